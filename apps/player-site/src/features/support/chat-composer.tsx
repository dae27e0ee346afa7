import { mostImages } from '@bahati/contract/image-limits.ts';
import { chatLimits } from '@bahati/contract/player-site/chat-limits.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatCall } from './chat-calls.ts';
import { PictureIcon, SendIcon } from './chat-icons.tsx';
import { useDraftImages } from './use-draft-images.ts';
import type { DraftImage } from './use-outbox.ts';

const typingEveryMs = 3_000;
/** From here on the count is shown. */
const nearlyFull = 100;

/** Where one writes. On a keyboard Enter sends and Shift+Enter begins a line. */
export function ChatComposer({
  onSend,
}: {
  onSend: (text: string, images: readonly DraftImage[]) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const draft = useDraftImages();
  const picker = useRef<HTMLInputElement>(null);
  const tellTyping = useTypingMark();
  const left = chatLimits.text - text.length;
  const isEmpty = text.trim() === '' && draft.images.length === 0;

  function send() {
    if (isEmpty || left < 0) return;
    onSend(text.trim(), draft.take());
    setText('');
  }

  function press(event: KeyboardEvent) {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {draft.images.length > 0 && <Previews images={draft.images} onRemove={draft.remove} />}
      {draft.problem && (
        <p className="chat-composer-problem" role="alert">
          {draft.problem === 'kind' ? t('chat_picture_kind') : t('chat_picture_many')}
        </p>
      )}
      <div className="chat-composer-row">
        <IconButton
          label={t('chat_attach')}
          disabled={draft.images.length >= mostImages}
          onClick={() => picker.current?.click()}
        >
          <PictureIcon />
        </IconButton>
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            draft.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <textarea
          className="chat-field"
          rows={1}
          value={text}
          maxLength={chatLimits.text}
          aria-label={t('chat_placeholder')}
          placeholder={t('chat_placeholder')}
          onKeyDown={press}
          onPaste={({ clipboardData }) => draft.add([...clipboardData.files])}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            tellTyping();
          }}
        />
        {left < nearlyFull && (
          <span className="chat-left tabular" aria-live="polite">
            {left}
          </span>
        )}
        <button type="submit" className="chat-send" aria-label={t('chat_send')} disabled={isEmpty}>
          <SendIcon size={22} />
        </button>
      </div>
    </form>
  );
}

function Previews({
  images,
  onRemove,
}: {
  images: readonly DraftImage[];
  onRemove: (key: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <ul className="chat-previews">
      {images.map(({ key, previewUrl }, at) => (
        <li key={key}>
          <img src={previewUrl} alt={t('chat_picture', { number: at + 1 })} />
          <IconButton label={t('chat_remove_picture')} tone="quiet" onClick={() => onRemove(key)}>
            <CloseIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Tells that somebody writes, and not with every key. */
function useTypingMark(): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < typingEveryMs) return;
    toldAt.current = Date.now();
    chatCall('POST /wps/chat/typing', { body: {} }).catch(() => undefined);
  };
}
