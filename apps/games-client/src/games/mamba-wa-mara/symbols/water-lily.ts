import {
  ball,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const petal = 'M100 150 C70 126 66 74 100 34 C134 74 130 126 100 150 Z';
const small = 'M100 156 C78 138 74 98 100 66 C126 98 122 138 100 156 Z';
const outline = `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`;

const defs =
  shades('back', [0, 34, 0, 150], '#f4d8ff', '#b06af0', '#5a1fb0') +
  shades('front', [0, 66, 0, 156], '#ffffff', '#e8b8ff', '#9a4ae0') +
  ball('pad', [80, 150, 110], '#b8f07a', '#4fb04a', '#14603a') +
  ball('heart', [-4, -6, 30], '#fffbd0', '#ffd23c', '#e8841e');

const leaf = (turn: number, shape: string, paint: string) =>
  turned(
    turn,
    100,
    150,
    fill(shape, `url(#${paint})`, outline) +
      line(shape === petal ? 'M100 52 V126' : 'M100 84 V132', '#fff', 4, 'opacity=".55"'),
  );

/** A water lily, open. */
export const waterLily = symbol(
  defs,
  '<g transform="translate(8 10) scale(.92)">' +
    `<ellipse cx="100" cy="156" rx="94" ry="36" fill="url(#pad)" stroke="${ink}" stroke-width="8"/>` +
    line(
      'M100 156 L14 150 M100 156 L30 176 M100 156 L64 188 M100 156 L136 188 M100 156 L170 176 M100 156 L186 150',
      '#d8ff9a',
      3,
      'opacity=".6"',
    ) +
    [-84, 84, -56, 56, -28, 28, 0].map((turn) => leaf(turn, petal, 'back')).join('') +
    [-68, 68, -36, 36, 0].map((turn) => leaf(turn, small, 'front')).join('') +
    `<g transform="translate(100 142)">${disc(0, 0, 24, ink)}${disc(0, 0, 20, 'url(#heart)')}${dots(onCircle(9, 0, 0, 12), 3, '#b85a0c')}</g></g>`,
);
