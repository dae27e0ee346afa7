/** The game info of a game: its figures, and the data to check them with. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { returnPercent, standardDeviation, textByLanguage } from '@bahati/contract/wire.ts';
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
    /** 0: none. */
    lines: z.number().int(),
    pays: z.enum(['lines', 'ways', 'cluster', 'anywhere']),
    /** Further features: `free_spins`, `multiplier`. */
    features: z.array(z.string().regex(/^[a-z_]{1,30}$/)).max(12),
  }),
  figures: z.object({
    /** RTP: the long-term return in percent of stakes. */
    returnPercent,
    /** Null: the RTP is exact. Else it is simulated, and this is its 99 percent interval. */
    returnBand: z.object({ fromPercent: returnPercent, toPercent: returnPercent }).nullable(),
    hitRatePercent: figure,
    /** In total stakes. */
    standardDeviation,
    /** The highest win of a single spin. */
    topSpin: z.object({ timesTotalStake: figure, oneInRounds: figure }),
    freeSpinsOneIn: figure.nullable(),
    holdAndSpinOneIn: figure.nullable(),
    /** One round in so many has a pick; null: no pick feature. */
    pickOneIn: figure.nullable(),
    /** Bonus buy: its RTP, and its price in total stakes. */
    buy: z.object({ returnPercent, priceStakes: z.number().int() }).nullable(),
    /** The part of `returnPercent` from jackpots; null: no pools. */
    ofJackpotsPercent: returnPercent.nullable(),
  }),
  /** The game itself as docs/fairness.md reads it: strips, pays, lines and rules. */
  definition: z.record(z.string(), z.unknown()),
});

const betSheet = z.object({
  kind: z.literal('bet'),
  ...whichGame,
  family: z.enum(['original', 'table']),
  /** The optimal strategy, or the assumptions of the figures. */
  playedAs: textByLanguage,
  /** All bets, or examples of each payout; the first is the most common one. */
  bets: z
    .array(
      z.object({
        /** The bet selection a round of it starts with. */
        opening: z.string(),
        name: textByLanguage,
        /** The payout as displayed: `35 : 1`, `1.98×`. */
        pays: z.string(),
        /** RTP: the long-term return in percent of the cost. */
        returnPercent,
        /** House edge: 100 less the RTP; negative above 100. */
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
  /** Of fishing, as docs/fairness.md reads it: what swims, and the stake of each level. */
  definition: z.record(z.string(), z.unknown()).optional(),
});

const gameSheet = z.discriminatedUnion('kind', [slotSheet, betSheet]);

export const sheetCalls = defineCalls({
  'GET /frame/v1/sheet': {
    summary: 'The game info of a game; for a slot with its definition',
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
