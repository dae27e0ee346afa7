/** The settings of the book as fields of a form: each kept as it is typed, read back as it is stored. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { readAmount, readFigure } from '@bahati/money/typed-figure.ts';
import { readOdds, readShare, writeOdds, writeShare } from '#features/trading/room/figures.ts';

type FieldKind = 'money' | 'count' | 'share' | 'odds' | 'legs';

/** The terms of slips, in the order they are shown. */
export const termFields = {
  leastStake: 'money',
  mostStake: 'money',
  mostPayout: 'money',
  mostWin: 'money',
  mostAsked: 'money',
  traderSeconds: 'count',
  mostAlone: 'money',
  mostLines: 'count',
  liveDelaySeconds: 'count',
  cashOutShare: 'share',
  cashOutTolerance: 'share',
  cashOutSeconds: 'count',
  liveCashOutSeconds: 'count',
  builderPayback: 'share',
} as const satisfies Readonly<Record<string, FieldKind>>;

export type TermField = keyof typeof termFields;
export const termFieldNames = Object.keys(termFields) as TermField[];

export type BonusStep = { legs: string; share: string; leastOdds: string };
export type TermsDraft = {
  fields: Readonly<Record<TermField, string>>;
  bonus: readonly BonusStep[];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function writeField(kind: FieldKind, value: unknown, currency: Currency): string {
  if (kind === 'money') return toDecimal(BigInt(String(value)), currency);
  if (kind === 'share') return writeShare(Number(value)).replace('%', '');
  return kind === 'odds' ? writeOdds(Number(value)) : String(value);
}

/** Undefined: what is typed is none of its kind. */
function readField(kind: FieldKind, text: string, currency: Currency): string | number | undefined {
  if (kind === 'money') {
    const read = readAmount(text, currency);
    return read.fault === undefined ? read.units.toString() : undefined;
  }
  if (kind === 'share') return readShare(text, 50_000);
  if (kind === 'odds') return readOdds(text);
  const read = readFigure(text, 0);
  return read.fault === undefined ? Number(read.units) : undefined;
}

/** The terms as the book shows them. */
export function writeTerms(value: unknown, currency: Currency): TermsDraft {
  const terms = isRecord(value) ? value : {};
  const fields = Object.fromEntries(
    termFieldNames.map((name) => [name, writeField(termFields[name], terms[name] ?? 0, currency)]),
  ) as TermsDraft['fields'];
  const steps = Array.isArray(terms['multipleBonus']) ? (terms['multipleBonus'] as unknown[]) : [];
  const bonus = steps.filter(isRecord).map((step) => ({
    legs: String(step['legs']),
    share: writeField('share', step['basisPoints'], currency),
    leastOdds: writeField('odds', step['leastOdds'], currency),
  }));
  return { fields, bonus };
}

type TermsValue = Readonly<Record<string, unknown>>;

/** Whole, or the names of the fields that are wrong; a step of the bonus is `bonus` and its place. */
export function readTerms(
  { fields, bonus }: TermsDraft,
  currency: Currency,
): { value: TermsValue } | { wrong: ReadonlySet<string> } {
  const wrong = new Set<string>();
  const need = <T>(name: string, value: T | undefined): T | undefined => {
    if (value === undefined) wrong.add(name);
    return value;
  };
  const read = termFieldNames.map((name) => [
    name,
    need(name, readField(termFields[name], fields[name], currency)),
  ]);
  const multipleBonus = bonus.map(({ legs, share, leastOdds }, at) => ({
    legs: need(`bonus${at}`, readField('legs', legs, currency)),
    basisPoints: need(`bonus${at}`, readField('share', share, currency)),
    leastOdds: need(`bonus${at}`, readField('odds', leastOdds, currency)),
  }));
  return wrong.size > 0
    ? { wrong }
    : { value: { ...Object.fromEntries(read), multipleBonus } as TermsValue };
}

/** Margins by sport as they are typed; a sport without its own has that of `other`. */
export function writeMargins(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([sport, points]) => [
      sport,
      writeShare(Number(points)).replace('%', ''),
    ]),
  );
}

const mostMargin = 5_000;

type ReadMargins = { value: Readonly<Record<string, number>> } | { wrong: ReadonlySet<string> };

/** Of what is named each share is needed. */
export function readShares(typed: Readonly<Record<string, string>>): ReadMargins {
  const read = Object.entries(typed).map(
    ([name, text]) => [name, readShare(text, mostMargin)] as const,
  );
  const wrong = new Set(read.filter(([, points]) => points === undefined).map(([name]) => name));
  return wrong.size > 0 ? { wrong } : { value: Object.fromEntries(read) as Record<string, number> };
}

/** Empty fields are left to `other`, which is needed. */
export const readMargins = (typed: Readonly<Record<string, string>>): ReadMargins =>
  readShares(
    Object.fromEntries(
      Object.entries(typed).filter(([sport, text]) => sport === 'other' || text.trim() !== ''),
    ),
  );

/** As many as a slip offers at most. */
export const mostQuickStakes = 8;

/** Amounts from the smallest up, each once; wrong ones by their place. Empty fields are left out. */
export function readQuickStakes(
  typed: readonly string[],
  currency: Currency,
): { value: readonly string[] } | { wrong: ReadonlySet<string> } {
  const read = typed.map((text) => readAmount(text, currency));
  const wrong = read.flatMap((one, at) => {
    const isWrong = one.fault === undefined ? one.units === 0n : one.fault !== 'empty';
    return isWrong ? [String(at)] : [];
  });
  if (wrong.length > 0) return { wrong: new Set(wrong) };
  const units = read.flatMap((one) => (one.fault === undefined ? [one.units] : []));
  const sorted = [...new Set(units)].toSorted((a, b) => (a < b ? -1 : 1));
  return { value: sorted.map((one) => toDecimal(one, currency)) };
}
