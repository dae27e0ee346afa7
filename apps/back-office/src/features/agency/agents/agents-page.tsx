import { SearchBox } from '#office/lists/search-box.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AgentBranch } from './agent-branch.tsx';
import { FoundAgents } from './found-agents.tsx';
import './agents.css';

const shortest = 2;

/** The tree of agents, one level at a time; while somebody searches, those found instead. */
export function AgentsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const wanted = search.get('search') ?? '';
  const [typed, setTyped] = useDebounced(wanted, (next) => search.set({ search: next }, true));
  return (
    <>
      <p className="quiet agents-lead">{translate('agents.lead')}</p>
      <div className="office-toolbar">
        <SearchBox
          label={translate('agents.search')}
          maxLength={64}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <div className="agents-tree">
        <div className="agents-head" aria-hidden="true">
          <span>{translate('agents.agent')}</span>
          <span>{translate('agents.team')}</span>
          <span>{translate('agents.turnover')}</span>
          <span>{translate('agents.result')}</span>
          <span>{translate('agents.deposits')}</span>
          <span>{translate('agents.integrity')}</span>
        </div>
        {wanted.trim().length >= shortest ? (
          <FoundAgents search={wanted} />
        ) : (
          <AgentBranch uplineId={undefined} label={translate('agents.tops')} />
        )}
      </div>
    </>
  );
}
