/** What is served: pickle, samosa and chutney. */
import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

/** A jar of mango pickle under a checked cloth. */
export const pickle = symbol(
  shades('glass', [30, 60, 170, 190], '#ffe88a', '#ffae1e', '#e0640c', '#8a2a0c') +
    shades('cloth', [40, 10, 160, 70], '#ff9ad8', '#e81e8a', '#8a0a5a'),
  body(
    'c-jar',
    'M50 62H150C172 74 180 92 180 120V164C180 184 168 194 150 194H50C32 194 20 184 20 164V120C20 92 28 74 50 62Z',
    'url(#glass)',
    fill('M40 108L74 92L84 122L52 134Z', '#ffd84a', 'stroke="#8a3a08" stroke-width="4"') +
      fill('M104 100L140 96L146 128L112 130Z', '#ff8a2a', 'stroke="#8a2a08" stroke-width="4"') +
      fill('M66 148L104 140L112 172L72 180Z', '#ffe26a', 'stroke="#8a3a08" stroke-width="4"') +
      fill('M126 146L158 142L160 172L132 176Z', '#ffb82a', 'stroke="#8a3a08" stroke-width="4"') +
      line('M44 158C54 164 54 174 48 184M152 106C164 112 166 122 160 132', '#e0200c', 9) +
      dots(
        [
          [94, 110],
          [60, 144],
          [120, 142],
          [116, 184],
          [36, 120],
        ],
        4.5,
        '#5a1408',
      ) +
      line('M36 96C30 116 30 142 34 168', '#fff', 9, 'opacity=".85"') +
      line('M168 112V160', '#fff', 4, 'opacity=".5"'),
  ) +
    body(
      'c-cloth',
      'M46 14C80 4 120 4 154 14L160 44L184 72L158 82L136 70L118 86L100 72L82 86L64 70L42 82L16 72L40 44Z',
      'url(#cloth)',
      line(
        'M60 8L44 80M92 4L88 84M124 6L132 78M148 12L170 76M44 24C80 34 120 34 156 24',
        '#ffd8f0',
        6,
        'opacity=".75"',
      ),
      5,
    ) +
    line('M40 50C78 60 122 60 160 50', ink, 14) +
    line('M40 50C78 60 122 60 160 50', '#fff0b0', 7),
);

/** A fried samosa, fat and golden, its corner open on peas. */
export const samosa = symbol(
  shades('crust', [50, 10, 150, 190], '#fff0a8', '#ffc04a', '#d87a1e', '#8a3c0c') +
    shades('side', [120, 40, 190, 190], '#c8681a', '#6a2a0a'),
  body(
    'c-samosa',
    'M86 12C94 4 106 4 112 12L192 158C198 172 190 182 176 184L26 190C10 190 2 178 10 164Z',
    'url(#crust)',
    fill('M112 8L200 168L176 190L128 186C146 130 132 60 100 12Z', 'url(#side)') +
      line('M104 16C138 68 148 126 130 184', '#fff2b8', 5, 'opacity=".9"') +
      line('M24 172C60 160 96 162 128 176', '#8a3c0c', 5, 'opacity=".7"') +
      line('M92 34L44 132', '#fff', 9, 'opacity=".75"') +
      dots(
        [
          [84, 88],
          [104, 74],
          [62, 138],
          [96, 128],
          [112, 108],
          [74, 112],
          [40, 160],
          [88, 152],
        ],
        5,
        '#a8540f',
        'opacity=".75"',
      ) +
      dots(
        [
          [150, 110],
          [164, 146],
          [148, 160],
        ],
        4.5,
        '#3c1404',
        'opacity=".7"',
      ) +
      fill(
        'M10 164C18 150 30 152 36 162C48 160 56 170 52 182L48 194H0Z',
        '#7fc83a',
        `stroke="${ink}" stroke-width="5"`,
      ) +
      dots(
        [
          [20, 174],
          [36, 180],
        ],
        6,
        '#e8ff9a',
      ),
  ),
);

/** Coconut chutney in a blue enamel bowl. */
export const chutney = symbol(
  shades('bowl', [10, 100, 190, 190], '#8ae0ff', '#1e9af0', '#0a4ac0', '#06206a') +
    ball('cream', [80, 62, 100], '#ffffff', '#f4fbf0', '#c8dcd8') +
    shades('leaf', [70, 0, 130, 60], '#d8ff7a', '#4fc83a', '#0f7a3a'),
  body(
    'c-cream',
    'M22 100C24 78 46 74 54 66C64 44 86 52 98 40C112 40 120 52 134 54C152 58 156 74 164 80C176 84 180 94 178 104L100 120Z',
    'url(#cream)',
    line('M44 92C60 78 76 88 90 72C104 62 120 70 132 78', '#a8c4c0', 6, 'opacity=".8"') +
      dots(
        [
          [72, 68],
          [120, 62],
          [144, 90],
          [92, 92],
        ],
        5.5,
        '#3a1a0c',
      ) +
      line('M58 84L66 92M128 84L138 80', '#e0200c', 7),
  ) +
    body(
      'c-leaf',
      'M100 58C76 52 68 28 78 4C100 10 112 30 100 58ZM104 58C104 34 122 18 148 18C150 42 130 60 104 58Z',
      'url(#leaf)',
      line('M98 52C94 36 88 24 82 14M108 54C120 44 132 34 142 26', '#f4ffc0', 3.4),
      4,
    ) +
    body(
      'c-bowl',
      'M4 98H196C196 142 168 176 132 184L128 194H72L68 184C32 176 4 142 4 98Z',
      'url(#bowl)',
      fill('M0 96H200V114H0Z', '#f4fbff') +
        line('M20 134C60 158 140 158 180 134', '#ffffff', 5, 'opacity=".7"') +
        [50, 83, 117, 150]
          .map((x) => disc(x, 140, 10, '#ffd23c') + disc(x, 140, 4.5, '#e0200c'))
          .join('') +
        line('M20 122C26 144 40 160 58 170', '#fff', 6, 'opacity=".8"'),
    ),
);
