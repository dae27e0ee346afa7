import type { DeskChat, DeskMessage } from '@bahati/contract/back-office/support/support.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#office/words/use-words.ts';
import { useGuestName } from './guest-name.ts';

/** What was said: the guest at the left, the operator at the right, each with its time. */
export function DeskLog({
  chat,
  thread,
  messages,
}: {
  chat: DeskChat;
  thread: { hasEarlier: boolean; readEarlier: () => void };
  messages: readonly DeskMessage[];
}) {
  const { translate } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.seq;
  useLayoutEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [newest, chat.isTyping]);
  return (
    <div
      ref={ref}
      className="desk-log"
      role="log"
      aria-label={translate('chats.log')}
      // A list that scrolls has to be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {thread.hasEarlier && (
        <Button size="s" onClick={thread.readEarlier}>
          {translate('chats.earlier')}
        </Button>
      )}
      {messages.map((message) => (
        <Message key={message.seq} message={message} chat={chat} />
      ))}
      {chat.isTyping && <p className="desk-event">{translate('chats.typing')}</p>}
    </div>
  );
}

function Message({ message, chat }: { message: DeskMessage; chat: DeskChat }) {
  const { translate, instant } = useWords();
  const guestName = useGuestName();
  const { seq, author, staff, text, images, event, at } = message;
  if (author === 'event') {
    const words = {
      taken: translate('chats.event_taken', { staff: staff ?? '' }),
      handed_back: translate('chats.event_handed_back', { staff: staff ?? '' }),
      closed: translate('chats.event_closed', { staff: staff ?? '' }),
    };
    return <p className="desk-event">{`${event ? words[event] : ''} · ${instant(at)}`}</p>;
  }
  const isOurs = author === 'staff';
  return (
    <div className="desk-said" data-author={author}>
      <p className="desk-said-head">
        {isOurs ? staff : guestName(chat)} <time dateTime={at}>{instant(at)}</time>
        {isOurs && seq <= chat.readSeq && <span>{` · ${translate('chats.read')}`}</span>}
      </p>
      {text && <p className="desk-words">{text}</p>}
      <Pictures images={images} />
    </div>
  );
}

function Pictures({ images }: { images: DeskMessage['images'] }) {
  const { translate } = useWords();
  const [open, setOpen] = useState<string>();
  if (images.length === 0) return null;
  return (
    <div className="desk-pictures">
      {images.map(({ id, url }, at) =>
        url === null ? (
          <p key={id} className="quiet">
            {translate('chats.picture_gone')}
          </p>
        ) : (
          <button
            key={id}
            type="button"
            aria-label={translate('chats.picture', { number: at + 1 })}
            onClick={() => setOpen(url)}
          >
            <img src={url} alt="" width={96} height={96} />
          </button>
        ),
      )}
      {open && (
        <Dialog
          isOpen
          size="l"
          title={translate('chats.picture_title')}
          closeLabel={translate('ra.action.close')}
          onClose={() => setOpen(undefined)}
        >
          <img className="desk-lightbox" src={open} alt={translate('chats.picture_title')} />
        </Dialog>
      )}
    </div>
  );
}
