import { useState } from 'react';
import type { TradingDecision, TradingRequest } from '@bahati/contract/trading/trading.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import {
  type DecisionDraft,
  firstDraft,
  readDraft,
  sourceFault,
  withResult,
} from './decision-draft.rules.ts';
import { ResultFields } from './result-fields.tsx';
import { SourceFields } from './source-fields.tsx';

type ResultDecision = Extract<TradingDecision, { kind: 'result' }>;

/** What the second person read, and where; undefined while something is missing. */
export type Entered = { decision: ResultDecision; source: string };

/** The second person enters the result anew: the first one's is not shown. */
export function SecondEntry({
  decision,
  sources,
  onChange,
}: {
  decision: ResultDecision;
  sources: TradingRequest['sources'];
  onChange: (entered: Entered | undefined) => void;
}) {
  const { translate } = useWords();
  const names = useTradingNames();
  const { eventId, market } = decision;
  const { data, error, refetch, isFetching } = useTrading('GET /trading/v1/events/:eventId', {
    params: { eventId },
  });
  const [draft, setDraft] = useState<DecisionDraft>({ ...firstDraft, kind: 'result', market });
  const [source, setSource] = useState('');
  if (!data) {
    return error ? (
      <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} isSmall />
    ) : (
      <SkeletonRows count={2} label={translate('list.loading')} />
    );
  }
  const outcomes = data.markets.find((one) => one.market === market)?.outcomes ?? [];
  const codes = outcomes.map(({ outcome }) => outcome);
  function tell(next: DecisionDraft, from: string) {
    setDraft(next);
    setSource(from);
    const read = readDraft(next, eventId, codes);
    const isWhole = read?.kind === 'result' && sourceFault(from, sources) === undefined;
    onChange(isWhole ? { decision: read, source: from.trim() } : undefined);
  }
  return (
    <>
      <p>{translate('trading.decide.second')}</p>
      <ResultFields
        outcomes={outcomes.map((one) => ({ ...one, name: names.outcome(market, one, data.event) }))}
        said={draft.results}
        onChange={(outcome, result) => tell(withResult(draft, codes, outcome, result), source)}
      />
      <SourceFields
        sources={[source]}
        known={sources}
        isWanting={false}
        onChange={([text = '']) => tell(draft, text)}
      />
    </>
  );
}
