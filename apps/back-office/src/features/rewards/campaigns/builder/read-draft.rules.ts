/** Reads what was typed of a campaign into its rules. */
import type {
  CampaignAward,
  CampaignTerms,
  CampaignTrigger,
} from '@bahati/contract/campaign-terms.ts';
import type { Award, BonusTerms } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { readFigure, typedDecimal } from '@bahati/money/typed-figure.ts';
import { type AwardDraft, type CampaignDraft, gameTypes } from './campaign-draft.rules.ts';

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
      const read = readFigure(typed, 0);
      if (read.fault !== undefined) return miss(field, least);
      const isGood = read.units >= BigInt(least) && read.units <= BigInt(most);
      return isGood ? Number(read.units) : miss(field, least);
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
  const { kind } = one;
  const amount = () => read.amount(`${field}.amount`, one.amount);
  const count = (most: number) => read.count(`${field}.amount`, one.amount, 1, most);
  switch (kind) {
    case 'percent_bonus':
    case 'percent_cash':
      return {
        kind: 'percent',
        percent: read.count(`${field}.percent`, one.percent, 1, 500),
        cap: amount(),
        bonus: kind === 'percent_bonus' ? bonusOf(one, field, read) : null,
      };
    case 'bonus':
      return fixed({ kind, amount: amount(), terms: bonusOf(one, field, read) });
    case 'cash':
      return fixed({ kind, amount: amount() });
    case 'points':
      return fixed({ kind, points: count(1_000_000) });
    case 'free_rounds':
      return fixed({
        kind,
        gameId: one.gameId === '' ? read.miss(`${field}.gameId`, 1) : Number(one.gameId),
        rounds: count(500),
        stake: read.amount(`${field}.stake`, one.stake),
        days: read.count(`${field}.days`, one.days, 1, 60),
      });
    case 'tickets': {
      const [ticket, drawId = ''] = one.draw.split(' ');
      const known = ticketKinds.find((name) => name === ticket);
      if (!known) read.missing.add(`${field}.draw`);
      return fixed({ kind, ticket: known ?? 'wheel', drawId, count: count(1_000) });
    }
  }
}

const ticketKinds = ['wheel', 'egg', 'raffle'] as const;

const fixed = (award: Award): CampaignAward => ({ kind: 'fixed', award });

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
    games: one.games,
    largestStake: read.amountOrNone(`${field}.largestStake`, one.largestStake),
    days: read.count(`${field}.days`, one.days, 1, 365),
    cashOutCap: read.amountOrNone(`${field}.cashOutCap`, one.cashOutCap),
    isSticky: one.isSticky,
  };
}
