import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  shades('metal', [60, 60, 120, 190], '#ffffff', '#fff0a8', '#f0b83a', '#8a4a0c', '#f8d070') +
  ball('drum', [60, 108, 80], '#fffbe0', '#ffdf7a', '#d8942a', '#6a340a') +
  shades('cord', [0, 0, 0, 60], '#ff8ad8', '#b81e8a');

/** The guard's whistle. */
export const whistle = symbol(
  defs,
  line('M42 66 C6 30 40 0 84 10 C130 20 170 4 192 24', ink, 18) +
    line('M42 66 C6 30 40 0 84 10 C130 20 170 4 192 24', '#d83aa0', 10) +
    line('M42 66 C6 30 40 0 84 10 C130 20 170 4 192 24', '#ffb0e4', 4, 'stroke-dasharray="7 9"') +
    `<circle cx="44" cy="78" r="17" fill="none" stroke="${ink}" stroke-width="15"/>` +
    `<circle cx="44" cy="78" r="17" fill="none" stroke="#f0b83a" stroke-width="7"/>` +
    body(
      'c-body',
      'M76 88 C96 80 112 82 124 88 L192 86 C198 86 198 122 192 122 L136 128 C136 170 104 192 74 188 C36 184 12 158 16 128 C20 104 46 90 76 88 Z',
      'url(#metal)',
      fill('M126 86 L196 84 V98 L128 102 Z', '#fff', 'opacity=".6"'),
    ) +
    disc(76, 138, 44, '#8a4a0c', 'opacity=".45"') +
    disc(74, 136, 42, 'url(#drum)', 'stroke="#7a3f0c" stroke-width="4"') +
    line('M46 126 C50 112 62 104 76 104', '#fff', 7, 'opacity=".9"') +
    fill('M104 82 H138 L132 106 H108 Z', ink) +
    fill('M110 86 H130 L126 100 H114 Z', '#4a2410') +
    disc(120, 104, 8, '#d85a3a', `stroke="${ink}" stroke-width="3"`) +
    line('M150 66 L164 50 M168 70 L184 60 M132 60 L138 42', '#fff6c0', 6),
);
