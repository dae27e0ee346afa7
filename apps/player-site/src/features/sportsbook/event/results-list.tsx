/** How markets of the event ended, of those that have. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { EventAnswer } from './use-event.ts';

export function ResultsList({
  event,
  results,
}: {
  event: OfferedEvent;
  results: EventAnswer['results'];
}) {
  const { t, has } = useTranslation();
  const names = useNames();
  const decided = Object.entries(results);
  if (decided.length === 0) return null;
  const say = (result: string) => {
    const key = `book_result_${result}`;
    return has(key) ? t(key) : result;
  };
  return (
    <details className="market-block event-results">
      <summary>
        <h2>{t('book_results')}</h2>
        <span className="tree-count">{decided.length}</span>
      </summary>
      <dl>
        {decided.map(([market, outcomes]) => (
          <div key={market}>
            <dt>{names.market(market, event)}</dt>
            {Object.entries(outcomes)
              .filter(([, result]) => result !== 'lost')
              .map(([outcome, result]) => (
                <dd key={outcome} data-result={result}>
                  {names.outcome(market, outcome, event)}
                  <span>{say(result)}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
