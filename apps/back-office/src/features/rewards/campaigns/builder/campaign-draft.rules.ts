/** A campaign while it is written: fields as they are typed, read into rules when they are whole. */
import type {
  CampaignAward,
  CampaignTerms,
  CampaignTrigger,
  TriggerKind,
} from '@bahati/contract/campaign-terms.ts';
import type { BonusTerms } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { readFigure, typedDecimal } from '@bahati/money/typed-figure.ts';

export const awardKinds = ['percent_bonus', 'percent_cash', 'bonus', 'cash', 'points'] as const;
export type AwardKind = (typeof awardKinds)[number];

export const gameTypes = [
  'RNG',
  'BGS',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const;
export type GameType = (typeof gameTypes)[number];

export type AwardDraft = {
  kind: AwardKind | 'as_it_stands';
  percent: string;
  /** The cap of a share, the amount, or the count of points. */
  amount: string;
  wagerTimes: string;
  wagerBase: BonusTerms['wagerBase'];
  counts: Readonly<Record<GameType, string>>;
  largestStake: string;
  days: string;
  cashOutCap: string;
  isSticky: boolean;
  /** What the form has no fields for. */
  kept: CampaignAward | null;
};

export type CampaignDraft = {
  name: string;
  title: { en: string; sw: string };
  scene: CampaignTerms['scene'];
  trigger: TriggerKind;
  /** Empty: any deposit. */
  number: string;
  leastDeposit: string;
  isChosen: boolean;
  period: 'day' | 'week';
  least: string;
  needsPicture: boolean;
  day: string;
  newDays: string;
  tags: string[];
  countries: string[];
  gameTypes: GameType[];
  vendorIds: number[];
  awards: AwardDraft[];
  total: string;
  dayBudget: string;
  memberBudget: string;
  times: string;
  /** Instants. */
  startsAt: string;
  endsAt: string;
  isAutomatic: boolean;
  claimDays: string;
  controlPercent: string;
};

const noCounts = Object.fromEntries(gameTypes.map((type) => [type, ''])) as Record<
  GameType,
  string
>;

export const awardDraft = (more: Partial<AwardDraft> = {}): AwardDraft => ({
  kind: 'percent_bonus',
  percent: '100',
  amount: '',
  wagerTimes: '20',
  wagerBase: 'bonus',
  counts: { ...noCounts, RNG: '100', BGS: '50' },
  largestStake: '',
  days: '14',
  cashOutCap: '',
  isSticky: false,
  kept: null,
  ...more,
});

const dayMs = 86_400_000;

export const campaignDraft = (now: Date): CampaignDraft => ({
  name: '',
  title: { en: '', sw: '' },
  scene: 'lantern-wheel',
  trigger: 'deposit',
  number: '1',
  leastDeposit: '',
  isChosen: true,
  period: 'day',
  least: '',
  needsPicture: false,
  day: new Date(now.getTime() + dayMs).toISOString().slice(0, 10),
  newDays: '',
  tags: [],
  countries: [],
  gameTypes: [],
  vendorIds: [],
  awards: [awardDraft()],
  total: '',
  dayBudget: '',
  memberBudget: '',
  times: '1',
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + 30 * dayMs).toISOString(),
  isAutomatic: false,
  claimDays: '7',
  controlPercent: '0',
});

const text = (value: string | number | null) => (value === null ? '' : String(value));

export function draftOf(name: string, terms: CampaignTerms): CampaignDraft {
  const { trigger, condition, budget } = terms;
  return {
    ...campaignDraft(new Date(terms.startsAt)),
    name,
    title: terms.title,
    scene: terms.scene,
    trigger: trigger.kind,
    ...(trigger.kind === 'deposit'
      ? {
          number: text(trigger.number),
          leastDeposit: trigger.leastDeposit,
          isChosen: trigger.isChosen,
        }
      : {}),
    ...('least' in trigger ? { period: trigger.period, least: trigger.least } : {}),
    ...('needsPicture' in trigger ? { needsPicture: trigger.needsPicture } : {}),
    ...('day' in trigger ? { day: trigger.day } : {}),
    newDays: text(condition.newDays),
    tags: condition.tags,
    countries: condition.countries,
    gameTypes: condition.gameTypes,
    vendorIds: condition.vendorIds,
    awards: terms.awards.map(draftOfAward),
    total: budget.total,
    dayBudget: text(budget.day),
    memberBudget: text(budget.member),
    times: text(budget.timesPerMember),
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    isAutomatic: terms.isAutomatic,
    claimDays: text(terms.claimDays),
    controlPercent: text(terms.controlPercent),
  };
}

function draftOfAward(one: CampaignAward): AwardDraft {
  if (one.kind === 'percent') {
    const { percent, cap, bonus } = one;
    const kind = bonus ? 'percent_bonus' : 'percent_cash';
    return awardDraft({
      kind,
      percent: text(percent),
      amount: cap,
      ...bonusDraft(bonus),
      kept: one,
    });
  }
  const { award } = one;
  if (award.kind === 'cash') return awardDraft({ kind: 'cash', amount: award.amount });
  if (award.kind === 'points') return awardDraft({ kind: 'points', amount: text(award.points) });
  if (award.kind === 'bonus') {
    const drafted = bonusDraft(award.terms);
    return awardDraft({ kind: 'bonus', amount: award.amount, ...drafted, kept: one });
  }
  return awardDraft({ kind: 'as_it_stands', kept: one });
}

function bonusDraft(terms: BonusTerms | null): Partial<AwardDraft> {
  if (!terms) return {};
  const counts = { ...noCounts };
  for (const { gameType, percent } of terms.contributions) counts[gameType] = text(percent);
  return {
    wagerTimes: text(terms.wagerTimes),
    wagerBase: terms.wagerBase,
    counts,
    largestStake: text(terms.largestStake),
    days: text(terms.days),
    cashOutCap: text(terms.cashOutCap),
    isSticky: terms.isSticky,
  };
}

/** The rules, and the names of fields that say nothing that can be read. */
export type ReadDraft = { terms: CampaignTerms | undefined; missing: readonly string[] };

/** Reads typed fields; what is wrong is noted by the field's name. */
function reader(currency: Currency) {
  const missing = new Set<string>();
  const miss = <T>(field: string, instead: T): T => {
    missing.add(field);
    return instead;
  };
  return {
    missing,
    miss,
    amount: (field: string, typed: string): string =>
      typedDecimal(typed, currency) ?? miss(field, '1'),
    amountOrNone: (field: string, typed: string): string | null =>
      typed.trim() === '' ? null : (typedDecimal(typed, currency) ?? miss(field, null)),
    count(field: string, typed: string, least: number, most: number): number {
      const { units } = readFigure(typed, 0);
      const isGood = units !== undefined && units >= BigInt(least) && units <= BigInt(most);
      return isGood ? Number(units) : miss(field, least);
    },
    words: (field: string, typed: string, least = 1): string =>
      typed.trim().length >= least ? typed.trim() : miss(field, '–'),
  };
}
type Reader = ReturnType<typeof reader>;

export function readDraft(draft: CampaignDraft, currency: Currency): ReadDraft {
  const read = reader(currency);
  read.words('name', draft.name, 3);
  const terms: CampaignTerms = {
    trigger: triggerOf(draft, read),
    condition: {
      newDays: draft.newDays.trim() === '' ? null : read.count('newDays', draft.newDays, 1, 365),
      tags: draft.tags,
      countries: draft.countries,
      gameTypes: draft.gameTypes,
      vendorIds: draft.vendorIds,
    },
    awards: draft.awards.map((one, at) => awardOf(one, `award${at}`, read)),
    budget: {
      total: read.amount('total', draft.total),
      day: read.amountOrNone('dayBudget', draft.dayBudget),
      member: read.amountOrNone('memberBudget', draft.memberBudget),
      timesPerMember: read.count('times', draft.times, 1, 1_000),
    },
    startsAt: draft.startsAt || read.miss('startsAt', new Date(0).toISOString()),
    endsAt: draft.endsAt || read.miss('endsAt', new Date(0).toISOString()),
    isAutomatic: draft.isAutomatic,
    claimDays:
      draft.claimDays.trim() === '' ? null : read.count('claimDays', draft.claimDays, 1, 90),
    controlPercent: read.count('controlPercent', draft.controlPercent, 0, 50),
    title: {
      en: read.words('title.en', draft.title.en),
      sw: read.words('title.sw', draft.title.sw),
    },
    scene: draft.scene,
  };
  if (terms.endsAt <= terms.startsAt) read.missing.add('endsAt');
  return { terms, missing: [...read.missing] };
}

function triggerOf(draft: CampaignDraft, read: Reader): CampaignTrigger {
  const { trigger: kind } = draft;
  switch (kind) {
    case 'deposit':
      return {
        kind,
        number: draft.number === '' ? null : read.count('number', draft.number, 1, 20),
        leastDeposit: read.amount('leastDeposit', draft.leastDeposit),
        isChosen: draft.isChosen,
      };
    case 'turnover':
    case 'loss':
      return { kind, period: draft.period, least: read.amount('least', draft.least) };
    case 'application':
      return { kind, needsPicture: draft.needsPicture };
    case 'date':
      return { kind, day: draft.day || read.miss('day', '2026-01-01') };
    case 'registration':
    case 'code':
    case 'staff':
      return { kind };
  }
}

function awardOf(one: AwardDraft, field: string, read: Reader): CampaignAward {
  const { kind, kept } = one;
  if (kind === 'as_it_stands' && kept) return kept;
  if (kind === 'points') {
    const points = read.count(`${field}.amount`, one.amount, 1, 1_000_000);
    return { kind: 'fixed', award: { kind: 'points', points } };
  }
  const amount = read.amount(`${field}.amount`, one.amount);
  if (kind === 'percent_bonus' || kind === 'percent_cash') {
    const bonus = kind === 'percent_bonus' ? bonusOf(one, field, read) : null;
    const percent = read.count(`${field}.percent`, one.percent, 1, 500);
    return { kind: 'percent', percent, cap: amount, bonus };
  }
  if (kind === 'bonus') {
    const terms = bonusOf(one, field, read);
    return { kind: 'fixed', award: { kind: 'bonus', amount, terms } };
  }
  return { kind: 'fixed', award: { kind: 'cash', amount } };
}

function bonusOf(one: AwardDraft, field: string, read: Reader): BonusTerms {
  const counted = gameTypes.filter((type) => one.counts[type].trim() !== '');
  if (counted.length === 0) read.missing.add(`${field}.counts`);
  const contributions = counted.map((gameType) => ({
    gameType,
    percent: read.count(`${field}.counts`, one.counts[gameType], 0, 100),
  }));
  return {
    wagerTimes: read.count(`${field}.wagerTimes`, one.wagerTimes, 0, 100),
    wagerBase: one.wagerBase,
    contributions,
    games: gamesOf(one.kept),
    largestStake: read.amountOrNone(`${field}.largestStake`, one.largestStake),
    days: read.count(`${field}.days`, one.days, 1, 365),
    cashOutCap: read.amountOrNone(`${field}.cashOutCap`, one.cashOutCap),
    isSticky: one.isSticky,
  };
}

/** Games that count otherwise are kept as they are. */
function gamesOf(kept: CampaignAward | null): BonusTerms['games'] {
  if (kept?.kind === 'percent') return kept.bonus?.games ?? [];
  return kept?.kind === 'fixed' && kept.award.kind === 'bonus' ? kept.award.terms.games : [];
}
