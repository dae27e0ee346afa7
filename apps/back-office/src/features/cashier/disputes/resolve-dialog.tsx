import { useState } from 'react';
import type { StaffDisputeCase } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
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
  const [reference, setReference] = useState('');
  const isPaidAgain = outcome === 'paid_again';
  const isReferenceShort = isPaidAgain && reference.trim().length < shortestReference;

  return (
    <ReasonDialog
      title={translate(`dispute_outcomes.${outcome}`)}
      confirmLabel={translate('disputes.settle_now')}
      reasonLabel={translate('disputes.reason')}
      reasonHint={translate('disputes.reason_hint')}
      isReady={!isReferenceShort}
      send={(reason) => {
        const told = isPaidAgain ? { reference: reference.trim() } : {};
        return call('POST /bo/disputes/:id/resolve', {
          params: { id },
          body: { outcome, reason, ...told },
        });
      }}
      tell={() => translate('disputes.told_settled', { username })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate(`dispute_hints.${outcome}`)}</p>
          {isPaidAgain && (
            <TextField
              label={translate('disputes.reference')}
              value={reference}
              maxLength={60}
              onValueChange={setReference}
              error={
                isWanting && isReferenceShort ? translate('disputes.reference_short') : undefined
              }
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}
