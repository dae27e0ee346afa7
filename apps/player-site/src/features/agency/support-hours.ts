/** When people answer agents (spec §2): Monday to Friday, 12:00 to 21:00 by the brand's clock. */
export const supportHours = { opens: '12:00', closes: '21:00' } as const;

const weekend = new Set(['Sat', 'Sun']);

export function isSupportOpen(now: Date, timeZone: string | undefined): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  const isInHours = time >= supportHours.opens && time < supportHours.closes;
  return !weekend.has(part('weekday')) && isInHours;
}
