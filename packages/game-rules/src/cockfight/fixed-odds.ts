/**
 * Fixed odds: Meron and Wala at Malay prices, BDD at 8 to 1, FTD at 88 to 1. Draws and a cancelled
 * fight return bets on Meron and Wala; a cancelled fight returns all. Amounts in minor units.
 */
import type { FightResult, Side } from './cockfight.rules.ts';

/**
 * Of Meron and Wala: `amount` as players of Malay prices name it, and the price they took in
 * hundredths. A price above 0 is what one unit wins, the amount is the stake. A price below 0 is
 * what one unit to be won risks: the amount is what is won.
 */
export type FixedBet =
  | { readonly on: Side; readonly price: number; readonly amount: bigint }
  | { readonly on: 'bdd' | 'ftd'; readonly amount: bigint };

/** What one unit on a draw wins, beside itself. */
export const drawProfits = { bdd: 8n, ftd: 88n } as const;

const hundred = 100n;

function assertWhole(amount: bigint): void {
  if (amount <= 0n || (amount / hundred) * hundred !== amount) {
    throw new RangeError('An amount is a whole number of hundred minor units.');
  }
}

/** A price between nothing and evens, as players of Malay prices write it: `0.84`, `-0.97`. */
export function malayText(price: number): string {
  const digits = `${Math.abs(price)}`.padStart(3, '0');
  return `${price < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What the bet costs: all that can be lost by it, and all that counts as its stake. */
export function stakeOf(bet: FixedBet): bigint {
  assertWhole(bet.amount);
  if (!('price' in bet)) return bet.amount;
  assertPrice(bet.price);
  return bet.price > 0 ? bet.amount : (bet.amount * BigInt(-bet.price)) / hundred;
}

/** What it wins beside its stake. Both are exact: the amount is a multiple of a hundred. */
export function profitOf(bet: FixedBet): bigint {
  assertWhole(bet.amount);
  if (!('price' in bet)) return bet.amount * drawProfits[bet.on];
  assertPrice(bet.price);
  return bet.price > 0 ? (bet.amount * BigInt(bet.price)) / hundred : bet.amount;
}

function assertPrice(price: number): void {
  if (!Number.isInteger(price) || price === 0 || Math.abs(price) > 100) {
    throw new RangeError(
      'A Malay price is from -1.00 to 1.00 in whole hundredths, and not nothing.',
    );
  }
}

/** What the bet is paid when the fight has ended so, the stake included. */
export function payoutOf(bet: FixedBet, result: FightResult): bigint {
  const stake = stakeOf(bet);
  if (result === bet.on) return stake + profitOf(bet);
  return isReturned(bet, result) ? stake : 0n;
}

/** Whether the stake just comes back; then nothing of it counts as turnover. */
export function isReturned({ on }: FixedBet, result: FightResult): boolean {
  if (result === 'cancelled') return true;
  const isOnSide = on === 'meron' || on === 'wala';
  return isOnSide && (result === 'bdd' || result === 'ftd');
}
