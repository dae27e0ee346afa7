/**
 * What the hits of each table pay. Ten numbers of the classic tables is the one in wide use. Every
 * table gives back between 98.9 and 99.1 %; how much exactly is stated of each.
 */
export const kenoRisks = ['classic', 'low', 'medium', 'high'] as const;
export type KenoRisk = (typeof kenoRisks)[number];

/** Numbers there are, numbers drawn, and as many as may be chosen. */
export const pool = 40;
export const drawnCount = 10;
export const mostChosen = 10;

/** A table for each count of chosen numbers, from one: the pays of no hit, of one, of two …. */
const tables: Readonly<Record<KenoRisk, readonly string[]>> = {
  classic: [
    '0 3.96',
    '0 1.6 6.5',
    '0 1 2.6 16',
    '0 0.8 1.8 4.5 31',
    '0 0 1.3 5.2 20 65',
    '0 0 1 3.2 8.6 27 85',
    '0 0 0.8 2.2 5.2 13 35 100',
    '0 0 0.8 1.6 3.2 7.2 16 41 100',
    '0 0 0 1.2 3.7 8.3 18 33 60 100',
    '0 0 0 1.4 2.25 4.5 8 17 50 80 100',
  ],
  low: [
    '0.7 1.86',
    '0.6 1.15 3.7',
    '0.5 1 1.8 8.1',
    '0 0.6 2 6.2 22',
    '0 0.5 1.2 3.9 13 38',
    '0 0.4 0.9 2.5 7.7 24 80',
    '0 0.3 0.7 1.9 5 13 37 120',
    '0 0 0.7 1.6 3.4 8.2 21 50 150',
    '0 0 0.6 1.2 2.6 5.8 12.5 30 80 200',
    '0 0 0.5 1 2.1 4 8.3 18.5 44 100 250',
  ],
  medium: [
    '0 3.96',
    '0 1 10.5',
    '0 0.6 3 26',
    '0 0 2 9 90',
    '0 0 1.1 5.1 24 130',
    '0 0 0 1.8 23 100 310',
    '0 0 0 1.8 9 37 120 370',
    '0 0 0 1.8 4.7 13.5 43 150 500',
    '0 0 0 1.3 3.3 8.4 21 60 190 600',
    '0 0 0 0 1.7 9.9 37 110 250 480 800',
  ],
  high: [
    '0 3.96',
    '0 0 17.16',
    '0 0 2 59',
    '0 0 0 12 225',
    '0 0 0 5 42 500',
    '0 0 0 2.6 15.5 120 1000',
    '0 0 0 0 6.2 95 420 900',
    '0 0 0 0 2.8 39 200 500 1000',
    '0 0 0 0 0 20 130 400 600 1000',
    '0 0 0 0 0 7.4 75 270 500 800 1000',
  ],
};

/** What no hit pays, one, two … when so many numbers are chosen. */
export function kenoPays(risk: KenoRisk, chosen: number): readonly string[] {
  const table = tables[risk][chosen - 1];
  if (!table) throw new RangeError(`No table is for ${chosen} numbers.`);
  return table.split(' ');
}
