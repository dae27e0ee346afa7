/** What pools are made by: price, shares, seed, dates. Set by the operator, for pools made later. */
import { jackpotSizes } from '@bahati/contract/sportsbook/jackpots.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { z } from 'zod';

/** Money in minor units, as a whole number. */
const money = z
  .string()
  .regex(/^\d{1,14}$/)
  .transform(BigInt);

/** `wrong`: how many matches a line of the tier has wrong. Shares are basis points of the price. */
const tier = z.object({
  wrong: z.number().int().min(0).max(4),
  shareBasisPoints: z.number().int().min(0).max(10_000),
});

const series = z
  .object({
    size: z.literal([...jackpotSizes]),
    /** Days a window begins on: 0 is Sunday. */
    weekdays: z.array(z.number().int().min(0).max(6)).max(7),
    /** The window of kick-offs, from this hour (UTC) of its day. */
    fromHour: z.number().int().min(0).max(23),
    windowHours: z.number().int().min(1).max(96),
    /** A pool is made so long before its window begins. */
    aheadHours: z.number().int().min(1).max(168),
    price: money,
    seed: money,
    tiers: z.array(tier).min(1).max(5),
    leastMatches: z.number().int().min(1),
  })
  .refine(({ size, leastMatches }) => leastMatches <= size)
  .refine(({ tiers }) => new Set(tiers.map(({ wrong }) => wrong)).size === tiers.length)
  .refine(({ tiers }) => tiers.some(({ wrong }) => wrong === 0))
  .refine(({ tiers }) => tiers.reduce((sum, one) => sum + one.shareBasisPoints, 0) <= 10_000);

const schema = z.object({
  series: z
    .array(series)
    .max(2)
    .refine((all) => new Set(all.map(({ size }) => size)).size === all.length),
  /** From this day of each month to its end the top tier of every pool must be won. */
  mustBeWonDay: z.number().int().min(1).max(28),
  /** Results stand so long before a pool is drawn by them. */
  confirmSeconds: z.number().int().min(0).max(86_400),
  /** A match without a result so long after the last kick-off counts as void. */
  voidHours: z.number().int().min(1).max(720),
});

export type JackpotTerms = z.output<typeof schema>;
export type JackpotSeries = JackpotTerms['series'][number];

export const jackpotSetting = 'jackpots';

const scales: Readonly<Record<string, bigint>> = { KES: 1n, TZS: 20n };

/** Where the operator has set nothing. */
export function usualJackpotTerms(currency: string): z.input<typeof schema> {
  const units = (count: bigint) => String(count * 100n * (scales[currency] ?? 1n));
  return {
    series: [
      {
        size: 13,
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        fromHour: 9,
        windowHours: 24,
        aheadHours: 24,
        price: units(50n),
        seed: units(100_000n),
        tiers: [
          { wrong: 0, shareBasisPoints: 4_000 },
          { wrong: 1, shareBasisPoints: 1_500 },
          { wrong: 2, shareBasisPoints: 1_500 },
        ],
        leastMatches: 10,
      },
      {
        size: 17,
        weekdays: [3, 6],
        fromHour: 9,
        windowHours: 60,
        aheadHours: 84,
        price: units(100n),
        seed: units(1_000_000n),
        tiers: [
          { wrong: 0, shareBasisPoints: 3_500 },
          { wrong: 1, shareBasisPoints: 1_200 },
          { wrong: 2, shareBasisPoints: 1_200 },
          { wrong: 3, shareBasisPoints: 1_100 },
        ],
        leastMatches: 13,
      },
    ],
    mustBeWonDay: 28,
    confirmSeconds: 600,
    voidHours: 72,
  };
}

/** What is in force, as it is written. */
export async function readShownJackpotTerms(
  database: Database,
  currency: string,
): Promise<z.input<typeof schema>> {
  const { rows } = await database.query<{ value: object }>(
    'SELECT value FROM book.settings WHERE name = $1',
    [jackpotSetting],
  );
  return { ...usualJackpotTerms(currency), ...rows[0]?.value };
}

export const readJackpotTerms = async (
  database: Database,
  currency: string,
): Promise<JackpotTerms> => schema.parse(await readShownJackpotTerms(database, currency));

/** Terms as they are kept. Throws a ZodError for what is none. */
export function parseJackpotTerms(value: unknown, currency: string): z.input<typeof schema> {
  const whole = { ...usualJackpotTerms(currency), ...Object(value) } as z.input<typeof schema>;
  schema.parse(whole);
  return whole;
}
