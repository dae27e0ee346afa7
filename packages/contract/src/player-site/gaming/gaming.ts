/** Launching a game and the record of bets (spec §2 betting record, §7 launch, winner board). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  language,
  page,
  pageSize,
  languageOrEnglish,
  signedAmount,
} from '@bahati/contract/wire.ts';
import { gamePage } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { offeredRoom, roomKey } from '@bahati/contract/games-provider/rooms.ts';

/** open: stakes are held; settled: paid out; voided: stakes were returned. */
export const roundState = z.enum(['open', 'settled', 'voided']);

export const bet = z.object({
  id,
  /** The provider's id of the round. */
  roundId: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  gameType: gameCategory,
  vassalage: z.string(),
  vendorName: z.string(),
  icon: z.string(),
  currency,
  stake: amount,
  payout: amount,
  /** What of the stake counts as turnover; null: the round is open. */
  validStake: amount.nullable(),
  state: roundState,
  openedAt: instant,
  settledAt: instant.nullable(),
  /** Played from a transfer wallet; the main wallet did not change. */
  isTransferWallet: z.boolean(),
  /** The operator paid for it: no stake was taken, and the payout was a promotion. */
  isFreeRound: z.boolean(),
});

/** Of game names and details; absent: the member's own. */
const shownLanguage = language.optional();

/** The provider's details of a round: choices, outcome and provably fair data. */
export const roundDetail = z.object({
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  outcome: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Data of the round's picture, drawn by a site that knows the game. */
  picture: z.record(z.string(), z.unknown()).nullable(),
  fairness: z
    .object({
      serverSeedHash: z.string(),
      /** Null until the seed is rotated, because it decides future rounds. */
      serverSeed: z.string().nullable(),
      clientSeed: z.string(),
      nonce: z.number().int(),
      verifyUrl: z.string(),
    })
    .nullable(),
});

export const transactionKind = z.enum([
  'bet',
  'win',
  'betwin',
  'rollback',
  'promo_win',
  // Of a bet slip.
  'reserve',
  'confirm',
  'settle',
  'unsettle',
  'resettle',
  'cancel',
  'cash_out',
  'adjust',
]);

/** What an operation on a bet slip moved. */
export const slipStep = z.object({
  /** Decimal odds, as asked for or as accepted; null: the operation says none. */
  odds: z.string().nullable(),
  /** Paid by this operation. */
  paid: amount,
  /** Taken back of what was paid before. */
  returned: amount,
  stakeReturned: amount,
  /** Of what was taken back, what was not there: it is owed to the provider. */
  owed: amount,
  /** Of what was paid, what went towards what was owed. */
  paidOff: amount,
  /** Of a correction in the provider's words; of a cancellation one of its reasons. */
  reason: z.string().nullable(),
});
export type SlipStep = z.infer<typeof slipStep>;

/** A wallet transaction of a round: a stake, a win or a rollback, or a step of a bet slip. */
export const betTransaction = z.object({
  /** Of the end of a slip with its group: that of the slip. */
  id,
  externalId: z.string(),
  kind: transactionKind,
  stake: amount,
  /** Of an adjustment that took something back: below 0. */
  payout: signedAmount,
  at: instant,
  /** Null: a round of a game. */
  slip: slipStep.nullable(),
});

/** Both paths of spec §7: games, and lobbies of PVP and lotteries. */
const launch = {
  summary: 'Launch a game: a URL whose token is bound to member, vendor, game and currency',
  audience: 'member',
  body: z.strictObject({
    gameId: z.string().max(80),
    language: languageOrEnglish,
    theme: z.enum(['dark', 'light']).default('dark'),
    /** Opens the game in this room. */
    room: roomKey.optional(),
  }),
  value: z.object({
    gameUrl: z.string(),
    /** The vendor whose transfer wallet the game uses; null: the main wallet. */
    walletVendor: z.string().nullable(),
  }),
  refusals: {
    game_not_found: 404,
    game_under_maintenance: 409,
    need_true_account: 403,
    bets_blocked: 403,
    /** A time-out or self-exclusion, with its end. */
    play_paused: 403,
  },
} as const;

export const gamingCalls = defineCalls({
  'POST /wps/relay/GCS_gameLaunchFB': launch,
  'POST /wps/game/launchGame': launch,
  'POST /wps/game/freePlay': {
    summary: 'Open a game with play money, for anyone: no member, no real stake, nothing recorded',
    audience: 'anyone',
    body: launch.body,
    value: z.object({ gameUrl: z.string() }),
    refusals: {
      free_play_off: 403,
      /** The vendor offers this game for money only. */
      free_play_not_offered: 409,
      game_not_found: 404,
      game_under_maintenance: 409,
    },
    perMinute: 20,
  },
  'GET /wps/relay/GLS2_roomList': {
    summary: 'The rooms of a game in the member’s currency; none of a game without rooms',
    audience: 'member',
    query: z.object({
      gameId: z.string().max(80),
      /** 1: only rooms that somebody may still enter. */
      open: z.literal('1').optional(),
      /** Only rooms that so much is enough for. */
      budget: amount.optional(),
    }),
    value: z.object({
      rooms: z.array(offeredRoom).max(200),
      /** True: the vendor does not answer, and has rooms that are not told. */
      isVendorAway: z.boolean(),
    }),
    refusals: { game_not_found: 404 },
  },
  'GET /wps/relay/GCS_recentGame': {
    summary: 'Games the member opened, the latest first, 100 at most',
    audience: 'member',
    query: z.object({
      gameType: gameCategory.optional(),
      language: languageOrEnglish,
      page: z.coerce.number().int().min(1).max(50).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    value: gamePage,
    refusals: { need_true_account: 403 },
  },
  'GET /wps/gaming/bets': {
    summary: 'Own bets, newest first',
    audience: 'member',
    query: z.object({
      cursor,
      pageSize,
      from: instant.optional(),
      to: instant.optional(),
      state: roundState.optional(),
      vassalage: z.string().max(40).optional(),
      gameType: gameCategory.optional(),
      /** Only bets from the main wallet, or only from transfer wallets. */
      wallet: z.enum(['main', 'vendor']).optional(),
      language: shownLanguage,
    }),
    value: page(bet),
    refusals: {},
  },
  'GET /wps/gaming/bets/:id': {
    summary: 'One own bet with its wallet transactions and the provider’s details of the round',
    audience: 'member',
    params: z.object({ id }),
    query: z.object({ language: shownLanguage }),
    value: z.object({
      bet,
      transactions: z.array(betTransaction),
      /** Null: the provider tells nothing of it, as of a round that is open, or does not answer. */
      detail: roundDetail.nullable(),
      isProviderAway: z.boolean(),
    }),
    refusals: {},
  },
  'GET /wps/relay/GCSGAME_getRankList': {
    summary: 'Winner board of settled rounds with masked names, largest first',
    audience: 'anyone',
    query: z.object({
      limitNum: z.coerce.number().int().min(1).max(20).default(20),
      gameCategory: z.string().max(20).default('ALL'),
      language: languageOrEnglish,
    }),
    value: z.object({
      winners: z.array(
        z.object({
          customerName: z.string(),
          winAmount: amount,
          currencySymbol: z.string(),
          iconUrl: z.string(),
          gameName: z.string(),
          gameId: z.string(),
          wonAt: instant,
        }),
      ),
    }),
    refusals: {},
  },
});

export type Bet = z.infer<typeof bet>;
export type RoundDetail = z.infer<typeof roundDetail>;
export type GameRoom = z.infer<typeof offeredRoom>;
