import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { Breakdown } from './breakdown.tsx';
import { Cohorts } from './cohorts.tsx';
import './insight.css';

export function InsightPage() {
  return (
    <Guarded resource="insight">
      <Insight />
    </Guarded>
  );
}

/** What was played, taken apart; and who stays. */
function Insight() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'breakdown', label: translate('insight.breakdown'), panel: <Breakdown /> },
    { id: 'cohorts', label: translate('insight.cohorts'), panel: <Cohorts /> },
  ];
  const chosen = search.get('part') === 'cohorts' ? 'cohorts' : 'breakdown';
  return (
    <>
      <PageTitle title={translate('sections.insight')} />
      <Tabs
        label={translate('insight.parts')}
        tabs={tabs}
        selectedId={chosen}
        onSelect={(id) => search.set({ part: id === 'breakdown' ? undefined : id })}
      />
    </>
  );
}
