import type { DeskChat } from '@bahati/contract/back-office/support/support.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan, useStaff } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { tooNarrowForPanels, useMediaQuery } from '#office/lists/use-media-query.ts';
import { useWords } from '#office/words/use-words.ts';
import { ChatActs } from './chat-acts.tsx';
import { DeskComposer } from './desk-composer.tsx';
import { DeskLog } from './desk-log.tsx';
import { useGuestName } from './guest-name.ts';
import { useDeskThread } from './use-desk-thread.ts';

const refreshEveryMs = 2_500;

/** One conversation: who it is, what was said, and what may be done. */
export function ChatPanel({
  id,
  shown,
  onClose,
  onTaken,
}: {
  id: string;
  /** The chat as the list has it, until it is read by itself. */
  shown: DeskChat | undefined;
  onClose: () => void;
  onTaken: () => void;
}) {
  const { translate } = useWords();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useRecord(
    'GET /bo/chats/:id',
    { params: { id } },
    { refetchEveryMs: refreshEveryMs },
  );
  const chat = data ?? shown;
  const thread = useDeskThread(id, chat?.lastSeq, dataUpdatedAt);
  const mayAnswer = useCan('POST /bo/chats/:id/messages');
  const identity = useStaff();
  const isMine = chat?.state === 'taken' && chat.takenBy === identity.username;
  useMarkRead(id, isMine, chat?.unread ?? 0, thread.messages?.at(-1)?.seq ?? 0);
  const problem = error ?? thread.error;
  if (!chat || !thread.messages) {
    return (
      <section className="desk-panel" aria-label={translate('chats.one')}>
        {problem ? (
          <ListProblem
            title={translate('chats.unread_chat')}
            error={problem}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows count={5} label={translate('list.loading')} />
        )}
      </section>
    );
  }
  return (
    <section className="desk-panel" aria-label={translate('chats.one')}>
      <PanelHead chat={chat} onClose={onClose} />
      {problem !== undefined && problem !== null && (
        <ListProblem error={problem} onRetry={refetch} isSmall />
      )}
      <DeskLog chat={chat} thread={thread} messages={thread.messages} />
      {mayAnswer && (
        <footer className="desk-foot">
          {isMine && <DeskComposer chat={chat} onSaid={(said) => thread.add([said])} />}
          <ChatActs chat={chat} isMine={isMine} onTaken={onTaken} />
        </footer>
      )}
    </section>
  );
}

function PanelHead({ chat, onClose }: { chat: DeskChat; onClose: () => void }) {
  const { translate, locale, codeWords } = useWords();
  const guestName = useGuestName();
  const isNarrow = useMediaQuery(tooNarrowForPanels);
  const { memberId, department, language } = chat;
  return (
    <header className="desk-head">
      {isNarrow && (
        <IconButton label={translate('chats.back')} onClick={onClose}>
          <ChevronLeftIcon size={20} />
        </IconButton>
      )}
      <div className="desk-head-words">
        <h2>
          {memberId ? <MemberLink id={memberId} username={guestName(chat)} /> : guestName(chat)}
        </h2>
        <p className="quiet">
          {`${locale === 'sw' ? department.sw : department.en} · ${codeWords('languages', language)}`}
          {' · '}
          <AuditLink subject={`chat:${chat.id}`}>{translate('chats.history')}</AuditLink>
        </p>
      </div>
      {!isNarrow && (
        <IconButton label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </header>
  );
}

/** What stands before whoever took the chat is read. */
function useMarkRead(id: string, isMine: boolean, unread: number, seq: number) {
  const mark = useEffectEvent(() => {
    if (!isMine || unread === 0 || seq === 0 || document.hidden) return;
    call('POST /bo/chats/:id/read', { params: { id }, body: { seq } }).catch(() => undefined);
  });
  useEffect(() => {
    mark();
    const look = () => mark();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isMine, unread, seq]);
}
