/** An award as it is being written. Draws, games and finer terms of bonuses are not written here. */
import type { Award } from '@bahati/contract/reward-terms.ts';
import { playProducts } from '@bahati/contract/mission-terms.ts';

export const writtenAwards = ['cash', 'points', 'bonus'] as const;
export type AwardDraft = {
  kind: (typeof writtenAwards)[number];
  amount: string;
  /** Of a bonus: so many times it is played, and days until it expires. */
  wagerTimes: string;
  days: string;
};

export const newAward: AwardDraft = { kind: 'cash', amount: '', wagerTimes: '5', days: '7' };

/** Undefined: it has more to it than is written here. */
export function awardDraftOf(award: Award): AwardDraft | undefined {
  if (award.kind === 'cash') return { ...newAward, amount: award.amount };
  if (award.kind === 'points') {
    return { ...newAward, kind: 'points', amount: String(award.points) };
  }
  if (award.kind !== 'bonus') return undefined;
  const { amount, terms } = award;
  const draft: AwardDraft = {
    kind: 'bonus',
    amount,
    wagerTimes: String(terms.wagerTimes),
    days: String(terms.days),
  };
  const again = awardOf(draft);
  return JSON.stringify(again) === JSON.stringify(award) ? draft : undefined;
}

export const isMoney = (text: string): boolean =>
  /^\d{1,12}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);
export const isCount = (text: string, most = 1_000_000): boolean =>
  /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most;

export function awardOf({ kind, amount, wagerTimes, days }: AwardDraft): Award | undefined {
  if (kind === 'points') {
    return isCount(amount) ? { kind, points: Number(amount) } : undefined;
  }
  if (!isMoney(amount)) return undefined;
  if (kind === 'cash') return { kind, amount };
  if (!isCount(wagerTimes, 100) || !isCount(days, 365)) return undefined;
  return {
    kind,
    amount,
    terms: {
      wagerTimes: Number(wagerTimes),
      wagerBase: 'bonus',
      contributions: playProducts.map((gameType) => ({ gameType, percent: 100 })),
      games: [],
      largestStake: null,
      days: Number(days),
      cashOutCap: null,
      isSticky: false,
    },
  };
}
