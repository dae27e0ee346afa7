/** Which tier of a contract a team has reached, and what is missing for the others. */

export type TierConditions = {
  readonly turnover: bigint;
  readonly activeMembers: number;
  readonly loss: bigint;
};

export type ReachedFigures = {
  readonly turnover: bigint;
  readonly activeMembers: number;
  /** Below zero the team won. Null: no tier of these terms asks for a loss. */
  readonly loss: bigint | null;
};

export type TierCheck = {
  readonly isEligible: boolean;
  /** Each figure that is short, by how much; 0: enough. */
  readonly missing: TierConditions;
  /** What the tier pays by these figures; while it is not eligible, what it would pay. */
  readonly pays: bigint;
};

/** Tiers count from 0, in the order of the terms. */
export type TierChoice = {
  readonly checks: readonly TierCheck[];
  readonly chosenTier: number | null;
  /** The lowest tier that is not eligible, with what is missing for it; null: all are. */
  readonly nextTier: { readonly tier: number; readonly missing: TierConditions } | null;
};

type PayingTier = TierConditions & { readonly pays: bigint };

/** The eligible tier that pays most; of tiers that pay the same, the higher. */
export function chooseTier(tiers: readonly PayingTier[], reached: ReachedFigures): TierChoice {
  const checks = tiers.map((tier) => checkTier(tier, reached));
  let chosenTier: number | null = null;
  let most = 0n;
  for (const [tier, { isEligible, pays }] of checks.entries()) {
    if (isEligible && pays >= most) [chosenTier, most] = [tier, pays];
  }
  const next = checks.findIndex(({ isEligible }) => !isEligible);
  const missing = checks[next]?.missing;
  return { checks, chosenTier, nextTier: missing ? { tier: next, missing } : null };
}

/** What the chosen tier pays; nothing where none is eligible. */
export function payOf({ checks, chosenTier }: TierChoice): bigint {
  return chosenTier === null ? 0n : (checks[chosenTier]?.pays ?? 0n);
}

function checkTier(tier: PayingTier, reached: ReachedFigures): TierCheck {
  const missing = {
    turnover: shortfall(tier.turnover, reached.turnover),
    activeMembers: Math.max(0, tier.activeMembers - reached.activeMembers),
    loss: reached.loss === null ? 0n : shortfall(tier.loss, reached.loss),
  };
  const isEligible = missing.turnover === 0n && missing.activeMembers === 0 && missing.loss === 0n;
  return { isEligible, missing, pays: tier.pays };
}

function shortfall(asked: bigint, reached: bigint): bigint {
  return reached < asked ? asked - reached : 0n;
}
