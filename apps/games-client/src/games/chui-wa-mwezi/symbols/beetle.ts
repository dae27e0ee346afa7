import {
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shell = mirrored('M100 70 C72 68 52 84 50 118 C50 156 76 184 100 190');
const chest = mirrored('M100 36 C78 36 62 46 58 64 C66 76 84 80 100 80');
const head = mirrored('M100 14 C88 14 80 22 80 34 C86 42 94 44 100 44');
const legs = 'M60 60 L30 44 L20 20 M50 104 L20 98 L4 110 M54 140 L28 156 L22 182';
const feelers = 'M90 18 C78 4 62 0 50 6';

const defs =
  shades('shell', [50, 70, 150, 190], '#d8fff8', '#3ae8e0', '#1a8ac8', '#3a2a9a', '#1a0e54') +
  shades('chest', [58, 36, 142, 80], '#c8fff0', '#1ec8c0', '#145a9a') +
  shades('head', [80, 14, 120, 44], '#a8f0ff', '#1a6a9a');

/** A beetle whose back has the night sky on it. */
export const beetle = symbol(
  defs,
  '<g transform="translate(19 18) scale(.81)">' +
    turned(
      24,
      100,
      104,
      both(
        line(legs, ink, 17) +
          line(legs, '#2a6ac8', 8) +
          line(feelers, ink, 12) +
          line(feelers, '#5ae0ff', 5),
      ) +
        body('c-head', head, 'url(#head)', '', 4) +
        body(
          'c-chest',
          chest,
          'url(#chest)',
          line('M66 62 C72 50 84 44 96 43', '#ffffff', 5, 'opacity=".8"'),
          5,
        ) +
        body(
          'c-shell',
          shell,
          'url(#shell)',
          both(
            line('M84 84 C72 104 72 146 88 176', '#0c2a7a', 4, 'opacity=".7"') +
              dots(
                [
                  [66, 104],
                  [62, 126],
                  [70, 150],
                ],
                5,
                '#fff8a0',
              ) +
              dots(
                [
                  [90, 104],
                  [86, 130],
                  [92, 154],
                ],
                4,
                '#fff8a0',
              ),
          ) + line('M62 100 C66 88 76 80 88 77', '#ffffff', 7, 'opacity=".85"'),
        ) +
        line('M100 74 V188', ink, 6) +
        both(disc(84, 27, 6, ink) + disc(84, 26, 3, '#fff27a')) +
        fill('M96 72 H104 L100 88 Z', ink),
    ) +
    '</g>',
);
