import type { Risk } from '@bahati/game-rules/originals/risks.ts';

/** The glow of the ball: cool where little is risked, hot where much is. */
export const ballColours: Readonly<Record<Risk, string>> = {
  low: '#35cdb8',
  medium: '#f2b13c',
  high: '#ff5f45',
};

export type BucketColour = { readonly light: string; readonly deep: string; readonly ink: string };

const ivory = '#fff8e8';
/** From the middle to the edge. */
const bucketColours: readonly BucketColour[] = [
  { light: '#4453b8', deep: '#202a6c', ink: ivory },
  { light: '#2c86b8', deep: '#124a72', ink: ivory },
  { light: '#27ac9c', deep: '#0b5f57', ink: ivory },
  { light: '#f4c55c', deep: '#b97a1c', ink: '#2b1a02' },
  { light: '#ff8a5c', deep: '#bf401d', ink: '#2a0a03' },
  { light: '#f0558a', deep: '#97184e', ink: ivory },
];

export function bucketColour(bucket: number, rows: number): BucketColour {
  const outward = Math.abs(2 * bucket - rows) / rows;
  const last = bucketColours.length - 1;
  return bucketColours[Math.round(outward * last)] ?? { light: '#fff', deep: '#fff', ink: '#000' };
}
