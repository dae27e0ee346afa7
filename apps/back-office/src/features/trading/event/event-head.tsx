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
import type { Target } from './limit-dialog.tsx';

type Scope = 'event' | 'competition' | 'sport';

export type HeadHands = {
  isByHand: (scope: Scope, key: string) => boolean;
  busyKey: string | undefined;
  toggle: (scope: Scope, key: string, about: string) => void;
  onLimit: (targets: readonly [Target, ...Target[]]) => void;
};

/** How the event stands for the book, and the switches that stop all bets on it and around it. */
export function EventHead({ event, hands }: { event: TradingEventLine; hands: HeadHands }) {
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
  const scopes = [
    { scope: 'event', key: event.id, about: event.name },
    { scope: 'competition', key: event.competitionId, about: event.competition },
    { scope: 'sport', key: event.sport, about: names.sport(event.sport) },
  ] as const satisfies readonly Target[];
  return (
    <section className="trading-head" aria-label={event.name}>
      <div className="trading-head-line">
        <EventState event={event} isByHand={hands.isByHand('event', event.id)} />
        <EventMoment event={event} />
        <span className="quiet">{`${names.sport(event.sport)} · ${event.competition}`}</span>
        {can('trading.decide') && (
          <Link to={`/trading/decisions?event=${event.id}`} className="office-link">
            {translate('trading.event.decide')}
          </Link>
        )}
        {can('trading.act') && (
          <button type="button" className="trading-chip" onClick={() => hands.onLimit(scopes)}>
            {translate('trading.limit.button')}
          </button>
        )}
      </div>
      <ul className="trading-scopes" aria-label={translate('trading.outcomes.open')}>
        {scopes.map(({ scope, key, about }) => (
          <li key={scope}>
            <span aria-hidden="true">{about}</span>
            <SuspendSwitch
              about={about}
              isSuspended={hands.isByHand(scope, key)}
              isBusy={hands.busyKey === key}
              onToggle={() => hands.toggle(scope, key, about)}
            />
          </li>
        ))}
      </ul>
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
