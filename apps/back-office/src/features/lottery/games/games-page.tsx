import type { OfficeGameLine } from '@bahati/contract/lottery-office/office.ts';
import { familyWords, type Family } from '@bahati/lottery-rules/draws/families.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { SearchBox } from '#office/lists/search-box.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useWords } from '#office/words/use-words.ts';
import { useLotteryList } from '#features/lottery/room/use-lottery.ts';

const modes = ['all', 'ZY', 'ELOTT', 'LOTT', 'SEA'] as const;

/** Every game, whether it is sold, and the prize table its new draws get. */
export function LotteryGamesPage() {
  const { translate, locale } = useWords();
  const search = useSearch();
  const mode = modes.find((known) => known === search.get('mode')) ?? 'all';
  const text = (search.get('search') ?? '').toLocaleLowerCase();
  const [typed, setTyped] = useDebounced(search.get('search') ?? '', (next) =>
    search.set({ search: next }, true),
  );
  const list = useLotteryList(
    'GET /lottery-office/v1/games',
    {},
    {
      rowsOf: ({ items }) =>
        items.filter(
          (game) =>
            (mode === 'all' || game.mode === mode) &&
            `${game.name[locale]} ${game.gameCode}`.toLocaleLowerCase().includes(text),
        ),
      idOf: ({ gameCode }) => gameCode,
    },
  );
  return (
    <>
      <div className="office-toolbar room-toolbar">
        <Segmented
          label={translate('lottery.games.mode')}
          value={mode}
          options={modes.map((value) => ({
            value,
            label: value === 'all' ? translate('lottery.games.every_mode') : value,
          }))}
          onValueChange={(value) => search.set({ mode: value === 'all' ? undefined : value })}
        />
        <SearchBox
          label={translate('lottery.games.search')}
          maxLength={40}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <RecordList
        label={translate('lottery.tabs.games')}
        list={list}
        columns={useGameColumns()}
        empty={{
          title: translate('lottery.games.empty'),
          text: translate('lottery.games.empty_hint'),
          seed: 'lottery-games',
        }}
      />
    </>
  );
}

/** Whether tickets of a game are sold. */
export function SoldChip({ isOpen }: Pick<OfficeGameLine, 'isOpen'>) {
  const { translate } = useWords();
  return (
    <StatusChip tone={isOpen ? 'lagoon' : 'hibiscus'}>
      {translate(isOpen ? 'lottery.games.sold' : 'lottery.games.not_sold')}
    </StatusChip>
  );
}

/** The table of the rules, or a version of the operator. */
export function useVersionWords(): (version: number) => string {
  const { translate } = useWords();
  return (version) =>
    version === 0
      ? translate('lottery.games.rules')
      : translate('lottery.games.version', { version });
}

function useGameColumns(): readonly Column<OfficeGameLine>[] {
  const { translate, locale } = useWords();
  const versionWords = useVersionWords();
  return [
    {
      id: 'game',
      label: translate('lottery.draws.game'),
      render: ({ gameCode, name, family }) => (
        <span className="room-two">
          <Link to={`/lottery/games/${gameCode}`} className="records-open">
            {name[locale]}
          </Link>
          <span className="quiet">{familyWords[family as Family]?.[locale] ?? family}</span>
        </span>
      ),
    },
    {
      id: 'sold',
      label: translate('lottery.games.sells'),
      render: ({ isOpen }) => <SoldChip isOpen={isOpen} />,
      isInCardHead: true,
    },
    { id: 'mode', label: translate('lottery.games.mode'), render: ({ mode }) => mode },
    {
      id: 'source',
      label: translate('lottery.games.source'),
      render: ({ isHouseDraw }) =>
        translate(isHouseDraw ? 'lottery.games.house' : 'lottery.games.external'),
    },
    {
      id: 'rhythm',
      label: translate('lottery.games.rhythm'),
      render: ({ everySeconds }) =>
        everySeconds === null
          ? translate('lottery.games.by_calendar')
          : translate('lottery.games.every', { minutes: everySeconds / 60 }),
    },
    {
      id: 'table',
      label: translate('lottery.games.table'),
      render: ({ version }) => versionWords(version),
    },
    {
      id: 'caps',
      label: translate('lottery.games.caps'),
      render: ({ capCount }) => capCount,
      isNumber: true,
    },
  ];
}
