/**
 * The numbers of a house draw out of its byte stream. Digits and dice are drawn one by one; balls by
 * their place among those left; a number of a prize digit by digit, the first digit first. Every draw
 * of the stream is exactly even, so every set of numbers is as likely as any other.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import { type Family, layoutOf, type PrizeLayout } from './families.ts';
import type { DrawNumbers } from './numbers.ts';

export function numbersFrom(family: Family, draw: DrawStream): DrawNumbers {
  const layout = layoutOf(family);
  if (layout.kind === 'prizes') return { kind: 'prizes', prizes: prizesFrom(layout, draw) };
  const size = layout.to - layout.from + 1;
  if (layout.repeats) {
    const main = Array.from({ length: layout.main }, () => layout.from + draw.nextInt(size));
    return { kind: 'balls', main, extra: [] };
  }
  const lots = drawLots(draw, size, layout.main + layout.extra).map((place) => layout.from + place);
  return { kind: 'balls', main: lots.slice(0, layout.main), extra: lots.slice(layout.main) };
}

function prizesFrom({ slots, series }: PrizeLayout, draw: DrawStream): Record<string, string[]> {
  const prizes: Record<string, string[]> = {};
  for (const { prize, count, digits } of slots) {
    prizes[prize] = Array.from({ length: count }, () => {
      let number = '';
      while (number.length < digits) number += draw.nextInt(10);
      return number;
    });
  }
  if (series) {
    const lots = drawLots(draw, series.of, series.count);
    prizes['series'] = lots.map((place) => String(place + 1).padStart(2, '0'));
  }
  return prizes;
}
