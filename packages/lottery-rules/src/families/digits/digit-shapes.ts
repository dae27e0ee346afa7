/** Shapes of three digits, in which 9 and 0 are neighbours. Each three digits have exactly one. */
import type { Options } from '@bahati/lottery-rules/bets/kinds/choice-type.ts';
import type { View } from '@bahati/lottery-rules/bets/spaces.ts';

export type Shape = 'leopard' | 'straight' | 'pair' | 'half-straight' | 'mixed';

const areNeighbours = (a = 0, b = 0) => Math.abs(a - b) === 1 || Math.abs(a - b) === 9;

export function shapeOf(view: View): Shape {
  const digits = [...new Set(view)].toSorted((a, b) => a - b);
  if (digits.length === 1) return 'leopard';
  if (digits.length === 2) return 'pair';
  const [low, middle, high] = digits;
  const pairs = [
    areNeighbours(low, middle),
    areNeighbours(middle, high),
    areNeighbours(low, high),
  ].filter(Boolean).length;
  if (pairs === 2) return 'straight';
  return pairs === 1 ? 'half-straight' : 'mixed';
}

const shapes: readonly Shape[] = ['leopard', 'straight', 'pair', 'half-straight', 'mixed'];

export const shapeOptions: Options = new Map(
  shapes.map((shape) => [shape, (view: View) => shapeOf(view) === shape]),
);
