import type { TradingRequest } from '@bahati/contract/trading/trading.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';

/** What is decided, of which market of which event. */
export function DecisionAbout({
  request: { decision, about, sources, participants },
  isResultHidden = false,
}: {
  request: TradingRequest;
  /** From whoever is to enter it anew. */
  isResultHidden?: boolean;
}) {
  const { translate } = useWords();
  const names = useTradingNames();
  const { kind, market } = decision;
  const name = market ? about.slice(0, -(market.length + 2)) : about;
  const of = market
    ? names.market(market, { sport: '', name })
    : translate('trading.decide.every_market');
  return (
    <span className="trading-event">
      <strong>{name}</strong>
      <span className="trading-event-of">{`${translate(`trading.decide.${kind}`)} · ${of}`}</span>
      {decision.kind === 'result' && !isResultHidden && (
        <Results decision={decision} name={name} participants={participants} />
      )}
      {sources.length > 0 && (
        <span className="trading-event-of">
          {translate('trading.decide.sources_of', { sources: sources.join(', ') })}
        </span>
      )}
    </span>
  );
}

function Results({
  decision,
  name,
  participants,
}: Pick<TradingRequest, 'participants'> & {
  decision: Extract<TradingRequest['decision'], { kind: 'result' }>;
  name: string;
}) {
  const { translate } = useWords();
  const names = useTradingNames();
  const told = decision.outcomes
    .filter(({ result }) => result !== 'lost')
    .map(({ outcome, result }) => {
      const of = names.outcome(
        decision.market,
        { outcome, participant: participants[outcome] ?? null },
        { sport: '', name },
      );
      return `${of}: ${translate(`trading.result.${result}`)}`;
    });
  return <span className="trading-event-of">{told.join(', ')}</span>;
}
