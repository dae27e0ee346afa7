import { useState } from 'react';
import type { StaffDeposit } from '@bahati/contract/back-office/cashier/cashier.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';

const shortestReceipt = 4;

/** Finding a member's own transfer on the account, or not. */
export function TransferActs({ deposit }: { deposit: StaffDeposit }) {
  const { translate } = useWords();
  const [asking, setAsking] = useState<'accept' | 'reject'>();
  const close = () => setAsking(undefined);
  return (
    <section className="queue-section dispute-outcomes">
      <Button size="s" tone="brass" onClick={() => setAsking('accept')}>
        {translate('deposits.accept')}
      </Button>
      {deposit.status === 'pending' && (
        <Button size="s" onClick={() => setAsking('reject')}>
          {translate('deposits.reject')}
        </Button>
      )}
      {asking === 'accept' && <AcceptDialog deposit={deposit} onClose={close} />}
      {asking === 'reject' && <RejectTransferDialog deposit={deposit} onClose={close} />}
    </section>
  );
}

type Props = { deposit: StaffDeposit; onClose: () => void };

/** The amount is what stands on the account, not what the member announced. */
function AcceptDialog({ deposit: { id, currency, username }, onClose }: Props) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const { act, isBusy, refusal } = useAct();
  const [typed, setTyped] = useState('');
  const [receipt, setReceipt] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const amount = typedDecimal(typed, currency) ?? '';
  const isAmountMissing = !/[1-9]/.test(amount);
  const isReceiptShort = receipt.trim().length < shortestReceipt;
  async function confirm() {
    setIsWanting(true);
    if (isAmountMissing || isReceiptShort) return;
    const body = { amount, receipt: receipt.trim() };
    const send = () => call('POST /bo/deposits/:id/accept', { params: { id }, body });
    if (await act(send, () => translate('deposits.told_accepted', { username }))) onClose();
  }
  return (
    <ActDialog
      title={translate('deposits.accept')}
      confirmLabel={translate('deposits.accept_now')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('deposits.accept_hint')}</p>
      <AmountField
        label={translate('deposits.amount_seen')}
        currency={currency}
        faultWords={figureWords}
        value={typed}
        onValueChange={setTyped}
        error={isWanting && isAmountMissing ? translate('deposits.amount_missing') : undefined}
      />
      <TextField
        label={translate('deposits.receipt_seen')}
        value={receipt}
        maxLength={60}
        onValueChange={setReceipt}
        error={isWanting && isReceiptShort ? translate('deposits.receipt_short') : undefined}
      />
    </ActDialog>
  );
}

function RejectTransferDialog({ deposit: { id, username }, onClose }: Props) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('deposits.reject')}
      confirmLabel={translate('deposits.reject_now')}
      tone="danger"
      reasonLabel={translate('disputes.reason')}
      send={(reason) => call('POST /bo/deposits/:id/reject', { params: { id }, body: { reason } })}
      tell={() => translate('deposits.told_rejected', { username })}
      onClose={onClose}
    ></ReasonDialog>
  );
}
