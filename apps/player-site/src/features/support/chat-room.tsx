import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import type { Owner } from './chat-calls.ts';
import { ChatComposer } from '#features/support/thread/chat-composer.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { ChatLog } from '#features/support/thread/chat-log.tsx';
import { useChatModels } from './use-chat-models.ts';
import { useChatThread } from '#features/support/thread/use-chat-thread.ts';
import { useHoursWords } from './use-hours-words.ts';
import { useOutbox } from '#features/support/thread/use-outbox.ts';

/** The conversation. */
export function ChatRoom({ owner }: { owner: Owner }) {
  const { t } = useTranslation();
  const hoursWords = useHoursWords();
  const { state, thread, earlier } = useChatThread(owner);
  const outbox = useOutbox(owner);
  const { models } = useChatModels();
  const model = models.find(({ code }) => code === state.data?.model);
  const isTyping = state.data?.isTyping ?? false;
  const stateWords = {
    taken: t('chat_status_taken'),
    waiting: t('chat_status_waiting'),
    idle: model?.name ?? t('chat_status_idle'),
  };
  const isNobodyThere = model !== undefined && !model.isOpen && state.data?.state !== 'taken';
  return (
    <ChatFrame status={isTyping ? t('chat_typing') : stateWords[state.data?.state ?? 'idle']}>
      {isNobodyThere && (
        <NoticeBar>{t('chat_closed_note', { hours: hoursWords(model) })}</NoticeBar>
      )}
      {thread.data ? (
        <ChatLog
          thread={thread.data}
          waiting={outbox.waiting}
          readSeq={state.data?.readSeq ?? 0}
          isTyping={isTyping}
          earlier={earlier}
          onRetry={outbox.retry}
          onDiscard={outbox.drop}
        />
      ) : (
        <div className="chat-middle">
          {thread.isError ? (
            <QueryError query={thread} />
          ) : (
            <SkeletonRows count={4} label={t('loading')} />
          )}
        </div>
      )}
      <ChatComposer onSend={outbox.send} />
    </ChatFrame>
  );
}
