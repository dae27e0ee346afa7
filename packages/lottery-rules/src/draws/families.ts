/**
 * Families: games that draw the same kind of numbers and share bet types. A layout says which
 * numbers one draw has; it is all that the draw, its check and its picture need to know.
 */
import type { Words } from '@bahati/game-rules/words.ts';

/** Numbers one after the other. Without repeats they leave the machine like balls. */
export type BallLayout = {
  readonly kind: 'balls';
  /** Balls are `from … to`, written with as many digits as `to` has. */
  readonly from: number;
  readonly to: number;
  /** How many are drawn first. */
  readonly main: number;
  /** Drawn after them out of what is left: the special or additional number. */
  readonly extra: 0 | 1;
  readonly repeats: boolean;
};

/** Prizes, each with so many numbers of so many digits. */
export type PrizeSlot = { readonly prize: string; readonly count: number; readonly digits: number };

export type PrizeLayout = {
  readonly kind: 'prizes';
  /** In the order in which they are shown, which is the order in which they are drawn. */
  readonly slots: readonly PrizeSlot[];
  /** Codes drawn without repeats out of `01 … of`, held as the prize `series`. */
  readonly series?: { readonly of: number; readonly count: number };
};

export type Layout = BallLayout | PrizeLayout;

const balls = (from: number, to: number, main: number, extra: 0 | 1 = 0): BallLayout => ({
  kind: 'balls',
  from,
  to,
  main,
  extra,
  repeats: false,
});

const digits = (main: number): BallLayout => ({ ...balls(0, 9, main), repeats: true });

const slot = (prize: string, count: number, digitCount: number): PrizeSlot => ({
  prize,
  count,
  digits: digitCount,
});

const fourDigit: PrizeLayout = {
  kind: 'prizes',
  slots: [
    slot('first', 1, 4),
    slot('second', 1, 4),
    slot('third', 1, 4),
    slot('starter', 10, 4),
    slot('consolation', 10, 4),
  ],
};

export const layouts = {
  'five-digit': digits(5),
  'three-digit': digits(3),
  'eleven-five': balls(1, 11, 5),
  racing: balls(1, 10, 10),
  'six-mark': balls(1, 49, 6, 1),
  keno: balls(1, 80, 20),
  'dice-three': { ...balls(1, 6, 3), repeats: true },
  'lucky-28': digits(3),
  'vn-north': {
    kind: 'prizes',
    slots: [
      slot('special', 1, 5),
      slot('g1', 1, 5),
      slot('g2', 2, 5),
      slot('g3', 6, 5),
      slot('g4', 4, 4),
      slot('g5', 6, 4),
      slot('g6', 3, 3),
      slot('g7', 4, 2),
    ],
    series: { of: 20, count: 8 },
  },
  'vn-south': {
    kind: 'prizes',
    slots: [
      slot('special', 1, 6),
      slot('g1', 1, 5),
      slot('g2', 1, 5),
      slot('g3', 2, 5),
      slot('g4', 7, 5),
      slot('g5', 1, 4),
      slot('g6', 3, 4),
      slot('g7', 1, 3),
      slot('g8', 1, 2),
    ],
  },
  'four-d-sg': fourDigit,
  'four-d-my': fourDigit,
  'thai-glo': {
    kind: 'prizes',
    slots: [
      slot('first', 1, 6),
      slot('second', 5, 6),
      slot('third', 10, 6),
      slot('fourth', 50, 6),
      slot('fifth', 100, 6),
      slot('front-3', 2, 3),
      slot('last-3', 2, 3),
      slot('last-2', 1, 2),
    ],
  },
  'six-of-49': balls(1, 49, 6, 1),
  'six-of-45': balls(1, 45, 6),
  'six-of-55': balls(1, 55, 6, 1),
} as const satisfies Readonly<Record<string, Layout>>;

export type Family = keyof typeof layouts;

export const families = Object.keys(layouts) as readonly Family[];

export const layoutOf = (family: Family): Layout => layouts[family];

export const familyWords: Readonly<Record<Family, Words>> = {
  'five-digit': { en: 'Five digits', sw: 'Tarakimu tano' },
  'three-digit': { en: 'Three digits', sw: 'Tarakimu tatu' },
  'eleven-five': { en: '5 of 11', sw: '5 kati ya 11' },
  racing: { en: 'Racing', sw: 'Mbio' },
  'six-mark': { en: 'Six mark', sw: 'Namba sita' },
  keno: { en: 'Keno', sw: 'Keno' },
  'dice-three': { en: 'Three dice', sw: 'Dadu tatu' },
  'lucky-28': { en: 'Lucky 28', sw: 'Bahati 28' },
  'vn-north': { en: 'Vietnam North', sw: 'Vietnam Kaskazini' },
  'vn-south': { en: 'Vietnam South and Central', sw: 'Vietnam Kusini na Kati' },
  'four-d-sg': { en: '4D Singapore', sw: '4D Singapore' },
  'four-d-my': { en: '4D Malaysia', sw: '4D Malaysia' },
  'thai-glo': { en: 'Thai government lottery', sw: 'Bahati nasibu ya Thailand' },
  'six-of-49': { en: '6 of 49', sw: '6 kati ya 49' },
  'six-of-45': { en: '6 of 45', sw: '6 kati ya 45' },
  'six-of-55': { en: '6 of 55', sw: '6 kati ya 55' },
};
