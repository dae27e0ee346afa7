import type { MarketExposure } from '@bahati/contract/trading/trading.ts';
import { useWords } from '#office/words/use-words.ts';
import { writeOdds } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { SuspendSwitch } from '#features/trading/room/suspend-switch.tsx';
import { ResultBar } from './result-bar.tsx';

type Outcome = MarketExposure['outcomes'][number];

export type OutcomeHands = {
  isByHand: (scope: 'market' | 'outcome', key: string) => boolean;
  busyKey: string | undefined;
  toggle: (scope: 'market' | 'outcome', key: string, about: string) => void;
  onOdds: (market: MarketExposure, outcome: Outcome) => void;
};

export function OutcomeRow({
  name,
  controlKey,
  market,
  outcome,
  most,
  isOver,
  hands,
}: {
  name: string;
  controlKey: string;
  market: MarketExposure;
  outcome: Outcome;
  /** The largest result of the market, which fills its bar. */
  most: number;
  isOver: boolean;
  hands: OutcomeHands;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  const { odds, fairOdds, override, boost, bets, stake, result, ended } = outcome;
  const shown = odds === null ? '–' : writeOdds(odds);
  const byHand = override === null ? (boost === null ? undefined : 'boost') : 'odds';
  return (
    <div className="trading-outcome" role="row" data-closed={outcome.isOpen ? undefined : ''}>
      <span role="cell" className="trading-outcome-name">
        {name}
        {byHand && (
          <span className={`trading-mark trading-mark-${byHand}`}>
            {translate(`trading.control.${byHand}`)}
          </span>
        )}
        {ended && (
          <span className="trading-mark" data-ended={ended}>
            {translate(`trading.result.${ended}`)}
          </span>
        )}
      </span>
      <span role="cell" className="tabular">
        {can('trading.act') && !isOver ? (
          <button
            type="button"
            className="trading-odds"
            aria-label={translate('trading.odds.change', { name, odds: shown })}
            onClick={() => hands.onOdds(market, outcome)}
          >
            {shown}
          </button>
        ) : (
          shown
        )}
      </span>
      <span role="cell" className="tabular quiet">
        {fairOdds === null ? '–' : writeOdds(fairOdds)}
      </span>
      <span role="cell" className="trading-outcome-stake">
        <Money value={stake} />
        <span className="quiet tabular">
          {translate('trading.outcomes.bets', { smart_count: bets })}
        </span>
      </span>
      <span role="cell">
        <ResultBar result={result} most={most} />
      </span>
      <span role="cell" className="trading-outcome-switch">
        {!isOver && (
          <SuspendSwitch
            about={name}
            isSuspended={hands.isByHand('outcome', controlKey)}
            isBusy={hands.busyKey === controlKey}
            onToggle={() => hands.toggle('outcome', controlKey, name)}
          />
        )}
      </span>
    </div>
  );
}
