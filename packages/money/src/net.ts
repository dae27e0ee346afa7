/** What a round came to for the player: what it paid less what it staked. */
import type { Currency } from './currencies.ts';
import { parseAmount, toDecimal } from './money.ts';

/** Minor units; below zero where less was paid than staked. */
export function netOf({ payout, stake }: { payout: bigint; stake: bigint }): bigint {
  return payout - stake;
}

/** Of amounts on the wire: the wire's decimal string, which may carry a sign. */
export function wireNetOf(round: { payout: string; stake: string; currency: Currency }): string {
  const { currency } = round;
  const payout = parseAmount(round.payout, currency) ?? 0n;
  const stake = parseAmount(round.stake, currency) ?? 0n;
  return toDecimal(netOf({ payout, stake }), currency);
}

/** A gain is shown as one only where more came than went: an even result is none. */
export function isGain(net: string): boolean {
  return !net.startsWith('-') && /[1-9]/.test(net);
}
