import type { TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { useWords } from '#office/words/use-words.ts';

/** Its score and minute in play, else when it starts. */
export function EventMoment({
  event: { state, score, clock, startsAt },
}: {
  event: Pick<TradingEventLine, 'state' | 'score' | 'clock' | 'startsAt'>;
}) {
  const { instant } = useWords();
  if (state === 'upcoming' || !score) return <span className="tabular">{instant(startsAt)}</span>;
  return (
    <span className="trading-moment tabular">
      <strong>{`${score[0]}–${score[1]}`}</strong>
      {state === 'live' && clock !== null && <span>{`${Math.floor(clock / 60)}′`}</span>}
    </span>
  );
}
