import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const turban = mirrored('M100 16 C70 14 40 30 38 58 C36 72 46 82 58 84 C72 76 88 73 100 73');
const face = mirrored('M100 66 C78 66 68 78 68 98 C68 128 82 150 100 152');
const beard = mirrored(
  'M100 128 C90 126 84 124 80 118 C74 112 70 108 68 102 C66 130 80 162 100 170',
);
const robe = mirrored(
  'M100 146 C84 146 76 152 68 158 C46 162 34 172 28 190 C50 196 76 198 100 198',
);
const feather = 'M100 30 C88 22 84 4 96 -8 C112 -2 118 18 104 30 Z';

const defs =
  brass('metal', 8, 192) +
  ball('plate', [80, 70, 130], '#ff8a6a', '#d02a44', '#7a0f3c', '#3a0628') +
  ball('skin', [86, 96, 60], '#c8865a', '#8f5632', '#4a2614') +
  shades('turban', [40, 16, 160, 84], '#ffffff', '#f4ead0', '#c8a060') +
  shades('robe', [30, 146, 170, 198], '#ffe88a', '#d8901e', '#7a3c0a') +
  shades('feather', [88, -8, 116, 30], '#a8fff0', '#1fa89c', '#0a4a54');

const folds =
  line(
    'M44 46 C62 34 84 30 100 36 M40 62 C60 48 84 44 100 50 M48 76 C64 62 84 58 100 62',
    '#b08a4c',
    3,
    'opacity=".75"',
  ) + line('M56 34 C68 26 84 22 96 24', '#fff', 5, 'opacity=".9"');

const side =
  fill(
    'M74 102 C79 95 89 96 93 102 C88 107 79 107 74 102 Z',
    '#fffaf0',
    `stroke="${ink}" stroke-width="2.4"`,
  ) +
  disc(84, 101, 4.4, '#1c0a08') +
  disc(82.5, 99.5, 1.4, '#fff') +
  line('M70 93 C78 87 88 88 95 94', '#1c0c0c', 5);

/** The sultan of Kilwa, on a plate of crimson and brass. */
export const sultan = symbol(
  defs,
  disc(100, 106, 94, ink) +
    disc(100, 106, 88, 'url(#metal)') +
    disc(100, 106, 76, ink) +
    disc(100, 106, 73, 'url(#plate)') +
    dots(onCircle(24, 100, 106, 82), 3.4, '#fff3c4', 'stroke="#6b3a0d"') +
    body(
      'c-robe',
      robe,
      'url(#robe)',
      both(
        fill('M100 146 L80 156 L92 198 H100 Z', '#5a0f3c') +
          dots(
            [
              [56, 176],
              [66, 184],
              [48, 186],
              [74, 172],
            ],
            3,
            '#8a1434',
          ) +
          line('M80 156 L92 198', '#fff6c8', 3.4),
      ),
    ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M110 66 C148 90 134 140 104 160 H170 V66 Z',
        '#240c08',
        'opacity=".5" filter="url(#soft)"',
      ) +
        both(side) +
        fill(
          'M100 102 C94 112 90 117 92 121 C96 125 104 125 108 121 C110 117 106 112 100 102 Z',
          '#a86c42',
        ),
    ) +
    body(
      'c-beard',
      beard,
      '#1c1018',
      both(line('M74 124 C78 142 86 154 94 162', '#6a5a70', 2.6)) +
        fill('M88 134 C95 130 105 130 112 134 C106 140 94 140 88 134 Z', '#8a3434'),
      4,
    ) +
    body('c-turban', turban, 'url(#turban)', both(folds)) +
    body(
      'c-feather',
      feather,
      'url(#feather)',
      line('M102 26 C98 14 98 4 98 -2', '#eafffa', 2.4),
      4,
    ) +
    fill(
      'M100 28 L114 46 L100 66 L86 46 Z',
      '#e2a83e',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    fill('M100 34 L109 46 L100 59 L91 46 Z', '#e0243c') +
    fill('M100 34 L109 46 H91 Z', '#ffb0a8', 'opacity=".85"'),
);
