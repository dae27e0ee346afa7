/** Vendors and games (spec §2 game lists, §3 game, §7 catalogue calls). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, languageOrEnglish } from '@bahati/contract/wire.ts';
import { gameCategory, volatility } from '@bahati/contract/games-provider/provider.ts';
import { subCategories } from '@bahati/contract/sub-categories.ts';

export const game = z.object({
  gameId: z.string(),
  nodeId: z.number().int(),
  gameType: gameCategory,
  /** The vendor's code; "vassalage" is the spec's word. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  displayName: z.string(),
  /** 1: hot. */
  isHot: z.union([z.literal(0), z.literal(1)]),
  icon: z.string(),
  /** GAME launches the game, VASSALAGE opens the vendor's games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  isUnderMaintenance: z.boolean(),
  /** Return to player in basis points; null where the vendor does not state it. */
  rtpBasisPoints: z.number().int().nullable(),
  volatility: volatility.nullable(),
  minimumStake: amount.nullable(),
  maximumStake: amount.nullable(),
  /** Features: `free_spins`, `jackpot`, `table`, `arcade`. */
  features: z.array(z.string()),
  isNew: z.boolean(),
  /** The vendor opens it with play money as well. */
  hasFreePlay: z.boolean(),
});

export const vendor = z.object({
  vassalage: z.string(),
  name: z.string(),
  icon: z.string(),
  isUnderMaintenance: z.boolean(),
});

const pageNo = z.coerce.number().int().min(1).max(1000).default(1);

/** Sub-categories of the game lists (spec §1). */
export const gameClassify = z.enum(subCategories);

export const gameSort = z.enum(['popular', 'new', 'name', 'rtp']);

export const gamePage = z.object({
  content: z.array(game),
  pageNum: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
});

/** A favourite (spec §3), identified by its node id. */
const favourite = z.strictObject({
  nodeId: z.coerce.number().int().min(1).max(2_147_483_647),
  vendor: z.string().max(40).optional(),
  gameType: gameCategory.optional(),
});

export const catalogueCalls = defineCalls({
  'GET /lgw/games/game_menus': {
    summary: 'Categories with their vendors, in menu order',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
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
      /** The id of a single game. */
      gameId: z.string().max(80).optional(),
      filter: z.enum(['ALL', 'NEW', 'HOT']).default('ALL'),
      gameClassify: gameClassify.optional(),
      /** Absent: lobby order, or best match in a search. */
      sort: gameSort.optional(),
      language: languageOrEnglish,
      pageNo,
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    value: gamePage,
    refusals: {},
  },
  'GET /lgw/games/search': {
    summary:
      'Games of all categories by name, provider or feature, the category of the best match first',
    audience: 'anyone',
    query: z.object({ search: z.string().trim().min(1).max(60), language: languageOrEnglish }),
    value: z.object({
      groups: z
        .array(
          z.object({
            gameType: gameCategory,
            total: z.number().int(),
            /** The best matches; those that can be played first. */
            games: z.array(game).max(6),
          }),
        )
        .max(10),
    }),
    refusals: {},
  },
  'GET /lgw/games/names': {
    summary: 'All games of a category in compact form, for a search in the page',
    audience: 'anyone',
    query: z.object({ gameType: gameCategory.optional() }),
    value: z.object({
      vendors: z.array(z.object({ vassalage: z.string(), name: z.string() })),
      categories: z.array(gameCategory),
      /** Search terms in each language. */
      features: z.array(z.object({ code: z.string(), words: z.array(z.string()) })),
      /** The path of a game’s picture: `:language` is en or sw, `:gameId` its id. */
      picturePath: z.string(),
      games: z.array(
        z.tuple([
          z.number().int().describe('node id'),
          z.string().describe('game id'),
          z.string().describe('English name'),
          z.string().describe('Swahili name'),
          z.number().int().describe('place in `vendors`'),
          z.number().int().describe('place in `categories`'),
          z.number().int().describe('1 hot, 2 under maintenance, 4 a vendor’s group, 8 new'),
          z.array(z.number().int()).describe('places in `features`'),
        ]),
      ),
    }),
    refusals: {},
  },
  'GET /wps/relay/GCSGAME_newGameVendor': {
    summary: 'Vendors by category, as cards',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      lanes: z.array(
        z.object({
          title: gameCategory,
          cards: z.array(vendor.extend({ gameCount: z.number().int() })),
          gameClassify: z.array(gameClassify),
        }),
      ),
    }),
    refusals: {},
  },
  'GET /wps/relay/GCSGAME_getVassGameType': {
    summary: 'Vendors with the categories of their games',
    audience: 'anyone',
    value: z.object({
      vendors: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(gameCategory) })),
    }),
    refusals: {},
  },
  'GET /wps/relay/MCSFE_getFavoriteGames': {
    summary: 'Node ids of the member’s favourite games',
    audience: 'member',
    value: z.object({ content: z.array(z.number().int()).max(999) }),
    refusals: { need_true_account: 403 },
  },
  'GET /wps/relay/MCSFE_getFavoriteGamesList': {
    summary: 'The member’s favourite games, the latest first',
    audience: 'member',
    query: z.object({
      gameType: gameCategory.optional(),
      language: languageOrEnglish,
      pageNo,
      pageSize: z.coerce.number().int().min(1).max(999).default(999),
    }),
    value: gamePage,
    refusals: { need_true_account: 403 },
  },
  'POST /wps/relay/MCSFE_addFavoriteGameV2': {
    summary: 'Add a favourite game; adding it again changes nothing',
    audience: 'member',
    body: favourite,
    value: z.object({}),
    refusals: { need_true_account: 403, game_not_found: 404, too_many_favourites: 409 },
  },
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': {
    summary: 'Remove a favourite game',
    audience: 'member',
    query: favourite,
    value: z.object({}),
    refusals: { need_true_account: 403 },
  },
  'GET /wps/relay/GCSGAME_hotGamesV2': {
    summary: 'Hot games',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({ content: z.array(game) }),
    refusals: {},
  },
});

export type Game = z.infer<typeof game>;
export type GameSort = z.infer<typeof gameSort>;
export type GameClassify = z.infer<typeof gameClassify>;
export type GameCategory = z.infer<typeof gameCategory>;
export type Vendor = z.infer<typeof vendor>;
