import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ApplicationList } from './application-list.tsx';
import { FreezeList } from './freeze-list.tsx';

/** Who wants to become an agent, and whom agents want blocked. */
export function AgencyRequestsPage() {
  const { translate } = useWords();
  const search = useSearch();
  return (
    <Tabs
      label={translate('sections.agency_requests')}
      tabs={[
        {
          id: 'applications',
          label: translate('agency_requests.applications'),
          panel: <ApplicationList />,
        },
        { id: 'freezes', label: translate('agency_requests.freezes'), panel: <FreezeList /> },
      ]}
      selectedId={search.get('tab') === 'freezes' ? 'freezes' : 'applications'}
      onSelect={(id) =>
        search.set({ tab: id === 'freezes' ? id : undefined, state: undefined }, true)
      }
    />
  );
}
