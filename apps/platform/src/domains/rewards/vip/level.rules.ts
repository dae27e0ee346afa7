/** Which level play has earned, and how far it is from one. Pure: amounts are minor units. */
import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';

export type Sums = { turnover: bigint; deposits: bigint };

/** What a member played and paid since the day play counts from. */
export type Play = {
  ever: Sums;
  days30: Sums;
  days90: Sums;
  /** Of the last days, as many as a level is kept for. */
  keep: Sums;
};

export type Asked = {
  turnover: bigint | null;
  deposits: bigint | null;
  needs: 'all' | 'one';
  window: keyof Play;
};

/** What reaches a level; one that was lost is reached again by what keeps it. */
export function askedFor(level: VipLevel, currency: Currency, wasLost: boolean): Asked {
  const { requirement, keep } = level;
  const minor = (amount: string | null) =>
    amount === null ? null : parseDecimal(amount, currency);
  if (wasLost && isKept(level)) {
    const { turnover, deposits } = keep;
    return { turnover: minor(turnover), deposits: minor(deposits), needs: 'all', window: 'keep' };
  }
  const { turnover, deposits, needs, days } = requirement;
  const window = days === null ? 'ever' : days === 30 ? 'days30' : 'days90';
  return { turnover: minor(turnover), deposits: minor(deposits), needs, window };
}

/** Whether anything is asked for to keep it. */
export const isKept = ({ keep }: VipLevel): boolean =>
  keep.turnover !== null || keep.deposits !== null;

export function isMet({ turnover, deposits, needs }: Asked, sums: Sums): boolean {
  const parts = [
    turnover === null ? [] : [sums.turnover >= turnover],
    deposits === null ? [] : [sums.deposits >= deposits],
  ].flat();
  if (parts.length === 0) return false;
  return needs === 'all' ? parts.every(Boolean) : parts.some(Boolean);
}

export function keepsLevel(level: VipLevel, currency: Currency, sums: Sums): boolean {
  return !isKept(level) || isMet(askedFor(level, currency, true), sums);
}

/** The highest rank that play has earned; 0: none. */
export function rankEarned(
  levels: readonly VipLevel[],
  { currency, bestRank, hasLost, play }: { currency: Currency; play: Play } & Past,
): number {
  return levels.reduce((best, level, at) => {
    const rank = at + 1;
    const asked = askedFor(level, currency, hasLost && rank <= bestRank);
    return isMet(asked, play[asked.window]) ? rank : best;
  }, 0);
}

export type Past = { bestRank: number; hasLost: boolean };

/** How far, 0 to 100 rounded down: the least of the parts where all are needed, else the most. */
export function percentOf({ turnover, deposits, needs }: Asked, sums: Sums): number {
  const parts = [share(sums.turnover, turnover), share(sums.deposits, deposits)].filter(
    (part) => part !== null,
  );
  if (parts.length === 0) return 0;
  return needs === 'all' ? Math.min(...parts) : Math.max(...parts);
}

function share(reached: bigint, needed: bigint | null): number | null {
  if (needed === null) return null;
  if (needed === 0n || reached >= needed) return 100;
  return reached <= 0n ? 0 : Number((reached * 100n) / needed);
}
