import { useState } from 'react';
import type { StaffDisputeCase } from '@bahati/contract/back-office/withdrawals.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

export type Outcome = NonNullable<StaffDisputeCase['outcome']>;

const shortestReference = 3;

/** Settles a case for good; the member reads the reason. */
export function ResolveDialog({
  dispute: { id, username },
  outcome,
  onClose,
}: {
  dispute: StaffDisputeCase;
  outcome: Outcome;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const isPaidAgain = outcome === 'paid_again';
  const isReferenceShort = isPaidAgain && reference.trim().length < shortestReference;

  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason) || isReferenceShort) return;
    const told = isPaidAgain ? { reference: reference.trim() } : {};
    const body = { outcome, reason: reason.trim(), ...told };
    const send = () => call('POST /bo/disputes/:id/resolve', { params: { id }, body });
    if (await act(send, () => translate('disputes.told_settled', { username }))) onClose();
  }

  return (
    <ActDialog
      title={translate(`dispute_outcomes.${outcome}`)}
      confirmLabel={translate('disputes.settle_now')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate(`dispute_hints.${outcome}`)}</p>
      {isPaidAgain && (
        <TextField
          label={translate('disputes.reference')}
          value={reference}
          maxLength={60}
          onValueChange={setReference}
          error={isWanting && isReferenceShort ? translate('disputes.reference_short') : undefined}
        />
      )}
      <ReasonField
        label={translate('disputes.reason')}
        hint={translate('disputes.reason_hint')}
        value={reason}
        onValueChange={setReason}
        isWanting={isWanting}
      />
    </ActDialog>
  );
}
