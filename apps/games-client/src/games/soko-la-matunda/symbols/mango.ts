import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const behind = `M132 56 C166 52 192 78 190 114 C188 148 160 172 132 170 C108 168 98 150 104 122
  C108 96 112 62 132 56 Z`;
const front = `M62 46 C100 36 134 66 136 108 C138 152 106 188 68 188 C34 188 10 160 14 126
  C18 108 30 102 34 84 C38 66 44 52 62 46 Z`;
const leaf = 'M80 44 C96 12 140 0 182 18 C162 50 118 62 80 44 Z';

const defs =
  ball('front', [52, 92, 124], '#ffe88a', '#ff9a4a', '#f0335a', '#9a0f4a') +
  ball('behind', [128, 84, 100], '#e8f58a', '#f5b83a', '#e85a2e', '#8a1a34') +
  shades('leaf', [80, 6, 180, 50], '#9fe85a', '#2f9a4a', '#0a5040');

/** Two mangoes that blush, with their leaf. */
export const mango = symbol(
  defs,
  body(
    'c-behind',
    behind,
    'url(#behind)',
    line('M124 84 C126 76 132 70 140 68', '#fff', 7, 'opacity=".7"'),
  ) +
    body(
      'c-front',
      front,
      'url(#front)',
      fill(
        'M20 120 C30 160 70 186 120 170 L110 200 H10 Z',
        '#ffcf4a',
        'opacity=".5" filter="url(#mist)"',
      ) +
        fill(
          'M100 44 C150 90 140 160 90 196 H160 V44 Z',
          '#6d0a3c',
          'opacity=".5" filter="url(#mist)"',
        ) +
        line('M42 100 C46 82 54 70 66 64', '#fffbe0', 11, 'opacity=".9"') +
        disc(36, 120, 6, '#fffbe0', 'opacity=".85"') +
        '<g fill="#ffe08a" opacity=".7"><circle cx="84" cy="100" r="2.2"/><circle cx="100" cy="120" r="2.2"/><circle cx="74" cy="130" r="2.2"/><circle cx="94" cy="148" r="2.2"/><circle cx="64" cy="156" r="2.2"/><circle cx="108" cy="92" r="2.2"/></g>',
    ) +
    body(
      'c-leaf',
      leaf,
      'url(#leaf)',
      line(
        'M86 42 C116 34 148 26 176 20 M110 36 L112 22 M134 30 L138 14 M118 38 L132 48 M140 30 L154 36',
        '#d8ffb4',
        2.8,
      ),
      4,
    ),
);
