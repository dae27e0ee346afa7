/** Anomalies: business figures far from their usual range. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';

export const figureName = z.enum([
  /** The share of deposits started in an hour that were paid, in basis points. */
  'deposit_success',
  /** Median minutes from request to payment of withdrawals, by the hour. */
  'payout_minutes',
  'login_failures',
  /** The most registrations from one network within an hour. */
  'network_sign_ups',
  'vendor_ggr',
  'promotions',
  'rebates',
]);

/** Basis points, minutes or a count; money as a decimal amount. */
const value = z.string();

export const anomaly = z.object({
  id: uuid,
  figure: figureName,
  /** The vendor; empty: the figure has no subject. */
  scope: z.string(),
  /** Null: not an amount of money. */
  currency: currency.nullable(),
  beginsAt: instant,
  value,
  median: value,
  /** The usual range. */
  low: value,
  high: value,
  /** How many past figures it was compared with. */
  historyCount: z.number().int(),
  seenBy: z.string().nullable(),
  seenAt: instant.nullable(),
  note: z.string().nullable(),
});

export const watchedFigure = anomaly
  .pick({ figure: true, scope: true, currency: true, beginsAt: true, value: true })
  .extend({
    historyCount: z.number().int(),
    /** Null: too few past figures. */
    median: value.nullable(),
    low: value.nullable(),
    high: value.nullable(),
  });

export const boAnomalyCalls = defineBackOfficeCalls({
  'GET /bo/anomalies': {
    summary: 'Anomalies, unacknowledged ones first',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ cursor, pageSize, state: z.enum(['open', 'seen']).default('open') }),
    value: page(anomaly),
    refusals: {},
  },
  'GET /bo/anomalies/figures': {
    summary: 'The watched figures: the latest value of each beside its usual range',
    audience: 'staff',
    permission: 'reports.read',
    value: z.object({ items: z.array(watchedFigure) }),
    refusals: {},
  },
  'POST /bo/anomalies/:id/acknowledge': {
    summary: 'Acknowledge an anomaly with an explanation, once',
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
