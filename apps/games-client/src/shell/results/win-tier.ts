/**
 * How much a win is worth celebrating. A round that returns no more than its stake is no win to
 * celebrate: its amount is said, without music (ux-conventions: slots controls).
 */

export type WinTier = 'nothing' | 'returned' | 'small' | 'nice' | 'big' | 'huge';

/** From this many stakes on. */
const niceFrom = 5n;
const bigFrom = 15n;
const hugeFrom = 50n;

export function winTier(win: bigint, stake: bigint): WinTier {
  if (win <= 0n) return 'nothing';
  if (win <= stake) return 'returned';
  if (win < niceFrom * stake) return 'small';
  if (win < bigFrom * stake) return 'nice';
  if (win < hugeFrom * stake) return 'big';
  return 'huge';
}

/** How long the amount counts up. */
export const countUpMs: Readonly<Record<WinTier, number>> = {
  nothing: 0,
  returned: 260,
  small: 650,
  nice: 1300,
  big: 4200,
  huge: 7000,
};
