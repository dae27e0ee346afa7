import { useState } from 'react';
import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { GamesToolbar } from '#office/lists/games-toolbar.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { categories } from './categories.ts';
import { useGameColumns } from './game-columns.tsx';
import { GameDialog } from './game-dialog.tsx';
import { GameFiles } from './game-files.tsx';
import { SwitchGamesDialog, type Switched } from './switch-games-dialog.tsx';
import './catalogue.css';

/** Every game in the shop's order, with what staff set of it, one at a time or many at once. */
export function GameSwitches() {
  const { translate } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/games/:id/switch');
  const [switching, setSwitching] = useState<Switched>();
  const [changing, setChanging] = useState<SwitchedGame>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = search.get('search');
  const [typed, setTyped] = useDebounced(wanted ?? '', (next) =>
    search.set({ search: next }, true),
  );
  const state = search.get('state') === 'off' ? ('off' as const) : undefined;
  const category = categories.find((known) => known === search.get('category'));
  const filter = { search: wanted, state, vendor: search.get('vendor'), category };
  const list = useList('GET /bo/games', { query: filter }, { pageSize: 25 });
  const isWholeCategory = category !== undefined && !wanted && !state && !filter.vendor;
  const columns = useGameColumns(
    canAccess
      ? {
          onSwitch: setSwitching,
          onChange: setChanging,
          chosen,
          onChoose: setChosen,
          ...(isWholeCategory ? { siblings: list } : {}),
        }
      : undefined,
  );
  return (
    <>
      <GamesToolbar
        typed={typed}
        onTyped={setTyped}
        only={{ value: 'off', label: translate('games.off') }}
        state={state}
        onState={(next) => search.set({ state: next })}
      >
        <SelectField
          label={translate('games.category')}
          isLabelHidden
          value={category ?? ''}
          options={[
            { value: '', label: translate('games.every_category') },
            ...categories.map((value) => ({
              value,
              label: translate(`game_categories.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ category: value || undefined })}
        />
        <GameFiles canChange={canAccess} />
      </GamesToolbar>
      {chosen.size > 0 && <BulkBar ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      <RecordList
        label={translate('sections.games')}
        list={list}
        columns={columns}
        empty={{ title: translate('games.empty'), seed: 'games' }}
      />
      {switching && (
        <SwitchGamesDialog switched={switching} onClose={() => setSwitching(undefined)} />
      )}
      {changing && <GameDialog game={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}
