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

const veil = mirrored('M100 18 C62 16 42 48 42 88 C42 128 32 158 16 186 L24 200 L100 200');
const face = mirrored('M100 58 C78 56 68 72 68 94 C68 122 84 144 100 146');
const robe = mirrored('M100 150 C84 152 66 162 54 200 L100 200');

const defs =
  brass('metal', 8, 192) +
  ball('plate', [90, 70, 120], '#d8fff4', '#4fd8c8', '#0f8a94', '#043a50') +
  ball('skin', [88, 86, 62], '#c88a5a', '#8a5232', '#452414') +
  shades('veil', [30, 16, 170, 200], '#5a6af0', '#2a2aa8', '#16105c', '#0a0430') +
  shades('robe', [50, 150, 150, 200], '#fff0a8', '#f0b02e', '#a85a0c');

const side =
  fill(
    'M75 101 C80 94 90 95 94 101 C89 107 80 107 75 101 Z',
    '#fffaf0',
    `stroke="${ink}" stroke-width="2.6"`,
  ) +
  disc(85, 100.5, 4.4, '#1c0a08') +
  disc(83.5, 99, 1.4, '#fff') +
  line('M72 101 C78 92 90 92 95 100', ink, 3.6) +
  line('M71 90 C78 84 88 85 94 90', '#1c0c0c', 4.6) +
  disc(60, 126, 10, 'url(#moon)', `stroke="${ink}" stroke-width="3.4"`) +
  dots(onCircle(8, 60, 126, 6), 1.4, '#4a5a80') +
  disc(60, 146, 5.4, '#e0243c', `stroke="${ink}" stroke-width="3"`);

/** Mwana Khadija of Lamu, veiled in indigo and gold, calm as those are who are obeyed. */
export const queen = symbol(
  `${defs}${ball('moon', [57, 122, 14], '#ffffff', '#d8e4f8', '#8a9ac0')}`,
  disc(100, 102, 97, ink) +
    disc(100, 102, 92, 'url(#metal)') +
    disc(100, 102, 79, ink) +
    disc(100, 102, 76, 'url(#plate)') +
    dots(onCircle(28, 100, 102, 85.5), 3.6, '#c81e4a', 'stroke="#5a1a0c" stroke-width="1.4"') +
    body(
      'c-veil',
      veil,
      'url(#veil)',
      both(
        line(
          'M56 64 C44 100 48 140 28 188 M64 140 C58 164 50 182 46 200',
          '#0a0430',
          5,
          'opacity=".7"',
        ) +
          line('M56 58 C64 38 80 28 98 28', '#b0b8ff', 6, 'opacity=".9"') +
          dots(
            [
              [50, 84],
              [46, 112],
              [44, 138],
              [34, 164],
              [58, 166],
            ],
            3.2,
            '#ffd75c',
          ),
      ),
    ) +
    body(
      'c-robe',
      robe,
      'url(#robe)',
      both(
        line('M100 156 L72 200', '#8a2c0c', 4) +
          line('M92 156 C80 168 70 184 66 200', '#c81e4a', 6),
      ) +
        fill(
          'M100 152 L112 170 L100 190 L88 170 Z',
          '#c81e4a',
          `stroke="${ink}" stroke-width="3"`,
        ) +
        fill('M100 156 L106 168 H94 Z', '#ffc0b0'),
    ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M112 56 C142 84 134 128 104 150 H160 V56 Z',
        '#200a0a',
        'opacity=".45" filter="url(#soft)"',
      ) +
        both(side) +
        line('M100 96 C96 106 93 112 96 115 C98 117 103 117 105 115', '#4a2214', 3) +
        fill(
          'M87 127 C93 123 97 123 100 125 C103 123 107 123 113 127 C107 134 93 134 87 127 Z',
          '#a8304a',
          `stroke="${ink}" stroke-width="2"`,
        ) +
        line('M89 127.5 C96 129 104 129 111 127.5', '#5a0c1c', 2),
    ) +
    line('M67 102 C64 70 78 55 100 55 C122 55 136 70 133 102', ink, 10) +
    line('M67 102 C64 70 78 55 100 55 C122 55 136 70 133 102', '#ffd75c', 6) +
    line(
      'M67 102 C64 70 78 55 100 55 C122 55 136 70 133 102',
      '#8a4a0c',
      2,
      'stroke-dasharray="1 6"',
    ) +
    both(side.slice(side.indexOf('<circle cx="60" cy="126"'))) +
    fill(
      mirrored('M100 4 C92 14 90 22 92 32 C80 24 70 26 62 34 C74 36 78 44 80 54 L100 56'),
      'url(#metal)',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    disc(100, 42, 9, ink) +
    disc(100, 42, 6.6, '#2fe0c8') +
    disc(98, 40, 2, '#fff'),
);
