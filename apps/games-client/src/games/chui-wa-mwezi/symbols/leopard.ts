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
import { body, ink, symbol } from '#frame/slots/paint.ts';

const head = mirrored(
  'M100 22 C76 20 54 30 44 54 C34 78 32 104 40 126 C48 148 66 172 86 180 C92 183 96 184 100 184',
);
const muzzle = mirrored('M100 112 C82 110 66 120 64 140 C66 164 84 178 100 180');

const defs =
  ball('plate', [100, 100, 96], '#2fa8b8', '#0f5a7a', '#0a2a54') +
  ball('fur', [78, 58, 130], '#ffe9a0', '#ffc04a', '#e08a22', '#8a4414') +
  shades('ear', [30, 20, 70, 70], '#ffd87a', '#c8701e') +
  ball('eye', [70, 94, 20], '#f8ffb0', '#a8e83c', '#2a8a3a');

function rosette(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, '#b05a14') +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#2a120c" stroke-width="${r * 0.7}" stroke-dasharray="${r * 1.7} ${r * 0.5}"/>`
  );
}

const ear = disc(48, 44, 28, ink) + disc(48, 44, 23, 'url(#ear)') + disc(50, 48, 13, '#5a2418');
const half =
  rosette(62, 62, 7) +
  rosette(84, 50, 6) +
  rosette(78, 34, 6) +
  rosette(50, 86, 6.5) +
  rosette(44, 110, 6) +
  rosette(56, 130, 6) +
  dots(
    [
      [94, 66],
      [90, 80],
      [66, 76],
      [60, 116],
      [70, 148],
      [97, 40],
    ],
    3.4,
    '#3a180c',
  ) +
  fill('M50 100 C56 82 80 80 92 98 C82 112 62 112 50 100 Z', ink) +
  fill('M55 99 C60 87 78 86 87 98 C80 107 64 107 55 99 Z', 'url(#eye)') +
  `<ellipse cx="73" cy="97" rx="4.4" ry="9" fill="${ink}"/>` +
  disc(68, 92, 3, '#fff') +
  line('M92 98 C94 108 92 116 88 122', '#5a2a12', 4) +
  line('M50 84 C60 74 78 76 92 90', '#fff6d0', 5, 'opacity=".85"');

/** The leopard, face to face. */
export const leopard = symbol(
  defs,
  disc(100, 104, 94, ink) +
    disc(100, 104, 88, 'url(#plate)') +
    dots(onCircle(30, 100, 104, 80), 3, '#b8ffe8', 'opacity=".7"') +
    both(ear) +
    body(
      'c-head',
      head,
      'url(#fur)',
      both(half) +
        fill(
          'M118 16 C160 60 160 150 110 190 H190 V16 Z',
          '#4a1a3a',
          'opacity=".36" filter="url(#mist)"',
        ),
    ) +
    fill(muzzle, '#fffaf0') +
    both(
      dots(
        [
          [76, 144],
          [84, 152],
          [72, 154],
        ],
        2.6,
        '#5a3a2a',
      ) + line('M74 148 L24 140 M74 156 L28 162', '#ffffff', 2.6),
    ) +
    fill(
      'M82 122 C90 114 110 114 118 122 C116 134 106 140 100 142 C94 140 84 134 82 122 Z',
      '#d8506a',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    line('M90 122 Q100 118 110 122', '#ffc0c8', 3) +
    line('M100 142 V154 C92 166 80 164 76 158 M100 154 C108 166 120 164 124 158', ink, 5),
);
