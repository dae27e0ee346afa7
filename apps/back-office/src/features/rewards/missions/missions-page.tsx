import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { MissionList } from './mission-list.tsx';
import { TournamentList } from './tournament-list.tsx';

/** Missions, and tournaments with their tables. */
export function MissionsPage() {
  const { translate } = useWords();
  const search = useSearch();
  return (
    <Tabs
      label={translate('sections.missions')}
      tabs={[
        { id: 'missions', label: translate('missions.missions'), panel: <MissionList /> },
        { id: 'tournaments', label: translate('missions.tournaments'), panel: <TournamentList /> },
      ]}
      selectedId={search.get('tab') === 'tournaments' ? 'tournaments' : 'missions'}
      onSelect={(id) =>
        search.set({ tab: id === 'tournaments' ? id : undefined, state: undefined }, true)
      }
    />
  );
}
