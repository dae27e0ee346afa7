/** What is offered to choose from; any other amount of money may be typed. */
import type { LimitPeriod } from './limit-words.ts';

/** Whole units of the currency. */
export const quickLimits: Readonly<Record<LimitPeriod, readonly string[]>> = {
  day: ['200', '500', '1000', '2000'],
  week: ['1000', '2000', '5000', '10000'],
  month: ['2000', '5000', '10000', '20000'],
};

/** Minutes. */
export const sessionLimits: Readonly<Record<LimitPeriod, readonly number[]>> = {
  day: [30, 60, 90, 120, 180, 240, 360],
  week: [180, 300, 420, 600, 900, 1200],
  month: [600, 1200, 1800, 2400, 3600],
};

export const timeOutDays = [1, 7, 30, 42] as const;

/** Null: for ever. */
export const exclusionMonths = [6, 12, 60, null] as const;
