/** Games and vendors: switched on or off, their order, names and stake bounds. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { amount, currency, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { gameCategory, walletMode } from '@bahati/contract/games-provider/provider.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const name = z.string().trim().min(1).max(80);

/** What staff may change of a game besides its position and its switch. */
const settings = {
  nameEn: name,
  nameSw: name,
  category: gameCategory,
  isHot: z.boolean(),
  /** Null: derived from its release date. */
  markedNew: z.boolean().nullable(),
  /** Listed before the others of its category. */
  isRecommended: z.boolean(),
  /** Null: the vendor's stakes. Stakes outside a narrower range are refused. */
  minimumStake: amount.nullable(),
  maximumStake: amount.nullable(),
};

const switchedGame = z.object({
  id,
  gameId: z.string(),
  ...settings,
  isNew: z.boolean(),
  offeredMinimum: amount.nullable(),
  offeredMaximum: amount.nullable(),
  currency,
  position: z.number().int(),
  vendorCode: z.string(),
  vendorName: z.string(),
  isOn: z.boolean(),
  /** When it is switched on again automatically. */
  offUntil: instant.nullable(),
  isVendorOn: z.boolean(),
  /** False: the vendor has not built it yet, and it cannot be switched on. */
  isReady: z.boolean(),
  /** The version of its settings, which a change must name. */
  version: z.string(),
});

const switchedVendor = z.object({
  code: z.string(),
  name: z.string(),
  wallet: walletMode,
  isOn: z.boolean(),
  gameCount: z.number().int(),
});

const vendors = z.object({ items: z.array(switchedVendor).max(500) });

export const bulkActs = [
  'switch_on',
  'switch_off',
  'mark_hot',
  'unmark_hot',
  'recommend',
  'unrecommend',
] as const;

export const boCatalogueCalls = defineBackOfficeCalls({
  'GET /bo/games': {
    summary: 'Games in lobby order',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({
      cursor,
      pageSize,
      search: z.string().trim().max(60).optional(),
      vendor: z.string().max(40).optional(),
      category: gameCategory.optional(),
      state: z.enum(['on', 'off']).optional(),
    }),
    value: page(switchedGame),
    refusals: {},
  },
  'POST /bo/games/:id/switch': {
    summary: 'Switch a game off or on within five seconds; open rounds are played to their end',
    audience: 'staff',
    permission: 'games.change',
    params: z.object({ id }),
    body: z.strictObject({
      isOn: z.boolean(),
      /** When maintenance ends automatically, to the minute. */
      until: instant.optional(),
      reason,
    }),
    value: switchedGame,
    refusals: { game_not_ready: 409, time_passed: 400 },
  },
  'POST /bo/games/:id/settings': {
    summary: 'Change names, category, labels and stake bounds of a game',
    audience: 'staff',
    permission: 'games.change',
    params: z.object({ id }),
    body: z.strictObject({ ...settings, version: z.string().max(40), reason }),
    value: switchedGame,
    refusals: { changed_meanwhile: 409, stakes_not_offered: 400 },
  },
  'POST /bo/games/:id/move': {
    summary: 'Move a game among those of its category',
    audience: 'staff',
    permission: 'games.change',
    params: z.object({ id }),
    body: z.strictObject({ to: z.enum(['up', 'down', 'first', 'last']) }),
    value: switchedGame,
    refusals: {},
  },
  'POST /bo/games/bulk': {
    summary: 'Apply one change to many games, to all or to none',
    audience: 'staff',
    permission: 'games.change',
    body: z.strictObject({ ids: z.array(id).min(1).max(200), act: z.enum(bulkActs), reason }),
    /** `left`: games already in that state, or not built yet. */
    value: z.object({ changed: z.number().int(), left: z.number().int() }),
    refusals: {},
  },
  'GET /bo/vendors': {
    summary: 'Vendors in lobby order',
    audience: 'staff',
    permission: 'games.read',
    value: vendors,
    refusals: {},
  },
  'POST /bo/vendors/:code/switch': {
    summary: 'Switch all games of a vendor off or on within five seconds',
    audience: 'staff',
    permission: 'games.change',
    params: z.object({ code: z.string().max(40) }),
    body: z.strictObject({ isOn: z.boolean(), reason }),
    value: vendors,
    refusals: {},
  },
});

export type SwitchedGame = z.infer<typeof switchedGame>;
export type SwitchedVendor = z.infer<typeof switchedVendor>;
export type GameSettings = z.infer<z.ZodObject<typeof settings>>;
export type BulkAct = (typeof bulkActs)[number];
