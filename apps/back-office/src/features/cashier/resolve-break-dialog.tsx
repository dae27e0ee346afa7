import { useState } from 'react';
import type { ReconciliationBreak } from '@bahati/contract/back-office/cashier.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Says how a difference came about; it moves no money. */
export function ResolveBreakDialog({
  found: { id, kind },
  onClose,
}: {
  found: ReconciliationBreak;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason)) return;
    const body = { reason: reason.trim() };
    const send = () => call('POST /bo/reconciliationBreaks/:id/resolve', { params: { id }, body });
    if (await act(send, () => translate('reconciliation.told_resolved'))) onClose();
  }
  return (
    <ActDialog
      title={translate('reconciliation.resolve')}
      confirmLabel={translate('reconciliation.resolve')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate(`break_hints.${kind}`)}</p>
      <ReasonField
        label={translate('reconciliation.explained')}
        value={reason}
        onValueChange={setReason}
        isWanting={isWanting}
      />
    </ActDialog>
  );
}
