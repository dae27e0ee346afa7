/** What a bill would come to by other figures: the same engine on a changed snapshot. */
import type { BillSnapshot } from '@bahati/agency-rules/bills/bill.ts';
import { type TeamFigures, teamResult } from '@bahati/agency-rules/bills/team.ts';
import type { Tier } from '@bahati/agency-rules/terms/terms.ts';

export type LeverItem = 'turnover' | 'activeMembers' | 'loss' | 'winningStake' | 'losingStake';

export type Lever = {
  readonly item: LeverItem;
  /** As billed; never below zero. Members as they are counted, amounts in minor units. */
  readonly value: bigint;
  /** How far a slider reaches: well beyond what was reached and what tiers ask for. */
  readonly most: bigint;
};

/** Figures that differ from those billed. */
export type Wishes = Partial<Record<LeverItem, bigint>>;

/** The figures that decide this kind of contract. */
export function leversOf(snapshot: BillSnapshot): Lever[] {
  switch (snapshot.kind) {
    case 'hourly_salary': {
      const { winningStake, losingStake, activeMembers } = snapshot.figures;
      const asked = highest(snapshot.terms.tiers, ({ turnover }) => turnover);
      return [
        lever('winningStake', winningStake, asked),
        lever('losingStake', losingStake, asked),
        members(activeMembers, snapshot.terms.tiers),
      ];
    }
    case 'real_time_salary': {
      const stakes = snapshot.figures.bets.reduce((sum, { stake }) => sum + stake, 0n);
      return [lever('turnover', stakes, snapshot.terms.dailyTurnoverBrake ?? 0n)];
    }
    default: {
      const { figures, terms } = snapshot;
      const tiers: readonly Tier[] = terms.tiers;
      const lost = -teamResult(figures).result;
      const counts = terms.kind === 'dividend' || terms.hasLossCheck;
      return [
        lever(
          'turnover',
          figures.validTurnover,
          highest(tiers, ({ turnover }) => turnover),
        ),
        members(figures.activeMembers, tiers),
        ...(counts
          ? [
              lever(
                'loss',
                lost > 0n ? lost : 0n,
                highest(tiers, (tier) => ('loss' in tier ? tier.loss : 0n)),
              ),
            ]
          : []),
      ];
    }
  }
}

/**
 * The snapshot by the wished figures. A team's loss is moved by what it was paid out; where even
 * without payouts it would be less, by the turnover that tiers do not count. Stakes of a real-time
 * salary grow and shrink alike.
 */
export function withWishes(snapshot: BillSnapshot, wishes: Wishes): BillSnapshot {
  const activeMembers = (was: number) =>
    wishes.activeMembers === undefined ? was : Number(wishes.activeMembers);
  switch (snapshot.kind) {
    case 'dividend': {
      const team = teamByWishes(snapshot.figures, wishes);
      const figures = { ...snapshot.figures, ...team };
      figures.activeMembers = activeMembers(figures.activeMembers);
      return { ...snapshot, figures };
    }
    case 'daily_salary': {
      const figures = { ...snapshot.figures, ...teamByWishes(snapshot.figures, wishes) };
      figures.activeMembers = activeMembers(figures.activeMembers);
      return { ...snapshot, figures };
    }
    case 'hourly_salary': {
      const { figures } = snapshot;
      const { winningStake = figures.winningStake, losingStake = figures.losingStake } = wishes;
      const active = activeMembers(figures.activeMembers);
      return {
        ...snapshot,
        figures: { ...figures, winningStake, losingStake, activeMembers: active },
      };
    }
    case 'real_time_salary':
      return {
        ...snapshot,
        figures: { ...snapshot.figures, bets: stakesByWish(snapshot.figures.bets, wishes) },
      };
  }
}

function teamByWishes(figures: TeamFigures, wishes: Wishes) {
  const validTurnover = wishes.turnover ?? figures.validTurnover;
  const turnover = figures.turnover + (validTurnover - figures.validTurnover);
  const loss = wishes.loss ?? -teamResult(figures).result;
  const { rebates, bonuses, promotionCost, depositFees } = figures;
  const payouts = turnover - rebates - bonuses - promotionCost - depositFees - loss;
  return payouts >= 0n
    ? { validTurnover, turnover, payouts }
    : { validTurnover, turnover: turnover - payouts, payouts: 0n };
}

type Bets = Extract<BillSnapshot, { kind: 'real_time_salary' }>['figures']['bets'];

function stakesByWish(bets: Bets, { turnover }: Wishes): Bets {
  const whole = bets.reduce((sum, { stake }) => sum + stake, 0n);
  if (turnover === undefined || whole === 0n) return bets;
  return bets.map((bet) => ({ ...bet, stake: (bet.stake * turnover) / whole }));
}

function members(activeMembers: number, tiers: readonly { activeMembers: number }[]): Lever {
  const asked = highest(tiers, (tier) => BigInt(tier.activeMembers));
  const value = BigInt(activeMembers);
  return { item: 'activeMembers', value, most: rounded(larger(value, asked) * 2n, 10n) };
}

function lever(item: LeverItem, value: bigint, asked: bigint): Lever {
  return { item, value, most: rounded(larger(value * 2n, (asked * 3n) / 2n), 1_000n) };
}

/** Up to two leading figures, and at least so much, so that a slider has round ends. */
function rounded(amount: bigint, least: bigint): bigint {
  const wanted = larger(amount, least);
  const step = 10n ** BigInt(Math.max(0, `${wanted}`.length - 2));
  return ((wanted + step - 1n) / step) * step;
}

function highest<T>(tiers: readonly T[], of: (tier: T) => bigint): bigint {
  return tiers.reduce((high, tier) => larger(high, of(tier)), 0n);
}

function larger(first: bigint, second: bigint): bigint {
  return first > second ? first : second;
}
