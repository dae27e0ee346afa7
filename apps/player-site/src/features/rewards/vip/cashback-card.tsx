import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useLevelWords } from './use-level-words.ts';

/** What of this period's loss comes back, as it stands now. */
export function CashbackCard({ vip: { cashback, currency } }: { vip: VipState }) {
  const { t } = useTranslation();
  const { locale, percent, shortDay } = useFormat();
  const { short } = useLevelWords();
  if (!cashback) return null;
  const { period, from, to, loss, amount, leastLoss, cap, rateBasisPoints } = cashback;
  return (
    <section className="member-section" aria-labelledby="vip-cashback">
      <h2 id="vip-cashback" className="member-section-title">
        {t('vip_cashback')}
      </h2>
      <div className="vip-cashback">
        <p className="quiet">
          {period === 'week'
            ? t('vip_cashback_week', { from: shortDay(from), to: shortDay(to) })
            : t('vip_cashback_day')}
        </p>
        <Amount value={amount} currency={currency} locale={locale} size="xl" isAnimated />
        <p>{t('vip_cashback_loss', { amount: short(loss, currency) })}</p>
        <p className="quiet vip-note">
          {t('vip_cashback_about', {
            percent: percent(rateBasisPoints),
            least: short(leastLoss, currency),
          })}{' '}
          {cap !== null && t('vip_cashback_cap', { amount: short(cap, currency) })}
        </p>
      </div>
    </section>
  );
}
