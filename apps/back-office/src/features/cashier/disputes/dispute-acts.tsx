import { useState } from 'react';
import type { StaffDisputeCase } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { disputeTextLength } from '@bahati/contract/dispute-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { type Outcome, ResolveDialog } from './resolve-dialog.tsx';
import '#office/forms/forms.css';

const outcomes: readonly Outcome[] = ['forced_receipt', 'paid_again', 'returned'];

/** Answering a case and settling it. */
export function DisputeActs({ dispute }: { dispute: StaffDisputeCase }) {
  const { translate } = useWords();
  const [settling, setSettling] = useState<Outcome>();
  return (
    <>
      <DisputeAnswer id={dispute.id} />
      <section className="queue-section">
        <h3>{translate('disputes.settle')}</h3>
        <div className="dispute-outcomes">
          {outcomes.map((outcome) => (
            <Button key={outcome} size="s" onClick={() => setSettling(outcome)}>
              {translate(`dispute_outcomes.${outcome}`)}
            </Button>
          ))}
        </div>
      </section>
      {settling && (
        <ResolveDialog
          dispute={dispute}
          outcome={settling}
          onClose={() => setSettling(undefined)}
        />
      )}
    </>
  );
}

function DisputeAnswer({ id }: { id: string }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [text, setText] = useState('');
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  async function send() {
    const body = { clientId, text: text.trim() };
    const isSent = await act(() =>
      call('POST /bo/disputes/:id/messages', { params: { id }, body }),
    );
    if (!isSent) return;
    setText('');
    setClientId(crypto.randomUUID());
  }
  return (
    <form
      className="queue-section act-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !isBusy) void send();
      }}
    >
      <label className="act-reason">
        <span className="ui-field-label">{translate('disputes.answer')}</span>
        <textarea
          rows={3}
          maxLength={disputeTextLength}
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
        {translate('disputes.send')}
      </Button>
    </form>
  );
}
