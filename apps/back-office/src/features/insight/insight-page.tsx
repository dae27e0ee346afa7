import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { Breakdown } from './breakdown.tsx';
import { Cohorts } from './cohorts.tsx';
import './insight.css';
import './breakdown.css';

/** What was played, taken apart; and who stays. */
export function InsightPage() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'breakdown', label: translate('insight.breakdown'), panel: <Breakdown /> },
    { id: 'cohorts', label: translate('insight.cohorts'), panel: <Cohorts /> },
  ];
  const chosen = search.get('part') === 'cohorts' ? 'cohorts' : 'breakdown';
  return (
    <>
      <Tabs
        label={translate('insight.parts')}
        tabs={tabs}
        selectedId={chosen}
        onSelect={(id) => search.set({ part: id === 'breakdown' ? undefined : id })}
      />
    </>
  );
}
