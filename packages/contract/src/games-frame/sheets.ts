/** The mathematics of a game on one sheet, for everybody: figures, and all it takes to check them. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { standardDeviation, textByLanguage } from '@bahati/contract/wire.ts';
import { volatility } from '@bahati/contract/games-provider/provider.ts';

const figure = z.string().regex(/^\d{1,24}(\.\d{1,6})?$/);

const whichGame = { game: z.string(), version: z.number().int(), title: textByLanguage };

const slotSheet = z.object({
  kind: z.literal('slot'),
  ...whichGame,
  volatility,
  mechanic: z.object({
    reels: z.number().int(),
    rows: z.number().int(),
    /** 0: it has none. */
    lines: z.number().int(),
    pays: z.enum(['lines', 'ways', 'cluster', 'anywhere']),
    /** What it has besides: `free_spins`, `multiplier` and the like. */
    features: z.array(z.string().regex(/^[a-z_]{1,30}$/)).max(12),
  }),
  figures: z.object({
    /** What comes back of all stakes in the long run. */
    returnPercent: figure,
    /** Null: the return is exact. Else it was simulated and lies in here at 99 percent. */
    returnBand: z.object({ fromPercent: figure, toPercent: figure }).nullable(),
    hitRatePercent: figure,
    /** In total stakes. */
    standardDeviation,
    /** The dearest single spin. */
    topSpin: z.object({ timesTotalStake: figure, oneInRounds: figure }),
    freeSpinsOneIn: figure.nullable(),
    holdAndSpinOneIn: figure.nullable(),
    /** One round in so many opens chests; null for a game without them. */
    pickOneIn: figure.nullable(),
    /** Of bought free spins: what comes back of their price, and that price in total stakes. */
    buy: z.object({ returnPercent: figure, priceStakes: z.number().int() }).nullable(),
    /** Of `returnPercent`, what jackpots return; null for a game without pools. */
    ofJackpotsPercent: figure.nullable(),
  }),
  /** The game itself as docs/fairness.md reads it: strips, pays, lines and rules. */
  definition: z.record(z.string(), z.unknown()),
});

const betSheet = z.object({
  kind: z.literal('bet'),
  ...whichGame,
  family: z.enum(['original', 'table']),
  /** How it is played best, or what the figures suppose. */
  playedAs: textByLanguage,
  /** Each bet there is, or as many as show how all of them pay; the first is the usual one. */
  bets: z
    .array(
      z.object({
        /** The text a round of it begins with. */
        opening: z.string(),
        name: textByLanguage,
        /** As players say it: `35 : 1`, `1.98×`. */
        pays: z.string(),
        /** Of all it costs, what comes back in the long run. */
        returnPercent: figure,
        /** The rest of the hundred; below nought where more comes back than it costs. */
        edgePercent: z.string().regex(/^-?\d{1,3}\.\d{6}$/),
        hitRatePercent: figure,
        /** In units of the cost. */
        standardDeviation,
        /** The most it pays, in units of its cost, the stake included. */
        topWin: z.object({ times: figure, oneInRounds: figure }),
      }),
    )
    .min(1)
    .max(80),
});

const gameSheet = z.discriminatedUnion('kind', [slotSheet, betSheet]);

export const sheetCalls = defineCalls({
  'GET /frame/v1/sheet': {
    summary: 'The mathematics of a game, and a slot itself as data',
    audience: 'anyone',
    query: z.object({ game: z.string().min(1).max(80) }),
    value: gameSheet,
    refusals: {},
    perMinute: 120,
  },
});

export type GameSheet = z.infer<typeof gameSheet>;
export type SlotSheet = z.infer<typeof slotSheet>;
export type BetSheet = z.infer<typeof betSheet>;
