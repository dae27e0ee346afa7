import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { barOf } from './calendar-bar.rules.ts';
import { CampaignStateChip } from './campaign-state.tsx';
import './campaigns.css';

const dayMs = 86_400_000;
const before = 7;
const after = 53;

/** What runs and what is planned, side by side over sixty days. */
export function CampaignCalendarPage() {
  const { translate, day, instant } = useWords();
  const [{ from, to }] = useState(() => {
    const now = Date.now();
    return {
      from: new Date(now - before * dayMs).toISOString(),
      to: new Date(now + after * dayMs).toISOString(),
    };
  });
  const reading = useRecord('GET /bo/campaigns/calendar', { query: { from, to } });
  const { data, error, refetch, isFetching } = reading;
  if (error && !data) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!data) return <SkeletonRows count={6} label={translate('list.loading')} />;
  if (data.items.length === 0) {
    return <EmptyState seed="campaign-calendar" title={translate('campaigns.calendar_empty')} />;
  }
  return (
    <>
      <p className="quiet">
        {translate('campaigns.calendar_about', { from: day(from), to: day(to) })}
      </p>
      <ul className="campaign-calendar">
        {data.items.map(({ id, name, state, terms }) => {
          const { left, width } = barOf(terms, { from, to });
          return (
            <li key={id}>
              <div className="campaign-calendar-head">
                <Link to={`/campaigns/${id}/show`} className="records-open">
                  {name}
                </Link>
                <CampaignStateChip state={state} />
                <span className="quiet">
                  {`${instant(terms.startsAt)} – ${instant(terms.endsAt)}`}
                </span>
              </div>
              <div className="campaign-calendar-line" aria-hidden="true">
                <span
                  className="campaign-calendar-today"
                  style={{ insetInlineStart: `${(before / (before + after)) * 100}%` }}
                />
                <span
                  className="campaign-calendar-bar"
                  data-state={state}
                  style={{ insetInlineStart: `${left}%`, width: `${width}%` }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
