import { ClockIcon } from '@bahati/ui/icons/icons.tsx';
import { useMemo } from 'react';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useNow } from './use-now.ts';

/** The brand's time to the second, and which zone that is: days are counted by it. */
export function AgentClock() {
  const { timeZone } = useBrand();
  const { locale } = useFormat();
  const now = useNow();
  const formats = useMemo(() => {
    const zone = timeZone ? { timeZone } : {};
    const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    return {
      day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...zone }),
      clock: new Intl.DateTimeFormat(locale, { ...clock, hourCycle: 'h23', ...zone }),
      offset: new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', ...zone }),
    };
  }, [locale, timeZone]);
  const offset = formats.offset.formatToParts(now).find(({ type }) => type === 'timeZoneName');
  return (
    <p className="agent-clock">
      <ClockIcon size={18} />
      <time dateTime={now.toISOString()}>
        <span className="agent-clock-long">{formats.day.format(now)} </span>
        {formats.clock.format(now)}
      </time>
      <span>
        <span className="agent-clock-long">{timeZone?.replaceAll('_', ' ')} </span>
        {offset?.value}
      </span>
    </p>
  );
}
