import { useState } from 'react';
import type { Adjustment } from '@bahati/contract/back-office/cashier/adjustments.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

export type AdjustmentAct = { adjustment: Adjustment; act: 'approve' | 'reject' | 'take_back' };

/** The second person's word, or the end of what the first asked for. */
export function AdjustmentDialog({
  adjustment,
  act: kind,
  onClose,
}: AdjustmentAct & { onClose: () => void }) {
  const { translate, locale } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const { id, username, amount, currency, requestedBy } = adjustment;
  const params = { id };

  async function confirm() {
    setIsWanting(true);
    if (kind !== 'approve' && !isReasonGood(reason)) return;
    const send = () =>
      kind === 'approve'
        ? call('POST /bo/adjustments/:id/approve', { params, body: {} })
        : call('POST /bo/adjustments/:id/reject', { params, body: { reason: reason.trim() } });
    const tell = (told: Adjustment) => translate(`adjustments.told_${told.state}`, { username });
    if (await act(send, tell)) onClose();
  }

  return (
    <ActDialog
      title={translate(`adjustments.${kind}_title`)}
      confirmLabel={translate(`adjustments.${kind}_now`)}
      tone={kind === 'approve' ? 'ink' : 'danger'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="queue-confirm">
        <Amount size="l" sign="always" value={amount} currency={currency} locale={locale} />
        <p>{translate('adjustments.of', { username, requestedBy })}</p>
        <p className="quiet">{adjustment.reason}</p>
      </div>
      {kind !== 'approve' && (
        <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
      )}
    </ActDialog>
  );
}
