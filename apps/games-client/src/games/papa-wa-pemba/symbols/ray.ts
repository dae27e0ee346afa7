import { disc, dots, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const wings =
  mirrored(`M100 30C88 30 82 20 72 20C62 22 66 38 70 46C46 52 18 66 2 104C26 100 44 110 56 124
  C66 138 80 150 100 152`);

const defs =
  shades('skin', [30, 20, 160, 150], '#e8b0ff', '#9a4ae0', '#4a1a98', '#1c0a54') +
  shades('sheen', [20, 60, 90, 120], '#ffffff 0.7', '#ffffff 0');

/** A spotted eagle ray, seen from above. */
export const ray = symbol(
  defs,
  line('M100 140C104 164 92 176 100 198', ink, 14) +
    line('M100 140C104 164 92 176 100 198', '#8a4ad0', 7) +
    body(
      'c-wings',
      wings,
      'url(#skin)',
      fill('M6 102C26 64 60 52 96 52C70 70 46 84 40 108C30 100 18 98 6 102Z', 'url(#sheen)') +
        line('M100 52V140', '#2a0f6a', 4, 'opacity=".6"') +
        dots(
          [
            [60, 78],
            [82, 88],
            [118, 88],
            [140, 78],
            [44, 94],
            [156, 94],
            [70, 106],
            [130, 106],
            [90, 114],
            [110, 114],
            [84, 132],
            [116, 132],
            [30, 96],
            [170, 96],
            [100, 72],
          ],
          5,
          '#fff4d0',
        ),
    ) +
    disc(78, 44, 7, ink) +
    disc(122, 44, 7, ink) +
    disc(77, 43, 4.4, '#ffe04a') +
    disc(121, 43, 4.4, '#ffe04a') +
    disc(77.6, 43.6, 2, ink) +
    disc(121.6, 43.6, 2, ink),
);
