import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const tree = mirrored(
  `M100 66 L92 40 L84 40 L88 74 L70 46 L60 50 L76 84 L46 66 L38 76 L66 98 C58 112 52 140 52 164 C50 182 36 192 14 204 L100 204`,
);
const ray = 'M94 6 L100 -30 L106 6 Z';

const defs =
  ball('sun', [100, 84, 110], '#fffef0', '#fff07a', '#ffb81e', '#ff7a1e 0') +
  shades('bark', [40, 60, 160, 204], '#fff0c8', '#f0a85a', '#a8522e', '#5a1e2c') +
  ball('leaf', [90, 40, 90], '#f0ff8a', '#6ae04a', '#1a9a4a', '#0a5a3a') +
  ball('heart', [100, 140, 36], '#ffffff', '#fff28a', '#ffb01e', '#d8601e');

const crowns = [
  [100, 28, 30],
  [62, 36, 27],
  [138, 36, 27],
  [34, 62, 24],
  [166, 62, 24],
] as const;

/** The wild: the baobab with the sun behind it and light in its hollow. */
export const baobab = symbol(
  defs,
  disc(100, 84, 110, 'url(#sun)') +
    around(16, 100, 88, fill(ray, '#ffe04a', 'opacity=".9"')) +
    crowns.map(([x, y, r]) => disc(x, y, r + 6, ink)).join('') +
    body(
      'c-tree',
      tree,
      'url(#bark)',
      both(
        line(
          'M92 204 C92 170 84 130 86 100 M74 204 C76 176 68 140 74 112 M50 204 C60 186 60 164 62 140',
          '#7a2e20',
          4,
          'opacity=".6"',
        ) + line('M46 194 C56 182 56 160 58 142', '#fff6d8', 4, 'opacity=".7"'),
      ),
      5,
    ) +
    crowns.map(([x, y, r]) => disc(x, y, r, 'url(#leaf)')).join('') +
    crowns
      .map(([x, y, r]) => disc(x - r * 0.3, y - r * 0.32, r * 0.4, '#f4ffb0', 'opacity=".7"'))
      .join('') +
    dots(
      [
        [84, 50],
        [116, 48],
        [52, 64],
        [148, 62],
        [100, 56],
        [30, 80],
        [170, 80],
      ],
      6,
      '#ffffff',
    ) +
    fill('M100 112 C82 116 78 140 80 168 H120 C122 140 118 116 100 112 Z', ink) +
    fill('M100 118 C88 122 84 142 86 163 H114 C116 142 112 122 100 118 Z', 'url(#heart)') +
    fill('M100 126 C92 134 94 146 100 152 C106 146 108 134 100 126 Z', '#ffffff'),
);
