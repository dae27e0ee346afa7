import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M20 150C18 118 56 100 94 108C122 112 142 124 136 146C130 168 96 178 64 172
  C46 182 24 186 6 180C18 174 22 162 20 150Z`;
const neck = 'M116 150C172 140 176 102 134 90C96 78 92 32 128 24';
const head =
  'M104 34C104 12 126 2 144 8C160 12 168 26 162 40C154 56 134 58 120 52C108 48 104 44 104 34Z';
const bill = `M150 22C176 20 194 36 192 60C191 74 184 86 176 92C176 78 170 66 156 60C146 56 142 50 144 40Z`;

const defs =
  ball('plume', [62, 112, 96], '#ffe0ea', '#ff9ac0', '#f4508e', '#b01860') +
  shades('neck', [96, 40, 160, 120], '#ffd0e2', '#ff7ab0', '#e03a80') +
  ball('head', [124, 20, 48], '#fff0f6', '#ff9ac4', '#e8488c') +
  shades('bill', [150, 24, 180, 88], '#fff0c0', '#ffb07a', '#ff9a6a');

const wing = `M34 144C42 120 78 114 106 126C94 144 66 156 24 160C30 156 34 150 34 144Z`;

/** A flamingo, its neck in an S. */
export const flamingo = symbol(
  defs,
  line('M78 166L74 198M104 162L110 198', ink, 15) +
    line('M78 166L74 196M104 162L110 196', '#ff6a9a', 7) +
    line(neck, ink, 33) +
    line(neck, 'url(#neck)', 23) +
    line(
      'M116 32C98 48 104 74 132 84M146 98C158 106 160 118 154 128',
      '#fff',
      4.4,
      'opacity=".75"',
    ) +
    body(
      'c-trunk',
      trunk,
      'url(#plume)',
      fill('M0 190C40 176 100 180 146 140V200H0Z', '#7a0a4a', 'opacity=".4" filter="url(#mist)"') +
        fill(wing, '#ff6aa4', 'stroke="#a01458" stroke-width="4"') +
        line('M46 148C60 138 78 132 96 131M40 155C58 152 74 146 88 139', '#ffd6e6', 4) +
        fill('M20 160C40 158 54 156 66 150C52 170 30 182 8 184C18 176 20 168 20 160Z', '#2a0a20') +
        line('M40 124C52 114 68 111 86 112', '#fff', 6, 'opacity=".85"'),
    ) +
    body(
      'c-bill',
      bill,
      'url(#bill)',
      fill('M160 62L196 46V100H164Z', '#2c1630') +
        line('M186 60C186 70 183 76 178 82', '#b89ad0', 3.4),
      4,
    ) +
    body('c-head', head, 'url(#head)', '', 5) +
    disc(136, 28, 8.5, ink) +
    disc(136, 28, 6.4, '#ffe04a') +
    disc(137, 28, 3.2, ink) +
    disc(134.5, 26, 1.8, '#fff'),
);
