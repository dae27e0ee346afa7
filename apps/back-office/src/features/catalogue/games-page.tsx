import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { Jackpots } from '#features/gaming/jackpots.tsx';
import { Returns } from '#features/gaming/returns.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { GameSwitches } from './game-switches.tsx';
import { VendorSwitches } from './vendor-switches.tsx';

/** What games give back, what their jackpots hold, and the switches by which one is taken out of play. */
export function GamesPage() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'returns', label: translate('games.returns'), panel: <Returns /> },
    { id: 'jackpots', label: translate('jackpots.title'), panel: <Jackpots /> },
    { id: 'games', label: translate('sections.games'), panel: <GameSwitches /> },
    { id: 'vendors', label: translate('games.vendors'), panel: <VendorSwitches /> },
  ];
  const chosen = tabs.find(({ id }) => id === search.get('part'))?.id ?? 'returns';
  const show = (id: string) =>
    search.set({
      part: id === 'returns' ? undefined : id,
      search: undefined,
      state: undefined,
      vendor: undefined,
    });
  return (
    <>
      <Tabs label={translate('sections.games')} tabs={tabs} selectedId={chosen} onSelect={show} />
    </>
  );
}
