import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import '#office/forms/forms.css';

const longestNote = 1000;

/** A new note; sent twice by a hasty hand it is written once. */
export function NoteForm({ memberId: id }: { memberId: string }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [text, setText] = useState('');
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  async function send() {
    const body = { clientId, text: text.trim() };
    const isWritten = await act(
      () => call('POST /bo/members/:id/notes', { params: { id }, body }),
      () => translate('notes.told_written'),
    );
    if (!isWritten) return;
    setText('');
    setClientId(crypto.randomUUID());
  }
  return (
    <form
      className="act-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim().length > 1 && !isBusy) void send();
      }}
    >
      <label className="act-reason">
        <span className="ui-field-label">{translate('notes.write')}</span>
        <textarea
          rows={2}
          maxLength={longestNote}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setClientId(crypto.randomUUID());
          }}
        />
      </label>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <div className="member-note-foot">
        <span className="quiet">{translate('notes.write_hint')}</span>
        <Button type="submit" size="s" isLoading={isBusy} disabled={text.trim().length < 2}>
          {translate('notes.write_now')}
        </Button>
      </div>
    </form>
  );
}
