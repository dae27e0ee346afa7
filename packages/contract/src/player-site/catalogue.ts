/** Vendors and games (spec §2 game lists, §3 game, §7 catalogue calls). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount } from '@bahati/contract/wire.ts';

export const gameCategory = z.enum([
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'BGS',
]);

export const game = z.object({
  gameId: z.string(),
  nodeId: z.number().int(),
  gameType: gameCategory,
  /** The vendor's code; "vassalage" is the spec's word. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  displayName: z.string(),
  /** 1 means hot. */
  isHot: z.union([z.literal(0), z.literal(1)]),
  icon: z.string(),
  /** GAME launches in place, VASSALAGE opens the vendor's group. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  isUnderMaintenance: z.boolean(),
  /** Return to player in basis points; null where the vendor does not state it. */
  rtpBasisPoints: z.number().int().nullable(),
  volatility: z.enum(['low', 'medium', 'high']).nullable(),
  minimumStake: amount.nullable(),
  maximumStake: amount.nullable(),
});

export const vendor = z.object({
  vassalage: z.string(),
  name: z.string(),
  icon: z.string(),
  isUnderMaintenance: z.boolean(),
});

const language = z.enum(['en', 'sw']).default('en');

export const catalogueCalls = defineCalls({
  'GET /lgw/games/game_menus': {
    summary: 'The sorted vendor list: categories that have a vendor, in menu order',
    audience: 'anyone',
    value: z.object({
      menus: z.array(z.object({ gameCategory, vendors: z.array(vendor) })),
    }),
    refusals: {},
  },
  'GET /wps/relay/GCSGAME_gameList': {
    summary: 'Games of a category, by page',
    audience: 'anyone',
    query: z.object({
      gameType: gameCategory.optional(),
      vassalage: z.string().max(40).optional(),
      search: z.string().trim().max(60).optional(),
      /** One game by its id, for a page that knows nothing else of it. */
      gameId: z.string().max(80).optional(),
      language,
      pageNo: z.coerce.number().int().min(1).max(1000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    value: z.object({
      content: z.array(game),
      pageNum: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
    refusals: {},
  },
  'GET /wps/relay/GCSGAME_hotGamesV2': {
    summary: 'Hot games',
    audience: 'anyone',
    query: z.object({ language }),
    value: z.object({ content: z.array(game) }),
    refusals: {},
  },
});

export type Game = z.infer<typeof game>;
export type GameCategory = z.infer<typeof gameCategory>;
export type Vendor = z.infer<typeof vendor>;
