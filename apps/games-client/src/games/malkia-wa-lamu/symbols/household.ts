import {
  ball,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const cup = mirrored(
  'M100 84 L50 84 C44 84 42 90 46 96 C54 124 70 134 86 138 C88 150 78 160 64 172 C58 180 58 192 66 192 L100 192',
);
const smoke =
  'M96 78 C70 60 126 48 98 26 C84 12 104 2 98 -10 C126 6 116 20 124 30 C142 52 92 58 108 78 Z';

/** A clay burner with its curl of incense. */
export const burner = symbol(
  shades('clay', [46, 84, 154, 192], '#ffb07a', '#e8602e', '#a82c14', '#5a1008') +
    shades('smoke', [90, -10, 110, 80], '#ffffff', '#e0d8ff', '#a890e0') +
    ball('ember', [100, 78, 44], '#fffbe0', '#ffd23c', '#ff6a1e', '#a81c0c'),
  fill(smoke, 'url(#smoke)', `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`) +
    line('M92 66 C88 54 118 46 104 28', '#fff', 4, 'opacity=".9"') +
    `<ellipse cx="100" cy="84" rx="55" ry="16" fill="${ink}"/><ellipse cx="100" cy="82" rx="49" ry="12" fill="url(#ember)"/>` +
    dots(
      [
        [76, 82],
        [92, 78],
        [108, 84],
        [124, 80],
      ],
      6,
      '#5a1008',
    ) +
    body(
      'c-cup',
      cup,
      'url(#clay)',
      line(
        'M52 100 l10 12 10 -12 10 12 10 -12 10 12 10 -12 10 12 10 -12 10 12 8 -10',
        '#fff3d8',
        5,
      ) +
        line('M66 178 H134', '#fff3d8', 5) +
        dots(
          [
            [78, 126],
            [100, 130],
            [122, 126],
          ],
          4,
          '#fff3d8',
        ) +
        line('M54 92 C60 114 70 124 82 130', '#ffe0c0', 5, 'opacity=".7"'),
    ),
);

const blade =
  'M30 18 H150 C162 18 168 24 168 36 V112 C168 124 162 130 150 130 H30 C18 130 12 124 12 112 V36 C12 24 18 18 30 18 Z';

const weave = Array.from({ length: 8 }, (_, row) => {
  const y = 8 + row * 18;
  const zigzag = Array.from(
    { length: 9 },
    (__, at) => `${at === 0 ? 'M' : 'L'}${-6 + at * 24} ${y + (at % 2) * 14}`,
  ).join('');
  return line(zigzag, ['#e0306a', '#fff6c8', '#6a2ab0', '#ffd23c'][row % 4] ?? '#fff', 8);
}).join('');

/** A fan woven of palm leaf, for the hot hours. */
export const fan = symbol(
  shades('palm', [12, 18, 168, 130], '#e8ff8a', '#8ad83a', '#2f8a2c') +
    shades('stick', [0, 0, 18, 0], '#ffe0a0', '#c8823a', '#7a4014'),
  turned(
    -24,
    100,
    100,
    '<g transform="translate(12 20) scale(0.86)">' +
      line('M176 10 V190', ink, 20) +
      line('M176 10 V190', '#c8823a', 12) +
      line('M173 14 V186', '#ffe0a0', 3.4) +
      body('c-blade', blade, 'url(#palm)', weave) +
      line('M22 28 H158', '#fff', 5, 'opacity=".6"') +
      '</g>',
  ),
);

const sole =
  'M40 16 C66 2 92 20 92 58 C92 92 84 110 86 138 C88 176 74 196 54 196 C32 196 22 174 26 140 C30 108 14 96 14 62 C14 36 24 22 40 16 Z';

const sandal =
  body(
    'c-sole',
    sole,
    'url(#leather)',
    line('M24 60 C24 40 32 26 44 22 M36 150 C32 170 40 184 50 186', '#c8fff8', 5, 'opacity=".8"') +
      `<path d="${sole}" fill="none" stroke="#ffe9a0" stroke-width="2.6" stroke-dasharray="4 5" transform="translate(5.4 10.5) scale(.9)"/>`,
  ) +
  fill(
    'M8 92 C22 60 80 56 98 84 C96 98 90 108 88 112 C70 92 36 96 24 118 C18 110 10 104 8 92 Z',
    '#e0245a',
    `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  line('M18 90 C34 72 74 70 90 84', '#ffb0c8', 4) +
  line('M52 86 V34', ink, 13) +
  line('M52 86 V36', '#e0245a', 7) +
  disc(52, 82, 14, '#ffd23c', `stroke="${ink}" stroke-width="5"`) +
  disc(52, 82, 6, '#e0245a');

/** Sandals of the old town, stitched and turned up for a walk along the sea wall. */
export const sandals = symbol(
  shades('leather', [14, 10, 92, 196], '#8ff4f0', '#1fb0c0', '#0c6a8a', '#063a5a'),
  turned(-12, 60, 100, `<g transform="translate(0 2) scale(.97)">${sandal}</g>`) +
    turned(12, 140, 100, `<g transform="translate(200 2) scale(-.97 .97)">${sandal}</g>`),
);
