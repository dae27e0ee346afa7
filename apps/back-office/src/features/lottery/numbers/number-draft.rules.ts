/** The numbers of a draw as they are typed or pasted, prize by prize. */
import { type Family, type Layout, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { type DrawNumbers, readNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

/** A prize of the layout, or `main` and `extra` of balls. */
export type Slot = { prize: string; count: number; digits: number };

/** What is typed for each prize: numbers with anything between them. */
export type NumberDraft = Readonly<Record<string, string>>;

/** In the order in which they are shown. */
export function slotsOf(family: Family): readonly Slot[] {
  const layout: Layout = layoutOf(family);
  if (layout.kind === 'balls') {
    const digits = String(layout.to).length;
    const main = { prize: 'main', count: layout.main, digits };
    return layout.extra ? [main, { prize: 'extra', count: layout.extra, digits }] : [main];
  }
  const { slots, series } = layout;
  return series ? [...slots, { prize: 'series', count: series.count, digits: 2 }] : slots;
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** How many there are, and whether each has its digits; balls may be written without zeros. */
export function slotStanding(
  { prize, digits, count }: Slot,
  text: string,
): { found: number; isWrong: boolean } {
  const found = numbersIn(text);
  const isBall = prize === 'main' || prize === 'extra';
  const isWrong =
    found.length > count ||
    found.some(({ length }) => (isBall ? length > digits : length !== digits));
  return { found: found.length, isWrong };
}

/** Undefined: something is missing, wrong or, among balls, there twice. */
export function readDraft(family: Family, draft: NumberDraft): DrawNumbers | undefined {
  const lists = Object.fromEntries(
    slotsOf(family).map(({ prize }) => [prize, numbersIn(draft[prize] ?? '')]),
  );
  const { main, extra = [] } = lists;
  const read = readNumbers(
    family,
    main
      ? { kind: 'balls', main: main.map(Number), extra: extra.map(Number) }
      : { kind: 'prizes', prizes: lists },
  );
  return 'refusal' in read ? undefined : read.numbers;
}

/** Numbers that stand alone: of `G1: 12345` the last, of `1st 1234` too. */
const alone = /(?<![\p{L}\d])\d+(?![\p{L}\d])/gu;

function fill(slots: readonly Slot[], numbers: readonly string[]): NumberDraft | undefined {
  const draft: Record<string, string> = {};
  let at = 0;
  for (const { prize, count, digits } of slots) {
    const own = numbers.slice(at, at + count);
    if (own.length < count || own.some(({ length }) => length !== digits)) return undefined;
    draft[prize] = own.join(' ');
    at += count;
  }
  return at === numbers.length ? draft : undefined;
}

/**
 * A whole board as it is printed, from the first prize or from the last one; codes of series may be
 * left out. Undefined: it is none of the family's, and nothing is guessed.
 */
export function readBoard(family: Family, text: string): NumberDraft | undefined {
  const slots = slotsOf(family);
  const layout: Layout = layoutOf(family);
  const found = text.match(alone) ?? [];
  if (layout.kind === 'balls') {
    return fill(
      slots,
      found.map((number) => number.padStart(slots[0]?.digits ?? 0, '0')),
    );
  }
  const prizes = slots.filter(({ prize }) => prize !== 'series');
  return (
    fill(slots, found) ??
    fill(prizes, found) ??
    fill(prizes.toReversed(), found) ??
    fill([...prizes.toReversed(), ...slots.filter(({ prize }) => prize === 'series')], found)
  );
}

/** Numbers as they would be typed. */
export const writeDraft = (numbers: DrawNumbers): NumberDraft =>
  numbers.kind === 'balls'
    ? { main: numbers.main.join(' '), extra: numbers.extra.join(' ') }
    : Object.fromEntries(
        Object.entries(numbers.prizes).map(([prize, list]) => [prize, list.join(' ')]),
      );

/** By prize, as they are written on a board. */
export function listsOf(family: Family, numbers: DrawNumbers): [Slot, readonly string[]][] {
  return slotsOf(family).map((slot) => {
    if (numbers.kind === 'prizes') return [slot, numbers.prizes[slot.prize] ?? []];
    const list = slot.prize === 'main' ? numbers.main : numbers.extra;
    return [slot, list.map((ball) => String(ball).padStart(slot.digits, '0'))];
  });
}
