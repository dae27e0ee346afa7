/**
 * Whether a figure lies far from those before it: by the median and the median distance from it,
 * which a few wild days do not move. Whole numbers throughout; of too few figures nothing is said.
 */
import type { FigureName } from '@bahati/contract/back-office/risk/anomalies.ts';

type Watched = {
  /** Which way it is worth a look. */
  side: 'low' | 'high' | 'both';
  /** Counted by the hour, and held against the same hour of days before; else by the day. */
  isHourly: boolean;
  /** Closer to the median than this it is never far: where the past hardly moved. */
  slack: bigint;
};

export const watched: Readonly<Record<FigureName, Watched>> = {
  deposit_success: { side: 'low', isHourly: true, slack: 1_000n },
  payout_minutes: { side: 'high', isHourly: true, slack: 30n },
  login_failures: { side: 'high', isHourly: true, slack: 20n },
  network_sign_ups: { side: 'high', isHourly: true, slack: 5n },
  vendor_ggr: { side: 'both', isHourly: false, slack: 1_000_000n },
  promotions: { side: 'high', isHourly: false, slack: 1_000_000n },
  rebates: { side: 'high', isHourly: false, slack: 1_000_000n },
};

/** Two weeks: of fewer figures nobody can tell what is usual. */
export const fewestFigures = 14;

/** 5 standard deviations of what spreads as chance does; 1.4826 turns the median distance into one. */
const timesTenThousand = 5n * 14_826n;

export type Band = { median: bigint; low: bigint; high: bigint };

/** Undefined while there are too few. */
export function bandOf(figure: FigureName, history: readonly bigint[]): Band | undefined {
  if (history.length < fewestFigures) return undefined;
  const median = middle(history);
  const distances = history.map((value) => (value > median ? value - median : median - value));
  const spread = (middle(distances) * timesTenThousand + 9_999n) / 10_000n;
  const { slack } = watched[figure];
  const reach = spread > slack ? spread : slack;
  return { median, low: median - reach, high: median + reach };
}

export function isOutside(figure: FigureName, value: bigint, { low, high }: Band): boolean {
  const { side } = watched[figure];
  return (side !== 'high' && value < low) || (side !== 'low' && value > high);
}

/** Of an even number the lower of the two in the middle: a figure that really was. */
function middle(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const found = sorted[Math.floor((sorted.length - 1) / 2)];
  if (found === undefined) throw new Error('Of no figures there is no middle.');
  return found;
}
