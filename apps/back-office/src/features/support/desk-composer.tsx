import type { DeskChat, DeskMessage } from '@bahati/contract/back-office/support.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import { CannedReplies } from './canned-replies.tsx';

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
  const refresh = useRefresh();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const tellTyping = useTypingMark(chat.id);
  /** The same words keep their id over a second try, so that they are said once. */
  const attempt = useRef({ text: '', clientId: '' });

  async function send() {
    const words = text.trim();
    if (words === '' || isBusy) return;
    if (attempt.current.text !== words) {
      attempt.current = { text: words, clientId: crypto.randomUUID() };
    }
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const body = { clientId: attempt.current.clientId, text: words };
      onSaid(await call('POST /bo/chats/:id/messages', { params: { id: chat.id }, body }));
      attempt.current = { text: '', clientId: '' };
      setText('');
      refresh();
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
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <div className="desk-composer-row">
        <textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={longestAnswer}
          aria-label={translate('chats.answer')}
          placeholder={translate('chats.answer')}
          onKeyDown={press}
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
