/** The colours of the 49 balls. */

export type Colour = 'red' | 'green' | 'blue';

export const colours: readonly Colour[] = ['red', 'green', 'blue'];

const red = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const green = new Set([5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49]);

export const colourOf = (number: number): Colour =>
  red.has(number) ? 'red' : green.has(number) ? 'green' : 'blue';
