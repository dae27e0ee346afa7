import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useRewardSummary } from '#features/rewards/use-reward-summary.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import './balance-bonus.css';

/** Bonus money beside the balance in the header. */
export function BalanceBonus({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation();
  const { money, figures } = useFormat();
  const summary = useRewardSummary();
  if (isHidden || !summary || Number(summary.bonus) === 0) return null;
  return (
    <span className="balance-bonus">
      <VisuallyHidden>
        {t('balance_bonus', { money: money(summary.bonus, summary.currency) })}
      </VisuallyHidden>
      <span aria-hidden="true">
        {t('balance_bonus_short', { figures: figures(summary.bonus) })}
      </span>
    </span>
  );
}
