import { ball, disc, dots, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const points = mirrored('M100 26 L84 84 L62 42 L54 92 L18 54 L34 148 C60 160 80 162 100 162');
const band = 'M32 142 C70 162 130 162 168 142 L164 178 C130 196 70 196 36 178 Z';

const jewel = (x: number, y: number, r: number, lit: string, main: string) =>
  disc(x, y, r + 4, ink) +
  disc(x, y, r, main) +
  disc(x - r * 0.25, y - r * 0.3, r * 0.5, lit, 'opacity=".8"') +
  disc(x - r * 0.35, y - r * 0.4, r * 0.2, '#fff');

const defs =
  brass('metal', 24, 176) +
  shades('points', [20, 30, 180, 160], '#fffbe0', '#ffd75c', '#e09a24', '#8a4a10') +
  ball('velvet', [90, 110, 80], '#ff6a7a', '#c81e44', '#5a0a2c') +
  ball('halo', [100, 100, 100], '#ffe27a 0.85', '#ff9a2e 0.35', '#ff9a2e 0');

/** The crown, the best the mine pays for. */
export const crown = symbol(
  defs,
  disc(100, 100, 100, 'url(#halo)') +
    body(
      'c-velvet',
      mirrored('M100 70 C70 72 46 100 40 150 L100 166'),
      'url(#velvet)',
      line(
        'M100 76 V160 M70 96 C62 120 60 140 60 156 M130 96 C138 120 140 140 140 156',
        '#ff9ab0',
        3,
        'opacity=".5"',
      ),
      4,
    ) +
    body(
      'c-points',
      points,
      'url(#points)',
      fill(
        'M100 26 L116 84 L138 42 L146 92 L182 54 L166 148 L100 162 Z',
        '#7a3a08',
        'opacity=".32"',
      ) +
        line('M28 76 L40 140 M66 62 L62 120 M98 44 L88 110', '#fffef0', 3.4, 'opacity=".8"') +
        dots(
          [
            [60, 132],
            [80, 137],
            [120, 137],
            [140, 132],
          ],
          4,
          '#8a4a10',
        ) +
        fill('M100 92 L112 116 L100 140 L88 116 Z', '#2fd0ba', `stroke="${ink}" stroke-width="4"`) +
        fill('M100 92 L112 116 H88 Z', '#c8fff4', 'opacity=".7"'),
    ) +
    body(
      'c-band',
      band,
      'url(#metal)',
      line('M36 150 C70 168 130 168 164 150 M38 170 C70 188 130 188 162 170', '#6b3a0d', 3),
      5,
    ) +
    jewel(18, 52, 9, '#ffd0d8', '#e0243c') +
    jewel(62, 40, 9, '#d0fff4', '#1fa89c') +
    jewel(100, 22, 12, '#ffd0d8', '#e0243c') +
    jewel(138, 40, 9, '#d0fff4', '#1fa89c') +
    jewel(182, 52, 9, '#ffd0d8', '#e0243c') +
    jewel(60, 166, 8, '#e0d0ff', '#6a2ae0') +
    jewel(100, 172, 11, '#ffd0d8', '#e0243c') +
    jewel(140, 166, 8, '#e0d0ff', '#6a2ae0'),
);
