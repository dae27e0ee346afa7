/** What follows from a bet as the book tells it. Pure. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';

export type BetLeg = Bet['legs'][number];
export type BetSelection = BetLeg['selections'][number];

type Amounts = Pick<Bet, 'mostPayout' | 'stake' | 'openStake'>;

/** Part of it was cashed out before, and the rest runs on. */
export const isPartCashed = ({ openStake, stake }: Amounts, currency: Currency): boolean => {
  const running = parseDecimal(openStake, currency);
  return running > 0n && running < parseDecimal(stake, currency);
};

/** What would reach the wallet if all of it won, of what still runs; rounded down. */
export function payoutIfWon(bet: Amounts, currency: Currency): string {
  if (!isPartCashed(bet, currency)) return bet.mostPayout;
  const whole = parseDecimal(bet.mostPayout, currency);
  const running = parseDecimal(bet.openStake, currency);
  return toDecimal((whole * running) / parseDecimal(bet.stake, currency), currency);
}

export type LegState =
  | 'won'
  | 'half_won'
  | 'push'
  | 'half_lost'
  | 'lost'
  | 'void'
  | 'live'
  | 'waiting'
  | 'ended';

/** How a leg stands: its result once it has one, else whether its event runs. */
export function legState({ result, selections }: BetLeg): LegState {
  if (result !== null) return result;
  const states = selections.map(({ eventState }) => eventState);
  if (states.includes('live')) return 'live';
  return states.every((state) => state === 'upcoming' || state === 'postponed')
    ? 'waiting'
    : 'ended';
}

type BetOutcome = 'won' | 'lost' | 'returned' | 'none';

/** What a bet that is over came to, by the money alone. */
export function betOutcome(bet: Bet, currency: Currency): BetOutcome {
  if (bet.state === 'cancelled' || bet.state === 'refused') return 'returned';
  if (bet.state !== 'settled' && bet.state !== 'cashed_out') return 'none';
  const paid = parseDecimal(bet.payout, currency);
  const stake = parseDecimal(bet.stake, currency);
  if (paid === stake) return 'returned';
  return paid > stake ? 'won' : 'lost';
}

/** The odds of a single or a multiple, in thousandths, rounded down to hundredths; null: each line has its own. */
export function oddsOfBet({ shape, legs }: Pick<Bet, 'shape' | 'legs'>): number | null {
  if (shape.kind !== 'multiple' && legs.length !== 1) return null;
  const product = legs.reduce((all, { odds }) => all * BigInt(odds), 1_000n);
  return Number((product / 1_000n ** BigInt(legs.length) / 10n) * 10n);
}

/** Steps newest first, those of one moment in the order they were told. */
export const newestFirst = (steps: Bet['steps']): Bet['steps'] =>
  steps.toReversed().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
