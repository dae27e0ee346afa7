/** A tournament as it is being written. */
import type { TournamentSettings } from '@bahati/contract/back-office/rewards/tournaments.ts';
import type { PlayProduct, Prize, TournamentRule } from '@bahati/contract/mission-terms.ts';
import { fromClockField } from '#office/words/time.ts';
import { type AwardDraft, awardOf, isCount, newAward } from './award-draft.rules.ts';

/** So many places, after those before it, win this. */
export type PrizeDraft = { key: string; places: string; award: AwardDraft };

export type TournamentDraft = {
  title: { en: string; sw: string };
  rule: TournamentRule;
  isOptIn: boolean;
  leastStake: string;
  leastRounds: string;
  product: PlayProduct | '';
  /** As clock fields show them. */
  startsAt: string;
  endsAt: string;
  prizes: PrizeDraft[];
};

export const newPrize = (): PrizeDraft => ({
  key: crypto.randomUUID(),
  places: '1',
  award: newAward,
});

export const newTournament = (): TournamentDraft => ({
  title: { en: '', sw: '' },
  rule: 'turnover',
  isOptIn: false,
  leastStake: '0',
  leastRounds: '1',
  product: 'RNG',
  startsAt: '',
  endsAt: '',
  prizes: [newPrize()],
});

/** From the first place on without a gap; undefined while one is not whole. */
export function prizesOf(drafts: readonly PrizeDraft[]): Prize[] | undefined {
  const prizes: Prize[] = [];
  let from = 1;
  for (const { places, award: written } of drafts) {
    const award = awardOf(written);
    if (!award || !isCount(places, 1_000)) return undefined;
    const to = from + Number(places) - 1;
    prizes.push({ from, to, award });
    from = to + 1;
  }
  return from <= 1_001 && prizes.length > 0 ? prizes : undefined;
}

/** Fields that are empty, or say what they may not. */
export function missingParts(draft: TournamentDraft): string[] {
  const startsAt = fromClockField(draft.startsAt);
  const endsAt = fromClockField(draft.endsAt);
  const faults: [string, boolean][] = [
    ['title.en', draft.title.en.trim() === ''],
    ['title.sw', draft.title.sw.trim() === ''],
    ['leastStake', !/^\d{1,9}(\.\d{1,2})?$/.test(draft.leastStake)],
    ['leastRounds', !isCount(draft.leastRounds, 10_000)],
    ['startsAt', startsAt === undefined],
    ['endsAt', startsAt === undefined || endsAt === undefined || endsAt <= startsAt],
    ['prizes', prizesOf(draft.prizes) === undefined],
  ];
  return faults.flatMap(([part, isWrong]) => (isWrong ? [part] : []));
}

/** What is sent; undefined while something is wanting. */
export function tournamentSettings(draft: TournamentDraft): TournamentSettings | undefined {
  const prizes = prizesOf(draft.prizes);
  const startsAt = fromClockField(draft.startsAt);
  const endsAt = fromClockField(draft.endsAt);
  if (!prizes || !startsAt || !endsAt || missingParts(draft).length > 0) return undefined;
  const { title, rule, isOptIn, leastStake, product } = draft;
  return {
    title: { en: title.en.trim(), sw: title.sw.trim() },
    rule,
    isOptIn,
    leastStake,
    leastRounds: Number(draft.leastRounds),
    scope: { products: product === '' ? [] : [product], vendorIds: [], gameIds: [] },
    startsAt,
    endsAt,
    prizes,
  };
}
