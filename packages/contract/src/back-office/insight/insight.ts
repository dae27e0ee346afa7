/** How the operator goes: now against before, broken down, and by when members came. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import {
  currency,
  instant,
  signedAmount,
  countryCode,
  textByLanguage,
} from '@bahati/contract/wire.ts';

const day = z.iso.date();
const count = z.number().int().nonnegative();

/** Counts of people first, then sums of money. */
export const dashboardFigures = [
  'active_members',
  'registrations',
  'first_depositors',
  'deposits',
  'withdrawals',
  'turnover',
  'ggr',
  'ngr',
] as const;

/** People are counted in whole numbers; money is a decimal amount. */
const figure = z.union([count, signedAmount]);

export const dashboardFigure = z.object({
  name: z.enum(dashboardFigures),
  /** Since the day began, up to `asOf`. */
  today: figure,
  /** Up to `mark` on this day, the day before, and the same day of the week before. */
  atMark: z.object({ today: figure, yesterday: figure, lastWeek: figure }),
  /** What each hour added, from the first of the day on; today's end with the present one. */
  hours: z.object({ today: z.array(figure), yesterday: z.array(figure) }),
});

/** Of who registered in some days: how many deposited since, and how many staked. */
export const conversion = z.object({ registered: count, deposited: count, staked: count });

export const waitingQueues = [
  'withdrawals',
  'deposits',
  'disputes',
  'reconciliation',
  'adjustments',
  'aml',
  'anomalies',
  'chats',
  'feedback',
] as const;

export const waitingWork = z.object({
  queue: z.enum(waitingQueues),
  /** At most 1,000 are counted. */
  count,
  /** Since when the oldest waits. */
  oldestAt: instant.nullable(),
  /** When the first is due, where there is a time for it. */
  dueAt: instant.nullable(),
});

export const breakdownDimensions = [
  'day',
  'product',
  'vendor',
  'game',
  'country',
  'device',
] as const;

export const breakdownMeasures = ['turnover', 'ggr', 'payouts', 'promotions', 'bets'] as const;

export const breakdownSums = z.object({
  bets: z.number().int(),
  /** Settled stakes that count. */
  turnover: signedAmount,
  payouts: signedAmount,
  /** Settled stakes less payouts, and what vendors with wallets of their own won. */
  ggr: signedAmount,
  /** Prizes of vendors' campaigns. */
  promotions: signedAmount,
});

export const breakdownRow = z.object({
  /** The day, category, vendor's code, game's id, country or device; empty: unknown. */
  key: z.string(),
  /** Of a vendor or game, in both languages. */
  name: textByLanguage.nullable(),
  ...breakdownSums.shape,
  /** The same over as many days before, where it was asked for. */
  before: breakdownSums.nullable(),
});

const narrowed = {
  product: z.string().max(20).optional(),
  vendor: z.string().max(40).optional(),
  game: z.string().max(80).optional(),
  /** `unknown`: what was not told. */
  country: z.union([countryCode, z.literal('unknown')]).optional(),
  device: z.enum(['phone', 'tablet', 'computer', 'unknown']).optional(),
};

export const cohortGrains = ['week', 'month'] as const;
export const cohortBases = ['registration', 'first_deposit'] as const;

export const cohort = z.object({
  /** The first day of the week or month its members came in. */
  from: day,
  size: count,
  /** One for each week or month since, the first being the cohort's own. */
  periods: z.array(z.object({ active: count, deposits: signedAmount, ggr: signedAmount })),
});

const readable = { range_invalid: 400 } as const;

export const boInsightCalls = defineBackOfficeCalls({
  'GET /bo/dashboard': {
    summary: 'Today against yesterday and last week, to the last counted movement',
    audience: 'staff',
    permission: 'insight.read',
    query: z.object({ currency: currency.optional() }),
    value: z.object({
      currency,
      asOf: instant,
      /** The last full quarter of an hour, up to which days are compared. */
      mark: instant,
      /** Members logged in and seen in the last five minutes. */
      activeNow: count,
      figures: z.array(dashboardFigure),
      /** Of the last seven days, today included, and of the seven before them. */
      conversion: z.object({ now: conversion, before: conversion }),
    }),
    refusals: {},
    perMinute: 120,
  },
  'GET /bo/dashboard/work': {
    summary: 'What waits for somebody of the operator, of the queues one may see',
    audience: 'staff',
    permission: 'insight.read',
    value: z.object({ items: z.array(waitingWork) }),
    refusals: {},
    perMinute: 120,
  },
  'GET /bo/insight/breakdown': {
    summary: 'What was played in some days, by one dimension: the first rows, the rest, the whole',
    audience: 'staff',
    permission: 'insight.read',
    query: z.object({
      from: day,
      to: day,
      currency: currency.optional(),
      by: z.enum(breakdownDimensions),
      sort: z.enum(breakdownMeasures).default('turnover'),
      compare: z.enum(['before']).optional(),
      ...narrowed,
    }),
    value: z.object({
      currency,
      asOf: instant,
      /** Days in order; anything else by the measure, largest first; at most 100. */
      items: z.array(breakdownRow),
      rest: breakdownSums.nullable(),
      whole: breakdownSums,
      wholeBefore: breakdownSums.nullable(),
    }),
    refusals: readable,
  },
  'GET /bo/insight/cohorts': {
    summary: 'Who came in a week or month, and how many of them still play',
    audience: 'staff',
    permission: 'insight.read',
    query: z.object({
      currency: currency.optional(),
      grain: z.enum(cohortGrains).default('week'),
      basis: z.enum(cohortBases).default('registration'),
    }),
    value: z.object({ currency, asOf: instant, items: z.array(cohort) }),
    refusals: {},
  },
});

export type DashboardFigure = z.infer<typeof dashboardFigure>;
export type Conversion = z.infer<typeof conversion>;
export type WaitingWork = z.infer<typeof waitingWork>;
export type BreakdownSums = z.infer<typeof breakdownSums>;
export type BreakdownRow = z.infer<typeof breakdownRow>;
export type Cohort = z.infer<typeof cohort>;
