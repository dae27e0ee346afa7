import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useSearch } from '#office/address/use-search.ts';
import { toClockField } from '#office/words/time.ts';
import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';
import { RunList } from './run-list.tsx';
import '#features/agency/bills/bills.css';

const monthForm = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What was settled on each day of a month; a day opens with its runs. */
export function AgencyCalendarPage() {
  const { translate } = useWords();
  const search = useSearch();
  const now = useNow(60_000);
  const day = search.get('day');
  const asked = search.get('month') ?? '';
  const month = monthForm.test(asked)
    ? asked
    : toClockField(new Date(now).toISOString()).slice(0, 7);
  return (
    <>
      <div className="office-toolbar">
        <TextField
          label={translate('agency_runs.month')}
          type="month"
          value={month}
          onValueChange={(value) => search.set({ month: value, day: undefined, state: undefined })}
        />
      </div>
      {day ? <RunList day={day} /> : <Month month={month} />}
    </>
  );
}

function Month({ month }: { month: string }) {
  const { translate, day: dayWords } = useWords();
  const { data, error, refetch, isFetching } = useRecord('GET /bo/agency/calendar', {
    query: { month },
  });
  if (!data && error) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!data) return <SkeletonRows count={6} label={translate('list.loading')} />;
  if (data.days.length === 0) {
    return (
      <EmptyState
        title={translate('agency_runs.empty')}
        text={translate('agency_runs.empty_hint')}
        seed="calendar"
      />
    );
  }
  return (
    <div className="calendar-days">
      {data.days.map(({ day, kinds }) => (
        <section key={day} className="calendar-day" aria-label={dayWords(day)}>
          <h2>{dayWords(day)}</h2>
          <ul className="calendar-kinds">
            {kinds.map((row) => (
              <KindLine key={row.kind} day={day} row={row} currency={data.currency} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Calendar = NonNullable<ReturnType<typeof useRecord<'GET /bo/agency/calendar'>>['data']>;

function KindLine({
  day,
  row,
  currency,
}: {
  day: string;
  row: Calendar['days'][number]['kinds'][number];
  currency: Calendar['currency'];
}) {
  const { translate, locale } = useWords();
  const words = useKindWords();
  const search = useSearch();
  const { kind, done, waiting, failed, bills, own } = row;
  return (
    <li>
      <Link to={search.withChanges({ day, kind })} className="office-link">
        {words.kind(kind)}
      </Link>
      <span className="calendar-chips">
        {done > 0 && (
          <StatusChip tone="lagoon">
            {translate('agency_runs.done', { smart_count: done })}
          </StatusChip>
        )}
        {waiting > 0 && (
          <StatusChip tone="brass">
            {translate('agency_runs.waiting', { smart_count: waiting })}
          </StatusChip>
        )}
        {failed > 0 && (
          <StatusChip tone="hibiscus">
            {translate('agency_runs.failed', { smart_count: failed })}
          </StatusChip>
        )}
      </span>
      <span className="calendar-sum">{translate('agency_runs.bills', { smart_count: bills })}</span>
      <span className="calendar-sum">
        <Amount size="s" value={own} currency={currency} locale={locale} />
      </span>
    </li>
  );
}
