import type { ChatMessage } from '@bahati/contract/player-site/support/support.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CheckIcon, ClockIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { ReadIcon } from './chat-icons.tsx';
import { ChatPictures } from './chat-pictures.tsx';
import type { Outgoing } from './use-outbox.ts';

/** One message that stands, with how far it came where it is the reader's own. */
export function ChatBubble({
  message,
  delivery,
}: {
  message: ChatMessage;
  delivery: 'sent' | 'read' | undefined;
}) {
  const { text, images, author } = message;
  return (
    <div className="chat-bubble" data-author={author}>
      <ChatPictures pictures={images} />
      {text && <p className="chat-text">{text}</p>}
      {delivery && <Delivery state={delivery} />}
    </div>
  );
}

/** One that is on its way, or did not arrive. */
export function OutgoingBubble({
  message,
  onRetry,
  onDiscard,
}: {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { text, images, error } = message;
  const hasFailed = error !== undefined;
  const pictures = images.map(({ key, previewUrl }) => ({
    id: key,
    url: previewUrl,
    width: 4,
    height: 3,
  }));
  return (
    <div className="chat-run" data-author="guest">
      <div className="chat-bubble" data-author="guest" data-failed={hasFailed ? '' : undefined}>
        <ChatPictures pictures={pictures} />
        {text && <p className="chat-text">{text}</p>}
        <Delivery state={hasFailed ? 'failed' : 'sending'} />
      </div>
      {hasFailed && (
        <div className="chat-failed" role="alert">
          <p>{words(error)}</p>
          <Button size="s" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button size="s" tone="plain" onClick={onDiscard}>
            {t('chat_discard')}
          </Button>
        </div>
      )}
    </div>
  );
}

const icons = { sending: ClockIcon, sent: CheckIcon, read: ReadIcon, failed: WarningIcon };

function Delivery({ state }: { state: keyof typeof icons }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  const words = {
    sending: t('chat_sending'),
    sent: t('chat_sent'),
    read: t('chat_read'),
    failed: t('chat_failed'),
  };
  return (
    <span className="chat-delivery" data-state={state} title={words[state]}>
      <Icon size={16} />
      <span className="chat-unseen">{words[state]}</span>
    </span>
  );
}
