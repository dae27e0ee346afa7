import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { AgentLine } from './agent-line.tsx';

/** Agents by name, wherever in the tree they stand. */
export function FoundAgents({ search }: { search: string }) {
  const { translate } = useWords();
  const query = { search: search.trim() };
  const { data, error, refetch, isFetching } = useRecord('GET /bo/agents/found', { query });
  if (!data && error) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!data) return <SkeletonRows count={3} label={translate('list.loading')} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={translate('agents.not_found')}
        text={translate('agents.not_found_hint')}
        seed="agents"
      />
    );
  }
  return (
    <ul className="agents-branch" aria-label={translate('agents.found')}>
      {data.items.map((agent) => (
        <AgentLine key={agent.id} agent={agent} />
      ))}
    </ul>
  );
}
