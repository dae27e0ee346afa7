/** Which periods are over at an instant, in the order they are settled. */
import { dayMs, dayOf, hourMs, minuteMs, startOfDay } from '#time-machine/world/calendar.ts';
import type { Contract, Period, PeriodCode } from './oracle-types.ts';

/** How long after its end a period is settled. */
const delays = {
  real_time_salary: 0,
  hourly_salary: 5 * minuteMs,
  daily_salary: 2 * hourMs,
  dividend: 2.5 * hourMs,
} as const satisfies Record<Contract['kind'], number>;

export function codeOf({ kind, versions }: Contract, at: number): PeriodCode {
  const terms = termsAt(versions, at)?.terms ?? versions[0]?.terms;
  if (terms?.kind === 'dividend') return terms.period;
  return kind === 'daily_salary' ? 'D' : kind === 'hourly_salary' ? 'h' : '5';
}

export const termsAt = (versions: Contract['versions'], at: number) =>
  versions.findLast(({ from }) => from <= at);

/** Whether the contract counts for a period that begins then. */
export const counts = ({ versions, endedFrom }: Contract, start: number): boolean =>
  termsAt(versions, start) !== undefined && (endedFrom === null || endedFrom > start);

function endOf(code: PeriodCode, start: number): number {
  if (code === '5') return start + 5 * minuteMs;
  if (code === 'h') return start + hourMs;
  const day = dayOf(start);
  const date = new Date(day * dayMs);
  const [year, month, ofMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (code) {
    case 'D':
      return startOfDay(day + 1);
    case 'W':
      return startOfDay(day + 7 - ((date.getUTCDay() + 6) % 7));
    case 'H':
      return startOfDay(
        Date.UTC(year, ofMonth < 16 ? month : month + 1, ofMonth < 16 ? 16 : 1) / dayMs,
      );
    case 'M':
      return startOfDay(Date.UTC(year, month + 1, 1) / dayMs);
  }
}

/** Answers the periods that are over and due since the last time it was asked, oldest first. */
export function periodsOf(contracts: readonly Contract[]): (at: number) => Period[] {
  const lines = Map.groupBy(contracts, (one) => `${one.kind} ${codeOf(one, Infinity)}`);
  const next = new Map(
    [...lines].map(([key, own]) => [
      key,
      Math.min(...own.map((one) => one.versions[0]?.from ?? 0)),
    ]),
  );
  return (at) => {
    const due: Period[] = [];
    for (const [key, own] of lines) {
      const [first] = own;
      if (!first) continue;
      const code = codeOf(first, Infinity);
      let start = next.get(key) ?? at;
      for (let end = endOf(code, start); end + delays[first.kind] <= at; end = endOf(code, start)) {
        if (own.some((one) => counts(one, start))) due.push({ kind: first.kind, code, start, end });
        start = end;
      }
      next.set(key, start);
    }
    return due.toSorted(
      (a, b) =>
        a.start - b.start ||
        (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.code < b.code ? -1 : 1),
    );
  };
}
