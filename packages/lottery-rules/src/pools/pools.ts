/**
 * Prizes that share a pool (pari-mutuel). A part of the sales is the pool; each pooled tier has a
 * share of it, divided evenly among its winning lines. What is left over by dividing, and the whole
 * amount of a tier that nobody won, goes to the first tier of the next draw: the jackpot. So no cent
 * is lost: prizes and carry together are the tiers' amounts and what had been carried.
 */

export type PoolRules = {
  /** The pool's part of the sales, in thousandths. */
  readonly ofSales: number;
  /** The first is the jackpot; shares of the pool in thousandths, together at most 1000. */
  readonly tiers: readonly { readonly tier: string; readonly share: number }[];
};

/** Singapore's: 38, 8, 5.5 and 3 % of a pool of 54 % of the sales; fixed prizes come out of the rest. */
export const poolsOf: Readonly<Record<string, PoolRules>> = {
  'six-of-49.ticket.pick': {
    ofSales: 540,
    tiers: [
      { tier: 'hits-6', share: 380 },
      { tier: 'hits-5-extra', share: 80 },
      { tier: 'hits-5', share: 55 },
      { tier: 'hits-4-extra', share: 30 },
    ],
  },
  'six-of-45.ticket.pick': { ofSales: 400, tiers: [{ tier: 'hits-6', share: 1000 }] },
  'six-of-55.ticket.pick': {
    ofSales: 400,
    tiers: [
      { tier: 'hits-6', share: 850 },
      { tier: 'hits-5-extra', share: 150 },
    ],
  },
};

export type PoolDraw = {
  /** Stakes of all tickets of the draw, minor units. */
  readonly sales: bigint;
  /** The jackpot carried from the draw before, minor units. */
  readonly carried: bigint;
  /** Winning lines by tier, a line counted once for each unit of its multiple. */
  readonly winners: Readonly<Record<string, bigint>>;
  /** The jackpot is at least this much; the house adds what is missing when somebody wins it. */
  readonly leastJackpot?: bigint;
};

export type PoolTier = {
  readonly tier: string;
  readonly amount: bigint;
  readonly winners: bigint;
  /** What each winning line gets, rounded down; 0 without winners. */
  readonly each: bigint;
  /** What goes to the next jackpot. */
  readonly left: bigint;
};

export type PoolResult = {
  readonly pool: bigint;
  readonly tiers: readonly PoolTier[];
  /** The jackpot carried to the next draw. */
  readonly carry: bigint;
  /** What the house adds to reach the least jackpot. */
  readonly added: bigint;
  /** The pool without the tiers' amounts: what fixed prizes are paid from. */
  readonly rest: bigint;
};

export function dividePool(rules: PoolRules, draw: PoolDraw): PoolResult {
  const pool = (draw.sales * BigInt(rules.ofSales)) / 1_000n;
  const shares = rules.tiers.map(({ share }) => (pool * BigInt(share)) / 1_000n);
  const jackpot = (shares[0] ?? 0n) + draw.carried;
  const isWon = winnersOf(draw, rules.tiers[0]?.tier ?? '') > 0n;
  const least = draw.leastJackpot ?? 0n;
  const added = isWon && least > jackpot ? least - jackpot : 0n;
  const tiers = rules.tiers.map(({ tier }, at) => {
    const amount = at === 0 ? jackpot + added : (shares[at] ?? 0n);
    const winners = winnersOf(draw, tier);
    const each = winners > 0n ? amount / winners : 0n;
    return { tier, amount, winners, each, left: amount - each * winners };
  });
  return {
    pool,
    tiers,
    carry: tiers.reduce((sum, { left }) => sum + left, 0n),
    added,
    rest: pool - shares.reduce((sum, share) => sum + share, 0n),
  };
}

function winnersOf({ winners }: PoolDraw, tier: string): bigint {
  const count = winners[tier] ?? 0n;
  if (count < 0n) throw new RangeError('There are no fewer winners than none.');
  return count;
}
