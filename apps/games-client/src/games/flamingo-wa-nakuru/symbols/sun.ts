import { ball, disc, fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const orb = 'M26 118C26 74 58 40 100 40C142 40 174 74 174 118Z';
const water = `M2 116H198C200 150 180 190 100 194C20 190 0 150 2 116Z`;

const defs =
  ball('halo', [100, 104, 104], '#fff6c8 1', '#ffc45a 0.55', '#ff7a9a 0') +
  ball('orb', [78, 84, 100], '#fffff0', '#fff08a', '#ffc02e', '#ff7a2a') +
  shades('ray', [100, -6, 100, 50], '#fffbe0', '#ffb02e') +
  shades('lake', [100, 116, 100, 194], '#ffb0c8', '#e0508e', '#6a1e8a', '#2a0f5a');

const ray = fill(
  'M90 34L100 -4L110 34Z',
  'url(#ray)',
  `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
);

/** The scatter: the sun as it leaves the lake. */
export const sun = symbol(
  defs,
  disc(100, 100, 104, 'url(#halo)') +
    '<g transform="translate(12 14) scale(.88)">' +
    [-78, -52, -26, 0, 26, 52, 78].map((turn) => turned(turn, 100, 118, ray)).join('') +
    body(
      'c-orb',
      orb,
      'url(#orb)',
      fill('M40 118C44 80 70 56 104 52C80 66 66 90 64 118Z', '#fff', 'opacity=".6"') +
        line('M120 60C142 68 156 86 160 108', '#ff9a3a', 5, 'opacity=".7"'),
    ) +
    body(
      'c-lake',
      water,
      'url(#lake)',
      fill(
        'M46 116H154L136 130H64ZM62 138H138L126 148H74ZM74 156H126L116 166H84ZM86 172H114L108 180H92Z',
        '#fff0a0',
        'opacity=".95"',
      ) +
        line(
          'M14 132H40M160 132H188M24 150H52M150 150H176M38 168H66M136 168H162',
          '#ffd0e0',
          4,
          'opacity=".8"',
        ),
    ) +
    '</g>',
);
