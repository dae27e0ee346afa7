import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#office/words/use-words.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';

type Props<Data> = {
  readonly look: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said where it could not be read. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
};

/** What a decision would touch, as it stands now, or why that is not known. */
export function Looked<Data>({ look, failed, children }: Props<Data>) {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = look;
  if (data && !error) return children(data);
  return error ? (
    <ListProblem title={failed} error={error} onRetry={refetch} isRetrying={isFetching} />
  ) : (
    <SkeletonRows count={3} label={translate('list.loading')} />
  );
}
