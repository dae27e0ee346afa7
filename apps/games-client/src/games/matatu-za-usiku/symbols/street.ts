import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bus =
  'M24 40 C28 18 44 8 66 6 H134 C156 8 172 18 176 40 L184 112 V160 C184 170 178 174 170 174 H30 C22 174 16 170 16 160 V112 Z';
const glass = 'M42 46 C44 36 52 32 62 32 H138 C148 32 156 36 158 46 L164 92 H36 Z';

/** A matatu head on, painted from wheel to roof. */
export const matatu = symbol(
  shades('paint', [30, 6, 170, 174], '#ff8af0', '#ff2ab8', '#8a12d8', '#2a0a6a') +
    shades('glass', [40, 32, 150, 92], '#d8fbff', '#3ac8ff', '#1a3ab0', '#0a0a3a') +
    ball('lamp', [-4, -4, 20], '#ffffff', '#fff6a8', '#ffc42e') +
    ball('beam', [0, 0, 34], '#fff6a8 0.9', '#fff6a8 0.3', '#fff6a8 0'),
  [44, 156]
    .map((x) =>
      fill(`M${x - 18} 166h36v24q-18 10 -36 0Z`, '#1c1a2a', `stroke="${ink}" stroke-width="6"`),
    )
    .join('') +
    line('M16 70H4V92M184 70H196V92', ink, 9) +
    both(fill('M0 66H14V98H0Z', '#2ff0ff', `stroke="${ink}" stroke-width="4"`)) +
    body(
      'c-bus',
      bus,
      'url(#paint)',
      fill(
        'M10 128 L60 100 L50 120 L100 100 L92 122 L150 98 L136 120 L196 104 V146 H10 Z',
        '#ffe21e',
      ) +
        fill(
          'M10 138 L56 116 L48 134 L100 114 L92 134 L146 114 L136 132 L196 120 V150 H10 Z',
          '#ff6a1e',
        ) +
        line('M30 40 C34 24 46 16 62 14', '#fff', 6, 'opacity=".9"'),
    ) +
    fill(
      'M52 10 H148 V28 H52 Z',
      '#08081c',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    dots(
      [62, 74, 86, 98, 110, 122, 134].map((x): [number, number] => [x + 1, 19]),
      4,
      '#2ff0ff',
    ) +
    fill(glass, 'url(#glass)', `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`) +
    fill('M52 40 H84 L62 88 H40 Z', '#fff', 'opacity=".4"') +
    line('M100 34V92', ink, 4) +
    fill('M62 150 H138 V172 H62 Z', '#12122a', `stroke="${ink}" stroke-width="4"`) +
    line('M70 156H130M70 163H130', '#8af0ff', 3) +
    [38, 162]
      .map(
        (x) =>
          `<g transform="translate(${x} 142)">${disc(0, 0, 34, 'url(#beam)')}${disc(0, 0, 19, ink)}${disc(0, 0, 15, 'url(#lamp)')}</g>`,
      )
      .join('') +
    fill(
      'M10 172 H190 V182 Q100 192 10 182 Z',
      '#c8d4f0',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ),
);

const cone = (y: number, r: number) =>
  disc(100, y, r + 5, ink) +
  disc(100, y, r, 'url(#ring)') +
  disc(100, y, r * 0.78, ink) +
  disc(100, y, r * 0.72, 'url(#cone)') +
  disc(100, y, r * 0.3, ink) +
  disc(100, y, r * 0.25, 'url(#dome)') +
  around(8, 100, y, disc(100, y - r * 0.89, r * 0.06, ink));

/** The speaker in the back seat, and the whole street hears it. */
export const speaker = symbol(
  shades('box', [30, 0, 170, 200], '#ffb84a', '#ff6a1e', '#c8240c', '#5a0818') +
    shades('ring', [60, 60, 140, 180], '#fffbe0', '#ffe21e', '#d8780c') +
    ball('cone', [88, 100, 90], '#8a8ab0', '#3a3a5a', '#14142a') +
    ball('dome', [94, 90, 60], '#d8fbff', '#2ff0ff', '#0a7ac8'),
  body(
    'c-box',
    'M42 4 H158 C166 4 170 8 170 16 V184 C170 192 166 196 158 196 H42 C34 196 30 192 30 184 V16 C30 8 34 4 42 4 Z',
    'url(#box)',
    line('M40 18 V182', '#fff6c8', 6, 'opacity=".8"'),
  ) +
    cone(52, 34) +
    cone(134, 52) +
    dots(
      [
        [44, 18],
        [156, 18],
        [44, 182],
        [156, 182],
      ],
      5,
      '#fffbe0',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    line('M16 90 Q4 134 16 178 M184 90 Q196 134 184 178', '#2ff0ff', 6),
);

const crown = 'M20 120 C14 60 52 22 104 22 C154 22 184 62 182 120 C140 106 64 106 20 120 Z';

/** The conductor's cap, worn as he pleases. */
export const cap = symbol(
  shades('cloth', [30, 22, 170, 120], '#e0b0ff', '#a04af8', '#5a14c8', '#280a6a') +
    shades('peak', [0, 110, 0, 176], '#fff6a8', '#ffe21e', '#f08a0c'),
  turned(
    -8,
    100,
    100,
    fill(
      'M8 122 C50 96 150 96 194 122 C206 150 196 170 180 174 C130 150 70 150 22 174 C4 168 -4 148 8 122 Z',
      'url(#peak)',
      `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`,
    ) +
      line('M20 160 C70 138 130 138 182 160', '#a85a0c', 3, 'stroke-dasharray="5 6"') +
      body(
        'c-crown',
        crown,
        'url(#cloth)',
        line(
          'M102 22 V112 M60 36 C48 60 44 88 46 114 M144 36 C156 60 160 88 158 114',
          '#280a6a',
          4,
        ) + line('M34 96 C38 62 58 40 84 34', '#fff', 6, 'opacity=".8"'),
      ) +
      disc(102, 20, 8, '#ffe21e', `stroke="${ink}" stroke-width="5"`) +
      fill(
        'M102 52 L111 74 L134 76 L116 90 L122 112 L102 100 L82 112 L88 90 L70 76 L93 74 Z',
        '#2ff0ff',
        `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
      ),
  ),
);

/** Traffic lights that few obey. */
export const lights = symbol(
  shades('pole', [60, 0, 140, 0], '#6a7ab0', '#3a4270', '#1c2044') +
    ball('red', [92, 34, 34], '#ffd8d0', '#ff3a2a', '#8a0418') +
    ball('amber', [92, 94, 34], '#fffbd0', '#ffc81e', '#a85a04') +
    ball('green', [92, 154, 34], '#e8ffd8', '#3aff5a', '#048a34'),
  fill('M92 178h16v28h-16Z', '#3a4270', `stroke="${ink}" stroke-width="6"`) +
    [36, 96, 156]
      .map((y) =>
        both(
          fill(
            `M62 ${y - 20} L26 ${y - 14} L40 ${y + 14} L62 ${y + 16} Z`,
            '#3a4270',
            `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
          ),
        ),
      )
      .join('') +
    body(
      'c-case',
      'M72 2 H128 C140 2 146 8 146 20 V172 C146 184 140 190 128 190 H72 C60 190 54 184 54 172 V20 C54 8 60 2 72 2 Z',
      'url(#pole)',
      line('M64 20 V172', '#c8d4ff', 4, 'opacity=".6"'),
    ) +
    ['red', 'amber', 'green']
      .map(
        (name, index) =>
          disc(100, 36 + index * 60, 29, ink) +
          disc(100, 36 + index * 60, 24, `url(#${name})`) +
          `<path d="M70 ${30 + index * 60}C72 ${2 + index * 60} 128 ${2 + index * 60} 130 ${30 + index * 60}L124 ${32 + index * 60}C120 ${12 + index * 60} 80 ${12 + index * 60} 76 ${32 + index * 60}Z" fill="${ink}"/>`,
      )
      .join(''),
);
