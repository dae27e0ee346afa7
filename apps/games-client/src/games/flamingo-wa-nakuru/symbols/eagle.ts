import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const breast = `M10 196C8 150 20 112 48 92L140 100C172 124 186 160 186 196Z`;
const head = `M40 132C16 84 30 24 86 12C124 6 150 26 156 58C152 74 136 82 128 96C134 108 142 116 148 128
  C134 126 126 134 124 146C112 136 102 138 96 150C86 138 76 138 70 150C62 138 52 134 40 132Z`;
const bill = `M126 44C160 36 190 52 190 84C190 98 184 110 176 116C176 100 166 90 146 88C132 88 124 82 122 72Z`;

const defs =
  shades('chest', [20, 100, 180, 200], '#e8924a', '#9a4418', '#4a1608') +
  ball('snow', [68, 44, 112], '#ffffff', '#fff6e4', '#d8c8c0', '#8a7488') +
  shades('bill', [128, 44, 180, 110], '#fff0a0', '#ffc02e', '#e0801a');

const scallops = [
  [26, 150],
  [62, 160],
  [98, 162],
  [134, 156],
  [166, 160],
  [44, 178],
  [80, 182],
  [116, 182],
  [150, 180],
]
  .map(([x = 0, y = 0]) => `M${x - 16} ${y - 8}q16 22 32 0`)
  .join('');

/** The fish eagle: a white head over a chestnut breast. */
export const eagle = symbol(
  defs,
  body(
    'c-breast',
    breast,
    'url(#chest)',
    line(scallops, '#2a0c08', 4, 'opacity=".7"') +
      line(scallops, '#ffc88a', 2.4, 'opacity=".6" transform="translate(0 -4)"') +
      fill('M150 90C196 120 200 170 190 200H140Z', '#1c0608', 'opacity=".45" filter="url(#mist)"'),
  ) +
    body(
      'c-bill',
      bill,
      'url(#bill)',
      fill('M160 70L200 60V124H170Z', '#241a30', 'opacity=".92"'),
    ) +
    line('M126 74C144 70 160 76 168 88', '#7a3a10', 4) +
    body(
      'c-head',
      head,
      'url(#snow)',
      fill(
        'M120 90C110 130 70 150 40 140V160H160V90Z',
        '#7a6488',
        'opacity=".5" filter="url(#mist)"',
      ) +
        line(
          'M52 96C48 70 58 44 76 34M62 116C56 108 54 104 52 98M84 128C76 116 72 104 72 92',
          '#b8a4b0',
          4,
          'opacity=".8"',
        ) +
        line('M44 80C44 50 62 28 88 24', '#fff', 8),
    ) +
    fill(
      'M92 52L136 44C138 54 134 60 126 64C112 66 100 62 92 52Z',
      '#ffcf3a',
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    disc(116, 54, 8.6, ink) +
    disc(113.6, 51.6, 2.8, '#fff') +
    line('M86 46L132 36', ink, 8),
);
