import { type ReactNode, useId } from 'react';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import type { Input, ReadKey, Value } from '#office/lists/calls.ts';
import { useWords } from '#office/words/use-words.ts';

export const refreshEveryMs = 5_000;

type PartKey = Extract<ReadKey, `GET /bo/operations/${string}`>;

/** One part of the platform, read again every few seconds; what was read last stays while it fails. */
export function OperationsCard<K extends PartKey>({
  reads,
  title,
  children,
}: {
  reads: K;
  title: string;
  children: (read: Value<K>) => ReactNode;
}) {
  const { translate } = useWords();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useRecord(reads, {} as Input<K>, {
    refetchEveryMs: refreshEveryMs,
  });
  return (
    <section className="operations-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {data ? (
        <>
          {error && <ListProblem error={error} onRetry={refetch} isSmall />}
          {children(data)}
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
