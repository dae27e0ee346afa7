/** The book's terms in force: bounds, delays, bonus, what is bought back. Set by the operator. */
import type { Database } from '@bahati/server-kit/database.ts';
import { z } from 'zod';

/** Money in minor units, as a whole number. */
const money = z
  .string()
  .regex(/^\d{1,14}$/)
  .transform(BigInt);

const bonusStep = z.object({
  legs: z.number().int().min(2).max(20),
  basisPoints: z.number().int().min(0).max(50_000),
  leastOdds: z.number().int().min(1_000),
});

const schema = z.object({
  leastStake: money,
  mostStake: money,
  mostPayout: money,
  /** Of one slip, what a win may be above the stake on any selection of it. */
  mostWin: money,
  /** Stakes above the bounds go to a trader up to here; 0: they are refused. */
  mostAsked: money,
  traderSeconds: z.number().int().min(10).max(600),
  /** What one trader may move by a void or a result of his own; more takes two. */
  mostAlone: money,
  mostLines: z.number().int().min(1).max(5_000),
  liveDelaySeconds: z.number().int().min(0).max(30),
  multipleBonus: z.array(bonusStep).max(20),
  /** The share of the fair worth of a bet that a cash-out pays, in basis points. */
  cashOutShare: z.number().int().min(1_000).max(10_000),
  /** How far the worth may have moved from a quote that is taken, in basis points. */
  cashOutTolerance: z.number().int().min(0).max(5_000),
  cashOutSeconds: z.number().int().min(1).max(60),
  liveCashOutSeconds: z.number().int().min(1).max(60),
  /** The share of a builder's stakes that is paid back on average, in basis points. */
  builderPayback: z.number().int().min(5_000).max(10_000),
});

export type Terms = z.output<typeof schema>;
export type ReadTerms = () => Promise<Terms>;

/** The name of the setting; its value holds what differs from the usual. */
export const termsSetting = 'slips';

/** What a shilling of Kenya is worth in the currency, about. */
const scales: Readonly<Record<string, bigint>> = { KES: 1n, TZS: 25n };

/** Where the operator has set nothing. */
export function usualTerms(currency: string): z.input<typeof schema> {
  const scale = scales[currency] ?? 1n;
  const shillings = (count: bigint) => String(count * 100n * scale);
  return {
    // The law's own bound (market page, Kenya).
    leastStake: shillings(20n),
    mostStake: shillings(50_000n),
    mostPayout: shillings(1_000_000n),
    mostWin: shillings(500_000n),
    mostAsked: shillings(80_000n),
    traderSeconds: 60,
    mostAlone: shillings(20_000n),
    mostLines: 1_000,
    liveDelaySeconds: 5,
    multipleBonus: [
      { legs: 5, basisPoints: 500, leastOdds: 1_200 },
      { legs: 8, basisPoints: 1_500, leastOdds: 1_200 },
      { legs: 10, basisPoints: 2_500, leastOdds: 1_200 },
      { legs: 15, basisPoints: 5_000, leastOdds: 1_200 },
      { legs: 20, basisPoints: 10_000, leastOdds: 1_200 },
    ],
    cashOutShare: 9_400,
    cashOutTolerance: 100,
    cashOutSeconds: 5,
    liveCashOutSeconds: 3,
    builderPayback: 8_800,
  };
}

const keptMs = 2_000;

/** Reads the terms, at most every two seconds anew. */
export function createTermsReader(database: Database, currency: string): ReadTerms {
  let kept: { terms: Promise<Terms>; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (!kept || kept.until <= now) {
      const terms = readTerms(database, currency);
      kept = { terms, until: now + keptMs };
      terms.catch(() => (kept = undefined));
    }
    return kept.terms;
  };
}

async function readTerms(database: Database, currency: string): Promise<Terms> {
  return schema.parse(await readShownTerms(database, currency));
}

/** What is in force, as it is written. */
export async function readShownTerms(
  database: Database,
  currency: string,
): Promise<z.input<typeof schema>> {
  const { rows } = await database.query<{ value: object }>(
    'SELECT value FROM book.settings WHERE name = $1',
    [termsSetting],
  );
  return { ...usualTerms(currency), ...rows[0]?.value };
}

/** Terms as they are kept. Throws a ZodError for what is none. */
export function parseTerms(value: unknown, currency: string): z.input<typeof schema> {
  const whole = { ...usualTerms(currency), ...Object(value) } as z.input<typeof schema>;
  schema.parse(whole);
  return whole;
}
