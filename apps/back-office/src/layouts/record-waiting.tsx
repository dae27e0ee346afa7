import type { ComponentProps } from 'react';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RecordTitle } from './record-title.tsx';

/** The page of a record that is not read yet, or could not be read. */
export function RecordWaiting({
  section,
  back,
  failed,
  read: { error, refetch, isFetching },
}: {
  /** Stands as the title until the record's name is known. */
  section: string;
  back: ComponentProps<typeof RecordTitle>['back'];
  /** What could not be read. */
  failed: string;
  read: { error: unknown; refetch: () => unknown; isFetching: boolean };
}) {
  const { translate } = useWords();
  return (
    <>
      <RecordTitle title={section} back={back} />
      {error ? (
        <ListProblem title={failed} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <SkeletonRows count={8} label={translate('list.loading')} />
      )}
    </>
  );
}
