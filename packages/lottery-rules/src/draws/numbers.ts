/** The numbers of one draw, as they are kept, sent and judged. */
import { type Family, type Layout, layoutOf } from './families.ts';

export type BallNumbers = {
  readonly kind: 'balls';
  /** In the order in which they came. */
  readonly main: readonly number[];
  readonly extra: readonly number[];
};

export type PrizeNumbers = {
  readonly kind: 'prizes';
  /** Numbers as text with leading zeros, by prize; drawn series codes under `series`. */
  readonly prizes: Readonly<Record<string, readonly string[]>>;
};

export type DrawNumbers = BallNumbers | PrizeNumbers;

/** Why numbers from outside are none of a draw of the family. */
export type NumbersRefusal = {
  readonly reason:
    | 'wrong_shape'
    | 'wrong_count'
    | 'out_of_range'
    | 'repeated'
    | 'wrong_digits'
    | 'unknown_prize';
  /** The prize, or `main` and `extra`, and the place in it from 0. */
  readonly at?: { readonly prize: string; readonly place: number };
};

export type ReadNumbers = { readonly numbers: DrawNumbers } | { readonly refusal: NumbersRefusal };

/** Checks numbers that somebody typed or a source sent; answers them without anything beside. */
export function readNumbers(family: Family, value: unknown): ReadNumbers {
  const layout: Layout = layoutOf(family);
  if (typeof value !== 'object' || value === null || !('kind' in value))
    return refused('wrong_shape');
  if (value.kind !== layout.kind) return refused('wrong_shape');
  return layout.kind === 'balls' ? readBalls(layout, value) : readPrizes(layout, value);
}

const refused = (reason: NumbersRefusal['reason'], prize?: string, place = 0): ReadNumbers => ({
  refusal: prize === undefined ? { reason } : { reason, at: { prize, place } },
});

function readBalls(layout: Extract<Layout, { kind: 'balls' }>, value: object): ReadNumbers {
  const lists: number[][] = [];
  const seen = new Set<number>();
  for (const name of ['main', 'extra'] as const) {
    const list: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
    if (!Array.isArray(list)) return refused('wrong_shape', name);
    if (list.length !== layout[name]) return refused('wrong_count', name);
    const read: number[] = [];
    for (const [place, one] of list.entries()) {
      if (!Number.isInteger(one) || one < layout.from || one > layout.to) {
        return refused('out_of_range', name, place);
      }
      if (!layout.repeats && seen.has(one)) return refused('repeated', name, place);
      seen.add(one);
      read.push(one);
    }
    lists.push(read);
  }
  return { numbers: { kind: 'balls', main: lists[0] ?? [], extra: lists[1] ?? [] } };
}

function readPrizes(layout: Extract<Layout, { kind: 'prizes' }>, value: object): ReadNumbers {
  const given: unknown = Object.entries(value).find(([key]) => key === 'prizes')?.[1];
  if (typeof given !== 'object' || given === null) return refused('wrong_shape');
  const wanted: { prize: string; count: number; digits: number }[] = [...layout.slots];
  if (layout.series) wanted.push({ prize: 'series', count: layout.series.count, digits: 2 });
  const unknown = Object.keys(given).find((key) => !wanted.some(({ prize }) => prize === key));
  if (unknown !== undefined) return refused('unknown_prize', unknown);
  const prizes: Record<string, readonly string[]> = {};
  for (const { prize, count, digits } of wanted) {
    const list: unknown = Object.entries(given).find(([key]) => key === prize)?.[1];
    if (!Array.isArray(list)) return refused('wrong_shape', prize);
    if (list.length !== count) return refused('wrong_count', prize);
    const wrong = list.findIndex(
      (one) => typeof one !== 'string' || one.length !== digits || !/^\d+$/.test(one),
    );
    if (wrong >= 0) return refused('wrong_digits', prize, wrong);
    prizes[prize] = list.map(String);
  }
  return readSeries(layout, { kind: 'prizes', prizes });
}

function readSeries(
  { series }: Extract<Layout, { kind: 'prizes' }>,
  numbers: PrizeNumbers,
): ReadNumbers {
  const codes = numbers.prizes['series'] ?? [];
  const outside = codes.findIndex((code) => Number(code) < 1 || Number(code) > (series?.of ?? 0));
  if (outside >= 0) return refused('out_of_range', 'series', outside);
  const repeated = codes.findIndex((code, place) => codes.indexOf(code) < place);
  return repeated >= 0 ? refused('repeated', 'series', repeated) : { numbers };
}

/** The balls of a draw of a family of balls. */
export function ballsOf(numbers: DrawNumbers): BallNumbers {
  if (numbers.kind !== 'balls') throw new RangeError('This draw has prizes, not balls.');
  return numbers;
}

/** The numbers of a prize, in their order. */
export function prizeOf(numbers: DrawNumbers, prize: string): readonly string[] {
  const found = numbers.kind === 'prizes' ? numbers.prizes[prize] : undefined;
  if (!found) throw new RangeError(`This draw has no prize ${prize}.`);
  return found;
}
