/** In which periods a mission counts. Days are calendar days of the brand, yyyy-MM-dd. */
import type { MissionCadence } from '@bahati/contract/mission-terms.ts';

const dayMs = 86_400_000;

export type Period = { from: string; to: string };

type Dated = { cadence: MissionCadence; firstDay: string; lastDay: string; graceDays: number };

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;

/** 0 for a Monday. 1970-01-01 was a Thursday. */
export const weekday = (day: string): number => (dayNumber(day) + 3) % 7;

/** The period a day lies in. */
export function periodOf({ cadence, firstDay, lastDay }: Dated, day: string): Period {
  if (cadence === 'once') return { from: firstDay, to: lastDay };
  if (cadence === 'daily') return { from: day, to: day };
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, 6) };
}

/** Of today and of the days of grace before it: every period that may still be claimed, newest first. */
export function openPeriods(mission: Dated, today: string): Period[] {
  const { firstDay, lastDay, graceDays } = mission;
  const periods = new Map<string, Period>();
  for (let ago = 0; ago <= graceDays; ago += 1) {
    const day = addDays(today, -ago);
    if (day < firstDay || day > lastDay) continue;
    const period = periodOf(mission, day);
    periods.set(period.from, period);
  }
  return [...periods.values()];
}

/** Whether the whole of its time is made of whole periods: weeks begin on Mondays. */
export function areDaysWhole({ cadence, firstDay, lastDay }: Dated): boolean {
  if (lastDay < firstDay) return false;
  return cadence !== 'weekly' || (weekday(firstDay) === 0 && weekday(lastDay) === 6);
}
