import type { WaitingWork as Work } from '@bahati/contract/back-office/insight/insight.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { WaitingTime } from '#features/cashier/waiting-time.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useToldFigures } from './use-told-figures.ts';

const everyMs = 15_000;
const mostCounted = 1_000;

/** What waits for somebody of the operator, each queue with its oldest and its way there. */
export function WaitingWork() {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useRecord(
    'GET /bo/dashboard/work',
    {},
    { refetchEveryMs: everyMs },
  );
  return (
    <section className="insight-card" aria-labelledby="waiting-work">
      <h2 id="waiting-work">{translate('insight.waiting')}</h2>
      {data ? (
        <Queues items={data.items} />
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <SkeletonRows count={4} label={translate('list.loading')} />
      )}
    </section>
  );
}

function Queues({ items }: { items: readonly Work[] }) {
  const { translate } = useWords();
  const { count: told } = useToldFigures('KES');
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <p className="quiet">{translate('insight.nothing_waits')}</p>;
  return (
    <ul className="waiting-work">
      {waiting.map(({ queue, count, oldestAt, dueAt }) => (
        <li key={queue}>
          <Link className="office-link" to={`/${queue}`}>
            {translate(`sections.${queue}`)}
          </Link>
          <strong className="tabular">
            {told(count)}
            {count >= mostCounted && '+'}
          </strong>
          <span className="waiting-work-time">
            {dueAt ? (
              <DueTime at={dueAt} />
            ) : (
              oldestAt && (
                <>
                  <span className="quiet">{translate('insight.oldest')} </span>
                  <WaitingTime since={oldestAt} />
                </>
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
