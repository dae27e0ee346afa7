/** Between two amounts of the wire at `progress` (0 … 1): never past the second, nor above it. */
export function climbed(from: string, to: string, progress: number): string {
  const [start, end] = [hundredths(from), hundredths(to)];
  if (start >= end || progress >= 1) return to;
  const parts = BigInt(Math.floor(progress * 1_000));
  const now = start + ((end - start) * parts) / 1_000n;
  return `${now / 100n}.${String(now % 100n).padStart(2, '0')}`;
}

function hundredths(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole + places.padEnd(2, '0'));
}
