/** What a hand that is over says of each two of its players. */
import type { LeftAlone, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';

export type PairOfHand = {
  /** The smaller key is `one`. */
  readonly one: string;
  readonly other: string;
  /** What `one` won of `other`, minor units. */
  readonly net: bigint;
  readonly isAlone: boolean;
  readonly isSpared: boolean;
};

export type CountedPlayer = SeatedPlayer & { readonly memberId: string };

type Lost = { player: CountedPlayer; net: bigint };

/**
 * Every two players once. What somebody lost went to those who won, in proportion to what each won
 * (rounded down, the rake left out): in a pot of more than two nobody knows whose chips are whose.
 */
export function pairsOfHand(
  players: readonly CountedPlayer[],
  after: readonly SeatedPlayer[],
  alone: LeftAlone | null,
): PairOfHand[] {
  const results = players.map((player): Lost => {
    const left = after.find(({ seat }) => seat === player.seat)?.stack ?? 0n;
    return { player, net: left - player.stack };
  });
  const lost = results.reduce((sum, { net }) => (net < 0n ? sum - net : sum), 0n);
  const moved = (from: Lost, to: Lost): bigint =>
    from.net < 0n && to.net > 0n ? (-from.net * to.net) / lost : 0n;
  return results.flatMap((first, at) =>
    results.slice(at + 1).map((second): PairOfHand => {
      const [a, b] =
        first.player.memberId < second.player.memberId ? [first, second] : [second, first];
      const isAlone = alone !== null && isOf(alone, a.player) && isOf(alone, b.player);
      return {
        one: a.player.memberId,
        other: b.player.memberId,
        net: moved(b, a) - moved(a, b),
        isAlone,
        isSpared: isAlone && alone.isSpared,
      };
    }),
  );
}

const isOf = ({ seats }: LeftAlone, { seat }: CountedPlayer): boolean => seats.includes(seat);
