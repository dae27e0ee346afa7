/**
 * What the buckets of each table pay, from the outermost to the middle; the other half mirrors it.
 * Eight rows of low risk and sixteen of high are the tables in wide use. Every table gives back
 * between 98.9 and 99 %; how much exactly is stated of each.
 */
import type { Risk } from '@bahati/game-rules/originals/risks.ts';

export const rowCounts = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type RowCount = (typeof rowCounts)[number];

const halves: Readonly<Record<Risk, Readonly<Record<RowCount, string>>>> = {
  low: {
    8: '5.6 2.1 1.1 1 0.5',
    9: '6 2.8 1.5 1.1 0.6',
    10: '7 3.4 2 1.1 0.8 0.6',
    11: '8 4 2.3 1.3 0.9 0.7',
    12: '9 5.1 2.8 1.8 1.1 0.7 0.6',
    13: '10 6 3 1.8 1.2 0.9 0.7',
    14: '12 7.5 3.8 2.5 1.6 1 0.7 0.6',
    15: '14 8 4.3 2.5 1.6 1.1 0.9 0.7',
    16: '16 9.5 5.5 3.2 2.1 1.4 1 0.7 0.6',
  },
  medium: {
    8: '13 3.7 1.3 0.6 0.4',
    9: '17 5 1.7 0.8 0.5',
    10: '22 8 2.4 1 0.6 0.4',
    11: '28 9 3.4 1.6 0.9 0.3',
    12: '36 12 4.9 1.9 0.9 0.6 0.4',
    13: '46 16 6 2.5 1.2 0.7 0.5',
    14: '60 22 8.5 3.5 1.7 0.9 0.5 0.4',
    15: '80 27 10 4.6 2.1 1 0.7 0.5',
    16: '110 38 15 6.5 3 1.4 0.8 0.5 0.4',
  },
  high: {
    8: '28 4.1 1.5 0.3 0.2',
    9: '44 9 1.7 0.5 0.2',
    10: '72 12 2.9 0.8 0.3 0.2',
    11: '118 20 4.6 1.2 0.4 0.2',
    12: '170 31 7 1.8 0.6 0.3 0.2',
    13: '260 51 11 2.7 0.9 0.4 0.2',
    14: '400 75 17 4.3 1.3 0.5 0.3 0.2',
    15: '620 120 25 7.5 2.1 0.7 0.3 0.2',
    16: '1000 130 26 9 4 2 0.2 0.2 0.2',
  },
};

/** What each bucket pays, from left to right: one more than there are rows. */
export function plinkoBuckets(risk: Risk, rows: RowCount): readonly string[] {
  const half = halves[risk][rows].split(' ');
  return Array.from({ length: rows + 1 }, (_, at) => half[Math.min(at, rows - at)] ?? '0');
}
