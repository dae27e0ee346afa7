import {
  around,
  ball,
  disc,
  fill,
  line,
  onCircle,
  dots,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const dome =
  'M100 8C148 8 178 44 178 90C178 118 170 138 156 150H44C30 138 22 118 22 90C22 44 52 8 100 8Z';
const collar = 'M34 142H166C188 150 198 172 194 192H6C2 172 12 150 34 142Z';

const defs =
  ball('dome', [70, 54, 130], '#fff6c8', '#ffcf5a', '#d8862a', '#6a3010') +
  brass('collar', 6, 194) +
  shades('rim', [40, 40, 150, 150], '#fff6d0', '#e0a03a', '#7a4210') +
  ball('glass', [84, 74, 62], '#c8fff4', '#3ab0b8', '#0a4a6a', '#06203e');

/** A diver's helmet of copper and brass. */
export const helmet = symbol(
  defs,
  `<circle cx="18" cy="96" r="16" fill="${ink}"/><circle cx="182" cy="96" r="16" fill="${ink}"/>` +
    disc(18, 96, 11, '#d8862a') +
    disc(182, 96, 11, '#9a541a') +
    body(
      'c-collar',
      collar,
      'url(#collar)',
      line('M14 170H188', '#6a3a10', 4) + fill('M6 180H194V196H6Z', '#3a1a08', 'opacity=".4"'),
    ) +
    dots(
      [
        [30, 160],
        [65, 158],
        [100, 157],
        [135, 158],
        [170, 160],
      ],
      6,
      ink,
    ) +
    dots(
      [
        [29, 159],
        [64, 157],
        [99, 156],
        [134, 157],
        [169, 159],
      ],
      3.6,
      '#fff0b0',
    ) +
    body(
      'c-dome',
      dome,
      'url(#dome)',
      line('M42 84C44 52 64 28 92 24', '#fffbe8', 9, 'opacity=".85"') +
        fill(
          'M150 30C190 80 180 140 120 160H190V30Z',
          '#4a1a08',
          'opacity=".35" filter="url(#mist)"',
        ),
    ) +
    disc(100, 86, 57, ink) +
    disc(100, 86, 52, 'url(#rim)') +
    dots(onCircle(10, 100, 86, 46), 4, '#6a3a10') +
    disc(100, 86, 39, ink) +
    disc(100, 86, 35, 'url(#glass)') +
    fill(
      'M72 82C74 64 88 54 102 54C92 66 86 80 84 100C76 98 72 92 72 82Z',
      '#eafffa',
      'opacity=".75"',
    ) +
    around(2, 100, 86, line('M100 51V121', '#c88a2e', 7), 0) +
    line('M65 86H135', '#c88a2e', 7) +
    line('M98 52V120M66 84H134', '#ffe8a0', 2),
);
