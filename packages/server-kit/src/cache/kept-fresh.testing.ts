/** The seconds that settings are believed for, gone by without a wait. */
import { until } from '@bahati/testing/until.ts';

const freshMs = 3_100;

const realNow = performance.now.bind(performance);
let skippedMs = 0;

/** Whoever looks next reads what stands in the database. It never goes back: time does not. */
export function passFreshTime(): void {
  skippedMs += freshMs;
  performance.now = () => realNow() + skippedMs;
}

/** As `until`, for what is read again only after some seconds. */
export function untilReadAgain<T>(
  what: string,
  ask: () => Promise<T> | T,
): Promise<Exclude<T, false | undefined>> {
  passFreshTime();
  return until(what, ask);
}
