/** Which way a price went; it is shown for some seconds. */
export type OddsMove = 'up' | 'down';

export const keepsMoving = { ms: 6_000 };

/** Null: it is the same. */
export function moveOf(before: number, now: number): OddsMove | null {
  if (before === now) return null;
  return now > before ? 'up' : 'down';
}
