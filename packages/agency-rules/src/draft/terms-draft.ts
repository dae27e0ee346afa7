/**
 * Terms as somebody types them: texts beside choices, so that a form keeps what was typed and says
 * what is wrong with it by the rules the server holds terms to. Rates are typed in percent with up to
 * two decimals, amounts in units of the currency; empty is a fault, but a brake that is left out.
 */
import { findExcesses, type TermExcess } from '@bahati/agency-rules/chain/chain-terms.ts';
import type { TermValue } from '@bahati/agency-rules/terms/terms-diff.ts';
import { mostOfUpline } from './upline-most.ts';
import { findTermFaults, type TermFault } from '@bahati/agency-rules/terms/term-faults.ts';
import type {
  DailySalaryTerms,
  DividendTerms,
  TermPlace,
  Terms,
  Tier,
} from '@bahati/agency-rules/terms/terms.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type FigureFault, readAmount, readFigure } from '@bahati/money/typed-figure.ts';

export type AmountField = 'turnover' | 'loss' | 'sum' | 'dailyTurnoverBrake';
export type RateField = 'rateBps' | 'winRateBps' | 'lossRateBps';
export type FigureField = AmountField | RateField | 'activeMembers';
/** The figures of a tier. */
export type TierField = Exclude<FigureField, 'dailyTurnoverBrake'>;

export type TierDraft = {
  /** Stays with the tier while others are added and removed. */
  readonly id: number;
  readonly pays: 'rate' | 'sum';
  readonly texts: Readonly<Record<TierField, string>>;
};

/** Choices of other kinds stand unused. */
export type TermsDraft = {
  readonly kind: Terms['kind'];
  readonly period: DividendTerms['period'];
  readonly mode: DividendTerms['mode'];
  readonly carryOver: DividendTerms['carryOver'];
  readonly hasLossCheck: DailySalaryTerms['hasLossCheck'];
  readonly rateBps: string;
  readonly dailyTurnoverBrake: string;
  readonly tiers: readonly TierDraft[];
};

export type DraftFault = TermPlace & {
  readonly code: FigureFault | TermFault['code'] | TermExcess['code'];
  /**
   * Where the terms go beyond the upline's: what is at most allowed there; null: nothing is. Absent
   * where no single figure says it, as where a floating rate passes the upline's at some losses.
   */
  readonly bound?: TermValue;
};

/** `terms` is null while there is a fault. */
export type ReadDraft =
  | { readonly terms: Terms; readonly faults: readonly [] }
  | { readonly terms: null; readonly faults: readonly DraftFault[] };

const noTexts: TierDraft['texts'] = {
  turnover: '',
  activeMembers: '',
  loss: '',
  rateBps: '',
  sum: '',
  winRateBps: '',
  lossRateBps: '',
};

/** What a new contract of the kind starts from. */
export function emptyDraft(kind: Terms['kind']): TermsDraft {
  return {
    kind,
    period: 'W',
    mode: 'fixed',
    carryOver: 'none',
    hasLossCheck: false,
    rateBps: '',
    dailyTurnoverBrake: '',
    tiers: kind === 'real_time_salary' ? [] : [{ id: 1, pays: 'rate', texts: noTexts }],
  };
}

export function draftOfTerms(terms: Terms, currency: Currency): TermsDraft {
  const empty = emptyDraft(terms.kind);
  switch (terms.kind) {
    case 'real_time_salary':
      return {
        ...empty,
        rateBps: percentText(terms.rateBps),
        dailyTurnoverBrake:
          terms.dailyTurnoverBrake === null ? '' : amountText(terms.dailyTurnoverBrake, currency),
      };
    case 'dividend': {
      const { period, mode, carryOver } = terms;
      return { ...empty, period, mode, carryOver, tiers: tierDrafts(terms.tiers, currency) };
    }
    case 'daily_salary': {
      const { hasLossCheck } = terms;
      return { ...empty, hasLossCheck, tiers: tierDrafts(terms.tiers, currency) };
    }
    case 'hourly_salary':
      return { ...empty, tiers: tierDrafts(terms.tiers, currency) };
  }
}

/** One more tier: it begins with what the last asks for, since it may ask for no less. */
export function withTier(draft: TermsDraft): TermsDraft {
  const last = draft.tiers.at(-1);
  const id = Math.max(0, ...draft.tiers.map((tier) => tier.id)) + 1;
  const { turnover = '', activeMembers = '', loss = '' } = last?.texts ?? {};
  const texts = { ...noTexts, turnover, activeMembers, loss };
  return { ...draft, tiers: [...draft.tiers, { id, pays: last?.pays ?? 'rate', texts }] };
}

/** The figures a tier of the draft has, in the order of the form. */
export function tierFields(
  { kind, hasLossCheck }: Pick<TermsDraft, 'kind' | 'hasLossCheck'>,
  { pays }: Pick<TierDraft, 'pays'>,
): TierField[] {
  switch (kind) {
    case 'dividend':
      return ['turnover', 'activeMembers', 'loss', 'rateBps'];
    case 'daily_salary': {
      const loss = hasLossCheck ? (['loss'] as const) : [];
      return ['turnover', 'activeMembers', ...loss, pays === 'sum' ? 'sum' : 'rateBps'];
    }
    case 'hourly_salary':
      return ['turnover', 'activeMembers', 'winRateBps', 'lossRateBps'];
    case 'real_time_salary':
      return [];
  }
}

export function isRateField(field: FigureField): field is RateField {
  return field === 'rateBps' || field === 'winRateBps' || field === 'lossRateBps';
}

/**
 * Reads a draft and holds it to the rules of terms and, where it has one, to the upline's own terms
 * of the same kind. Tiers that read are judged while others do not yet.
 */
export function readTermsDraft(
  draft: TermsDraft,
  currency: Currency,
  upline: Terms | null,
): ReadDraft {
  const { terms, places, faults } = readFigures(draft, currency);
  if (terms) {
    const excesses = upline ? findExcesses(terms, upline).map(withBound(terms, upline)) : [];
    for (const fault of [...findTermFaults(terms), ...excesses]) {
      const isAboutUnread = fault.code === 'no_tiers' && draft.tiers.length > 0;
      const tier = fault.tier === null ? null : (places[fault.tier] ?? null);
      if (!isAboutUnread) faults.push({ ...fault, tier });
    }
    if (faults.length === 0) return { terms, faults: [] };
  }
  return { terms: null, faults };
}

function withBound(terms: Terms, upline: Terms) {
  return (excess: TermExcess): DraftFault => {
    const bound = mostOfUpline(terms, upline, excess);
    return bound === undefined ? excess : { ...excess, bound };
  };
}

type Figures = Record<TierField, bigint>;
type Reading = {
  /** Of the tiers that read; null where the terms themselves do not. */
  terms: Terms | null;
  /** Where each of those tiers stands in the draft. */
  places: number[];
  faults: DraftFault[];
};

function readFigures(draft: TermsDraft, currency: Currency): Reading {
  if (draft.kind === 'real_time_salary') return readRealTime(draft, currency);
  const faults: DraftFault[] = [];
  const places: number[] = [];
  const tiers: (Figures & Pick<TierDraft, 'pays'>)[] = [];
  for (const [tier, { texts, pays }] of draft.tiers.entries()) {
    const figures: Figures = { ...noFigures };
    const before = faults.length;
    for (const field of tierFields(draft, { pays })) {
      const read = readField(field, texts[field], currency);
      if (read.fault === undefined) figures[field] = read.units;
      else faults.push({ code: read.fault, field, tier });
    }
    if (faults.length > before) continue;
    places.push(tier);
    tiers.push({ ...figures, pays });
  }
  return { terms: tieredTerms(draft, tiers), places, faults };
}

function readRealTime(draft: TermsDraft, currency: Currency): Reading {
  const rate = readField('rateBps', draft.rateBps, currency);
  const typed = draft.dailyTurnoverBrake.trim();
  const brake = typed === '' ? null : readField('dailyTurnoverBrake', typed, currency);
  const faults: DraftFault[] = [];
  if (rate.fault) faults.push({ code: rate.fault, field: 'rateBps', tier: null });
  if (brake?.fault) faults.push({ code: brake.fault, field: 'dailyTurnoverBrake', tier: null });
  const isRead = rate.fault === undefined && brake?.fault === undefined;
  const terms: Terms | null = isRead
    ? {
        kind: 'real_time_salary',
        rateBps: Number(rate.units),
        dailyTurnoverBrake: brake?.units ?? null,
      }
    : null;
  return { terms, places: [], faults };
}

const noFigures: Figures = {
  turnover: 0n,
  activeMembers: 0n,
  loss: 0n,
  rateBps: 0n,
  sum: 0n,
  winRateBps: 0n,
  lossRateBps: 0n,
};

function tieredTerms(
  { kind, period, mode, carryOver, hasLossCheck }: TermsDraft,
  tiers: readonly (Figures & Pick<TierDraft, 'pays'>)[],
): Terms {
  const asked = ({ turnover, activeMembers }: Figures) => ({
    turnover,
    activeMembers: Number(activeMembers),
  });
  switch (kind) {
    case 'dividend':
      return {
        kind,
        period,
        mode,
        carryOver,
        tiers: tiers.map((tier) => ({
          ...asked(tier),
          loss: tier.loss,
          rateBps: Number(tier.rateBps),
        })),
      };
    case 'daily_salary':
      return {
        kind,
        hasLossCheck,
        tiers: tiers.map(({ pays, ...tier }) => ({
          ...asked(tier),
          loss: tier.loss,
          ...(pays === 'sum' ? { pays, sum: tier.sum } : { pays, rateBps: Number(tier.rateBps) }),
        })),
      };
    default:
      return {
        kind: 'hourly_salary',
        tiers: tiers.map((tier) => ({
          ...asked(tier),
          winRateBps: Number(tier.winRateBps),
          lossRateBps: Number(tier.lossRateBps),
        })),
      };
  }
}

function readField(field: FigureField, text: string, currency: Currency) {
  if (isRateField(field)) return readFigure(text, 2);
  return field === 'activeMembers' ? readFigure(text, 0) : readAmount(text, currency);
}

function tierDrafts(tiers: readonly Tier[], currency: Currency): TierDraft[] {
  return tiers.map((tier, index) => {
    const texts = Object.entries(tier).flatMap(([field, value]) => {
      if (typeof value === 'bigint') return [[field, amountText(value, currency)]];
      if (typeof value !== 'number') return [];
      return [[field, field === 'activeMembers' ? `${value}` : percentText(value)]];
    });
    const pays = 'pays' in tier ? tier.pays : 'rate';
    return { id: index + 1, pays, texts: { ...noTexts, ...Object.fromEntries(texts) } };
  });
}

/** 1250 basis points are "12.5". */
export function percentText(rateBps: number): string {
  const whole = Math.floor(rateBps / 100);
  const decimals = `${rateBps % 100}`.padStart(2, '0').replace(/0+$/, '');
  return decimals === '' ? `${whole}` : `${whole}.${decimals}`;
}

function amountText(amount: bigint, currency: Currency): string {
  const text = toDecimal(amount, currency);
  const cents = `.${'0'.repeat(currencies[currency].minorDigits)}`;
  return text.endsWith(cents) ? text.slice(0, -cents.length) : text;
}
