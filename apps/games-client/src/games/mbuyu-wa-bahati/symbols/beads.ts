import { disc, onCircle } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const strand = (count: number, r: number, size: number, paints: readonly string[]) =>
  onCircle(count, 100, 100, r)
    .map(([x, y], index) => {
      const paint = paints[Math.floor(index / 2) % paints.length] ?? '#fff';
      return (
        disc(x, y, size + 4, ink) +
        disc(x, y, size, paint) +
        disc(x - size * 0.3, y - size * 0.34, size * 0.34, '#fff', 'opacity=".85"')
      );
    })
    .join('');

/** A collar of beads, three strands of it. */
export const beads = symbol(
  '',
  disc(100, 100, 94, ink) +
    strand(24, 82, 11, ['#ff3a6a', '#ff3a6a', '#fff6e0']) +
    disc(100, 100, 70, ink) +
    strand(20, 58, 9.4, ['#ffd23c', '#1ed8c0']) +
    disc(100, 100, 48, ink) +
    strand(16, 37, 7.8, ['#ff7ac0', '#ffffff', '#a84aff', '#ffffff']) +
    disc(100, 100, 27, ink) +
    disc(100, 100, 22, '#ff3a6a') +
    disc(100, 100, 14, '#fff6e0') +
    disc(100, 100, 7, '#a84aff') +
    disc(93, 92, 4, '#fff'),
);
