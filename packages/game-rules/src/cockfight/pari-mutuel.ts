/**
 * Pari-mutuel: those who bet on the winner share what was bet on both sides, less the plasada, the
 * commission of the house. Source: game-math §9. Amounts in minor units.
 *
 * - Commission: 5 % of both sides together, rounded down.
 * - Price of a side: the rest over what is on that side, as so many for 100, rounded down.
 * - Payout: stake × price ÷ 100, rounded down. What rounding leaves is the house's, and named.
 * - A fight with a price of 1.07 or less is cancelled before it starts, and so is one with nobody
 *   on a side: everything comes back.
 * - BDD and FTD return bets on both sides whole, without commission.
 * - The bet on a draw stands apart: BDD and FTD pay 8 for 1 in total, the stake included.
 */
import type { FightResult, Side } from './cockfight.rules.ts';

/** In ten-thousandths. */
export const plasadaBps = 500n;
/** In hundredths: a fight that pays this or less on a side is not held. */
export const cancellingPrice = 107n;
/** What one unit on a draw pays in total, its stake included. */
export const drawTotal = 8n;

export type Pools = Readonly<Record<Side, bigint>>;

export type Closing =
  | { readonly isHeld: false }
  | {
      readonly isHeld: true;
      readonly commission: bigint;
      /** What is shared among the winners. */
      readonly net: bigint;
      /** For 100, whole: 187 says that 1.00 pays 1.87. */
      readonly prices: Pools;
    };

/** What the pools come to when no bet is taken any more. */
export function closePools({ meron, wala }: Pools): Closing {
  if (meron <= 0n || wala <= 0n) return { isHeld: false };
  const pool = meron + wala;
  const commission = (pool * plasadaBps) / 10_000n;
  const net = pool - commission;
  const prices = { meron: (net * 100n) / meron, wala: (net * 100n) / wala };
  const isHeld = prices.meron > cancellingPrice && prices.wala > cancellingPrice;
  return isHeld ? { isHeld, commission, net, prices } : { isHeld };
}

export type PoolBet = {
  readonly id: string;
  readonly on: Side | 'draw';
  readonly stake: bigint;
};

export type PoolSettlement = {
  /** What the fight counts as: also a fight that was not held is cancelled. */
  readonly result: FightResult;
  /** In the order of the bets, the stake included. */
  readonly payouts: readonly { readonly id: string; readonly amount: bigint }[];
  /** Both sides together = their payouts + commission + rounding. */
  readonly commission: bigint;
  readonly rounding: bigint;
  /** What the house wins by bets on a draw; less than nothing: what it loses. */
  readonly drawNet: bigint;
};

function payoutOf(bet: PoolBet, result: FightResult, prices: Pools | null): bigint {
  if (result === 'cancelled' || !prices) return bet.stake;
  const isDraw = result === 'bdd' || result === 'ftd';
  if (bet.on === 'draw') return isDraw ? bet.stake * drawTotal : 0n;
  if (isDraw) return bet.stake;
  return bet.on === result ? (bet.stake * prices[bet.on]) / 100n : 0n;
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** What is on each side, bets on a draw left out. */
export function poolsOf(bets: readonly PoolBet[]): Pools {
  const on = (side: Side) => sumOf(bets.filter((bet) => bet.on === side).map(({ stake }) => stake));
  return { meron: on('meron'), wala: on('wala') };
}

/** Settles all bets of a fight that ended so. `result` is what was drawn, or `cancelled`. */
export function settlePools(bets: readonly PoolBet[], result: FightResult): PoolSettlement {
  const pools = poolsOf(bets);
  const closing = closePools(pools);
  const counted = closing.isHeld ? result : 'cancelled';
  const prices = closing.isHeld ? closing.prices : null;
  const paid = bets.map((bet) => ({ bet, amount: payoutOf(bet, counted, prices) }));
  const isDecided = counted === 'meron' || counted === 'wala';
  const commission = closing.isHeld && isDecided ? closing.commission : 0n;
  const netOf = (isOnDraw: boolean) =>
    sumOf(
      paid
        .filter(({ bet }) => (bet.on === 'draw') === isOnDraw)
        .map(({ bet, amount }) => bet.stake - amount),
    );
  return {
    result: counted,
    payouts: paid.map(({ bet, amount }) => ({ id: bet.id, amount })),
    commission,
    rounding: netOf(false) - commission,
    drawNet: netOf(true),
  };
}
