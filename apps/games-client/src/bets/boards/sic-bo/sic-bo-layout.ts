/** Where each place of sic bo lies: in rows that fill the cloth, upright for a phone, else lying. */
import { sicBoPlaces, type SicBoPlace } from '@bahati/game-rules/tables/sic-bo/sic-bo.places.ts';
import type { Box } from '#frame/chips/boxes.ts';

export type SicBoLie = 'wide' | 'tall';

export type SicBoSpot = {
  readonly name: string;
  readonly place: SicBoPlace;
  readonly box: Box;
};

/** A row: how high, and its places from the left, each with how wide it is beside the others. */
type Row = { readonly high: number; readonly cells: readonly (readonly [string, number])[] };

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const even = (names: readonly string[], width = 1) =>
  names.map((name): readonly [string, number] => [name, width]);

const pairs = sicBoPlaces.filter(({ kind }) => kind === 'pair').map(({ name }) => name);
const named = (kind: string, from: number, to: number) =>
  run(from, to).map((figure) => `${kind}.${figure}`);

const rows: Readonly<Record<SicBoLie, readonly Row[]>> = {
  tall: [
    { high: 1.15, cells: even(['small', 'odd', 'even', 'big']) },
    { high: 1, cells: even(named('double', 1, 6)) },
    { high: 1, cells: even(named('triple', 1, 6)) },
    { high: 0.72, cells: even(['any-triple']) },
    { high: 1, cells: even(named('total', 4, 10)) },
    { high: 1, cells: even(named('total', 11, 17)) },
    { high: 0.98, cells: even(pairs.slice(0, 8)) },
    { high: 0.98, cells: even(pairs.slice(8)) },
    { high: 1.05, cells: even(named('single', 1, 6)) },
  ],
  wide: [
    {
      high: 1,
      cells: [
        ['small', 4],
        ...even(named('double', 1, 3), 2),
        ['any-triple', 4],
        ...even(named('double', 4, 6), 2),
        ['big', 4],
      ],
    },
    {
      high: 1,
      cells: [
        ['odd', 4],
        ...even(named('triple', 1, 3), 8 / 3),
        ...even(named('triple', 4, 6), 8 / 3),
        ['even', 4],
      ],
    },
    { high: 1, cells: even(named('total', 4, 17)) },
    { high: 1, cells: even(pairs) },
    { high: 0.9, cells: even(named('single', 1, 6)) },
  ],
};

export function sicBoSpots(lie: SicBoLie): readonly SicBoSpot[] {
  const height = rows[lie].reduce((sum, { high }) => sum + high, 0);
  let top = 0;
  return rows[lie].flatMap(({ high, cells }) => {
    const width = cells.reduce((sum, [, wide]) => sum + wide, 0);
    let left = 0;
    const spots = cells.map(([name, wide]) => {
      const box = {
        left: left / width,
        top: top / height,
        width: wide / width,
        height: high / height,
      };
      left += wide;
      return { name, place: placeNamed(name), box };
    });
    top += high;
    return spots;
  });
}

function placeNamed(name: string): SicBoPlace {
  const place = sicBoPlaces.find((known) => known.name === name);
  if (!place) throw new RangeError(`Sic bo has no place ${name}.`);
  return place;
}
