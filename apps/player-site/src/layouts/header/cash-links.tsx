import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { DepositIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';

/** Deposit and withdraw in the header; on a phone the way out is in the account menu. */
export function CashLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link
        to="/member/withdraw"
        className={`${buttonClass({ size: 's', tone: 'plain' })} header-withdraw`}
      >
        {t('hd_withdraw')}
      </Link>
      <Link to="/member/depositv2" className={`${buttonClass({ size: 's' })} header-deposit`}>
        <DepositIcon size={18} />
        <span>{t('hd_deposit')}</span>
      </Link>
    </>
  );
}
