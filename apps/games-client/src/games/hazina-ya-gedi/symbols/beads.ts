import { disc, line, onCircle } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const paints = [
  ['#b8fff4', '#18b8b0', '#0a5a68'],
  ['#fff4b0', '#f0c02e', '#8a5a0c'],
  ['#b8fff4', '#18b8b0', '#0a5a68'],
  ['#e0d0ff', '#8a5ae8', '#3a1c8a'],
] as const;

function bead(x: number, y: number, r: number, turn: number): string {
  const [lit, main, dark] = paints[turn % paints.length] ?? paints[0];
  return (
    disc(x, y, r + 4, ink) +
    disc(x, y, r, dark) +
    disc(x - r * 0.1, y - r * 0.12, r * 0.84, main) +
    disc(x - r * 0.3, y - r * 0.34, r * 0.4, lit) +
    disc(x - r * 0.38, y - r * 0.42, r * 0.16, '#fff')
  );
}

/** A string of glass beads with a tassel. */
export const beads = symbol(
  '',
  disc(100, 84, 62, 'none', `stroke="${ink}" stroke-width="9"`) +
    onCircle(12, 100, 84, 62)
      .map(([x, y], turn) => bead(x, y, turn % 2 ? 14 : 16.5, turn))
      .join('') +
    line('M100 160 V196 M90 160 L84 194 M110 160 L116 194', ink, 11) +
    line('M100 160 V196 M90 160 L84 194 M110 160 L116 194', '#f0c02e', 5) +
    bead(100, 150, 21, 3),
);
