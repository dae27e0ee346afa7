/** The points mall: points, goods for them, orders, and points as cash (spec §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';
import { mostOfOneOrder, recipientLimits } from '@bahati/contract/point-limits.ts';

/** Whole points. */
const points = z.number().int().min(0);

/** Awarded basis points: of 100.00 played, 100 give one point. */
export const pointRate = z.object({ gameType: gameCategory, rateBps: z.number().int() });

/** Where goods are sent to. */
export const recipient = z.strictObject({
  name: z.string().trim().min(2).max(recipientLimits.name),
  phone: z
    .string()
    .trim()
    .regex(/^\+?\d[\d ]{6,18}\d$/),
  address: z.string().trim().min(5).max(recipientLimits.address),
});
export type Recipient = z.infer<typeof recipient>;

export const pointOrderState = z.enum(['in_process', 'approved', 'rejected']);

/** What one can get for points. */
export const pointGood = z.object({
  id: uuid,
  name: bothWords,
  about: z.object({ en: z.string(), sw: z.string() }),
  /** Of the site's own origin. */
  picture: z.string(),
  points,
  /** How many are left. */
  stock: z.number().int(),
  needsAddress: z.boolean(),
});

/** Goods ordered for points. In process the points are taken; rejected they came back. */
export const pointOrder = z.object({
  id: uuid,
  /** As it was ordered. */
  name: bothWords,
  picture: z.string(),
  quantity: z.number().int(),
  /** Of the whole order. */
  points,
  state: pointOrderState,
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** Why staff rejected it. */
  reason: z.string().nullable(),
});

const pointsEntryKind = z.enum([
  'bet',
  'deposit',
  'award',
  'redeem',
  'convert',
  'returned',
  'staff',
]);

/** One change of a member's points. */
export const pointsEntry = z.object({
  id: uuid,
  kind: pointsEntryKind,
  /** Below 0 where points went. */
  points: z.number().int(),
  /** What it was for: the goods, or the award; null: the kind says all. */
  name: bothWords.nullable(),
  createdAt: instant,
});

const refusals = {
  need_true_account: 403,
  /** The brand's flag `points` is off. */
  function_not_enabled: 403,
} as const;

const spending = {
  ...refusals,
  /** With `balance`. */
  insufficient_points: 409,
  request_conflict: 409,
  payment_password_not_set: 409,
  payment_password_wrong: 403,
} as const;

export const pointCalls = defineCalls({
  'GET /wps/relay/MCS2_getPointBalance': {
    summary: 'Own points; they never expire',
    audience: 'member',
    value: z.object({
      points,
      /** Orders in process. */
      ordersInProcess: z.number().int(),
    }),
    refusals,
  },
  'GET /wps/relay/MCS2_getPointConfig': {
    summary: 'How points are earned, and what they are worth as cash, today',
    audience: 'member',
    value: z.object({
      currency,
      rates: z.array(pointRate).max(10),
      /** Of deposits. */
      depositBps: z.number().int(),
      /** So many points are 1.00 of the currency; null: points do not become cash. */
      pointsPerUnit: z.number().int().nullable(),
      /** The least that is converted at once, a multiple of `pointsPerUnit`. */
      leastConverted: points,
    }),
    refusals,
  },
  'GET /wps/relay/MCS2_getPointReward': {
    summary: 'The goods offered, in the order of staff',
    audience: 'member',
    value: z.object({ items: z.array(pointGood).max(200) }),
    refusals,
  },
  'GET /wps/relay/MCS2_getRedeemPointList': {
    summary: 'Own orders, newest first',
    audience: 'member',
    query: z.strictObject({ state: pointOrderState.optional(), cursor, pageSize }),
    value: page(pointOrder),
    refusals,
  },
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': {
    summary: 'Order goods for points; the same idempotencyKey answers the same order',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      goodId: uuid,
      quantity: z.number().int().min(1).max(mostOfOneOrder),
      /** Of the whole order, as it was shown. */
      points: points.min(1),
      recipient: recipient.nullable(),
      paymentPassword,
    }),
    value: pointOrder,
    refusals: {
      ...spending,
      /** With `heldUntil`: a secret was set anew, and nothing of value leaves before then. */
      payouts_held: 409,
      /** Staff took it off the list. */
      goods_not_offered: 409,
      /** With `left`. */
      out_of_stock: 409,
      /** With `points`: what the order costs now. */
      price_changed: 409,
      /** These goods are sent, and nobody said where to. */
      address_needed: 400,
    },
    perMinute: 20,
  },
  'POST /wps/relay/passwordCheck/MCS2_convertPoint': {
    summary: 'Turn points into cash; the same idempotencyKey answers the same',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      /** A multiple of `pointsPerUnit`. */
      points: points.min(1).max(1_000_000_000),
      /** What it was shown to be worth. */
      amount,
      paymentPassword,
    }),
    value: z.object({ points, currency, amount }),
    refusals: {
      ...spending,
      /** With `least` and `multiple`. */
      points_out_of_range: 400,
      /** With `amount`: what they are worth now. */
      rate_changed: 409,
      /** The brand gives no cash for points. */
      conversion_closed: 409,
    },
    perMinute: 20,
  },
  'GET /wps/points/entries': {
    summary: 'Own points record: every change, newest first',
    audience: 'member',
    query: z.strictObject({ cursor, pageSize }),
    value: page(pointsEntry),
    refusals,
  },
  'GET /wps/points/orders/:id': {
    summary: 'One own order with where it is sent',
    audience: 'member',
    params: z.strictObject({ id: uuid }),
    value: pointOrder.extend({ recipient: recipient.nullable() }),
    refusals,
  },
});

export type PointGood = z.infer<typeof pointGood>;
export type PointOrder = z.infer<typeof pointOrder>;
export type PointOrderState = z.infer<typeof pointOrderState>;
export type PointsEntry = z.infer<typeof pointsEntry>;
