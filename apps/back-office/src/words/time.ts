/** Instants and spans for the eye, in the operator's own time zone. */
const officeTimeZone = 'Africa/Nairobi';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, kind: 'date' | 'dateTime'): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(`${locale}-KE-u-nu-latn`, {
      timeZone: officeTimeZone,
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      ...(kind === 'dateTime' ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
    });
    formats.set(key, found);
  }
  return found;
}

export function formatInstant(iso: string, locale: string): string {
  return format(locale, 'dateTime').format(new Date(iso));
}

/** An instant as a clock field shows it: 2026-11-21T20:00, by the operator's own clock. */
export function toClockField(iso: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone: officeTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return written.format(new Date(iso)).replace(' ', 'T');
}

/** The instant a clock field means; undefined: it is not filled in. */
export function fromClockField(text: string): string | undefined {
  const asIfUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  const shown = Date.parse(`${toClockField(new Date(asIfUtc).toISOString())}Z`);
  return new Date(asIfUtc - (shown - asIfUtc)).toISOString();
}

/** A day, from an instant or from "1990-05-17". */
export function formatDay(iso: string, locale: string): string {
  const instant = /^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T12:00:00Z` : iso;
  return format(locale, 'date').format(new Date(instant));
}

export type Span =
  | { unit: 'now' }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number; hours: number };

/** A span in its two largest units, rounded down. */
export function spanOf(ms: number): Span {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return { unit: 'now' };
  if (minutes < 60) return { unit: 'minutes', minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hours', hours, minutes: minutes % 60 };
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
