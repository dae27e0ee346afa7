import { useState } from 'react';
import type { AmlCaseWhole } from '@bahati/contract/back-office/risk/aml.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import '#office/forms/forms.css';

/** What staff wrote about a case. */
export function AmlNotes({ of, canWrite }: { of: AmlCaseWhole; canWrite: boolean }) {
  const { translate, instant } = useWords();
  const { id, notes } = of;
  if (notes.length === 0 && !canWrite) return null;
  return (
    <section className="queue-section">
      <h3>{translate('aml.notes')}</h3>
      <ol className="dispute-log">
        {notes.map(({ seq, staff, text, at }) => (
          <li key={seq} data-author="staff">
            <p className="dispute-who">
              <strong>{staff}</strong> <span className="quiet">{instant(at)}</span>
            </p>
            <p className="dispute-text">{text}</p>
          </li>
        ))}
      </ol>
      {canWrite && <NoteForm id={id} />}
    </section>
  );
}

function NoteForm({ id }: { id: string }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [text, setText] = useState('');
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  async function send() {
    const body = { clientId, text: text.trim() };
    const isSent = await act(() => call('POST /bo/aml/cases/:id/notes', { params: { id }, body }));
    if (!isSent) return;
    setText('');
    setClientId(crypto.randomUUID());
  }
  return (
    <form
      className="act-form aml-note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !isBusy) void send();
      }}
    >
      <label className="act-reason">
        <span className="ui-field-label">{translate('aml.note')}</span>
        <textarea
          rows={3}
          maxLength={1000}
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
      <Button type="submit" size="s" isLoading={isBusy} disabled={text.trim() === ''}>
        {translate('aml.write_note')}
      </Button>
    </form>
  );
}
