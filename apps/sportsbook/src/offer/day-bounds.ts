/** When a day of a time zone begins and ends. */
const dayMs = 86_400_000;

function offsetAt(timeZone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return there - Math.floor(time / 1_000) * 1_000;
}

/** Milliseconds since 1970: the day `now` is in, or as many days later as `ahead` says. */
export function dayBounds(
  timeZone: string,
  now: number,
  ahead = 0,
): { from: number; until: number } {
  const startOf = (days: number): number => {
    const there = now + offsetAt(timeZone, now);
    const midnight = Math.floor(there / dayMs) * dayMs + days * dayMs;
    return midnight - offsetAt(timeZone, midnight - offsetAt(timeZone, midnight));
  };
  return { from: startOf(ahead), until: startOf(ahead + 1) };
}
