import { around, ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const outline = 'M100 26 L150 44 L178 92 L160 146 L100 180 L40 146 L22 92 L50 44 Z';

const facets =
  fill('M50 44 L100 26 L100 62 L70 74 Z', '#ffd0e4') +
  fill('M100 26 L150 44 L130 74 L100 62 Z', '#ff8ab8') +
  fill('M150 44 L178 92 L138 104 L130 74 Z', '#e8306e') +
  fill('M178 92 L160 146 L124 132 L138 104 Z', '#8a0c40') +
  fill('M160 146 L100 180 L100 142 L124 132 Z', '#5a0630') +
  fill('M100 180 L40 146 L76 132 L100 142 Z', '#a8124c') +
  fill('M40 146 L22 92 L62 104 L76 132 Z', '#d82a68') +
  fill('M22 92 L50 44 L70 74 L62 104 Z', '#ff9cc4') +
  fill('M70 74 L100 62 L130 74 L138 104 L124 132 L100 142 L76 132 L62 104 Z', '#ff3c82') +
  fill('M70 74 L100 62 L130 74 L62 104 Z', '#ffc0dc', 'opacity=".85"') +
  line(
    'M50 44 L70 74 L62 104 L22 92 M100 26 V62 M150 44 L130 74 M178 92 L138 104 M160 146 L124 132 M100 180 V142 M40 146 L76 132',
    '#fff0f6',
    2.4,
    'opacity=".7"',
  );

/** The wild: the ruby of the old palace, which stands in for whatever lies beside it. */
export const gem = symbol(
  ball('halo', [100, 100, 100], '#ff9ac8 0.9', '#ff3c82 0.35', '#ff3c82 0'),
  disc(100, 100, 100, 'url(#halo)') +
    around(12, 100, 100, fill('M95 26 L100 -4 L105 26 Z', '#ffe6a0', 'opacity=".85"')) +
    body('c-gem', outline, '#e8306e', facets) +
    fill('M66 40 L71 54 L85 59 L71 64 L66 78 L61 64 L47 59 L61 54 Z', '#fff') +
    fill('M140 118 L143 126 L151 129 L143 132 L140 140 L137 132 L129 129 L137 126 Z', '#ffe0ee'),
);
