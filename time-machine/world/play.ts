/** What members do on a day: they pay in, bet, and sometimes take money out. */
import { type Chance } from './chance.ts';
import { hourMs, startOfDay } from './calendar.ts';
import type { Member, Payment, Play } from './history.ts';
import { isAgent } from './tree.ts';

/** A day of play begins and ends so long after midnight: in between, periods are settled. */
const fromMs = 4.5 * hourMs;
const untilMs = 26.5 * hourMs;

const shilling = 100n;

export type DayOfPlay = { plays: Play[]; payments: Payment[] };

/** What a player has; of an agent nothing is counted on, since contracts pay into and out of it. */
export type Pockets = Map<number, bigint>;

/** In order of time. */
export function drawDay(
  chance: Chance,
  members: readonly Member[],
  pockets: Pockets,
  day: number,
): DayOfPlay {
  const drawn: DayOfPlay = { plays: [], payments: [] };
  for (const [place, member] of members.entries()) {
    if (!chance.isTrue(isAgent(member) ? 6 : 60)) continue;
    const moments = Array.from({ length: chance.int(1, 5) }, () => momentOf(chance, day));
    playSession(chance, { place, member, moments: moments.sort((a, b) => a - b) }, pockets, drawn);
  }
  drawn.plays.sort((a, b) => a.at - b.at);
  drawn.payments.sort((a, b) => a.at - b.at);
  return drawn;
}

/** Evenly over the day. */
function momentOf(chance: Chance, day: number): number {
  return startOfDay(day) + fromMs + chance.int(0, untilMs - fromMs - 1);
}

type Session = { place: number; member: Member; moments: number[] };

function playSession(
  chance: Chance,
  { place, member, moments }: Session,
  pockets: Pockets,
  { plays, payments }: DayOfPlay,
): void {
  const bets = moments.map((at) => ({ at, stake: shilling * BigInt(5 * chance.int(4, 80)) }));
  const needed = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const first = bets[0]?.at ?? 0;
  let pocket = isAgent(member) ? 0n : (pockets.get(place) ?? 0n);
  if (pocket < needed) {
    const amount = ((needed - pocket) / shilling + BigInt(chance.int(1, 300))) * shilling;
    payments.push({ member: place, at: first - 1_000, direction: 'in', amount });
    pocket += amount;
  }
  for (const { at, stake } of bets) {
    const { valid, payout } = drawOutcome(chance, stake);
    plays.push({ member: place, at, stake, valid, payout, roundId: 0n, voidedAt: null });
    pocket += payout - stake;
  }
  const last = bets.at(-1)?.at ?? first;
  if (!isAgent(member) && pocket > 300_000n) {
    const amount = (pocket / 2n / shilling) * shilling;
    payments.push({ member: place, at: last + 1_000, direction: 'out', amount });
    pocket -= amount;
  }
  pockets.set(place, pocket);
}

/** Most bets lose; some are ties, and of some only half was at risk. */
function drawOutcome(chance: Chance, stake: bigint): { valid: bigint; payout: bigint } {
  if (chance.isTrue(5)) return { valid: 0n, payout: stake };
  const valid = chance.isTrue(6) ? stake / 2n : stake;
  const won = chance.isTrue(37) ? (valid * BigInt(chance.int(11, 40))) / 10n : 0n;
  return { valid, payout: won + stake - valid };
}
