import { Button } from '@bahati/ui/button/button.tsx';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { ChatBubble, OutgoingBubble } from './chat-bubble.tsx';
import { type Run, runsOf, type Thread } from './chat-thread.rules.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import type { Outgoing } from './use-outbox.ts';
import './chat-log.css';

/** What was said, day by day, and below it what is still on its way. */
export function ChatLog({
  thread,
  waiting,
  readSeq,
  isTyping,
  earlier,
  onRetry,
  onDiscard,
}: {
  thread: Thread;
  waiting: readonly Outgoing[];
  readSeq: number;
  isTyping: boolean;
  earlier: { load: () => Promise<void>; isLoading: boolean };
  onRetry: (message: Outgoing) => void;
  onDiscard: (clientId: string) => void;
}) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { messages, hasEarlier } = thread;
  // The thread may have it before the answer to sending it came.
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const outgoing = waiting.filter(({ clientId }) => !arrived.has(clientId));
  const count = messages.length + outgoing.length;
  const content = `${messages.at(-1)?.seq} ${outgoing.length} ${isTyping}`;
  const { ref, look, go, isAway } = useStickToEnd(content, messages[0]?.seq);
  return (
    <div className="chat-scroll">
      <div
        ref={ref}
        className="chat-log"
        role="log"
        aria-label={t('chat_log_label')}
        // A list that scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={look}
      >
        {hasEarlier && (
          <Button size="s" isLoading={earlier.isLoading} onClick={() => void earlier.load()}>
            {t('chat_earlier')}
          </Button>
        )}
        {count === 0 && (
          <div className="chat-hello">
            <h2>{t('chat_empty_title')}</h2>
            <p>{t('chat_empty_text')}</p>
          </div>
        )}
        {runsOf(messages, day).map((run) => (
          <RunOfMessages key={run.seq} run={run} readSeq={readSeq} />
        ))}
        {outgoing.map((message) => (
          <OutgoingBubble
            key={message.clientId}
            message={message}
            onRetry={() => onRetry(message)}
            onDiscard={() => onDiscard(message.clientId)}
          />
        ))}
        {isTyping && (
          <p className="chat-typing" aria-hidden="true">
            <span />
            <span />
            <span />
          </p>
        )}
      </div>
      {isAway && (
        <Button size="s" className="chat-to-end" icon={<ChevronDownIcon size={18} />} onClick={go}>
          {t('chat_new')}
        </Button>
      )}
    </div>
  );
}

function RunOfMessages({ run, readSeq }: { run: Run; readSeq: number }) {
  const { t } = useTranslation();
  const { day, clock } = useFormat();
  const { name } = useBrand();
  const { author, messages, isNewDay } = run;
  const [first] = messages;
  if (!first) return null;
  const events = {
    taken: t('chat_event_taken'),
    handed_back: t('chat_event_handed_back'),
    closed: t('chat_event_closed'),
  };
  return (
    <>
      {isNewDay && <p className="chat-day">{day(first.at)}</p>}
      {author === 'event' ? (
        messages.map(({ seq, event }) => (
          <p key={seq} className="chat-event">
            {event && events[event]}
          </p>
        ))
      ) : (
        <div className="chat-run" data-author={author}>
          <p className="chat-run-head">
            {author === 'guest' ? t('chat_you') : name}{' '}
            <time dateTime={first.at}>{clock(first.at)}</time>
          </p>
          {messages.map((message) => (
            <ChatBubble
              key={message.seq}
              message={message}
              delivery={author === 'guest' ? (message.seq <= readSeq ? 'read' : 'sent') : undefined}
            />
          ))}
        </div>
      )}
    </>
  );
}
