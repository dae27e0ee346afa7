import {
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

const head = mirrored('M100 52 C78 50 58 62 54 88 C54 112 70 132 82 146 C88 156 94 160 100 160');
const earShape = 'M58 82 C38 58 36 26 50 10 C70 20 84 40 86 62 Z';
const neck = 'M60 118 C48 150 50 178 58 200 H142 C150 178 152 150 140 118 Z';
const tail = 'M136 190 C176 178 186 140 168 104 C158 84 160 64 176 50';

const defs =
  ball('plate', [100, 104, 92], '#ff8a6a', '#c8283a', '#6a0e34') +
  shades('coat', [50, 40, 150, 190], '#ffffff', '#e0dcd0', '#a8a094', '#5a524e') +
  shades('ear', [36, 10, 86, 82], '#f4f0e4', '#8a8076') +
  ball('eye', [76, 96, 16], '#ffe9a0', '#ff9a1e', '#a83a0a');

/** A genet: great ears, a mask, and a tail of rings. */
export const genet = symbol(
  defs,
  disc(96, 106, 90, ink) +
    disc(96, 106, 84, 'url(#plate)') +
    line(tail, ink, 37) +
    line(tail, '#ece6d8', 27) +
    `<path d="${tail}" fill="none" stroke="#26201e" stroke-width="27" stroke-dasharray="14 16"/>` +
    line('M176 178 C190 156 188 130 172 106', '#ffffff', 4, 'opacity=".6"') +
    body(
      'c-neck',
      neck,
      'url(#coat)',
      dots(
        [
          [70, 168],
          [84, 180],
          [100, 172],
          [116, 182],
          [130, 168],
          [72, 192],
          [128, 194],
          [100, 192],
          [64, 150],
          [136, 150],
        ],
        5.4,
        '#26201e',
      ),
      5,
    ) +
    both(
      body(
        'c-ear',
        earShape,
        'url(#ear)',
        fill('M62 74 C48 56 46 34 52 22 C66 34 74 48 78 62 Z', '#d87a8a'),
        4,
      ),
    ) +
    body(
      'c-head',
      head,
      'url(#coat)',
      both(
        fill('M66 108 C70 122 80 136 92 140 L94 118 C86 112 76 108 66 108 Z', '#26201e') +
          fill('M84 112 C90 116 94 122 96 130 L98 112 Z', '#ffffff') +
          line('M84 62 C88 70 90 78 90 86', '#26201e', 5) +
          fill('M56 96 C64 80 86 82 94 98 C84 112 66 110 56 96 Z', ink) +
          disc(76, 97, 10, 'url(#eye)') +
          `<ellipse cx="76" cy="97" rx="4" ry="8.4" fill="${ink}"/>` +
          disc(72, 93, 3.2, '#fff'),
      ) +
        line('M100 58 V92', '#26201e', 5) +
        line('M62 78 C68 66 80 60 92 58', '#ffffff', 5),
    ) +
    fill(
      'M88 140 C94 134 106 134 112 140 C110 150 104 154 100 155 C96 154 90 150 88 140 Z',
      '#ff9aa8',
      `stroke="${ink}" stroke-width="5"`,
    ) +
    both(line('M82 146 L46 142 M82 150 L50 158', '#ffffff', 2.6)),
);
