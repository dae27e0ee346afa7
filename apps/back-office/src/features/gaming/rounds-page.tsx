import { SearchBox } from '#office/lists/search-box.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoundColumns } from './round-columns.tsx';
import { RoundPanel } from './round-panel.tsx';
import '#office/lists/record-queue.css';
import '#features/cashier/cashier.css';

const refreshEveryMs = 15_000;

/** Rounds in play, the oldest first, each opening beside the list with all it did. */
export function RoundsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const { state: place } = useAddress();
  const wanted = search.get('search');
  const [typed, setTyped] = useDebounced(wanted ?? '', (next) =>
    search.set({ search: next, id: undefined }, true),
  );
  const state = search.get('state') === 'stuck' ? ('stuck' as const) : 'open';
  const filter = {
    search: wanted,
    state: state === 'stuck' ? state : undefined,
    provider: search.get('provider'),
  };
  const list = useList(
    'GET /bo/rounds',
    { query: filter },
    { pageSize: 25, refetchEveryMs: refreshEveryMs },
  );
  const selectedId = search.get('id');
  const select = (id: string | undefined) => search.set({ id }, true);
  const at = list.rows.findIndex(({ id }) => id === selectedId);
  const move = (by: 1 | -1) => {
    const goal = list.rows[at < 0 ? 0 : at + by];
    if (goal) select(goal.id);
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  const columns = useRoundColumns(({ id, roundId }) => (
    <Link
      to={search.withChanges({ id })}
      state={place}
      className="records-open office-code"
      aria-current={id === selectedId ? 'true' : undefined}
    >
      {roundId}
    </Link>
  ));
  return (
    <>
      <div className="queue" data-open={selectedId ? '' : undefined}>
        <div className="queue-list">
          <div className="office-toolbar">
            <SearchBox
              label={translate('rounds.search')}
              maxLength={64}
              value={typed}
              onValueChange={setTyped}
            />
            <Segmented
              label={translate('cashier.status')}
              value={state}
              options={[
                { value: 'open', label: translate('rounds.all_open') },
                { value: 'stuck', label: translate('rounds.stuck') },
              ]}
              onValueChange={(next) =>
                search.set({ state: next === 'stuck' ? next : undefined, id: undefined })
              }
            />
          </div>
          <RecordList
            label={translate('sections.rounds')}
            list={list}
            columns={columns.filter(({ id }) => !selectedId || isBesidePanel(id))}
            selectedId={selectedId}
            empty={{
              title: translate(state === 'stuck' ? 'rounds.none_stuck' : 'rounds.none_open'),
              text: translate('rounds.none_hint'),
              seed: 'rounds',
            }}
          />
        </div>
        {selectedId && (
          <RoundPanel key={selectedId} id={selectedId} onClose={() => select(undefined)} />
        )}
      </div>
    </>
  );
}

/** Beside an open panel the list keeps only what tells its rows apart. */
function isBesidePanel(id: string): boolean {
  return !['game', 'opened'].includes(id);
}
