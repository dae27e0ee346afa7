import type { DeskChat, DeskMessage } from '@bahati/contract/back-office/support/support.ts';
import { mostImages } from '@bahati/contract/image-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { PictureIcon } from '@bahati/ui/icons/icons.tsx';
import { PictureInput, PicturePreviews } from '@bahati/ui/picture-field/picture-field.tsx';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { queryClient } from '#office/api.ts';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import { CannedReplies } from './canned-replies.tsx';
import { useDeskAnswer } from './use-desk-answer.ts';

const longestAnswer = 1000;
const typingEveryMs = 3_000;

/** Where whoever took the chat answers: Enter sends, Shift+Enter begins a line. */
export function DeskComposer({
  chat,
  onSaid,
}: {
  chat: DeskChat;
  onSaid: (said: DeskMessage) => void;
}) {
  const { translate, problem } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const tellTyping = useTypingMark(chat.id);
  const picker = useRef<HTMLInputElement>(null);
  const answer = useDeskAnswer(chat.id);
  const draft = useDraftPictures(mostImages);
  const words = {
    add: translate('chats.attach'),
    remove: translate('chats.remove_picture'),
    one: (number: number) => translate('chats.picture', { number }),
    problem: {
      kind: translate('refusals.image_unreadable'),
      many: translate('chats.three_pictures'),
    },
  };

  async function send() {
    if ((text.trim() === '' && draft.pictures.length === 0) || isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      onSaid(await answer(text.trim(), draft.pictures));
      for (const { previewUrl } of draft.take()) URL.revokeObjectURL(previewUrl);
      setText('');
      void queryClient.invalidateQueries();
    } catch (error) {
      setRefusal(problem(error).words);
    } finally {
      setIsBusy(false);
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className="desk-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CannedReplies
        language={chat.language}
        onChoose={(reply) => {
          setText((before) => (before.trim() ? `${before.trim()} ${reply}` : reply));
          field.current?.focus();
        }}
      />
      <PicturePreviews draft={draft} words={words} />
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <div className="desk-composer-row">
        <IconButton
          label={words.add}
          disabled={draft.isFull}
          onClick={() => picker.current?.click()}
        >
          <PictureIcon />
        </IconButton>
        <PictureInput ref={picker} draft={draft} />
        <textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={longestAnswer}
          aria-label={translate('chats.answer')}
          placeholder={translate('chats.answer')}
          onKeyDown={press}
          onPaste={({ clipboardData }) => draft.add([...clipboardData.files])}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            tellTyping();
          }}
        />
        <Button tone="quiet" className="office-ink" type="submit" isLoading={isBusy}>
          {translate('chats.send')}
        </Button>
      </div>
    </form>
  );
}

/** Tells the guest that somebody writes, and not with every key. */
function useTypingMark(id: string): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < typingEveryMs) return;
    toldAt.current = Date.now();
    call('POST /bo/chats/:id/typing', { params: { id }, body: {} }).catch(() => undefined);
  };
}
