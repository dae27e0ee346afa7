/**
 * The formulas of the second reading (`oracle.testing.ts`): what a bill earns by what its team played,
 * and how money that falls short is shared. In exact fractions, importing nothing of the engine.
 */
import type { WorldBet, WorldTerms } from './worlds.testing.ts';

export type Of<Kind> = Extract<WorldTerms, { kind: Kind }>;

/** Bets of a team in a period, and the least valid turnover of an active member. */
export type Played = {
  readonly bets: readonly Pick<WorldBet, 'bettor' | 'validStake' | 'outcome'>[];
  readonly activeMinimum: bigint;
};

type Fraction = { readonly n: bigint; readonly d: bigint };
const whole = (n: bigint): Fraction => ({ n, d: 1n });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const larger = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
const rate = (bps: number): Fraction => ({ n: BigInt(bps), d: 10_000n });
const nothing = whole(0n);
const roundedDown = ({ n, d }: Fraction): bigint => n / d;

export const total = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
export const notNegative = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

function reaches(
  { bets, activeMinimum }: Played,
  tier: { turnover: bigint; activeMembers: number },
): boolean {
  const byBettor = new Map<number, bigint>();
  for (const { bettor, validStake } of bets) {
    byBettor.set(bettor, (byBettor.get(bettor) ?? 0n) + validStake);
  }
  const active = [...byBettor.values()].filter((own) => own > 0n && own >= activeMinimum);
  return total([...byBettor.values()]) >= tier.turnover && active.length >= tier.activeMembers;
}

export function dividendOf(terms: Of<'dividend'>, played: Played, loss: bigint): bigint {
  const eligible = terms.tiers.filter((tier) => reaches(played, tier));
  if (terms.mode === 'fixed') {
    const highest = eligible.filter((tier) => loss >= tier.loss).at(-1);
    return highest ? roundedDown(times(whole(loss), rate(highest.rateBps))) : 0n;
  }
  const shares = eligible.map((tier) => {
    const part: Fraction = loss >= tier.loss ? whole(1n) : { n: loss, d: tier.loss };
    return times(times(whole(loss), rate(tier.rateBps)), part);
  });
  return roundedDown(shares.reduce(larger, nothing));
}

/** `result`: what the team won, below zero what it lost. */
export function dailyOf(terms: Of<'daily_salary'>, played: Played, result: bigint): bigint {
  const turnover = whole(total(played.bets.map(({ validStake }) => validStake)));
  const pays = terms.tiers
    .filter((tier) => reaches(played, tier))
    .filter((tier) => !terms.hasLossCheck || -result >= tier.loss)
    .map((tier) => (tier.pays === 'sum' ? whole(tier.sum) : times(turnover, rate(tier.rateBps))));
  return roundedDown(pays.reduce(larger, nothing));
}

export function hourlyOf(terms: Of<'hourly_salary'>, played: Played): bigint {
  const highest = terms.tiers.filter((tier) => reaches(played, tier)).at(-1);
  if (!highest) return 0n;
  const shares = played.bets.map(({ outcome, validStake }) =>
    times(whole(validStake), rate(outcome === 'won' ? highest.winRateBps : highest.lossRateBps)),
  );
  return roundedDown(shares.reduce(plus, nothing));
}

/** Bets in order of time; `before`: what the team turned over earlier that day. */
export function realTimeOf(
  terms: Of<'real_time_salary'>,
  bets: readonly { validStake: bigint; nextRateBps: number }[],
  before: bigint,
): bigint {
  let turnover = before;
  const shares = bets.map(({ validStake, nextRateBps }) => {
    const brake = terms.dailyTurnoverBrake;
    const from = turnover;
    turnover += validStake;
    const counted = brake === null ? validStake : notNegative(from < brake ? brake - from : 0n);
    return times(
      whole(counted < validStake ? counted : validStake),
      rate(terms.rateBps - nextRateBps),
    );
  });
  return roundedDown(shares.reduce(plus, nothing));
}

/** In proportion to what is owed, rounded down, the cents left over one each to the first. */
export function sharesOf(given: bigint, owed: readonly bigint[]): bigint[] {
  const due = total(owed);
  const shares = owed.map((one) => (due === 0n ? 0n : roundedDown({ n: given * one, d: due })));
  for (const [at, one] of owed.entries()) {
    const share = shares[at] ?? 0n;
    if (share < one && total(shares) < given) shares[at] = share + 1n;
  }
  return shares;
}
