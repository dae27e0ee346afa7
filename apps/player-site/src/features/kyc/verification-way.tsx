import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';

/** Leads from a sum that needs more proof to where it is given. */
export function VerificationWay() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <Link to="/member/verification">{t('kyc_go')}</Link>
    </>
  );
}
