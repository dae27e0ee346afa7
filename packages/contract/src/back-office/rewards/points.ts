/** The points mall as staff run it: goods, orders, rates, and a member's points. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { changeOf, sheetOf } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { picturePath } from '@bahati/contract/back-office/content/announcements.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import {
  pointOrder,
  pointOrderState,
  pointsEntry,
  recipient,
} from '@bahati/contract/player-site/rewards/points.ts';
import { cursor, id, page, pageSize, uuid } from '@bahati/contract/wire.ts';

const rateBps = z.number().int().min(0).max(10_000);

type GameType = z.infer<typeof gameCategory>;
const ratesOfTypes = Object.fromEntries(
  gameCategory.options.map((type) => [type, rateBps]),
) as Record<GameType, typeof rateBps>;

/** What points are earned by, and what they are worth. All of a day goes by one set of rules. */
export const pointRules = z.strictObject({
  /** Of a valid bet, by type of game: of 100.00 played, 100 basis points give one point. */
  ...ratesOfTypes,
  /** Of deposits. */
  depositBps: rateBps,
  /** So many points are 1.00 of the currency; null: points do not become cash. */
  pointsPerUnit: z.number().int().min(1).max(1_000_000).nullable(),
  /** The least that is converted at once, in units of the currency. */
  leastUnits: z.number().int().min(1).max(100_000),
});
export type PointRuleSet = z.infer<typeof pointRules>;

const pointRuleSheet = sheetOf(pointRules).extend({
  /** What holds today; `rules` are the newest, which may begin tomorrow. */
  inForce: pointRules,
  /** The brand's day from which the newest rules count. */
  countsFrom: z.iso.date(),
});

export const goodLimits = { name: 60, about: 200, stock: 1_000_000, points: 100_000_000 } as const;

const goodSettings = z.strictObject({
  name: inBoth(goodLimits.name),
  about: inBoth(goodLimits.about, 0),
  picture: picturePath,
  points: z.number().int().min(1).max(goodLimits.points),
  stock: z.number().int().min(0).max(goodLimits.stock),
  needsAddress: z.boolean(),
  isActive: z.boolean(),
  /** Lower numbers first. */
  position: z.number().int().min(0).max(9_999),
});

const good = goodSettings.extend({
  id: uuid,
  /** The version a change must name; an order changes it too, since it takes of the stock. */
  version: z.string(),
  /** Orders of it that wait. */
  waiting: z.number().int(),
});

const staffOrder = pointOrder.extend({
  member: z.object({ id, username: z.string() }),
  isSent: z.boolean(),
  decidedBy: z.string().nullable(),
});

const one = { audience: 'staff', params: z.object({ id: uuid }) } as const;

export const boPointCalls = defineBackOfficeCalls({
  'GET /bo/pointGoods': {
    summary: 'Goods of the points mall, in the order of the site',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ cursor, pageSize }),
    value: page(good),
    refusals: {},
  },
  'POST /bo/pointGoods': {
    summary: 'Add goods; the same idempotencyKey adds them once',
    audience: 'staff',
    permission: 'rewards.change',
    body: goodSettings.extend({ idempotencyKey: uuid }),
    value: good,
    refusals: { too_many_goods: 409, request_conflict: 409 },
  },
  'POST /bo/pointGoods/:id': {
    ...one,
    summary: 'Change goods, their price and stock; orders keep what they cost',
    permission: 'rewards.change',
    body: goodSettings.extend({ version: z.string().max(40) }),
    value: good,
    refusals: {
      /** Another staff user or an order has changed them since this version. */
      changed_meanwhile: 409,
    },
  },
  'GET /bo/pointOrders': {
    summary: 'Orders for points: those in process oldest first, decided ones newest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ state: pointOrderState.default('in_process'), cursor, pageSize }),
    value: page(staffOrder),
    refusals: {},
  },
  'GET /bo/pointOrders/:id': {
    ...one,
    summary: 'One order with where it is sent',
    permission: 'rewards.decide',
    value: staffOrder.extend({ recipient: recipient.nullable() }),
    refusals: {},
  },
  'POST /bo/pointOrders/:id/approve': {
    ...one,
    summary: 'Approve an order: the goods are on their way',
    permission: 'rewards.decide',
    body: z.strictObject({}),
    value: staffOrder,
    refusals: { already_decided: 409 },
  },
  'POST /bo/pointOrders/:id/reject': {
    ...one,
    summary: 'Reject an order: points and stock come back; the member reads why',
    permission: 'rewards.decide',
    body: z.strictObject({ reason }),
    value: staffOrder,
    refusals: { already_decided: 409 },
  },
  'GET /bo/pointRules': {
    summary: 'How points are earned and converted: the newest rules, and those of today',
    audience: 'staff',
    permission: 'rewards.read',
    value: pointRuleSheet,
    refusals: {},
  },
  'POST /bo/pointRules': {
    summary: 'Ask for other rules, from the next day on; a second person approves',
    audience: 'staff',
    permission: 'rewards.change',
    body: changeOf(pointRules),
    value: pointRuleSheet,
    refusals: {
      /** Another staff user has changed the rules since this version. */
      changed_meanwhile: 409,
    },
  },
  'GET /bo/members/:id/points': {
    summary: 'A member’s points and their record, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    params: z.object({ id }),
    query: z.strictObject({ cursor, pageSize }),
    value: page(pointsEntry).extend({ points: z.number().int() }),
    refusals: {},
  },
});

export type StaffGood = z.infer<typeof good>;
export type GoodSettings = z.infer<typeof goodSettings>;
export type StaffPointOrder = z.infer<typeof staffOrder>;
