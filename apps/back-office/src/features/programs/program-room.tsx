/** The frame of every page of a program's room: its session, or why there is none. */
import type { ReactNode } from 'react';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { AccessDeniedPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { hasProgramQuery, programSessionQuery } from './program-queries.ts';
import './room-parts.css';

/** Its rights may change with every new pass. */
const renewMs = 60_000;

type Told = { permissions: readonly string[] };

export function ProgramRoom<S extends Told>({
  words,
  reading,
  programQuery,
  sessionQuery,
  children,
}: {
  /** Its words are `<words>.none`, `.none_hint` and `.closed`. */
  words: string;
  /** The right without which nothing is seen. */
  reading: string;
  programQuery: ReturnType<typeof hasProgramQuery>;
  sessionQuery: ReturnType<typeof programSessionQuery<S>>;
  children: (session: S) => ReactNode;
}) {
  const { translate } = useWords();
  const program = useQuery(programQuery);
  const session = useQuery({
    ...sessionQuery,
    enabled: program.data === true,
    refetchInterval: renewMs,
  });
  const unread = program.error ? program : session;
  if (program.data === false) {
    return <EmptyState title={translate(`${words}.none`)} text={translate(`${words}.none_hint`)} />;
  }
  if (!session.data) {
    return unread.error ? (
      <ListProblem
        title={translate(`${words}.closed`)}
        error={unread.error}
        onRetry={unread.refetch}
        isRetrying={unread.isFetching}
      />
    ) : (
      <SkeletonRows count={6} label={translate('list.loading')} />
    );
  }
  if (!session.data.permissions.includes(reading)) return <AccessDeniedPage />;
  return children(session.data);
}
