import { around, ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const rock = `M8 196 C14 172 32 166 44 158 C58 148 84 150 100 152 C124 150 140 164 160 166
  C178 170 190 182 194 196 Z`;
const roarer = `M64 160 L66 130 C58 128 52 120 54 110 C46 106 42 98 46 92 L36 88 L28 90 L30 80 L38 70
  L26 68 C24 60 30 54 40 52 C42 44 50 38 58 40 C64 30 78 28 88 34 C100 34 110 44 110 54 C120 62 122 76 116 86
  C118 94 116 100 112 106 C128 106 144 112 150 122 C158 134 152 146 160 160 H146 C142 150 140 144 132 138
  C124 144 112 144 102 140 L100 160 H88 L86 136 L80 160 Z`;
const lit = `M40 52 C42 44 50 38 58 40 C64 30 78 28 88 34 C100 34 110 44 110 54 C120 62 122 76 116 86
  C118 94 116 100 112 106 C128 106 144 112 150 122`;

const defs =
  ball('halo', [100, 92, 104], '#e8fbff 0.9', '#7fc8ff 0.42', '#4a7aff 0') +
  ball('face', [72, 62, 108], '#ffffff', '#e9f6ff', '#a9cdf0', '#5f86c4') +
  shades('rock', [0, 150, 0, 196], '#4a5aa8', '#1c2050', '#0a0a24') +
  shades('beast', [40, 60, 140, 160], '#2a2c6a', '#120c34', '#0a0620');

const ray = 'M94 16 L100 -6 L106 16 Z';

/** The scatter: a full moon over Tsavo, and one who speaks to it. */
export const moon = symbol(
  defs,
  disc(100, 92, 104, 'url(#halo)') +
    around(16, 100, 92, fill(ray, '#d8f0ff', 'opacity=".9"')) +
    disc(100, 92, 80, ink) +
    `<clipPath id="c-moon"><circle cx="100" cy="92" r="75"/></clipPath><g clip-path="url(#c-moon)">` +
    disc(100, 92, 76, 'url(#face)') +
    `<g fill="#8fb2e0" opacity=".55"><circle cx="126" cy="52" r="15"/><circle cx="146" cy="84" r="9"/>` +
    `<circle cx="72" cy="40" r="9"/><circle cx="48" cy="116" r="8"/><circle cx="104" cy="30" r="5"/>` +
    `<circle cx="152" cy="108" r="6"/></g>` +
    '</g>' +
    `<circle cx="100" cy="92" r="75" fill="none" stroke="#ffffff" stroke-width="3" opacity=".8"/>` +
    fill(roarer, 'url(#beast)') +
    line(lit, '#bfe6ff', 3.4) +
    line(
      'M56 52 C52 66 56 80 62 90 M72 44 C66 62 70 84 78 100 M90 46 C86 66 90 86 98 102',
      '#5a6ac0',
      3,
    ) +
    line('M148 122 C164 124 172 112 168 96', '#120c34', 6) +
    fill('M160 98 C162 88 168 82 174 80 C178 88 176 96 172 102 Z', '#120c34') +
    body(
      'c-rock',
      rock,
      'url(#rock)',
      line(
        'M44 160 C60 154 84 154 100 156 C124 154 138 166 158 170',
        '#8fd0ff',
        4,
        'opacity=".8"',
      ) + line('M60 172 l12 18 M120 166 l-8 24 M150 176 l10 14', '#0a0a24', 3),
    ) +
    dots(
      [
        [20, 40],
        [182, 48],
        [22, 140],
        [178, 146],
      ],
      2.6,
      '#fff',
    ),
);
