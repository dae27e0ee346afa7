import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

/**
 * So many different places of `0 … size - 1`, in the order in which they came. As published: the
 * draw says which of the places left is taken, counted in their order.
 */
export function drawLots(draw: DrawStream, size: number, count: number): number[] {
  const left = Array.from({ length: size }, (_, place) => place);
  return Array.from({ length: count }, () => {
    const [taken] = left.splice(draw.nextInt(left.length), 1);
    if (taken === undefined) throw new RangeError('The draw lies outside what is left.');
    return taken;
  });
}
