import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const stone = 'M62 46 L80 22 H120 L138 46 L100 92 Z';

const defs =
  shades('gold', [40, 60, 160, 190], '#fffbe0', '#ffd75c', '#c8841e', '#7a3f0c', '#ffcf5a') +
  shades('face', [62, 22, 138, 92], '#ffffff', '#b88aff', '#6a2ae0', '#2a0f8a') +
  ball('halo', [100, 52, 80], '#c8a0ff 0.85', '#7a4aff 0.35', '#7a4aff 0');

const facets =
  fill('M62 46 L80 22 L86 46 Z', '#e0c8ff') +
  fill('M80 22 H120 L100 46 H86 Z', '#b088ff', 'opacity=".9"') +
  fill('M120 22 L138 46 H114 Z', '#5a2ad0') +
  fill('M80 22 L100 46 L120 22 Z', '#f4eaff') +
  fill('M62 46 H86 L100 92 Z', '#8a5aff') +
  fill('M86 46 H114 L100 92 Z', '#5a28e8') +
  fill('M114 46 H138 L100 92 Z', '#2c1296') +
  line(
    'M62 46 H138 M86 46 L100 92 L114 46 M80 22 L86 46 L100 22 L114 46 L120 22',
    '#f0e4ff',
    1.8,
    'opacity=".8"',
  );

/** A gold ring with a tanzanite. */
export const ring = symbol(
  defs,
  disc(100, 52, 80, 'url(#halo)') +
    `<ellipse cx="100" cy="130" rx="56" ry="56" fill="none" stroke="${ink}" stroke-width="31"/>` +
    `<ellipse cx="100" cy="130" rx="56" ry="56" fill="none" stroke="url(#gold)" stroke-width="22"/>` +
    `<ellipse cx="100" cy="130" rx="48" ry="48" fill="none" stroke="#6a340a" stroke-width="3.4" opacity=".6"/>` +
    line('M48 118 A54 54 0 0 1 80 80', '#fffef0', 5, 'opacity=".95"') +
    line('M128 180 A58 58 0 0 0 154 152', '#fff0c0', 4, 'opacity=".7"') +
    fill(
      'M64 72 L84 96 H116 L136 72 L146 58 L128 88 L118 104 H82 L72 88 L54 58 Z',
      '#e2a83e',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    fill(stone, '#5a28e8', `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
    fill(stone, 'url(#face)') +
    facets +
    line('M58 50 L66 60 M142 50 L134 60', ink, 11) +
    line('M58 50 L66 60 M142 50 L134 60', '#ffe08a', 6) +
    fill('M82 30 L85 38 L93 41 L85 44 L82 52 L79 44 L71 41 L79 38 Z', '#fff'),
);
