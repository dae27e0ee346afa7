/**
 * What the operator set of the offer (`book.settings`), over what a new book begins with. Shares are
 * basis points.
 */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { amount } from '@bahati/contract/wire.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { z } from 'zod';

const basisPoints = z.number().int().min(0).max(5_000);

/** By the name of the row each stands in. */
const shapes = {
  /** The share of a market's money that the book keeps on average, by sport; `other` for the rest. */
  margins: z.record(z.string(), basisPoints),
  /** By the competition's id, over its sport's. */
  competition_margins: z.record(z.string(), basisPoints),
  /** Stakes to pick from, in the brand's currency. */
  quick_stakes: z.array(amount).max(8),
};

export type OfferSettings = { readonly [K in keyof typeof shapes]: z.output<(typeof shapes)[K]> };

const firstMargins: Readonly<Partial<Record<Sport | 'other', number>>> = {
  football: 550,
  basketball: 500,
  tennis: 550,
  athletics: 1_200,
  motor_sport: 1_200,
  other: 650,
};

const firstStakes: Readonly<Record<string, string[]>> = {
  KES: ['50', '100', '250', '500', '1000'],
  TZS: ['1000', '2000', '5000', '10000', '20000'],
};

const firstSettings = (currency: string): OfferSettings => ({
  margins: { ...firstMargins },
  competition_margins: {},
  quick_stakes: firstStakes[currency] ?? ['5', '10', '20', '50', '100'],
});

/** A row that is not of its shape throws: nothing is priced by a margin nobody can read. */
export async function readSettings(database: Database, currency: string): Promise<OfferSettings> {
  const { rows } = await database.query<{ name: string; value: unknown }>(
    'SELECT name, value FROM book.settings ORDER BY name LIMIT 200',
  );
  const stored = rows
    .filter(({ name }) => Object.hasOwn(shapes, name))
    .map(({ name, value }) => [name, shapes[name as keyof typeof shapes].parse(value)]);
  return { ...firstSettings(currency), ...Object.fromEntries(stored) };
}

export const isOfferSetting = (name: string): name is keyof typeof shapes =>
  Object.hasOwn(shapes, name);

/** A setting as it is kept. Throws a ZodError for what is none. */
export const parseSetting = (name: keyof typeof shapes, value: unknown): unknown =>
  shapes[name].parse(value);

/** Before what the trading room says of it. */
export const marginOf = (
  settings: OfferSettings,
  { sport, competitionId }: { sport: string; competitionId: string },
): number =>
  settings.competition_margins[competitionId] ??
  settings.margins[sport] ??
  settings.margins['other'] ??
  0;
