import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { GiftIcon } from '@bahati/ui/icons/money-icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** The gifts that come next, each with its day. */
export function NextGifts({ vip: { gifts, currency } }: { vip: VipState }) {
  const { t } = useTranslation();
  const { locale, date } = useFormat();
  if (gifts.length === 0) return null;
  return (
    <section className="member-section" aria-labelledby="vip-gifts">
      <h2 id="vip-gifts" className="member-section-title">
        {t('vip_gifts')}
      </h2>
      <ul className="vip-gifts">
        {gifts.map(({ kind, amount, on }) => (
          <li key={kind} className="vip-gift">
            <GiftIcon size={22} />
            <div className="vip-gift-words">
              <p className="vip-gift-title">{t(`vip_gift_${kind}`)}</p>
              <p className="quiet vip-note">
                {on === null ? t('vip_gift_at_next') : t('vip_gift_on', { day: date(on) })}
              </p>
            </div>
            <Amount value={amount} currency={currency} locale={locale} size="l" tone="brass" />
          </li>
        ))}
      </ul>
      <p className="quiet vip-note">{t('vip_gifts_about')}</p>
    </section>
  );
}
