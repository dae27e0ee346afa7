import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { HeldAwards } from './held-awards.tsx';
import { RewardApplications } from './reward-applications.tsx';

/** Awards that are held, and what members apply for. */
export function RewardReviewsPage() {
  const { translate } = useWords();
  const search = useSearch();
  return (
    <Tabs
      label={translate('sections.reward_reviews')}
      tabs={[
        { id: 'held', label: translate('campaigns.held'), panel: <HeldAwards /> },
        {
          id: 'applications',
          label: translate('campaigns.applications'),
          panel: <RewardApplications />,
        },
      ]}
      selectedId={search.get('tab') === 'applications' ? 'applications' : 'held'}
      onSelect={(id) =>
        search.set({ tab: id === 'applications' ? id : undefined, state: undefined }, true)
      }
    />
  );
}
