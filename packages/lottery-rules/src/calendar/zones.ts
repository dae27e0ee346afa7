/** Days and times of the wall clock of a time zone, and the instants they are. */

export type WallDay = {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
  /** `20261127`. */
  readonly text: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** What the wall clock of the zone shows, as if it were UTC, in milliseconds. */
function wallOf(at: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const wallDay = (wall: number): WallDay => {
  const date = new Date(wall);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const text = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
  return { year, month, day, text };
};

/** The day it is in the zone. */
export const dayOf = (at: number, zone: string): WallDay => wallDay(wallOf(at, zone));

export const nextDay = ({ year, month, day }: WallDay): WallDay =>
  wallDay(Date.UTC(year, month - 1, day + 1));

/**
 * The instant at which the zone's clock shows a time of a day, in milliseconds. Where the clock skips
 * it, the instant as long after midnight; where it shows it twice, the first.
 */
export function instantOf({ year, month, day }: WallDay, minutes: number, zone: string): number {
  const wall = Date.UTC(year, month - 1, day) + minutes * 60_000;
  const offsetAt = (at: number) => wallOf(at, zone) - Math.floor(at / 1_000) * 1_000;
  const guesses = [wall - offsetAt(wall - 86_400_000), wall - offsetAt(wall + 86_400_000)];
  const exact = guesses.filter((at) => wallOf(at, zone) === wall);
  return Math.min(...(exact.length > 0 ? exact : guesses));
}
