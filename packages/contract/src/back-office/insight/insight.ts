/** Dashboard, breakdowns and cohorts. */
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

/** Counts of members first, then amounts of money. */
export const dashboardFigures = [
  'active_members',
  'registrations',
  'first_depositors',
  'deposits',
  'withdrawals',
  'turnover',
  'valid_bet',
  'ggr',
  'ngr',
] as const;

/** A whole number of members, or a decimal amount of money. */
const figure = z.union([count, signedAmount]);

export const dashboardFigure = z.object({
  name: z.enum(dashboardFigures),
  /** From the start of the day up to `asOf`. */
  today: figure,
  /** Up to `mark` today, yesterday and the same weekday of last week. */
  atMark: z.object({ today: figure, yesterday: figure, lastWeek: figure }),
  /** The sum of each hour of the day; today's list ends with the current hour. */
  hours: z.object({ today: z.array(figure), yesterday: z.array(figure) }),
});

/** Members who registered in a range of days: how many have deposited and staked since. */
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
  /** Counted up to 1,000. */
  count,
  /** When the oldest entry arrived. */
  oldestAt: instant.nullable(),
  /** When the first entry is due; null: no due time. */
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

export const breakdownMeasures = [
  'turnover',
  'validBet',
  'ggr',
  'payouts',
  'promotions',
  'bets',
] as const;

export const breakdownSums = z.object({
  bets: z.number().int(),
  /** Settled stakes. */
  turnover: signedAmount,
  /** Valid turnover: without ties and opposite sides of one round; half results count half. */
  validBet: signedAmount,
  payouts: signedAmount,
  /** Settled stakes less payouts, plus the result of transfer wallets. */
  ggr: signedAmount,
  /** Prizes paid in vendors' campaigns. */
  promotions: signedAmount,
});

export const breakdownRow = z.object({
  /** The day, category, vendor code, game id, country or device; empty: unknown. */
  key: z.string(),
  /** The name of a vendor or game. */
  name: textByLanguage.nullable(),
  ...breakdownSums.shape,
  /** The same figures for the period before, if requested. */
  before: breakdownSums.nullable(),
});

const narrowed = {
  product: z.string().max(20).optional(),
  vendor: z.string().max(40).optional(),
  game: z.string().max(80).optional(),
  /** `unknown`: no value was recorded. */
  country: z.union([countryCode, z.literal('unknown')]).optional(),
  device: z.enum(['phone', 'tablet', 'computer', 'unknown']).optional(),
};

export const cohortGrains = ['week', 'month'] as const;
export const cohortBases = ['registration', 'first_deposit'] as const;

export const cohort = z.object({
  /** The first day of the week or month in which its members registered. */
  from: day,
  size: count,
  /** One entry for each week or month since, starting with the cohort's own. */
  periods: z.array(z.object({ active: count, deposits: signedAmount, ggr: signedAmount })),
});

const readable = { range_invalid: 400 } as const;

export const boInsightCalls = defineBackOfficeCalls({
  'GET /bo/dashboard': {
    summary: 'Today compared with yesterday and last week, up to the last aggregated ledger entry',
    audience: 'staff',
    permission: 'insight.read',
    query: z.object({ currency: currency.optional() }),
    value: z.object({
      currency,
      asOf: instant,
      /** The last full quarter of an hour; days are compared up to it. */
      mark: instant,
      /** A demo's history is being loaded: what is told here is not all of it yet. */
      isHistoryLoading: z.boolean(),
      /** Members logged in and active in the last five minutes. */
      activeNow: count,
      figures: z.array(dashboardFigure),
      /** The last seven days, today included, and the seven days before. */
      conversion: z.object({ now: conversion, before: conversion }),
    }),
    refusals: {},
    perMinute: 120,
  },
  'GET /bo/dashboard/work': {
    summary: 'Sizes of the work queues the reader has permission for',
    audience: 'staff',
    permission: 'insight.read',
    value: z.object({ items: z.array(waitingWork) }),
    refusals: {},
    perMinute: 120,
  },
  'GET /bo/insight/breakdown': {
    summary: 'Play in a range of days by one dimension: top rows, the rest and the total',
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
      /** Days in order; other dimensions by the measure, largest first; 100 at most. */
      items: z.array(breakdownRow),
      rest: breakdownSums.nullable(),
      whole: breakdownSums,
      wholeBefore: breakdownSums.nullable(),
    }),
    refusals: readable,
  },
  'GET /bo/insight/cohorts': {
    summary: 'Members by week or month of registration, and how many of them still play',
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
