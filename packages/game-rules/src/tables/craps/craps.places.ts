/** The places of the craps table, and what becomes of a chip on each as the dice are thrown. */
import type { Words } from '@bahati/game-rules/words.ts';

/** Two faces from 1 to 6, as they fell. */
export type Roll = readonly [number, number];

/** What can be a point, and what can be placed on. */
export const pointNumbers = [4, 5, 6, 8, 9, 10] as const;
export type PointNumber = (typeof pointNumbers)[number];

export const crapsPlaces = [
  'pass',
  'dont-pass',
  'field',
  'place-4',
  'place-5',
  'place-6',
  'place-8',
  'place-9',
  'place-10',
] as const;
export type CrapsPlace = (typeof crapsPlaces)[number];

/** Odds lie behind pass and lay behind don't pass, once there is a point. */
export type CrapsBehind = 'odds' | 'lay';

/** Every pay of the table is a whole number of these parts of a chip. */
export const partsOfChip = 30;

export const totalOf = ([first, second]: Roll) => first + second;

/** How the line stands: `barred` is a twelve at the first roll, which don't pass does not win. */
export type Line = {
  /** What the first roll set, also once it is decided. */
  readonly point: PointNumber | null;
  readonly end: 'pass' | 'dont-pass' | 'barred' | null;
};

const seven = 7;
const barred = 12;
const wonAtOnce: ReadonlySet<number> = new Set([seven, 11]);
const lostAtOnce: ReadonlySet<number> = new Set([2, 3, barred]);

/** The first roll decides at once or sets the point; then the point or a seven decides. */
export function lineAfter(totals: readonly number[]): Line {
  const [first, ...others] = totals;
  if (first === undefined) return { point: null, end: null };
  if (wonAtOnce.has(first)) return { point: null, end: 'pass' };
  if (first === barred) return { point: null, end: 'barred' };
  if (lostAtOnce.has(first)) return { point: null, end: 'dont-pass' };
  const point = pointNumbers.find((number) => number === first) ?? null;
  const last = others.find((total) => total === first || total === seven);
  if (last === undefined) return { point, end: null };
  return { point, end: last === seven ? 'dont-pass' : 'pass' };
}

/** Profit in parts of a chip: 9 to 5, 7 to 5, 7 to 6. */
const placeProfit: Readonly<Record<PointNumber, number>> = {
  4: 54,
  5: 42,
  6: 35,
  8: 35,
  9: 42,
  10: 54,
};

/** What the dice make of it: 2 to 1, 3 to 2, 6 to 5; laid against the point, the other way round. */
const freeProfit: Readonly<Record<CrapsBehind, Readonly<Record<PointNumber, number>>>> = {
  odds: { 4: 60, 5: 45, 6: 36, 8: 36, 9: 45, 10: 60 },
  lay: { 4: 15, 5: 20, 6: 25, 8: 25, 9: 20, 10: 15 },
};

/**
 * So many times the chips on the line may lie behind it. What is laid always wins whole chips: two
 * for one, three for two, six for five.
 */
export const behindTimes: Readonly<
  Record<CrapsBehind, Readonly<Record<PointNumber, readonly number[]>>>
> = {
  odds: {
    4: [1, 2, 3],
    5: [1, 2, 3, 4],
    6: [1, 2, 3, 4, 5],
    8: [1, 2, 3, 4, 5],
    9: [1, 2, 3, 4],
    10: [1, 2, 3],
  },
  lay: { 4: [2, 4, 6], 5: [3, 6], 6: [6], 8: [6], 9: [3, 6], 10: [2, 4, 6] },
};

const evenMoney = 2 * partsOfChip;
const twoToOne = 3 * partsOfChip;

/** By the total of one roll. */
const fieldPays: ReadonlyMap<number, number> = new Map([
  [2, twoToOne],
  [3, evenMoney],
  [4, evenMoney],
  [9, evenMoney],
  [10, evenMoney],
  [11, evenMoney],
  [12, twoToOne],
]);

function ofPlaced(number: PointNumber, totals: readonly number[]): number | null {
  const decided = totals.find((total) => total === number || total === seven);
  if (decided === undefined) return null;
  return decided === seven ? 0 : partsOfChip + placeProfit[number];
}

const placed: Readonly<Partial<Record<CrapsPlace | CrapsBehind, PointNumber>>> = {
  'place-4': 4,
  'place-5': 5,
  'place-6': 6,
  'place-8': 8,
  'place-9': 9,
  'place-10': 10,
};

/** What a chip there brings, itself included, in parts of a chip; null while it is undecided. */
export function backOf(place: CrapsPlace | CrapsBehind, totals: readonly number[]): number | null {
  const [first] = totals;
  if (first === undefined) return null;
  if (place === 'field') return fieldPays.get(first) ?? 0;
  const number = placed[place];
  if (number) return ofPlaced(number, totals);
  const { point, end } = lineAfter(totals);
  if (!end) return null;
  if (place === 'dont-pass' && end === 'barred') return partsOfChip;
  if (end !== (place === 'dont-pass' || place === 'lay' ? 'dont-pass' : 'pass')) return 0;
  if (place !== 'odds' && place !== 'lay') return evenMoney;
  return point ? partsOfChip + freeProfit[place][point] : 0;
}

export const crapsNames: Readonly<Record<CrapsPlace | CrapsBehind, Words>> = {
  pass: { en: 'Pass line', sw: 'Pasi' },
  'dont-pass': { en: 'Don’t pass', sw: 'Dhidi ya pasi' },
  field: { en: 'Field', sw: 'Uwanja' },
  'place-4': { en: 'Place 4', sw: 'Namba 4' },
  'place-5': { en: 'Place 5', sw: 'Namba 5' },
  'place-6': { en: 'Place 6', sw: 'Namba 6' },
  'place-8': { en: 'Place 8', sw: 'Namba 8' },
  'place-9': { en: 'Place 9', sw: 'Namba 9' },
  'place-10': { en: 'Place 10', sw: 'Namba 10' },
  odds: { en: 'Odds behind pass', sw: 'Nyongeza ya pasi' },
  lay: { en: 'Odds behind don’t pass', sw: 'Nyongeza dhidi ya pasi' },
};

export type CrapsBet = {
  readonly place: CrapsPlace | CrapsBehind;
  readonly chips: number;
  /** What it brought, its own chips included, in parts of a chip; null while it is undecided. */
  readonly back: number | null;
};
