/**
 * Two of a team on opposite sides: they stake much, lose nothing together, and the turnover counts.
 *
 * Whoever bets the opposite of another wins what the other loses, at the same game and the same
 * moment. So rounds of one game that two members opened within a minute of each other are put
 * together, each with one other at most, and of these the ones whose results cancel are counted: one
 * won, one lost, and what is left between them is a tenth of the larger stake at most, which leaves
 * room for a commission. Rounds in which both got their stakes back say nothing.
 *
 * Two who play a fair even chance for the same stake by themselves cancel in half of their rounds.
 * That 18 of 20 or more do so happens to one such pair in five thousand, and to players of slots hardly ever.
 */

export type PlayedRound = {
  memberId: bigint;
  gameId: number;
  /** Epoch in ms. */
  openedAt: number;
  /** Minor units, both. */
  stake: bigint;
  payout: bigint;
};

export type HedgedPair = {
  firstId: bigint;
  secondId: bigint;
  togetherCount: number;
  cancelledCount: number;
  /** What both staked in the rounds that cancel. */
  stake: bigint;
};

const withinMs = 60_000;
const fewestTogether = 20;
const cancelledPercent = 90;
/** How many rounds after one are looked at for its opposite. */
const mostAhead = 40;

/** The pairs that staked most first. Reads each round against at most forty others. */
export function findHedgedPairs(rounds: readonly PlayedRound[]): HedgedPair[] {
  const pairs = new Map<string, HedgedPair>();
  for (const ofGame of Map.groupBy(rounds, ({ gameId }) => gameId).values()) {
    const ordered = ofGame.toSorted((a, b) => a.openedAt - b.openedAt);
    // With whom each round was put together already.
    const met = ordered.map(() => new Set<bigint>());
    for (const [at, round] of ordered.entries()) {
      const last = Math.min(ordered.length, at + 1 + mostAhead);
      for (let next = at + 1; next < last; next += 1) {
        const other = ordered[next];
        if (!other || other.openedAt - round.openedAt > withinMs) break;
        if (other.memberId === round.memberId) continue;
        if (met[at]?.has(other.memberId) || met[next]?.has(round.memberId)) continue;
        if (count(pairs, round, other)) {
          met[at]?.add(other.memberId);
          met[next]?.add(round.memberId);
        }
      }
    }
  }
  return [...pairs.values()]
    .filter(
      ({ togetherCount, cancelledCount }) =>
        togetherCount >= fewestTogether && cancelledCount * 100 >= togetherCount * cancelledPercent,
    )
    .toSorted((a, b) => (a.stake < b.stake ? 1 : a.stake > b.stake ? -1 : 0));
}

const resultOf = ({ stake, payout }: PlayedRound): bigint => payout - stake;
const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

/** False where both got their stakes back. */
function count(pairs: Map<string, HedgedPair>, round: PlayedRound, other: PlayedRound): boolean {
  const [one, two] = [resultOf(round), resultOf(other)];
  if (one === 0n && two === 0n) return false;
  const [firstId, secondId] =
    round.memberId < other.memberId
      ? [round.memberId, other.memberId]
      : [other.memberId, round.memberId];
  const key = `${firstId} ${secondId}`;
  const pair = pairs.get(key) ?? {
    firstId,
    secondId,
    togetherCount: 0,
    cancelledCount: 0,
    stake: 0n,
  };
  pairs.set(key, pair);
  pair.togetherCount += 1;
  const larger = round.stake > other.stake ? round.stake : other.stake;
  const isOpposite = (one > 0n && two < 0n) || (one < 0n && two > 0n);
  if (isOpposite && sizeOf(one + two) * 10n <= larger) {
    pair.cancelledCount += 1;
    pair.stake += round.stake + other.stake;
  }
  return true;
}
