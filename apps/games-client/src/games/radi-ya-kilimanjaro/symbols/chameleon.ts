import { ball, disc, dots, fill, line, rod, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M8 104 C10 82 28 66 52 62 L84 18 C98 28 106 44 108 58 C142 52 172 76 176 112 C172 132 150 146 122 146
  C96 148 78 140 64 132 C40 134 14 126 8 104 Z`;
const tail = 'M166 108 C200 134 188 190 146 188 C112 186 106 146 136 142 C158 142 158 166 142 166';
const crest =
  'M106 58 L114 46 L120 56 L130 46 L136 58 L146 52 L150 66 L160 62 L162 76 L172 76 L172 90';

const defs =
  shades('skin', [40, 20, 140, 150], '#d8ff7a', '#6ae04a', '#1ea04a', '#0c5a4a') +
  shades('tail', [110, 110, 190, 190], '#4ac84a', '#1ea05a', '#0c5a5a') +
  ball('eye', [50, 86, 26], '#fff2a0', '#ffa02e', '#d8401e') +
  shades('branch', [0, 168, 0, 200], '#c8804a', '#7a3e20', '#3a1810');

const leg = (d: string) =>
  line(d, ink, 24) +
  line(d, '#2eb04a', 15) +
  line(d, '#b8f06a', 4, 'opacity=".6" transform="translate(-3 -2)"');

/** A chameleon of the forest belt, one eye forward. */
export const chameleon = symbol(
  defs,
  rod('M-2 184 C40 174 70 186 108 176', 'url(#branch)', 20, '#ffc88a') +
    line(tail, ink, 28) +
    line(tail, 'url(#tail)', 18) +
    line('M172 118 C192 140 180 178 148 179', '#b8f06a', 4, 'opacity=".7"') +
    leg('M120 138 C124 152 108 158 104 172') +
    leg('M62 128 C62 146 48 152 42 174') +
    line(crest, ink, 14) +
    line(crest, '#ffb82e', 7) +
    body(
      'c-trunk',
      trunk,
      'url(#skin)',
      line(
        'M96 66 C88 92 92 122 104 146 M122 62 C112 92 118 122 130 146 M146 72 C138 96 142 120 152 136',
        '#ff7a2e',
        9,
      ) +
        line(
          'M96 66 C88 92 92 122 104 146 M122 62 C112 92 118 122 130 146 M146 72 C138 96 142 120 152 136',
          '#ffe27a',
          3,
        ) +
        fill('M8 104 C30 112 50 112 72 104 L78 140 H8 Z', '#e8ffb0', 'opacity=".6"') +
        line('M10 108 C30 116 52 114 70 106', '#0c4a3a', 5) +
        line('M60 64 L84 28 C92 36 98 48 100 60', '#0c6a4a', 5) +
        dots(
          [
            [84, 84],
            [88, 108],
            [108, 84],
            [110, 108],
            [112, 126],
            [134, 92],
            [136, 112],
          ],
          4,
          '#eaffb0',
        ) +
        fill(
          'M60 136 C110 160 160 140 180 104 V170 H60 Z',
          '#083a4a',
          'opacity=".5" filter="url(#mist)"',
        ),
    ) +
    disc(50, 86, 27, ink) +
    disc(50, 86, 22, '#1e9a5a') +
    disc(50, 86, 17, 'url(#eye)') +
    disc(45, 86, 7, '#140810') +
    disc(42, 82, 3, '#fff') +
    disc(17, 94, 3, '#0c3a2a'),
);
