/**
 * The pockets of roulette wheels. What is drawn is the place in `numbers`: the number itself, and
 * on the American wheel 37 for the double zero. The order round the rim is for drawing the wheel.
 */

export type Wheel = 'european' | 'american';
export type PocketColour = 'red' | 'black' | 'green';

const oneTo36 = Array.from({ length: 36 }, (_, at) => `${at + 1}`);

/** Texts, because 0 and 00 are two pockets. */
export const numbers: Readonly<Record<Wheel, readonly string[]>> = {
  european: ['0', ...oneTo36],
  american: ['0', ...oneTo36, '00'],
};

/** Clockwise from the zero. */
export const rim: Readonly<Record<Wheel, readonly string[]>> = {
  european:
    '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(
      ' ',
    ),
  american:
    '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'.split(
      ' ',
    ),
};

const redNumbers = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ');

export function colourOf(number: string): PocketColour {
  if (number === '0' || number === '00') return 'green';
  return redNumbers.includes(number) ? 'red' : 'black';
}
