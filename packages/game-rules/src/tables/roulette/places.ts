/**
 * The places of a roulette cloth: each covers some numbers and is paid as if there were 36 pockets,
 * so that n numbers pay 36/n stakes. Only the five numbers of the American cloth pay 7 of 7.2.
 */
import { colourOf, numbers, type Wheel } from './pockets.ts';

export type PlaceKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'four'
  | 'five'
  | 'line'
  | 'dozen'
  | 'column'
  | 'even-chance';

export type Place = {
  /** As openings spell it. */
  readonly name: string;
  readonly kind: PlaceKind;
  readonly numbers: readonly string[];
  /** What a win pays, in chips for each chip, that chip included. */
  readonly back: number;
};

const rows = 12;

function place(name: string, kind: PlaceKind, covered: readonly string[]): Place {
  const back = kind === 'five' ? 7 : 36 / covered.length;
  return { name, kind, numbers: covered, back };
}

/** A place named by its numbers, or by its first. */
const joined = (kind: PlaceKind, covered: readonly string[]) =>
  place(`${kind}.${covered.join('-')}`, kind, covered);

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${first + at}`);

/** Pairs of neighbours on the cloth, which has three numbers to a row. */
function splits(): Place[] {
  return from(1, 36).flatMap((text) => {
    const number = Number(text);
    const isLastOfRow = columnOf(number) === 3;
    const right = isLastOfRow ? [] : [[text, `${number + 1}`]];
    const below = number > 33 ? [] : [[text, `${number + 3}`]];
    return [...right, ...below].map((pair) => joined('split', pair));
  });
}

/** 1, 2 or 3: where in its row a number lies. */
function columnOf(number: number): number {
  return number - 3 * Math.floor((number - 1) / 3);
}

function corners(): Place[] {
  return from(1, 32)
    .map(Number)
    .filter((number) => columnOf(number) !== 3)
    .map((at) => joined('corner', [`${at}`, `${at + 1}`, `${at + 3}`, `${at + 4}`]));
}

/** Each row of three, or each two rows of six, named by the first number. */
function streets(): Place[] {
  return Array.from({ length: rows }, (_, row) =>
    place(`street.${3 * row + 1}`, 'street', from(3 * row + 1, 3)),
  );
}

function lines(): Place[] {
  return Array.from({ length: rows - 1 }, (_, row) =>
    place(`line.${3 * row + 1}`, 'line', from(3 * row + 1, 6)),
  );
}

const texts = (list: string) => list.split('-');

/** What touches the zeros. */
const zeroPlaces: Readonly<Record<Wheel, readonly Place[]>> = {
  european: [
    ...['0-1', '0-2', '0-3'].map((pair) => joined('split', texts(pair))),
    ...['0-1-2', '0-2-3'].map((three) => joined('trio', texts(three))),
    joined('four', texts('0-1-2-3')),
  ],
  american: [
    ...['0-00', '0-1', '0-2', '00-2', '00-3'].map((pair) => joined('split', texts(pair))),
    ...['0-1-2', '0-00-2', '00-2-3'].map((three) => joined('trio', texts(three))),
    joined('five', texts('0-00-1-2-3')),
  ],
};

function outside(): Place[] {
  const all = from(1, 36);
  const evenChance = (name: string, holds: (number: number) => boolean) =>
    place(
      name,
      'even-chance',
      all.filter((number) => holds(Number(number))),
    );
  const isOdd = (number: number) => number - 2 * Math.floor(number / 2) === 1;
  return [
    ...[1, 2, 3].map((at) => place(`dozen.${at}`, 'dozen', from(12 * at - 11, 12))),
    ...[1, 2, 3].map((at) =>
      place(
        `column.${at}`,
        'column',
        all.filter((number) => columnOf(Number(number)) === at),
      ),
    ),
    evenChance('red', (number) => colourOf(`${number}`) === 'red'),
    evenChance('black', (number) => colourOf(`${number}`) === 'black'),
    evenChance('odd', isOdd),
    evenChance('even', (number) => !isOdd(number)),
    evenChance('low', (number) => number <= 18),
    evenChance('high', (number) => number > 18),
  ];
}

/** In the order of openings: numbers, what lies at the zeros, pairs and more, then what surrounds them. */
export function placesOf(wheel: Wheel): readonly Place[] {
  return [
    ...numbers[wheel].map((number) => place(number, 'straight', [number])),
    ...zeroPlaces[wheel],
    ...splits(),
    ...streets(),
    ...corners(),
    ...lines(),
    ...outside(),
  ];
}
