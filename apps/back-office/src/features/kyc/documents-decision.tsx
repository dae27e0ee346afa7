import { useState } from 'react';
import type { StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { kycReasons } from '@bahati/contract/kyc-words.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import '#office/forms/forms.css';

const decisions = ['approved', 'more_asked', 'refused'] as const;
type Decision = (typeof decisions)[number];
type Reason = (typeof kycReasons)[number];

const longestWords = 300;

/** Approve, ask for better documents, or refuse; the member reads the reason. */
export function DocumentsDecision({
  documents,
  onDecided,
}: {
  documents: StaffKycCase;
  onDecided: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [decision, setDecision] = useState<Decision>('approved');
  const [reason, setReason] = useState<Reason>('unreadable');
  const [words, setWords] = useState('');
  const isApproval = decision === 'approved';
  async function send() {
    const body = { decision, words, ...(isApproval ? {} : { reason }) };
    const { id, username } = documents;
    const isDecided = await act(
      () => call('POST /bo/kyc/:id/decide', { params: { id }, body }),
      () => translate(`kyc_told.${decision}`, { username }),
    );
    if (isDecided) onDecided();
  }
  return (
    <form
      className="act-form documents-decision"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <Segmented
        label={translate('kyc.decision')}
        value={decision}
        options={decisions.map((value) => ({ value, label: translate(`kyc_decide.${value}`) }))}
        onValueChange={setDecision}
      />
      {!isApproval && (
        <>
          <SelectField
            label={translate('kyc.reason')}
            value={reason}
            onValueChange={(value) =>
              setReason(kycReasons.find((known) => known === value) ?? reason)
            }
            options={kycReasons.map((value) => ({
              value,
              label: translate(`kyc_reasons.${value}`),
            }))}
          />
          <label className="act-reason">
            <span className="ui-field-label">{translate('kyc.words')}</span>
            <textarea
              rows={2}
              maxLength={longestWords}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </label>
        </>
      )}
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        className={isApproval ? 'office-ink' : ''}
        tone={isApproval ? 'quiet' : 'danger'}
        isWide
        isLoading={isBusy}
      >
        {translate(`kyc_send.${decision}`)}
      </Button>
    </form>
  );
}
