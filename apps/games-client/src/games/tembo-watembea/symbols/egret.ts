import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bird = `M66 30 C84 10 112 18 112 46 C112 66 92 78 92 98 C100 88 124 82 146 96
  C172 112 186 142 194 174 C166 172 126 176 100 160 C74 144 66 122 72 96 C76 78 92 64 90 50
  C84 46 74 46 64 44 Z`;

const defs =
  ball('pool', [80, 70, 120], '#b8fff0', '#3fd0c0', '#138a94', '#0a4a64') +
  shades('white', [70, 20, 150, 180], '#ffffff', '#ffffff', '#d8e4f4', '#9aa8d0') +
  shades('wing', [100, 100, 180, 170], '#ffffff', '#c8d4f0', '#8090c0');

/** An egret, that walks with the herd. */
export const egret = symbol(
  defs,
  disc(100, 100, 97, ink) +
    disc(100, 100, 92, 'url(#pool)') +
    line('M24 150 H80 M34 166 H120 M96 182 H150', '#d8fff8', 5, 'opacity=".7"') +
    line('M112 156 V190 M134 164 V188', ink, 10) +
    line('M112 156 V190 M134 164 V188', '#ffb83a', 4.6) +
    fill(
      'M72 32 C50 36 26 42 6 54 C28 56 52 54 74 50 Z',
      '#ffc83a',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    body(
      'c-bird',
      bird,
      'url(#white)',
      fill('M104 112 C134 104 164 128 188 170 C150 170 116 162 104 140 Z', 'url(#wing)') +
        line(
          'M114 120 C136 124 156 142 172 164 M112 134 C128 142 142 152 156 166',
          '#7080b8',
          3.4,
          'opacity=".8"',
        ) +
        line('M80 100 C76 118 84 138 102 150', '#fff', 5),
    ) +
    fill(
      'M100 20 C116 12 132 14 142 26 C128 24 116 30 108 38 Z',
      '#ffcf7a',
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    disc(88, 38, 7, ink) +
    disc(88, 38, 4.6, '#ffd83a') +
    disc(88, 38, 2.2, ink),
);
