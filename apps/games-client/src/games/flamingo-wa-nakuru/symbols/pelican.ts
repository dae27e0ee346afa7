import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const pouch = `M74 62C112 60 160 70 196 92C190 128 162 168 124 168C92 168 72 138 70 104Z`;
const upper = `M72 44C114 42 164 62 198 88C200 94 196 100 190 98C152 84 110 76 70 78Z`;
const head = `M84 22C60 4 22 18 18 54C14 88 26 112 20 144C18 168 12 182 4 196H84C92 170 84 140 74 118
  C72 104 84 96 90 82C100 62 100 36 84 22Z`;
const crest = 'M46 20C36 4 20 0 4 4C14 12 20 22 28 34ZM32 34C20 24 8 24 -2 30C10 36 18 42 22 52Z';

const defs =
  ball('down', [48, 50, 130], '#ffffff', '#f4f2ff', '#b8c0e0', '#6a709a') +
  shades('pouch', [80, 60, 130, 170], '#fff0a0', '#ffb52e', '#f0781a', '#a83c10') +
  shades('upper', [70, 40, 190, 100], '#fff6d0', '#ffd08a', '#e88a5a');

/** A pelican with a full pouch. */
export const pelican = symbol(
  defs,
  fill(crest, '#dfe4ff', `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`) +
    fill(crest, '#dfe4ff') +
    body(
      'c-pouch',
      pouch,
      'url(#pouch)',
      line(
        'M88 84C88 120 100 148 118 162M112 88C114 120 124 144 138 156M138 92C142 114 150 130 158 140',
        '#c85a14',
        4.6,
        'opacity=".7"',
      ) +
        fill(
          'M120 176C170 160 190 120 200 92V176Z',
          '#7a1e0a',
          'opacity=".4" filter="url(#mist)"',
        ) +
        line('M82 108C84 124 88 134 96 144', '#fffbe0', 8, 'opacity=".85"'),
    ) +
    body(
      'c-head',
      head,
      'url(#down)',
      line(
        'M36 70C30 100 44 130 32 180M54 110C60 136 58 160 52 190',
        '#8a92c0',
        5,
        'opacity=".6"',
      ) + line('M32 66C32 44 44 30 60 28', '#fff', 9),
    ) +
    body('c-upper', upper, 'url(#upper)', line('M80 68C120 66 160 78 190 94', '#b8502e', 4), 4) +
    fill(
      'M190 84C200 90 200 106 188 104C186 98 184 94 186 88Z',
      '#e03a4a',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    disc(66, 50, 15, '#ff9a7a', `stroke="${ink}" stroke-width="3.4"`) +
    disc(67, 50, 8.4, ink) +
    disc(64.4, 47.4, 2.8, '#fff'),
);
