/**
 * When a game draws: its schedule, read on the wall clock of its zone. A draw's number is the day of
 * the draw there, `20261127`, and of a fast game its count within that day, `20261127-0001`.
 */
import type { Game, Schedule, Weekday } from '@bahati/lottery-rules/games/game.ts';
import { dayOf, instantOf, nextDay, type WallDay } from './zones.ts';

export type PlannedDraw = {
  readonly number: string;
  /** When sales close, and when numbers are drawn, in milliseconds since 1970. */
  readonly closesAt: number;
  readonly drawsAt: number;
};

/** A day without draws: a holiday of the zone. */
export type IsHoliday = (day: string) => boolean;

const never: IsHoliday = () => false;

/**
 * Draws whose time is after `after`, the earliest first, at most `count` of them. Looks no further
 * than four hundred days ahead.
 */
export function drawsAfter(
  { schedule, closesBeforeSeconds }: Pick<Game, 'schedule' | 'closesBeforeSeconds'>,
  after: number,
  count: number,
  isHoliday: IsHoliday = never,
): PlannedDraw[] {
  const found: PlannedDraw[] = [];
  let day = dayOf(after, schedule.zone);
  for (let looked = 0; looked < 400 && found.length < count; looked += 1) {
    if (!isHoliday(day.text)) {
      for (const { number, drawsAt } of drawsOf(schedule, day)) {
        if (drawsAt <= after || found.length === count) continue;
        found.push({ number, drawsAt, closesAt: drawsAt - closesBeforeSeconds * 1_000 });
      }
    }
    day = nextDay(day);
  }
  return found;
}

/** The draw of a number, whatever day it is; undefined: the schedule has none of it. */
export function drawOfNumber(
  game: Pick<Game, 'schedule' | 'closesBeforeSeconds'>,
  number: string,
): PlannedDraw | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(number) ?? [];
  if (year === undefined) return undefined;
  const wall: WallDay = { year: Number(year), month: Number(month), day: Number(day), text: '' };
  const found = drawsOf(game.schedule, { ...wall, text: textOf(wall) }).find(
    (draw) => draw.number === number,
  );
  return found && { ...found, closesAt: found.drawsAt - game.closesBeforeSeconds * 1_000 };
}

const textOf = ({ year, month, day }: Pick<WallDay, 'year' | 'month' | 'day'>): string =>
  `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;

function drawsOf(schedule: Schedule, day: WallDay): { number: string; drawsAt: number }[] {
  const { zone } = schedule;
  if (schedule.kind === 'every') return fastDraws(schedule.minutes, zone, day);
  const isDay =
    schedule.kind === 'weekly'
      ? schedule.days.includes(weekdayOf(day))
      : schedule.days.includes(day.day);
  if (!isDay) return [];
  const [hour = 0, minute = 0] = schedule.at.split(':').map(Number);
  return [{ number: textOf(day), drawsAt: instantOf(day, hour * 60 + minute, zone) }];
}

/** A day has as many as fit between its midnight and the next, however long it is. */
function fastDraws(minutes: number, zone: string, day: WallDay) {
  const [start, end] = [instantOf(day, 0, zone), instantOf(nextDay(day), 0, zone)];
  const step = minutes * 60_000;
  const text = textOf(day);
  return Array.from({ length: Math.floor((end - start) / step) }, (_, at) => ({
    number: `${text}-${String(at + 1).padStart(4, '0')}`,
    drawsAt: start + (at + 1) * step,
  }));
}

function weekdayOf({ year, month, day }: WallDay): Weekday {
  const sundayIsZero = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return (sundayIsZero === 0 ? 7 : sundayIsZero) as Weekday;
}
