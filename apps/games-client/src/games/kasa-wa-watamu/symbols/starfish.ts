import { around, ball, disc, dots, line } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const star = `M100 -2 C112 8 112 44 122 68 C148 70 184 66 198 80 C196 96 162 112 146 130 C150 156 166 188 156 202
  C140 206 118 178 100 168 C82 178 60 206 44 202 C34 188 50 156 54 130 C38 112 4 96 2 80 C16 66 52 70 78 68 C88 44 88 8 100 -2 Z`;

const defs = ball('star', [80, 74, 130], '#fffbb0', '#ffd23c', '#ff9a1e', '#c84a1e');

/** A starfish; in Swahili the octopus sits on it. */
export const starfish = symbol(
  defs,
  '<g transform="translate(8 6) scale(.92)">' +
    body(
      'c-star',
      star,
      'url(#star)',
      around(
        5,
        100,
        106,
        line('M100 96 V26', '#d8601e', 6, 'opacity=".7"') +
          dots(
            [
              [100, 24],
              [100, 42],
              [100, 60],
              [88, 66],
              [112, 66],
              [92, 48],
              [108, 48],
            ],
            5.4,
            '#fff6d8',
          ),
      ) +
        disc(100, 106, 19, '#e8702a') +
        disc(100, 106, 12, '#fff6d8') +
        line('M92 62 C98 44 98 24 100 10 M20 82 C40 78 60 80 78 78', '#ffffff', 5, 'opacity=".8"'),
    ) +
    '</g>',
);
