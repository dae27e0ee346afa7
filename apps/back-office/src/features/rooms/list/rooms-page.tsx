import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { liveMs, useCounts, useRooms, useRoomsPages } from '#features/rooms/room/use-rooms.ts';
import { FindRecord } from './find-record.tsx';
import { useRoomColumns } from './room-columns.tsx';

const states = ['all', 'busy', 'paused', 'trouble'] as const;
type State = (typeof states)[number];

/** Every room there is, by game; those in trouble are told above whatever one looks at. */
export function RoomsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const games = useRooms('GET /rooms-office/v1/games', {}).data?.items ?? [];
  const state = states.find((known) => known === search.get('state')) ?? states[0];
  const game = games.find(({ gameCode }) => gameCode === search.get('game'));
  const currency = [...new Set(games.flatMap(({ currencies }) => currencies))].find(
    (known) => known === search.get('currency'),
  );
  const list = useRoomsPages(
    'GET /rooms-office/v1/rooms',
    { state, ...(game ? { gameCode: game.gameCode } : {}), ...(currency ? { currency } : {}) },
    { idOf: ({ roomId }) => roomId, refetchEveryMs: liveMs },
  );
  const columns = useRoomColumns();
  return (
    <>
      {state !== 'trouble' && <Troubles />}
      <Toolbar state={state} games={games} />
      <RecordList
        label={translate('rooms_office.tabs.rooms')}
        list={list}
        columns={columns}
        empty={{
          title: translate(`rooms_office.empty.${state}`),
          text: translate(`rooms_office.empty.${state}_hint`),
          seed: 'rooms',
        }}
      />
    </>
  );
}

function Troubles() {
  const { translate } = useWords();
  const count = useCounts().data?.rooms ?? 0;
  if (count === 0) return null;
  return (
    <NoticeBar
      tone="alarm"
      action={
        <Link to="?state=trouble" className="office-link">
          {translate('rooms_office.show_troubles')}
        </Link>
      }
    >
      {translate('rooms_office.troubles', { smart_count: count })}
    </NoticeBar>
  );
}

type Game = { gameCode: string; title: { en: string; sw: string }; currencies: string[] };

function Toolbar({ state, games }: { state: State; games: readonly Game[] }) {
  const { translate, locale } = useWords();
  const search = useSearch();
  const currencies = [...new Set(games.flatMap((game) => game.currencies))].toSorted();
  return (
    <div className="office-toolbar room-toolbar">
      <Segmented
        label={translate('rooms_office.view')}
        value={state}
        options={states.map((value) => ({ value, label: translate(`rooms_office.show.${value}`) }))}
        onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
      />
      <FindRecord />
      <SelectField
        label={translate('games.game')}
        isLabelHidden
        value={search.get('game') ?? ''}
        options={[
          { value: '', label: translate('rooms_office.every_game') },
          ...games.map(({ gameCode, title }) => ({ value: gameCode, label: title[locale] })),
        ]}
        onValueChange={(value) => search.set({ game: value || undefined })}
      />
      {currencies.length > 1 && (
        <SelectField
          label={translate('rooms_office.currency')}
          isLabelHidden
          value={search.get('currency') ?? ''}
          options={[
            { value: '', label: translate('rooms_office.every_currency') },
            ...currencies.map((code) => ({ value: code, label: code })),
          ]}
          onValueChange={(value) => search.set({ currency: value || undefined })}
        />
      )}
    </div>
  );
}
