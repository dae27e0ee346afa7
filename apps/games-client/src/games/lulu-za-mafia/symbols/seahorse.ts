import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M60 62C52 40 70 14 102 14C134 14 150 40 142 66C138 78 146 90 148 106C150 136 124 152 108 158
  C92 166 88 180 100 184C110 186 114 178 110 172C120 168 130 176 126 188C122 202 98 204 84 192C66 176 74 152 92 138
  C80 130 76 116 84 102C90 90 90 80 84 76C70 82 48 92 26 92C16 92 14 78 24 76C40 74 54 70 60 62Z`;
const crown = 'M84 18L76 -4L94 6L104 -10L114 6L132 -2L126 20Z';
const fin = 'M142 92C164 84 184 92 190 108C180 124 160 132 146 126Z';

const defs =
  shades('skin', [60, 20, 150, 190], '#fff6a0', '#ffc02e', '#f07a1a', '#b03a14') +
  shades('fin', [142, 90, 190, 130], '#fff0b8', '#ff8a3a');

/** A seahorse, golden, its tail rolled up. */
export const seahorse = symbol(
  defs,
  '<g transform="translate(2 8) scale(.95)">' +
    body(
      'c-fin',
      fin,
      'url(#fin)',
      line('M146 108L186 102M148 118L178 118M146 98L176 90', '#c8501a', 3.4),
      4,
    ) +
    body('c-crown', crown, 'url(#fin)', '', 4) +
    body(
      'c-trunk',
      trunk,
      'url(#skin)',
      line(
        'M92 100C108 106 130 104 146 98M88 116C106 122 132 120 148 112M92 132C108 138 130 134 142 126M100 146C110 148 122 144 130 138',
        '#b8460e',
        4,
        'opacity=".7"',
      ) +
        line(
          'M74 44C80 30 94 24 108 26M100 92C96 104 98 122 106 130',
          '#fffbe0',
          6,
          'opacity=".85"',
        ) +
        fill(
          'M128 60C140 80 150 110 136 146L160 150V60Z',
          '#8a1e0a',
          'opacity=".3" filter="url(#mist)"',
        ),
    ) +
    disc(98, 50, 13, ink) +
    disc(98, 50, 10, '#8affe0') +
    disc(98, 51, 5.4, ink) +
    disc(94.6, 46.6, 3, '#fff') +
    '</g>',
);
