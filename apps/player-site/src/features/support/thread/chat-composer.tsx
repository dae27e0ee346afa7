import { mostImages } from '@bahati/contract/image-limits.ts';
import { chatLimits } from '@bahati/contract/player-site/support/chat-limits.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { PictureIcon } from '@bahati/ui/icons/icons.tsx';
import { PictureInput, PicturePreviews } from '@bahati/ui/picture-field/picture-field.tsx';
import {
  type DraftPicture,
  useDraftPictures,
} from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { chatCall } from '#features/support/chat-calls.ts';
import { SendIcon } from './chat-icons.tsx';
import './chat-composer.css';

const typingEveryMs = 3_000;
/** From here on the count is shown. */
const nearlyFull = 100;

/** Where one writes. On a keyboard Enter sends and Shift+Enter begins a line. */
export function ChatComposer({
  onSend,
}: {
  onSend: (text: string, images: readonly DraftPicture[]) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const draft = useDraftPictures(mostImages);
  const picker = useRef<HTMLInputElement>(null);
  const tellTyping = useTypingMark();
  const left = chatLimits.text - text.length;
  const pictureWords = {
    add: t('chat_attach'),
    remove: t('chat_remove_picture'),
    one: (number: number) => t('chat_picture', { number }),
    problem: { kind: t('chat_picture_kind'), many: t('chat_picture_many') },
  };
  const isEmpty = text.trim() === '' && draft.pictures.length === 0;

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
      <PicturePreviews draft={draft} words={pictureWords} />
      <div className="chat-composer-row">
        <IconButton
          label={t('chat_attach')}
          disabled={draft.isFull}
          onClick={() => picker.current?.click()}
        >
          <PictureIcon />
        </IconButton>
        <PictureInput ref={picker} draft={draft} />
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

/** Tells that somebody writes, and not with every key. */
function useTypingMark(): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < typingEveryMs) return;
    toldAt.current = Date.now();
    chatCall('POST /wps/chat/typing', { body: {} }).catch(() => undefined);
  };
}
