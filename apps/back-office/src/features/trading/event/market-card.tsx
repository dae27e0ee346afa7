import type { MarketExposure, TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { writeShare } from '#features/trading/room/figures.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { SuspendSwitch } from '#features/trading/room/suspend-switch.tsx';
import type { Target } from './limit-dialog.tsx';
import { OutcomeRow, type OutcomeHands } from './outcome-row.tsx';

const tones = {
  open: 'lagoon',
  suspended: 'brass',
  closed: 'quiet',
  settled: 'quiet',
  cancelled: 'quiet',
} as const;

export type MarketHands = OutcomeHands & {
  onMargin: (market: MarketExposure) => void;
  onLimit: (targets: readonly [Target, ...Target[]]) => void;
};

/** One market: its state, its margin, and every outcome with what is at stake. */
export function MarketCard({
  event,
  market,
  hands,
}: {
  event: TradingEventLine;
  market: MarketExposure;
  hands: MarketHands;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  const names = useTradingNames();
  const name = names.market(market.market, event);
  const key = `${event.id}/${market.market}`;
  const isByHand = hands.isByHand('market', key);
  const most = Math.max(...market.outcomes.map(({ result }) => Math.abs(Number(result))));
  const isOver = market.state === 'settled' || market.state === 'cancelled';
  const margin = translate('trading.margin.of', { share: writeShare(market.marginBasisPoints) });
  return (
    <section className="trading-market" data-row={market.market} aria-label={name}>
      <header className="trading-market-head">
        <h2>{name}</h2>
        <StatusChip tone={isByHand ? 'hibiscus' : tones[market.state]}>
          {translate(isByHand ? 'trading.state.by_hand' : `trading.market_state.${market.state}`)}
        </StatusChip>
        {can('trading.act') && can('trading.settings') && !isOver ? (
          <button type="button" className="trading-chip" onClick={() => hands.onMargin(market)}>
            {margin}
          </button>
        ) : (
          <span className="quiet">{margin}</span>
        )}
        {can('trading.act') && !isOver && (
          <button
            type="button"
            className="trading-chip"
            aria-label={translate('trading.limit.of', { about: name })}
            onClick={() => hands.onLimit([{ scope: 'market', key, about: name }])}
          >
            {translate('trading.limit.button')}
          </button>
        )}
        {!isOver && (
          <SuspendSwitch
            about={name}
            isSuspended={isByHand}
            isBusy={hands.busyKey === key}
            onToggle={() => hands.toggle('market', key, name)}
          />
        )}
      </header>
      <div className="trading-outcomes" role="table" aria-label={name}>
        <div className="trading-outcome trading-outcome-head" role="row">
          {['outcome', 'odds', 'fair', 'stake', 'result', 'open'].map((column) => (
            <span key={column} role="columnheader">
              {translate(`trading.outcomes.${column}`)}
            </span>
          ))}
        </div>
        {market.outcomes.map((outcome) => (
          <OutcomeRow
            key={outcome.outcome}
            name={names.outcome(market.market, outcome, event)}
            controlKey={`${key}/${outcome.outcome}`}
            market={market}
            outcome={outcome}
            most={most}
            isOver={isOver}
            hands={hands}
          />
        ))}
      </div>
    </section>
  );
}
