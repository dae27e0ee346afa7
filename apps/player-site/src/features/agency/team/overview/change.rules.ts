/** How a figure stands against the one before it. */
export type Change = {
  direction: 'up' | 'down' | 'same';
  /** By how much, in basis points of the figure before; null: that was nothing, or of another sign. */
  basisPoints: number | null;
};

/** The part is rounded half up. */
export function changeOf(now: bigint, before: bigint): Change {
  const difference = now - before;
  if (difference === 0n) return { direction: 'same', basisPoints: 0 };
  const direction = difference > 0n ? 'up' : 'down';
  const isOfOneSign = before !== 0n && now < 0n === before < 0n;
  if (!isOfOneSign) return { direction, basisPoints: null };
  const size = (value: bigint) => (value < 0n ? -value : value);
  const doubled = (size(difference) * 20_000n) / size(before);
  return { direction, basisPoints: Number((doubled + 1n) / 2n) };
}
