import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { PaymentPasswordForm } from '#features/members/security/payment-password-form.tsx';
import { useMember } from '#features/members/use-member.ts';
import { ConvertForm } from './convert-form.tsx';
import type { PointConfig } from './use-points.ts';
import './redeem.css';

/** Points into cash, or why not yet. */
export function ConvertDialog({
  config,
  balance,
  onClose,
}: {
  config: PointConfig;
  balance: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const member = useMember();
  const [isLocked, setIsLocked] = useState(false);
  const isTooLittle = balance < config.leastConverted;
  const needsPassword = member.data && !member.data.hasPaymentPassword;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('points_convert')}
      closeLabel={t('close')}
      size="s"
      isLocked={isLocked}
    >
      {isTooLittle ? (
        <p className="redeem-no">
          {t('points_convert_least', { points: count(config.leastConverted) })}
        </p>
      ) : needsPassword ? (
        <div className="stack">
          <p className="quiet">{t('payment_password_about')}</p>
          <PaymentPasswordForm />
        </div>
      ) : (
        <ConvertForm config={config} balance={balance} onLock={setIsLocked} onDone={onClose} />
      )}
    </Dialog>
  );
}
