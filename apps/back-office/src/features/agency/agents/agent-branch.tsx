import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { AgentLine } from './agent-line.tsx';

type Branch = { uplineId: string | undefined; label: string };

/** Agents directly below one, or the tops of lines, as many as were asked for. */
export function AgentBranch({ uplineId, label }: Branch) {
  return (
    <ul className="agents-branch" aria-label={label} data-below={uplineId ? '' : undefined}>
      <BranchPage uplineId={uplineId} cursor={undefined} />
    </ul>
  );
}

const pageSize = 50;

function BranchPage({
  uplineId,
  cursor,
}: Pick<Branch, 'uplineId'> & { cursor: string | undefined }) {
  const { translate } = useWords();
  const [hasMore, setHasMore] = useState(false);
  const query = { pageSize, ...(uplineId ? { uplineId } : {}), ...(cursor ? { cursor } : {}) };
  const { data, error, refetch, isFetching } = useRecord('GET /bo/agents', { query });
  if (!data && error) {
    return (
      <li>
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} isSmall />
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <SkeletonRows count={uplineId ? 2 : 6} label={translate('list.loading')} />
      </li>
    );
  }
  const { items, nextCursor } = data;
  if (items.length === 0 && !cursor) return <NoAgents isTop={uplineId === undefined} />;
  return (
    <>
      {items.map((agent) => (
        <AgentLine
          key={agent.id}
          agent={agent}
          below={() => (
            <AgentBranch
              uplineId={agent.id}
              label={translate('agents.below', { name: agent.username })}
            />
          )}
        />
      ))}
      {nextCursor && !hasMore && (
        <li className="agents-more">
          <Button size="s" onClick={() => setHasMore(true)}>
            {translate('agents.more')}
          </Button>
        </li>
      )}
      {nextCursor && hasMore && <BranchPage uplineId={uplineId} cursor={nextCursor} />}
    </>
  );
}

function NoAgents({ isTop }: { isTop: boolean }) {
  const { translate } = useWords();
  if (!isTop) return <li className="agents-none quiet">{translate('agents.none_below')}</li>;
  return (
    <li>
      <EmptyState
        title={translate('agents.empty')}
        text={translate('agents.empty_hint')}
        seed="agents"
      />
    </li>
  );
}
