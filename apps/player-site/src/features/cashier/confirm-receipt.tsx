import type { Withdrawal } from '@bahati/contract/player-site/withdrawals.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, forgetMemberCall } from '#site/api.ts';
import { useErrorWords } from '#features/system/refusal-words.ts';
import { useFormat } from '#features/system/use-format.ts';

/** The member says that the money of a paid withdrawal has arrived (spec §4). */
export function ConfirmReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const words = useErrorWords();
  const [isAsking, setIsAsking] = useState(false);
  const { id, amount, currency, payee } = withdrawal;
  const confirm = useMutation({
    mutationFn: () =>
      call('POST /wps/cashier/withdrawals/:id/receipt', {
        params: { id },
        body: { receipt: 'received' },
      }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/cashier/withdrawals');
      setIsAsking(false);
      showToast({ tone: 'win', message: t('receipt_thanks') });
    },
  });
  return (
    <>
      <Button isWide onClick={() => setIsAsking(true)}>
        {t('receipt_confirm')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('receipt_title')}
        confirmLabel={t('receipt_yes')}
        cancelLabel={t('receipt_not_yet')}
        closeLabel={t('close')}
        isBusy={confirm.isPending}
        error={confirm.error ? words(confirm.error) : undefined}
        onConfirm={() => confirm.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('receipt_question', { amount: money(amount, currency), payee })}</p>
      </ConfirmDialog>
    </>
  );
}
