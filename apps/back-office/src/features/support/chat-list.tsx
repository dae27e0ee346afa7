import type { DeskChat, DeskList } from '@bahati/contract/back-office/support/support.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { WaitingTime } from '#features/cashier/waiting-time.tsx';
import { Link } from '#office/address/link.tsx';
import { CursorPager } from '#office/lists/cursor-pager.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import type { List } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useGuestName } from './guest-name.ts';

/** Chats of one kind, each with what was said last and how long it waits. */
export function ChatList({
  chats,
  list,
  selectedId,
}: {
  chats: List<DeskChat>;
  list: DeskList;
  selectedId: string | undefined;
}) {
  const { translate } = useWords();
  if (chats.isPending) return <SkeletonRows count={4} label={translate('list.loading')} />;
  if (chats.error && chats.rows.length === 0) {
    return (
      <ListProblem error={chats.error} onRetry={chats.refetch} isRetrying={chats.isFetching} />
    );
  }
  if (chats.rows.length === 0) {
    return (
      <EmptyState
        title={list === 'waiting' ? translate('chats.empty_waiting') : translate('chats.empty')}
        text={list === 'waiting' ? translate('chats.empty_waiting_hint') : undefined}
        seed="chats"
      />
    );
  }
  return (
    <>
      {chats.error && <ListProblem error={chats.error} onRetry={chats.refetch} isSmall />}
      <ul className="desk-list" aria-busy={chats.isStale}>
        {chats.rows.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isSelected={chat.id === selectedId} />
        ))}
      </ul>
      <CursorPager list={chats} />
    </>
  );
}

function ChatRow({ chat, isSelected }: { chat: DeskChat; isSelected: boolean }) {
  const { translate, locale, instant } = useWords();
  const guestName = useGuestName();
  const search = useSearch();
  const { id, lastText, waitingSince, lastAt, unread, department, language, takenBy } = chat;
  return (
    <li>
      <Link
        to={search.withChanges({ id })}
        className="desk-row"
        aria-current={isSelected ? 'true' : undefined}
      >
        <span className="desk-row-name">{guestName(chat)}</span>
        <span className="desk-row-time">
          {waitingSince ? <WaitingTime since={waitingSince} /> : instant(lastAt)}
        </span>
        <span className="desk-row-words">
          {chat.isTyping ? translate('chats.typing') : lastText || translate('chats.no_words')}
        </span>
        {unread > 0 && (
          <span className="desk-unread tabular">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="office-unseen">{translate('chats.unread', { count: unread })}</span>
          </span>
        )}
        <span className="desk-row-more">
          {`${locale === 'sw' ? department.sw : department.en} · ${language.toUpperCase()}`}
          {takenBy && ` · ${takenBy}`}
        </span>
      </Link>
    </li>
  );
}
