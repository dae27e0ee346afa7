import type { PointGood } from '@bahati/contract/player-site/rewards/points.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { PaymentPasswordForm } from '#features/members/security/payment-password-form.tsx';
import { useMember } from '#features/members/use-member.ts';
import { inLanguage } from './in-language.ts';
import { RedeemForm } from './redeem-form.tsx';
import './redeem.css';

/** One of the goods close by, and the way to it: to order it, or what is missing for that. */
export function RedeemDialog({
  good,
  balance,
  onClose,
}: {
  good: PointGood;
  balance: number;
  onClose: () => void;
}) {
  const { t, language } = useTranslation();
  const { count } = useFormat();
  const [isLocked, setIsLocked] = useState(false);
  const about = inLanguage(good.about, language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={inLanguage(good.name, language)}
      closeLabel={t('close')}
      size="s"
      isLocked={isLocked}
    >
      <div className="stack">
        <div className="redeem-head">
          <img className="redeem-picture" src={good.picture} alt="" width={320} height={320} />
          <div>
            <p className="good-price">
              <span className="good-price-figure tabular">{count(good.points)}</span>{' '}
              {t('points_unit', { count: good.points })}
            </p>
            {about !== '' && <p className="quiet">{about}</p>}
          </div>
        </div>
        <WayToIt good={good} balance={balance} onLock={setIsLocked} onDone={onClose} />
      </div>
    </Dialog>
  );
}

function WayToIt({
  good,
  balance,
  onLock,
  onDone,
}: {
  good: PointGood;
  balance: number;
  onLock: (isLocked: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const member = useMember();
  if (good.stock === 0) return <p className="redeem-no">{t('points_sold_out_long')}</p>;
  if (good.points > balance) {
    return (
      <p className="redeem-no">
        {t('points_missing_long', {
          price: count(good.points),
          points: count(good.points - balance),
        })}
      </p>
    );
  }
  if (member.data && !member.data.hasPaymentPassword) {
    return (
      <>
        <p className="quiet">{t('payment_password_about')}</p>
        <PaymentPasswordForm />
      </>
    );
  }
  return <RedeemForm good={good} balance={balance} onLock={onLock} onDone={onDone} />;
}
