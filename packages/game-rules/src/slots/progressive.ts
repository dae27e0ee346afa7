/**
 * Progressive jackpots. Each paid spin draws one ticket of a million million, whatever its stake;
 * the stake then says which of them win. A level owns a quarter of the tickets, and a greater
 * stake wins with all that a smaller one wins with, and with as many more as it is greater.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { ProgressiveLevel, ProgressiveRule } from './definition.ts';
import { add, type Rational, rational } from '@bahati/game-rules/rational.ts';

/** Drawn in groups of four digits: a range the draw takes, and one that even short words fit. */
const group = 10_000;
const ticketCount = 1_000_000_000_000n;
const ticketsOfLevel = ticketCount / 4n;

/** Contributions are so many parts of one minor unit. */
export const partsOfMinorUnit = 1_000_000n;

/** A whole number below 1,000,000,000,000, each as likely: twelve digits in groups of four. */
export function drawTicket(draw: DrawStream): number {
  return (draw.nextInt(group) * group + draw.nextInt(group)) * group + draw.nextInt(group);
}

/** The level this ticket wins with this stake (minor units), or null. */
export function levelWon(
  { levels }: ProgressiveRule,
  ticket: number,
  currency: Currency,
  stake: bigint,
): ProgressiveLevel | null {
  const own = BigInt(ticket) / ticketsOfLevel;
  const level = levels[Number(own)];
  if (!level) throw new RangeError('There is no such ticket.');
  const place = BigInt(ticket) - own * ticketsOfLevel;
  return place < winningTickets(level, currency, stake) ? level : null;
}

/** With how many of the tickets this stake wins the level. Refuses a chance that is not exact. */
export function winningTickets(level: ProgressiveLevel, currency: Currency, stake: bigint): bigint {
  const oneIn = level.oneIn[currency];
  const perUnit = ticketCount / oneIn;
  if (perUnit * oneIn !== ticketCount || stake <= 0n || perUnit * stake > ticketsOfLevel) {
    throw new RangeError(`The level ${level.level} cannot be won exactly with this stake.`);
  }
  return perUnit * stake;
}

/** What a stake adds to the level, in millionths of a minor unit: exact. */
export function contributionOf({ contribution }: ProgressiveLevel, stake: bigint): bigint {
  return stake * BigInt(contribution);
}

/**
 * The share of the stakes that jackpots return in the long run: every pool pays, besides its seed,
 * all that was added to it. Refuses seeds that are not the same share in every currency.
 */
export function progressiveReturn({ levels }: ProgressiveRule): Rational {
  const ofLevels = levels.map(({ contribution, seed, oneIn }) => {
    if (
      seed.KES * oneIn.TZS !== seed.TZS * oneIn.KES ||
      seed.KES * oneIn.XPL !== seed.XPL * oneIn.KES
    ) {
      throw new RangeError('A jackpot returns the same in every currency.');
    }
    const added = rational(BigInt(contribution), partsOfMinorUnit);
    return add(added, rational(seed.KES, oneIn.KES));
  });
  return add(...ofLevels);
}
