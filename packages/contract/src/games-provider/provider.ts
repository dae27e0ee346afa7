/** Calls of the platform to a vendor, signed like the vendor's calls and with the same key. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import type { BrandPalette } from '@bahati/contract/palettes.ts';
import { language } from '@bahati/contract/wire.ts';
import { externalId, providerMemberId } from './wallet.ts';

/**
 * The provider's details of a round: choices, outcome and provably fair data. A table takes chips
 * on 60 places, each a choice, and all of them stand in the address of the proof.
 */
const roundDetail = z.object({
  choices: z.array(z.object({ label: z.string().max(60), value: z.string().max(200) })).max(80),
  outcome: z.array(z.object({ label: z.string().max(60), value: z.string().max(400) })).max(100),
  picture: z.record(z.string(), z.unknown()).nullable(),
  fairness: z
    .object({
      serverSeedHash: z.string().max(128),
      serverSeed: z.string().max(128).nullable(),
      clientSeed: z.string().max(128),
      nonce: z.number().int(),
      verifyUrl: z.string().max(4_000),
    })
    .nullable(),
});

const words = z.object({ en: z.string().min(1).max(80), sw: z.string().min(1).max(80) });

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

export const volatility = z.enum(['low', 'medium', 'high']);

/** seamless: each stake comes from the platform's wallet; transfer: from a wallet at the vendor. */
export const walletMode = z.enum(['seamless', 'transfer']);

/** A game of a vendor's catalogue feed; title, stakes and RTP are the vendor's. */
const offeredGame = z.object({
  gameCode: externalId,
  vendorCode: z.string().regex(/^[A-Z0-9_]{2,40}$/),
  vendorName: z.string().min(1).max(60),
  /** transfer: members play from a transfer wallet (transfer-wallet.ts). Absent: seamless. */
  walletMode: walletMode.optional(),
  category: gameCategory,
  title: words,
  /** Null where the vendor does not state it. */
  rtpBasisPoints: z.number().int().min(0).max(10_000).nullable(),
  volatility: volatility.nullable(),
  /** Minimum and maximum total stake by currency, in minor units. */
  stakes: z.record(
    z.string().length(3),
    z.object({ minimum: z.string().regex(/^\d{1,15}$/), maximum: z.string().regex(/^\d{1,15}$/) }),
  ),
  /** To search and filter by: `free_spins`, `lines`, and the sub-categories (`sub-categories.ts`). */
  features: z.array(z.string().regex(/^[a-z][a-z_]{1,30}$/)).max(12),
  releasedOn: z.iso.date(),
  /** True: opens with the signed launch token of free play as well (free-play.ts). Absent: not. */
  hasFreePlay: z.boolean().optional(),
  /** True: free rounds can be granted in it (free-rounds.ts). Absent: not. */
  hasFreeRounds: z.boolean().optional(),
  /**
   * True: a round is a member's seat at a table, open from the first buy-in until he is paid as he
   * leaves, however long he sits. Absent: not.
   */
  isSeated: z.boolean().optional(),
  /** False: listed as under maintenance until the vendor has built it. */
  isReady: z.boolean(),
});

export const providerCalls = defineCalls({
  'POST /vendor/v1/games': {
    summary: 'The catalogue feed of the provider, in its own order, by page',
    audience: 'platform',
    body: z.strictObject({
      pageNo: z.number().int().min(1).max(1_000),
      pageSize: z.number().int().min(1).max(500),
    }),
    value: z.object({
      games: z.array(offeredGame).max(500),
      total: z.number().int(),
      /** The version of the feed; it changes with any page. */
      version: z.string().max(64),
    }),
    refusals: {},
  },
  'POST /vendor/v1/rounds/detail': {
    summary: 'Choices, outcome and seeds of one round',
    audience: 'platform',
    body: z.strictObject({
      roundId: externalId,
      gameCode: externalId,
      language,
    }),
    value: roundDetail,
    refusals: {},
  },
  'POST /vendor/v1/rounds/void': {
    summary: 'Notify the provider that the operator voided a round: stakes returned, wins reversed',
    audience: 'platform',
    body: z.strictObject({ roundId: externalId, gameCode: externalId, memberId: providerMemberId }),
    /** False: not voided here yet, and sent again later. True also when repeated. */
    value: z.object({ isVoided: z.boolean() }),
    refusals: {},
  },
});

export type OfferedGame = z.infer<typeof offeredGame>;
export type ProviderRoundDetail = z.infer<typeof roundDetail>;

/** The query parameters of a vendor's game info at `/sheet` beside the launch URL. */
export type SheetQuery = { game: string };

/**
 * The launch URL of a vendor's game is its profile's base URL with these query parameters:
 * the launch token (one use, 60 s), game code, language, theme, the brand's accent as the player
 * site has it just now, and where to go back to.
 */
export type LaunchQuery = {
  token: string;
  game: string;
  language: 'en' | 'sw';
  theme: 'dark' | 'light';
  palette: BrandPalette;
  lobby: string;
  /** The room to open, by its id or its code (rooms.ts); absent: the game's own list of rooms. */
  room?: string;
};
