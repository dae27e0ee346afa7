import { fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  shades('front', [0, 60, 0, 190], '#d8fff0', '#5ad0a8', '#1f8a7a', '#0c4a58') +
  shades('back', [0, 20, 0, 190], '#7ad0b0', '#2a8a80', '#0c4a58') +
  shades('heart', [60, 0, 140, 0], '#fff0b0', '#d8a04a', '#8a5420');

const leaf = (turn: number, long: number, paint: string) =>
  turned(
    turn,
    100,
    172,
    fill(
      `M88 176 C84 ${172 - long * 0.5} 92 ${172 - long * 0.86} 100 ${172 - long} C108 ${172 - long * 0.86} 116 ${172 - long * 0.5} 112 176 Z`,
      `url(#${paint})`,
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
      line(
        `M97 166 C94 ${172 - long * 0.5} 96 ${172 - long * 0.7} 100 ${172 - long * 0.86}`,
        '#eafff4',
        3.4,
        'opacity=".7"',
      ) +
      fill(`M96 ${172 - long * 0.9} L100 ${166 - long} L104 ${172 - long * 0.9} Z`, '#e0503a'),
  );

/** Sisal, which grows along the line for miles. */
export const sisal = symbol(
  defs,
  '<g transform="translate(9 9) scale(.91)">' +
    [-78, 78, -52, 52, -27, 27, 0]
      .map((turn) => leaf(turn, turn === 0 ? 166 : 158 - Math.abs(turn) * 0.5, 'back'))
      .join('') +
    [-64, 64, -38, 38, -13, 13]
      .map((turn) => leaf(turn, 126 - Math.abs(turn) * 0.36, 'front'))
      .join('') +
    body(
      'c-heart',
      'M70 168 C78 158 122 158 130 168 C136 182 128 196 100 197 C72 196 64 182 70 168 Z',
      'url(#heart)',
      line(
        'M76 176 L90 168 L104 178 L118 168 L128 176 M80 188 L94 180 L108 190 L122 180',
        '#6a3414',
        3.4,
      ),
      4,
    ) +
    '</g>',
);
