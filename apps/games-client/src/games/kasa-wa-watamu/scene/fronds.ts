import { shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize } from '#frame/games/flagship/place.ts';
import { picture } from '#frame/slots/picture.ts';
import { frond } from './sides.ts';

const cluster = [
  [-20, -30, 62, 1.3],
  [20, -34, 30, 1.5],
  [90, -44, 40, 1.2],
  [210, -46, 26, 1.1],
  [-30, 20, 34, 1.1],
] as const;

const leaves = cluster.map(([x, y, turn, size]) => frond(x, y, turn, size, 'url(#leaf)')).join('');

/** Fronds of the palms under which one stands. */
export const fronds = picture(
  overheadSize.width,
  overheadSize.height,
  shades('leaf', [0, -40, 0, 20], '#1f8a94', '#123a6a', '#0c1440'),
  `${leaves}<g transform="translate(1600 0) scale(-1 1)">${leaves}</g>`,
);
