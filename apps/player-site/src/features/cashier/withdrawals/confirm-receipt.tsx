import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { type Complaint, ReceiptComplaint } from '#features/cashier/disputes/receipt-complaint.tsx';

/** The member says whether the money of a paid withdrawal has arrived (spec §4). */
export function ConfirmReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [kind, setKind] = useState<Complaint['receipt']>();
  const close = () => {
    setIsAsking(false);
    setKind(undefined);
  };
  const titles = {
    partly: t('receipt_partly'),
    not_received: t('receipt_not_received'),
  } as const;
  return (
    <>
      <Button isWide onClick={() => setIsAsking(true)}>
        {t('receipt_confirm')}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={kind ? titles[kind] : t('receipt_title')}
        closeLabel={t('close')}
        size="s"
        onClose={close}
      >
        {kind ? (
          <ReceiptComplaint
            withdrawal={withdrawal}
            kind={kind}
            onBack={() => setKind(undefined)}
            onSent={close}
          />
        ) : (
          <ReceiptChoices withdrawal={withdrawal} onComplain={setKind} onDone={close} />
        )}
      </Dialog>
    </>
  );
}

function ReceiptChoices({
  withdrawal,
  onComplain,
  onDone,
}: {
  withdrawal: Withdrawal;
  onComplain: (kind: Complaint['receipt']) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { id, net, currency, payee } = withdrawal;
  const confirm = useMutation({
    mutationFn: () =>
      call('POST /wps/cashier/withdrawals/:id/receipt', {
        params: { id },
        body: { receipt: 'received' },
      }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/cashier/withdrawals');
      showToast({ tone: 'win', message: t('receipt_thanks') });
      onDone();
    },
  });
  return (
    <div className="stack">
      <p>{t('receipt_question', { amount: money(net, currency), payee })}</p>
      <FormAlert error={confirm.error} />
      <Button
        tone="brass"
        size="l"
        isWide
        isLoading={confirm.isPending}
        loadingLabel={t('loading')}
        onClick={() => confirm.mutate()}
      >
        {t('receipt_yes')}
      </Button>
      <Button isWide disabled={confirm.isPending} onClick={() => onComplain('partly')}>
        {t('receipt_partly')}
      </Button>
      <Button isWide disabled={confirm.isPending} onClick={() => onComplain('not_received')}>
        {t('receipt_not_received')}
      </Button>
      <Button tone="quiet" isWide disabled={confirm.isPending} onClick={onDone}>
        {t('receipt_not_yet')}
      </Button>
    </div>
  );
}
