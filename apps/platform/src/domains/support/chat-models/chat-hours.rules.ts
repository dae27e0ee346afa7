/** Whether anybody answers just now. */
export type ChatHours = {
  /** ISO days of the week: 1 is Monday. */
  days: readonly number[];
  /** hh:mm by the brand's clock; closes up to 24:00. */
  opens: string;
  closes: string;
};

const isoDays: Readonly<Record<string, number>> = {
  Mon: 1,
  Tue: 2,
  Wed: 3,
  Thu: 4,
  Fri: 5,
  Sat: 6,
  Sun: 7,
};

export function isOpenAt({ days, opens, closes }: ChatHours, now: Date, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  return days.includes(isoDays[part('weekday')] ?? 0) && time >= opens && time < closes;
}
