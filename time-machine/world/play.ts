/** What members do on a day: they pay in, bet, and sometimes take money out. */
import { type Chance } from './chance.ts';
import { hourMs, minuteMs, startOfDay } from './calendar.ts';
import type { Member, Payment, Play } from './history.ts';
import { isAgent } from './tree.ts';

/** A day of play begins and ends so long after midnight: in between, periods are settled. */
const fromMs = 4.5 * hourMs;
const untilMs = 26.5 * hourMs;

const shilling = 100n;

export type DayOfPlay = { plays: Play[]; payments: Payment[] };

/** What a player has; of an agent nothing is counted on, since contracts pay into and out of it. */
export type Pockets = Map<number, bigint>;

/**
 * In order of time. With `marks`, all plays fall within the five minutes after one of these instants,
 * some to each.
 */
export function drawDay(
  chance: Chance,
  members: readonly Member[],
  pockets: Pockets,
  { day, marks }: { day: number; marks: readonly number[] | null },
): DayOfPlay {
  const drawn: DayOfPlay = { plays: [], payments: [] };
  for (const [place, member] of members.entries()) {
    if (!chance.isTrue(isAgent(member) ? 6 : 60)) continue;
    const moments = Array.from({ length: chance.int(1, 5) }, () => momentOf(chance, day, marks));
    playSession(chance, { place, member, moments: moments.sort((a, b) => a - b) }, pockets, drawn);
  }
  drawn.plays.sort((a, b) => a.at - b.at);
  drawn.payments.sort((a, b) => a.at - b.at);
  return drawn;
}

/** Evenly over the day, on a whole second, at an instant that nobody else of the day is likely to have. */
function momentOf(chance: Chance, day: number, marks: readonly number[] | null): number {
  if (marks) return chance.pick(marks) + chance.int(60_000, 290_000);
  return startOfDay(day) + fromMs + chance.int(0, untilMs - fromMs - 1);
}

/** Five-minute marks of a day, at least ten minutes apart. */
export function drawMarks(chance: Chance, day: number, count: number): number[] {
  const gapMs = Math.floor((untilMs - fromMs) / count / (5 * minuteMs)) * 5 * minuteMs;
  return Array.from({ length: count }, (_, at) => {
    const free = Math.max(0, gapMs / (5 * minuteMs) - 2);
    return startOfDay(day) + fromMs + at * gapMs + chance.int(0, free) * 5 * minuteMs;
  });
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
