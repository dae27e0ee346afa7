/** Figures of the operator that lie far from their own past. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';

export const figureName = z.enum([
  /** How many of the deposits begun in an hour were paid, in basis points. */
  'deposit_success',
  /** Median minutes from a withdrawal's request to its payment, by the hour. */
  'payout_minutes',
  'login_failures',
  /** The most that registered from one network within an hour. */
  'network_sign_ups',
  'vendor_ggr',
  'promotions',
  'rebates',
]);

/** Basis points, minutes, how many; money as a decimal. */
const value = z.string();

export const anomaly = z.object({
  id: uuid,
  figure: figureName,
  /** The vendor; empty where there is one of its kind. */
  scope: z.string(),
  /** Null where it is no money. */
  currency: currency.nullable(),
  beginsAt: instant,
  value,
  median: value,
  /** Where nearly all figures like it lie. */
  low: value,
  high: value,
  /** How many figures it was held against. */
  historyCount: z.number().int(),
  seenBy: z.string().nullable(),
  seenAt: instant.nullable(),
  note: z.string().nullable(),
});

export const watchedFigure = anomaly
  .pick({ figure: true, scope: true, currency: true, beginsAt: true, value: true })
  .extend({
    historyCount: z.number().int(),
    /** Null while there are too few to say anything. */
    median: value.nullable(),
    low: value.nullable(),
    high: value.nullable(),
  });

export const boAnomalyCalls = defineBackOfficeCalls({
  'GET /bo/anomalies': {
    summary: 'Figures far from their own past, those nobody has looked at first',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ cursor, pageSize, state: z.enum(['open', 'seen']).default('open') }),
    value: page(anomaly),
    refusals: {},
  },
  'GET /bo/anomalies/figures': {
    summary: 'What is watched: the newest of each figure beside what would be usual',
    audience: 'staff',
    permission: 'reports.read',
    value: z.object({ items: z.array(watchedFigure) }),
    refusals: {},
  },
  'POST /bo/anomalies/:id/acknowledge': {
    summary: 'Somebody has looked at it, and says what it was; once',
    audience: 'staff',
    permission: 'anomalies.answer',
    params: z.object({ id: uuid }),
    body: z.strictObject({ note: z.string().trim().min(5).max(200) }),
    value: anomaly,
    refusals: { already_seen: 409 },
  },
});

export type Anomaly = z.infer<typeof anomaly>;
export type WatchedFigure = z.infer<typeof watchedFigure>;
export type FigureName = z.infer<typeof figureName>;
