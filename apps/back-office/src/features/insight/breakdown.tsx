import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ExportList } from '#office/lists/export-list.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { SavedViews } from '#office/lists/saved-views.tsx';
import { useWords } from '#office/words/use-words.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { BreakdownToolbar } from './breakdown-toolbar.tsx';
import { DayColumns } from './day-columns.tsx';
import { useBreakdownQuery } from './use-breakdown-query.ts';
import '#office/lists/saved-views.css';

/** What was played in some days, by one dimension; a click on a row leads into it. */
export function Breakdown() {
  const { translate, instant } = useWords();
  const query = useBreakdownQuery();
  const { by, sort, filter } = query;
  const { data, error, refetch, isFetching } = useRecord('GET /bo/insight/breakdown', {
    query: filter,
  });
  const titles = {
    key: translate(`insight_dimensions.${by}`),
    bets: translate('insight_measures.bets'),
    turnover: translate('insight_measures.turnover'),
    validBet: translate('insight_measures.validBet'),
    payouts: translate('insight_measures.payouts'),
    ggr: translate('insight_measures.ggr'),
    promotions: translate('insight_measures.promotions'),
  };
  return (
    <div className="insight">
      <BreakdownToolbar query={query} />
      <div className="insight-head">
        {data && <p className="quiet">{translate('insight.as_of', { at: instant(data.asOf) })}</p>}
        <div className="list-tools">
          <SavedViews />
          <ExportList
            source={{ key: 'GET /bo/insight/breakdown', input: { query: filter } }}
            titles={titles}
          />
        </div>
      </div>
      {error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : !data ? (
        <SkeletonRows count={7} label={translate('list.loading')} />
      ) : data.items.length === 0 ? (
        <EmptyState
          title={translate('insight.nothing_played')}
          text={translate('insight.nothing_played_hint')}
          seed="insight"
        />
      ) : (
        <>
          {by === 'day' && <DayColumns rows={data.items} sort={sort} />}
          <BreakdownTable told={data} query={query} />
        </>
      )}
    </div>
  );
}
