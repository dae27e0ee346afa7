/**
 * Terms along a line of agents. A downline's contract may pay as much as its upline's, never more
 * (spec §4): whatever a tier of the downline pays, the upline's terms pay at least that by the same
 * figures. Which winnings a dividend makes up for, and its mode, each contract has for itself.
 */
import type {
  DailySalaryTerms,
  DailySalaryTier,
  DividendTerms,
  DividendTier,
  HourlySalaryTerms,
  RealTimeSalaryTerms,
  TermPlace,
  Terms,
} from '@bahati/agency-rules/terms/terms.ts';

/** A place of the downline's terms that goes beyond the upline's. */
export type TermExcess = TermPlace & {
  readonly code: /** Bills of one line are settled together, so all have the same period. */
    | 'period_differs'
    | 'pays_above_upline'
    /** Bets of the downline would count where they no longer count for its upline. */
    | 'brake_above_upline';
};

/** None: the downline stays within its upline. Throws a RangeError for terms of two kinds. */
export function findExcesses(downline: Terms, upline: Terms): TermExcess[] {
  if (downline.kind === 'dividend' && upline.kind === 'dividend') {
    return dividendExcesses(downline, upline);
  }
  if (downline.kind === 'daily_salary' && upline.kind === 'daily_salary') {
    return dailySalaryExcesses(downline, upline);
  }
  if (downline.kind === 'hourly_salary' && upline.kind === 'hourly_salary') {
    return hourlySalaryExcesses(downline, upline);
  }
  if (downline.kind === 'real_time_salary' && upline.kind === 'real_time_salary') {
    return realTimeSalaryExcesses(downline, upline);
  }
  throw new RangeError(`${downline.kind} and ${upline.kind} do not stand in one line.`);
}

function dividendExcesses(downline: DividendTerms, upline: DividendTerms): TermExcess[] {
  const period: TermExcess[] =
    downline.period === upline.period
      ? []
      : [{ code: 'period_differs', field: 'period', tier: null }];
  const tiers = downline.tiers.flatMap((tier, index) =>
    isDividendTierWithin(tier, downline.mode, upline) ? [] : [excess('rateBps', index)],
  );
  return [...period, ...tiers];
}

/**
 * Of the losses at which a tier pays, those decide at which the upline is worst beside it: the
 * tier's own, and for a floating tier, which pays below that too, the last minor unit before each
 * step of the upline. Rates are compared as fractions, so that nothing is rounded.
 */
function isDividendTierWithin(
  tier: DividendTier,
  mode: DividendTerms['mode'],
  upline: DividendTerms,
): boolean {
  const full = tier.loss > 0n ? tier.loss : 1n;
  const steps = mode === 'floating' ? upline.tiers.map(({ loss }) => loss - 1n) : [];
  const losses = [full, ...steps.filter((loss) => loss > 0n && loss < full)];
  const reached = upline.tiers.filter(
    ({ turnover, activeMembers }) =>
      turnover <= tier.turnover && activeMembers <= tier.activeMembers,
  );
  return losses.every((loss) => {
    const own = rateAt(tier, mode, loss);
    return (
      own.numerator === 0n ||
      reached.some((other) => {
        const over = rateAt(other, upline.mode, loss);
        return over.numerator * own.denominator >= own.numerator * over.denominator;
      })
    );
  });
}

function rateAt(tier: DividendTier, mode: DividendTerms['mode'], loss: bigint) {
  const rate = BigInt(tier.rateBps);
  if (loss >= tier.loss) return { numerator: rate, denominator: 1n };
  return mode === 'fixed'
    ? { numerator: 0n, denominator: 1n }
    : { numerator: rate * loss, denominator: tier.loss };
}

function dailySalaryExcesses(downline: DailySalaryTerms, upline: DailySalaryTerms): TermExcess[] {
  return downline.tiers.flatMap((tier, index) => {
    const reached = upline.tiers.filter(
      ({ activeMembers, loss }) =>
        activeMembers <= tier.activeMembers &&
        // Without a check of its own the downline is paid whatever the team's result.
        (!upline.hasLossCheck || (downline.hasLossCheck && loss <= tier.loss)),
    );
    return isDailyTierWithin(tier, reached)
      ? []
      : [excess(tier.pays === 'rate' ? 'rateBps' : 'sum', index)];
  });
}

/**
 * Beside a tier with a rate an upline with sums is worst just before its next step, so each is
 * looked at, and beyond the last step only a rate keeps up with a rate.
 */
function isDailyTierWithin(tier: DailySalaryTier, upline: readonly DailySalaryTier[]): boolean {
  const steps = upline.map(({ turnover }) => turnover - 1n);
  const turnovers = [tier.turnover, ...steps.filter((turnover) => turnover > tier.turnover)];
  const isWithinSteps = turnovers.every((turnover) => {
    const own = dailyPayAt(tier, turnover);
    return (
      own === 0n ||
      upline.some((other) => other.turnover <= turnover && dailyPayAt(other, turnover) >= own)
    );
  });
  if (tier.pays === 'sum' || tier.rateBps === 0) return isWithinSteps;
  const { rateBps } = tier;
  return isWithinSteps && upline.some((other) => other.pays === 'rate' && other.rateBps >= rateBps);
}

/** In ten-thousandths of a minor unit. */
function dailyPayAt(tier: DailySalaryTier, turnover: bigint): bigint {
  return tier.pays === 'sum' ? tier.sum * 10_000n : turnover * BigInt(tier.rateBps);
}

function hourlySalaryExcesses(
  downline: HourlySalaryTerms,
  upline: HourlySalaryTerms,
): TermExcess[] {
  return downline.tiers.flatMap((tier, index) => {
    const reached = upline.tiers.filter(
      ({ turnover, activeMembers }) =>
        turnover <= tier.turnover && activeMembers <= tier.activeMembers,
    );
    return (['winRateBps', 'lossRateBps'] as const)
      .filter((field) => tier[field] > Math.max(0, ...reached.map((other) => other[field])))
      .map((field) => excess(field, index));
  });
}

function realTimeSalaryExcesses(
  downline: RealTimeSalaryTerms,
  upline: RealTimeSalaryTerms,
): TermExcess[] {
  const brake = upline.dailyTurnoverBrake;
  const isBrakeWithin =
    brake === null ||
    (downline.dailyTurnoverBrake !== null && downline.dailyTurnoverBrake <= brake);
  return [
    ...(downline.rateBps > upline.rateBps ? [excess('rateBps', null)] : []),
    ...(isBrakeWithin
      ? []
      : [{ code: 'brake_above_upline', field: 'dailyTurnoverBrake', tier: null } as const]),
  ];
}

function excess(field: TermPlace['field'], tier: number | null): TermExcess {
  return { code: 'pays_above_upline', field, tier };
}
