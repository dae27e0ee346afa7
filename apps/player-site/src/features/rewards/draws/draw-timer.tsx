import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';

const countedMs = 48 * 3_600_000;

/** Counts down the last two days; before them the date says more. */
export function DrawTimer({ label, at, onEnd }: { label: string; at: string; onEnd: () => void }) {
  const { time, shortTime } = useFormat();
  const [shownAt] = useState(() => Date.now());
  const isSoon = Date.parse(at) - shownAt < countedMs;
  return (
    <span className="draw-timer">
      {label}{' '}
      {isSoon ? (
        <Countdown endsAtMs={Date.parse(at)} label={label} onEnd={onEnd} />
      ) : (
        <time dateTime={at} title={time(at)}>
          {shortTime(at)}
        </time>
      )}
    </span>
  );
}
