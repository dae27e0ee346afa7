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
import { ink, symbol } from '#frame/slots/paint.ts';

const defs =
  ball('halo', [100, 100, 102], '#ffe88a 0.9', '#ffb02e 0.4', '#ff8a1e 0') +
  shades('edge', [20, 20, 180, 180], '#fffbe0', '#f0b83a', '#8a4a0c', '#ffcf5a') +
  ball('face', [76, 70, 118], '#fff8c8', '#ffdf6a', '#f0a824', '#b8680f');

/** The coin that stays for hold and spin; its middle is left plain for the amount on it. */
export const coin = symbol(
  defs,
  disc(100, 100, 102, 'url(#halo)') +
    disc(100, 105, 84, ink) +
    disc(100, 104, 80, '#7a3f0c') +
    disc(100, 98, 84, ink) +
    disc(100, 98, 80, 'url(#edge)') +
    around(40, 100, 98, line('M100 19 V27', '#7a3f0c', 2.6, 'opacity=".7"')) +
    disc(100, 98, 68, '#8a4a0c') +
    disc(100, 98, 66, 'url(#face)') +
    dots(onCircle(26, 100, 98, 58), 3, '#c8841e') +
    dots(onCircle(26, 99.4, 97.2, 58), 2, '#fff6c0') +
    around(
      4,
      100,
      98,
      fill('M100 50 L106 58 L100 66 L94 58 Z', '#e0243c', 'stroke="#8a4a0c" stroke-width="2"'),
    ) +
    line('M50 78 C58 56 76 44 98 42', '#fff', 6, 'opacity=".9"') +
    line('M130 148 C142 140 150 130 154 118', '#fff6c0', 4, 'opacity=".7"'),
);
