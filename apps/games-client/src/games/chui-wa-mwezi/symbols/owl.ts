import {
  ball,
  both,
  disc,
  fill,
  line,
  mirrored,
  rod,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shape = mirrored(
  'M100 26 C86 26 74 22 62 4 C48 24 40 52 38 86 C34 128 48 164 74 178 C84 182 92 182 100 182',
);
const wing = 'M42 82 C26 104 24 142 48 172 C62 160 64 126 56 98 Z';
const disk = 'M100 50 C84 36 56 40 50 66 C48 90 66 106 84 104 C94 102 100 92 100 84 Z';

const defs =
  shades('coat', [40, 10, 160, 180], '#d8b8ff', '#8a5ae0', '#4a2a9a', '#1e1054') +
  shades('wing', [24, 84, 64, 170], '#b08af0', '#5a34b0', '#24125a') +
  ball('disk', [76, 72, 34], '#fff4ff', '#e0c8ff', '#9a78e0') +
  ball('iris', [74, 70, 22], '#fff8a0', '#ffb81e', '#e8561e') +
  shades('branch', [0, 170, 0, 200], '#b07a4a', '#6a3e24', '#2c1614');

const row = (y: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const x = 100 + (at - (count - 1) / 2) * 18;
    return `M${x - 8} ${y}Q${x} ${y + 13} ${x + 8} ${y}`;
  }).join('');

/** An owl on her branch. */
export const owl = symbol(
  defs,
  body(
    'c-shape',
    shape,
    'url(#coat)',
    fill(
      mirrored('M100 106 C76 108 66 130 68 152 C72 172 88 180 100 182'),
      '#f0e0ff',
      'opacity=".55"',
    ) +
      line(row(118, 3) + row(134, 4) + row(150, 4) + row(165, 3), '#4a2a9a', 5) +
      line('M64 14 C56 30 50 46 48 62', '#fff0ff', 5, 'opacity=".8"'),
  ) +
    both(
      body(
        'c-wing',
        wing,
        'url(#wing)',
        line(
          'M40 104 C36 124 40 144 48 158 M50 104 C48 124 52 140 56 152',
          '#d8c0ff',
          3.6,
          'opacity=".7"',
        ),
        4,
      ) +
        fill(disk, ink, `stroke="${ink}" stroke-width="7"`) +
        fill(disk, 'url(#disk)') +
        disc(74, 72, 24, ink) +
        disc(74, 72, 20, 'url(#iris)') +
        disc(77, 73, 10.5, '#0c0616') +
        disc(71, 66, 5, '#fff'),
    ) +
    fill(
      'M100 76 C90 82 88 92 100 108 C112 92 110 82 100 76 Z',
      '#ffc21e',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    line('M98 84 C95 88 95 92 97 96', '#fff6c0', 3) +
    rod('M2 188 C60 180 140 194 198 182', 'url(#branch)', 17, '#ffd8a0') +
    both(
      line('M76 176 V190 M86 178 V192', ink, 13) + line('M76 176 V188 M86 178 V190', '#ffc21e', 7),
    ),
);
