import { type ReactNode, useId } from 'react';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useGetOne } from 'react-admin';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';

export const refreshEveryMs = 5_000;

/** One part of the platform, read again every few seconds; what was read last stays while it fails. */
export function OperationsCard<T>({
  part,
  title,
  children,
}: {
  part: string;
  title: string;
  children: (read: T) => ReactNode;
}) {
  const { translate } = useWords();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useGetOne(
    'operations',
    { id: part },
    { refetchInterval: refreshEveryMs },
  );
  return (
    <section className="operations-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {data ? (
        <>
          {error && <ListProblem error={error} onRetry={refetch} isSmall />}
          {children(data as T)}
        </>
      ) : error ? (
        <ListProblem
          error={error}
          title={translate('operations.unread')}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows count={4} label={translate('list.loading')} />
      )}
    </section>
  );
}
