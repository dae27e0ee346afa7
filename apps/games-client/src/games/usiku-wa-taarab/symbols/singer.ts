import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const arch = mirrored('M100 0 C84 16 14 22 10 96 L10 196 L100 196');
const pane = mirrored('M100 16 C88 30 26 36 24 98 L24 184 L100 184');
const scarf = mirrored(
  'M100 24 C62 22 44 52 46 88 C47 118 40 138 26 156 C18 168 16 184 18 200 L100 200',
);
const face = mirrored('M100 52 C78 50 68 68 68 92 C68 120 84 142 100 144');

const defs =
  brass('metal', 8, 192) +
  ball('glow', [100, 84, 110], '#fff2a8', '#7ae0a0', '#0f7a62', '#04382f') +
  shades('scarf', [30, 20, 170, 200], '#ff9ad0', '#f0307a', '#a80c5c', '#4a0434') +
  ball('skin', [88, 82, 62], '#d89868', '#9a5e38', '#55301c') +
  shades('gown', [40, 150, 160, 200], '#ffe88a', '#e8a42a', '#8a4a0c');

const side =
  line('M75 90 C80 97 89 97 94 91', ink, 4.4) +
  line('M76 95 l-3 4 M82 98 l-1.5 4 M89 97 l1 4', ink, 2.2) +
  line('M73 80 C79 74 88 74 94 79', '#2c120c', 4.6) +
  disc(76, 108, 7, '#f0507a', 'opacity=".35"');

const blossom = (x: number, y: number, r: number) =>
  around(
    5,
    x,
    y,
    `<ellipse cx="${x}" cy="${y - r * 0.62}" rx="${r * 0.4}" ry="${r * 0.6}" fill="#fff" stroke="${ink}" stroke-width="1.6"/>`,
  ) + disc(x, y, r * 0.3, '#ffd23c');

/** The singer in her scarf, eyes closed on a long note. */
export const singer = symbol(
  defs,
  body('c-arch', arch, 'url(#metal)', '', 4) +
    fill(pane, ink) +
    `<clipPath id="c-pane"><path d="${pane}"/></clipPath><g clip-path="url(#c-pane)">` +
    fill(pane, 'url(#glow)') +
    around(16, 100, 84, fill('M94 -40 L100 60 L106 -40 Z', '#fffbd0', 'opacity=".45"')) +
    '</g>' +
    body(
      'c-scarf',
      scarf,
      'url(#scarf)',
      both(
        line(
          'M54 70 C48 110 50 140 34 176 M62 140 C56 160 52 176 52 198',
          '#6a0640',
          4,
          'opacity=".6"',
        ) + line('M58 58 C66 40 82 32 98 32', '#ffd8ee', 6, 'opacity=".85"'),
      ) +
        fill('M100 146 C76 146 62 158 56 200 H144 C138 158 124 146 100 146 Z', 'url(#gown)') +
        line('M62 176 C84 190 116 190 138 176 M58 190 C84 204 116 204 142 190', '#7a2c08', 3) +
        dots(
          [
            [100, 160],
            [84, 164],
            [116, 164],
            [72, 170],
            [128, 170],
          ],
          4,
          '#e0206a',
        ),
    ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M112 52 C140 80 132 126 104 148 H160 V52 Z',
        '#2a0c0a',
        'opacity=".42" filter="url(#soft)"',
      ) +
        both(side) +
        line('M100 88 C95 100 92 106 96 109 C98 111 103 111 105 109', '#5a2a18', 3) +
        fill(
          'M86 121 C92 115 97 117 100 119 C103 117 108 115 114 121 C112 136 88 136 86 121 Z',
          '#8a0c34',
          `stroke="${ink}" stroke-width="2.6"`,
        ) +
        fill('M92 122 C97 119 103 119 108 122 C104 127 96 127 92 122 Z', '#fff'),
    ) +
    line('M68 96 C66 66 78 50 100 50 C122 50 134 66 132 96', ink, 9) +
    line(
      'M68 96 C66 66 78 50 100 50 C122 50 134 66 132 96',
      '#ffd75c',
      5,
      'stroke-dasharray="1 7"',
    ) +
    both(
      disc(60, 122, 7.5, '#ffd75c', `stroke="${ink}" stroke-width="3"`) +
        disc(60, 138, 4.8, '#4ff0c8', `stroke="${ink}" stroke-width="2.4"`),
    ) +
    blossom(64, 50, 17) +
    blossom(50, 70, 13),
);
