import { games } from '@bahati/lottery-rules/games/games.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { Link } from '#office/address/link.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { liveMs, useLateDraws, useLotteryPages } from '#features/lottery/room/use-lottery.ts';
import { useDrawColumns } from './draw-columns.tsx';

const views = ['selling', 'late', 'past'] as const;

/** Draws that sell, those without numbers in time, and those that are over. */
export function DrawsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? views[0];
  const gameCode = games.find(({ code }) => code === search.get('game'))?.code;
  const state =
    view === 'past' ? drawStates.find((known) => known === search.get('state')) : undefined;
  const list = useLotteryPages(
    'GET /lottery-office/v1/draws',
    { view, ...(gameCode ? { gameCode } : {}), ...(state ? { state } : {}) },
    { idOf: ({ draw }) => draw.id, refetchEveryMs: liveMs },
  );
  const columns = useDrawColumns();
  return (
    <>
      {view !== 'late' && <LateDraws />}
      <Toolbar view={view} gameCode={gameCode} state={state} />
      <RecordList
        label={translate('lottery.tabs.draws')}
        list={list}
        columns={columns}
        empty={{
          title: translate(`lottery.draws.empty_${view}`),
          text: translate(`lottery.draws.empty_${view}_hint`),
          seed: 'lottery',
        }}
      />
    </>
  );
}

/** Late draws stand above whatever one looks at. */
function LateDraws() {
  const { translate } = useWords();
  const { data } = useLateDraws();
  const count = data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <NoticeBar
      tone="alarm"
      action={
        <Link to="?view=late" className="office-link">
          {translate('lottery.late.show')}
        </Link>
      }
    >
      {translate('lottery.late.notice', { smart_count: count })}
    </NoticeBar>
  );
}

const drawStates = ['closed', 'drawn', 'settled', 'refunded'] as const;

function Toolbar({
  view,
  gameCode,
  state,
}: {
  view: (typeof views)[number];
  gameCode: string | undefined;
  state: string | undefined;
}) {
  const { translate, locale } = useWords();
  const search = useSearch();
  return (
    <div className="office-toolbar room-toolbar">
      <Segmented
        label={translate('lottery.draws.view')}
        value={view}
        options={views.map((value) => ({ value, label: translate(`lottery.view.${value}`) }))}
        onValueChange={(value) => search.set({ view: value === 'selling' ? undefined : value })}
      />
      <SelectField
        label={translate('lottery.draws.game')}
        isLabelHidden
        value={gameCode ?? ''}
        options={[
          { value: '', label: translate('lottery.draws.every_game') },
          ...games.map(({ code, title }) => ({ value: code, label: title[locale] })),
        ]}
        onValueChange={(value) => search.set({ game: value })}
      />
      {view === 'past' && (
        <SelectField
          label={translate('lottery.draws.state')}
          isLabelHidden
          value={state ?? ''}
          options={[
            { value: '', label: translate('lottery.draws.every_state') },
            ...drawStates.map((value) => ({ value, label: translate(`lottery.state.${value}`) })),
          ]}
          onValueChange={(value) => search.set({ state: value })}
        />
      )}
    </div>
  );
}
