/**
 * The periods contracts are settled by (spec §3), in plain calendar dates of the brand: D a day, W a
 * week from Monday to Sunday, H half a month (1st–15th, 16th–end), M a month. Which local date an
 * instant falls on is decided before, by who knows the brand's time zone.
 */
export type PeriodCode = 'D' | 'W' | 'H' | 'M';

/** A date of the Gregorian calendar; months and days count from 1, years reach from 1 to 9999. */
export type LocalDate = { readonly year: number; readonly month: number; readonly day: number };

/** Both dates belong to the period. */
export type Period = {
  readonly code: PeriodCode;
  readonly first: LocalDate;
  readonly last: LocalDate;
};

const lastDayOfFirstHalf = 15;
const daysOfWeek = 7;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Throws a RangeError where the calendar has no such date. */
export function periodOf(code: PeriodCode, date: LocalDate): Period {
  assertDate(date);
  switch (code) {
    case 'D':
      return { code, first: date, last: date };
    case 'W': {
      const first = addDays(date, -daysSinceMonday(date));
      return { code, first, last: addDays(first, daysOfWeek - 1) };
    }
    case 'H':
      return date.day <= lastDayOfFirstHalf
        ? { code, first: { ...date, day: 1 }, last: { ...date, day: lastDayOfFirstHalf } }
        : { code, first: { ...date, day: lastDayOfFirstHalf + 1 }, last: endOfMonth(date) };
    case 'M':
      return { code, first: { ...date, day: 1 }, last: endOfMonth(date) };
  }
}

export function nextPeriod({ code, last }: Period): Period {
  return periodOf(code, addDays(last, 1));
}

export function previousPeriod({ code, first }: Period): Period {
  return periodOf(code, addDays(first, -1));
}

function assertDate({ year, month, day }: LocalDate): void {
  const isDate =
    [year, month, day].every(Number.isInteger) &&
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysOfMonth(year, month);
  if (!isDate) throw new RangeError(`The calendar has no ${year}-${month}-${day}.`);
}

function daysOfMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (monthDays[month - 1] ?? 0);
}

function endOfMonth({ year, month }: LocalDate): LocalDate {
  return { year, month, day: daysOfMonth(year, month) };
}

/** For steps of at most a week, which cross one end of a month at most. */
function addDays({ year, month, day }: LocalDate, days: number): LocalDate {
  const moved = day + days;
  if (moved < 1) {
    const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
    return { ...before, day: moved + daysOfMonth(before.year, before.month) };
  }
  const excess = moved - daysOfMonth(year, month);
  if (excess <= 0) return { year, month, day: moved };
  return month === 12
    ? { year: year + 1, month: 1, day: excess }
    : { year, month: month + 1, day: excess };
}

/** 0 on a Monday. 1 January of the year 1 was one, had the calendar been in use then. */
function daysSinceMonday({ year, month, day }: LocalDate): number {
  const whole = year - 1;
  const leapDays = Math.floor(whole / 4) - Math.floor(whole / 100) + Math.floor(whole / 400);
  let days = 365 * whole + leapDays + day - 1;
  for (let earlier = 1; earlier < month; earlier++) days += daysOfMonth(year, earlier);
  return days % daysOfWeek;
}
