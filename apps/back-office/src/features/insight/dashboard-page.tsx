import type { DashboardFigure, Conversion } from '@bahati/contract/back-office/insight/insight.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ConversionCard } from './conversion-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { HoursTable } from './hours-table.tsx';
import { useToldFigures } from './use-told-figures.ts';
import { WaitingWork } from './waiting-work.tsx';
import './insight.css';

type Told = {
  currency: Currency;
  asOf: string;
  mark: string;
  isHistoryLoading: boolean;
  activeNow: number;
  figures: DashboardFigure[];
  conversion: { now: Conversion; before: Conversion };
};

/** Asked anew while somebody looks; a page out of sight asks nothing. */
const everyMs = 10_000;

/** How the operator goes at this moment, and what waits for somebody. */
export function DashboardPage() {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useRecord(
    'GET /bo/dashboard',
    {},
    { refetchEveryMs: everyMs },
  );
  return (
    <>
      <div className="insight">
        {error && (
          <ListProblem
            error={error}
            onRetry={refetch}
            isRetrying={isFetching}
            isSmall={Boolean(data)}
          />
        )}
        {data ? (
          <Figures told={data} />
        ) : (
          !error && <SkeletonRows count={6} label={translate('list.loading')} />
        )}
        <div className="insight-pair">
          <WaitingWork />
          {data && <ConversionCard {...data.conversion} />}
        </div>
        {data && <HoursTable figures={data.figures} currency={data.currency} />}
      </div>
    </>
  );
}

function Figures({ told }: { told: Told }) {
  const { activeNow, asOf, mark, figures, currency, isHistoryLoading } = told;
  const { translate, instant } = useWords();
  const { count } = useToldFigures(currency);
  return (
    <>
      {isHistoryLoading && (
        <p className="insight-notice" role="status">
          {translate('insight.history_loading')}
        </p>
      )}
      <p className="insight-now">
        <span className="insight-live" aria-hidden="true" />
        <strong className="tabular">{count(activeNow)}</strong> {translate('insight.active_now')}
        <span className="quiet">{translate('insight.as_of', { at: instant(asOf) })}</span>
      </p>
      <FigureTiles figures={figures} currency={currency} mark={mark} />
    </>
  );
}
