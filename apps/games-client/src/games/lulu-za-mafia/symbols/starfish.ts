import { around, ball, disc, dots, line, onCircle } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const star = `M100 6C114 8 118 40 126 66C150 64 184 62 192 72C198 84 168 102 148 118C156 142 168 176 158 186
  C146 194 122 170 100 154C78 170 54 194 42 186C32 176 44 142 52 118C32 102 2 84 8 72C16 62 50 64 74 66
  C82 40 86 8 100 6Z`;

const defs = ball('skin', [78, 78, 124], '#ffc8a0', '#ff6a4a', '#e02a3a', '#8a0c34');

/** A red star of the shallows. */
export const starfish = symbol(
  defs,
  body(
    'c-star',
    star,
    'url(#skin)',
    around(5, 100, 108, line('M100 100V28', '#8a0c34', 5, 'opacity=".55"')) +
      around(
        5,
        100,
        108,
        dots(
          [
            [100, 82],
            [100, 64],
            [100, 46],
            [100, 30],
            [91, 74],
            [109, 74],
            [92, 56],
            [108, 56],
          ],
          4,
          '#fff0c8',
        ),
      ) +
      line('M88 54C90 36 94 22 98 16M22 76C36 72 54 72 70 74', '#fff', 5, 'opacity=".75"'),
  ) +
    disc(100, 108, 15, '#c81e3a', 'opacity=".8"') +
    dots(onCircle(6, 100, 108, 9), 3.4, '#fff0c8') +
    disc(100, 108, 4.4, '#ffd88a'),
);
