import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { ClockIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long something still is: a running clock on its last day, the day itself before. */
export function TimeLeft({
  until,
  label,
  onEnd,
}: {
  until: string;
  /** "Ends" or "Starts". */
  label: string;
  onEnd?: () => void;
}) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const [openedAtMs] = useState(() => Date.now());
  const endsAtMs = Date.parse(until);
  const left = endsAtMs - openedAtMs;
  return (
    <span className="time-left">
      <ClockIcon size={16} />
      <span>{label}</span>
      {left < dayMs ? (
        <Countdown endsAtMs={endsAtMs} label={label} urgentBelowMs={hourMs} onEnd={onEnd} />
      ) : (
        <span className="tabular">
          {t('missions_days_left', { count: Math.floor(left / dayMs), time: shortTime(until) })}
        </span>
      )}
    </span>
  );
}
