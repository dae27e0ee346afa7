import type { MemberBonus } from '@bahati/contract/player-site/rewards/awards.ts';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { call } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Says what giving up costs before it is done. */
export function GiveUpDialog({ bonus, onClose }: { bonus: MemberBonus; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const words = useErrorWords();
  const { id, state, amount, balance, currency } = bonus;
  const giveUp = useMutation({
    mutationFn: () => call('POST /wps/rewards/bonuses/forfeit', { body: { id } }),
    onSuccess: async () => {
      showToast({ tone: 'win', message: t('bonus_given_up') });
      onClose();
      await forgetRewards();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('bonus_give_up_title')}
      tone="danger"
      confirmLabel={t('bonus_give_up_now')}
      cancelLabel={t('bonus_keep')}
      closeLabel={t('close')}
      isBusy={giveUp.isPending}
      error={giveUp.error ? words(giveUp.error) : undefined}
      onConfirm={() => giveUp.mutate()}
      onCancel={onClose}
    >
      <p>
        {state === 'active'
          ? t('bonus_give_up_price', { money: money(balance, currency) })
          : t('bonus_give_up_waiting', { money: money(amount, currency) })}
      </p>
    </ConfirmDialog>
  );
}
