import { type DeskList, deskLists } from '@bahati/contract/back-office/support/support.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { tooNarrowForPanels, useMediaQuery } from '#office/lists/use-media-query.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ChatList } from './chat-list.tsx';
import { ChatPanel } from './chat-panel.tsx';
import './support.css';

const refreshEveryMs = 4_000;

/** The line at the left, the conversation at the right; on a phone one at a time. */
export function ChatsPage() {
  const search = useSearch();
  const isNarrow = useMediaQuery(tooNarrowForPanels);
  const list = deskLists.find((known) => known === search.get('list')) ?? 'waiting';
  const chats = useList('GET /bo/chats', { query: { list } }, { refetchEveryMs: refreshEveryMs });
  const selectedId = search.get('id');
  const at = chats.rows.findIndex(({ id }) => id === selectedId);
  const select = (id: string | undefined) => search.set({ id }, true);
  const move = (by: 1 | -1) => {
    const goal = chats.rows[at < 0 ? 0 : at + by];
    if (goal) select(goal.id);
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return (
    <>
      <div className="desk" data-open={selectedId ? '' : undefined}>
        {!(isNarrow && selectedId) && (
          <div className="desk-side">
            <Lists value={list} onChange={(value) => search.set({ list: value })} />
            <ChatList chats={chats} list={list} selectedId={selectedId} />
          </div>
        )}
        {selectedId && (
          <ChatPanel
            key={selectedId}
            id={selectedId}
            shown={chats.rows[at]}
            onClose={() => select(undefined)}
            onTaken={() => search.set({ list: 'mine', id: selectedId }, true)}
          />
        )}
      </div>
    </>
  );
}

function Lists({ value, onChange }: { value: DeskList; onChange: (value: DeskList) => void }) {
  const { translate } = useWords();
  const labels: Readonly<Record<DeskList, string>> = {
    waiting: translate('chats.list_waiting'),
    mine: translate('chats.list_mine'),
    taken: translate('chats.list_taken'),
    idle: translate('chats.list_idle'),
  };
  return (
    <div className="office-toolbar">
      <Segmented
        label={translate('chats.lists')}
        value={value}
        options={deskLists.map((list) => ({ value: list, label: labels[list] }))}
        onValueChange={onChange}
      />
    </div>
  );
}
