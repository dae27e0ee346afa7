import type { TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { Money } from '#features/trading/room/money.tsx';
import { SuspendSwitch } from '#features/trading/room/suspend-switch.tsx';
import { writeShare } from '#features/trading/room/figures.ts';
import { expectedMargin } from './expected-margin.rules.ts';
import { EventMoment } from './event-moment.tsx';

type Switching = {
  isByHand: (event: TradingEventLine) => boolean;
  busyKey: string | undefined;
  toggle: (event: TradingEventLine) => void;
};

const tones = { live: 'coral', upcoming: 'lagoon', ended: 'quiet' } as const;

/** How the event stands; suspended by hand or by the feed comes first. */
export function EventState({ event, isByHand }: { event: TradingEventLine; isByHand: boolean }) {
  const { translate } = useWords();
  const isOn = event.state === 'live' || event.state === 'upcoming';
  if (isOn && isByHand) {
    return <StatusChip tone="hibiscus">{translate('trading.state.by_hand')}</StatusChip>;
  }
  if (isOn && event.isSuspended) {
    return <StatusChip tone="brass">{translate('trading.state.suspended')}</StatusChip>;
  }
  const tone = tones[event.state as keyof typeof tones] ?? 'brass';
  return (
    <StatusChip tone={tone} isLive={event.state === 'live'}>
      {translate(`trading.state.${event.state}`, { _: event.state })}
    </StatusChip>
  );
}

export function useEventColumns(switching: Switching): readonly Column<TradingEventLine>[] {
  const { translate } = useWords();
  const { sport } = useTradingNames();
  return [
    {
      id: 'event',
      label: translate('trading.events.event'),
      render: (event) => (
        <span className="trading-event">
          <Link to={`/trading/events/${event.id}`} className="records-open">
            {event.name}
          </Link>
          <span className="trading-event-of">{`${sport(event.sport)} · ${event.competition}`}</span>
        </span>
      ),
    },
    {
      id: 'when',
      label: translate('trading.events.when'),
      render: (event) => <EventMoment event={event} />,
      isTight: true,
    },
    {
      id: 'state',
      label: translate('trading.events.state'),
      render: (event) => <EventState event={event} isByHand={switching.isByHand(event)} />,
      isTight: true,
    },
    {
      id: 'markets',
      label: translate('trading.events.markets'),
      render: ({ openMarkets }) => openMarkets,
      isNumber: true,
    },
    {
      id: 'bets',
      label: translate('trading.events.bets'),
      render: ({ bets }) => bets,
      isNumber: true,
    },
    {
      id: 'stake',
      label: translate('trading.events.stake'),
      render: ({ stake }) => <Money value={stake} />,
      isNumber: true,
    },
    {
      id: 'worst',
      label: translate('trading.events.worst'),
      render: ({ worstCase }) => <Money value={worstCase} isResult />,
      isNumber: true,
    },
    {
      id: 'expected',
      label: translate('trading.events.expected'),
      render: (event) => {
        const margin = expectedMargin(event);
        if (margin === undefined) return '–';
        return <span data-loss={margin < 0 ? '' : undefined}>{writeShare(margin)}</span>;
      },
      isNumber: true,
    },
    {
      id: 'open',
      label: translate('trading.events.open'),
      isInCardHead: true,
      render: (event) => (
        <SuspendSwitch
          about={event.name}
          isSuspended={switching.isByHand(event)}
          isBusy={switching.busyKey === event.id}
          onToggle={() => switching.toggle(event)}
        />
      ),
    },
  ];
}
