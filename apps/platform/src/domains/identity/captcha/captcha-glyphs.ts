/**
 * The characters of a captcha as strokes on a grid 4 wide and 6 high, y downwards. Left out is
 * what looks like another once it is bent: 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V.
 */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

const drawn: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6 | 0.8,3.8 3.2,3.8',
  C: '4,1 3,0.1 1.6,0 0.5,0.9 0,3 0.5,5.1 1.6,6 3,5.9 4,5',
  E: '4,0 0,0 0,6 4,6 | 0,3 3.2,3',
  F: '4,0 0,0 0,6 | 0,3 3.2,3',
  H: '0,0 0,6 | 4,0 4,6 | 0,3 4,3',
  J: '1,0 4,0 | 3,0 3,4.6 2.4,5.8 1.2,6 0.2,5.2 0,4.2',
  K: '0,0 0,6 | 4,0 0,3.4 | 1.4,2.3 4,6',
  M: '0,6 0,0 2,3.6 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.6,0 3.7,0.6 4,1.6 3.7,2.7 2.6,3.3 0,3.3',
  R: '0,6 0,0 2.6,0 3.7,0.6 4,1.6 3.7,2.6 2.6,3.2 0,3.2 | 2.2,3.2 4,6',
  T: '0,0 4,0 | 2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6 | 4,0 0,6',
  Y: '0,0 2,3 4,0 | 2,3 2,6',
  3: '0.2,0.6 1.4,0 3,0.1 3.8,1.2 3.4,2.4 1.6,2.9 3.6,3.5 4,4.6 3.2,5.8 1.4,6 0,5.3',
  4: '3,6 3,0 0,4.2 4,4.2',
  7: '0,0 4,0 1.4,6',
  9: '3.9,2 3,3.3 1.3,3.3 0.2,2.3 0.2,1.1 1.3,0 3,0.1 3.9,1.2 3.9,3 3.2,5 1.6,6',
};

export const captchaCharacters = Object.keys(drawn).join('');

/** The strokes of one of `captchaCharacters`. */
export function glyph(character: string): readonly Stroke[] {
  const strokes = drawn[character];
  if (strokes === undefined) throw new RangeError(`There is no glyph of ${character}.`);
  return strokes.split(' | ').map((stroke) =>
    stroke.split(' ').map((point): Point => {
      const [x = '0', y = '0'] = point.split(',');
      return [Number(x), Number(y)];
    }),
  );
}
