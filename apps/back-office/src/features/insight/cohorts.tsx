import type { CSSProperties } from 'react';
import {
  cohortBases,
  cohortGrains,
  type Cohort,
} from '@bahati/contract/back-office/insight/insight.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ExportList } from '#office/lists/export-list.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { SavedViews } from '#office/lists/saved-views.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { perHead, shareOf } from './figures.rules.ts';
import { useToldFigures } from './use-told-figures.ts';
import '#office/lists/record-list.css';

type Told = { currency: Currency; asOf: string; items: Cohort[] };

const measures = ['active', 'deposits', 'ggr'] as const;

/** Members by when they came: how many still play, and what each brought. */
export function Cohorts() {
  const { translate, instant } = useWords();
  const search = useSearch();
  const grain = cohortGrains.find((known) => known === search.get('grain')) ?? 'week';
  const basis = cohortBases.find((known) => known === search.get('basis')) ?? 'registration';
  const measure = measures.find((known) => known === search.get('measure')) ?? 'active';
  const filter = { grain, basis };
  const { data, error, refetch, isFetching } = useRecord('GET /bo/insight/cohorts', {
    query: filter,
  });
  const titles = { from: translate('insight.came'), size: translate('insight.size') };
  return (
    <div className="insight">
      <div className="office-toolbar breakdown-range">
        <Segmented
          label={translate('insight.grain')}
          value={grain}
          options={cohortGrains.map((value) => ({
            value,
            label: translate(`insight_grains.${value}`),
          }))}
          onValueChange={(value) => search.set({ grain: value })}
        />
        <Segmented
          label={translate('insight.basis')}
          value={basis}
          options={cohortBases.map((value) => ({
            value,
            label: translate(`insight_bases.${value}`),
          }))}
          onValueChange={(value) => search.set({ basis: value })}
        />
        <Segmented
          label={translate('insight.measure')}
          value={measure}
          options={measures.map((value) => ({
            value,
            label: translate(`insight_cohort_measures.${value}`),
          }))}
          onValueChange={(value) => search.set({ measure: value })}
        />
      </div>
      <div className="insight-head">
        {data && <p className="quiet">{translate('insight.as_of', { at: instant(data.asOf) })}</p>}
        <div className="list-tools">
          <SavedViews />
          <ExportList
            source={{ key: 'GET /bo/insight/cohorts', input: { query: filter } }}
            titles={titles}
          />
        </div>
      </div>
      {error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : data ? (
        <CohortTable told={data} measure={measure} />
      ) : (
        <SkeletonRows count={7} label={translate('list.loading')} />
      )}
    </div>
  );
}

function CohortTable({ told, measure }: { told: Told; measure: (typeof measures)[number] }) {
  const { translate, day } = useWords();
  const { count, amount, share } = useToldFigures(told.currency);
  const label = translate('insight.cohorts');
  const cellOf = ({ active, deposits, ggr }: Cohort['periods'][number], size: number) =>
    measure === 'active'
      ? share(shareOf(active, size))
      : amount(toDecimal(perHead(measure === 'deposits' ? deposits : ggr, size), told.currency));
  return (
    // A wide table scrolls, and who has no mouse scrolls it by the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="records-scroll" aria-label={label} tabIndex={0}>
      <table className="records-table cohorts">
        <caption className="office-unseen">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('insight.came')}</th>
            <th scope="col" data-number="">
              {translate('insight.size')}
            </th>
            {told.items.map(({ from }, at) => (
              <th key={from} scope="col" data-number="">
                {at}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.items.map(({ from, size, periods }) => (
            <tr key={from}>
              <th scope="row">{day(from)}</th>
              <td data-number="">{count(size)}</td>
              {told.items.map(({ from: column }, at) => {
                const period = periods[at];
                if (!period || size === 0) {
                  return (
                    <td key={column}>
                      <span className="office-unseen">{translate('insight.not_yet')}</span>
                    </td>
                  );
                }
                const heat = `${shareOf(period.active, size) * 0.045}%`;
                return (
                  <td
                    key={column}
                    data-number=""
                    data-heat=""
                    style={{ '--heat': heat } as CSSProperties}
                  >
                    {cellOf(period, size)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
