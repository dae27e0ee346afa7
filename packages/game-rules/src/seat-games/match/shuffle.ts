/** Puts things in an order that is drawn: each draw takes one out of what is left, first things first. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

export function shuffled<Thing>(things: readonly Thing[], draw: DrawStream): readonly Thing[] {
  const left = [...things];
  const row: Thing[] = [];
  while (left.length > 0) row.push(...left.splice(draw.nextInt(left.length), 1));
  return row;
}
