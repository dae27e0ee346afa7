import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const face = mirrored('M100 40 C66 40 48 58 48 88 C48 128 66 178 100 194');
const crest = mirrored(
  'M100 2 C94 12 86 14 80 10 C72 16 62 18 54 14 C48 28 44 44 46 62 C62 50 82 46 100 46',
);
const ear = 'M48 86 C34 82 28 92 32 106 C34 120 44 126 54 124 Z';

const defs =
  ball('gold', [82, 80, 116], '#fffbd8', '#ffd75c', '#d8901e', '#7a3c0a') +
  shades('crest', [50, 0, 150, 60], '#8ff5e4', '#1fa89c', '#0a5a66') +
  shades('ear', [28, 84, 54, 126], '#ffe07a', '#b86a14');

const side =
  fill('M62 96 C68 84 88 84 92 98 C86 108 68 108 62 96 Z', '#2a0e14') +
  fill('M66 96 C72 90 84 90 88 98 C82 103 72 103 66 96 Z', '#4ff0dc') +
  line('M58 84 C66 72 84 72 92 84', '#7a3c0a', 5.5) +
  line('M56 120 C62 128 70 132 78 132 M54 110 C60 120 70 124 80 124', '#b8240f', 4) +
  line('M86 92 C88 112 86 122 82 128', '#8a4a10', 3) +
  dots(
    [
      [62, 142],
      [68, 152],
      [75, 161],
      [83, 169],
    ],
    3,
    '#1fa89c',
  ) +
  line('M60 66 H88', '#b8240f', 4.5);

/** A golden mask of an old king, with turquoise. */
export const mask = symbol(
  defs,
  body(
    'c-crest',
    crest,
    'url(#crest)',
    both(
      line('M92 10 V46 M80 12 L82 48 M66 16 L70 50 M54 20 L58 54', '#eafffa', 2.6, 'opacity=".75"'),
    ),
    6,
  ) +
    both(
      body('c-ear', ear, 'url(#ear)', disc(40, 108, 4, '#7a3c0a'), 4) +
        disc(40, 134, 11, ink) +
        disc(40, 134, 7.5, '#1fa89c') +
        disc(38, 131, 2.4, '#eafffa'),
    ) +
    body(
      'c-face',
      face,
      'url(#gold)',
      fill(
        'M118 36 C172 70 150 160 104 200 H190 V36 Z',
        '#6a2c08',
        'opacity=".5" filter="url(#mist)"',
      ) +
        both(side) +
        fill(
          mirrored('M100 84 C94 100 90 116 84 126 C88 134 96 136 100 136'),
          '#f0b02c',
          'stroke="#8a4a10" stroke-width="2.4"',
        ) +
        fill(
          mirrored('M100 148 C88 146 80 150 76 154 C82 166 92 170 100 170'),
          '#8a1c12',
          'stroke="#5a1008" stroke-width="2.4"',
        ) +
        line('M80 155 Q100 160 120 155', '#ffd87a', 2.6) +
        fill('M100 50 L110 64 L100 78 L90 64 Z', '#e0243c', `stroke="#7a3c0a" stroke-width="3"`) +
        line('M58 76 C62 60 74 52 88 50', '#fff', 5, 'opacity=".85"'),
    ),
);
