/** How long an offer still stands. */
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import '#features/sportsbook/slip/panel/progress.css';
import type { Quote } from './use-cash-out.ts';

const tickMs = 250;
const secondsLeft = (endsAtMs: number) => Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000));

export function QuoteClock({
  quote,
  isOver,
  isRenewed,
}: {
  quote: Quote;
  isOver: boolean;
  /** Does another one come by itself? */
  isRenewed: boolean;
}) {
  const { t } = useTranslation();
  const { endsAtMs, lastsMs } = quote;
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAtMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(endsAtMs)), tickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return (
    <div className="quote-clock" role="timer">
      <progress
        className="slip-progress"
        max={Math.ceil(lastsMs / 1_000)}
        value={isOver ? 0 : seconds}
        aria-hidden="true"
      />
      <p>
        {isOver
          ? t(isRenewed ? 'bets_quote_over' : 'bets_quote_ended')
          : t('bets_quote_left', { count: seconds })}
      </p>
    </div>
  );
}
