/** Whether agents are answered now, by the brand's hours and clock (spec §2). */
import type { Brand } from '@bahati/contract/player-site/system/system.ts';

const isoDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function isSupportOpen(
  now: Date,
  timeZone: string | undefined,
  { days, opens, closes }: Brand['agentSupport'],
): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  return days.includes(isoDays.indexOf(part('weekday')) + 1) && time >= opens && time < closes;
}
