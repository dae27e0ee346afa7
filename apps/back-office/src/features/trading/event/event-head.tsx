import type { TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { EventState } from '#features/trading/events/event-columns.tsx';
import { EventMoment } from '#features/trading/events/event-moment.tsx';
import { expectedMargin } from '#features/trading/events/expected-margin.rules.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { writeShare } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { SuspendSwitch } from '#features/trading/room/suspend-switch.tsx';

/** How the event stands for the book, and the switch that stops all bets on it. */
export function EventHead({
  event,
  isByHand,
  isBusy,
  onToggle,
}: {
  event: TradingEventLine;
  isByHand: boolean;
  isBusy: boolean;
  onToggle: () => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  const names = useTradingNames();
  const margin = expectedMargin(event);
  const facts = [
    { id: 'worst', value: <Money value={event.worstCase} isResult /> },
    { id: 'expected', value: margin === undefined ? '–' : writeShare(margin) },
    { id: 'stake', value: <Money value={event.stake} /> },
    { id: 'bets', value: event.bets },
    { id: 'markets', value: event.openMarkets },
  ] as const;
  return (
    <section className="trading-head" aria-label={event.name}>
      <div className="trading-head-line">
        <EventState event={event} isByHand={isByHand} />
        <EventMoment event={event} />
        <span className="quiet">{`${names.sport(event.sport)} · ${event.competition}`}</span>
        {can('trading.decide') && (
          <Link to={`/trading/decisions?event=${event.id}`} className="office-link">
            {translate('trading.event.decide')}
          </Link>
        )}
        <span className="trading-head-switch">
          <span aria-hidden="true">
            {translate(isByHand ? 'trading.event.stopped' : 'trading.event.takes')}
          </span>
          <SuspendSwitch
            about={event.name}
            isSuspended={isByHand}
            isBusy={isBusy}
            onToggle={onToggle}
          />
        </span>
      </div>
      <dl className="trading-facts">
        {facts.map(({ id, value }) => (
          <div key={id}>
            <dt>{translate(`trading.events.${id}`)}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
