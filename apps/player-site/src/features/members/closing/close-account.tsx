import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { CloseAccountForm } from './close-account-form.tsx';
import './close-account.css';

/** The quiet end of the page: the way to leave for good. */
export function CloseAccount({ hasPaymentPassword }: { hasPaymentPassword: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="close-account">
      <div className="close-account-words">
        <h2 className="member-section-title">{t('close_account_title')}</h2>
        <p className="quiet">{t('close_account_about')}</p>
      </div>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {t('close_account_open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('close_account_title')}
        closeLabel={t('close')}
        size="s"
      >
        <CloseAccountForm hasPaymentPassword={hasPaymentPassword} onStay={() => setIsOpen(false)} />
      </Dialog>
    </section>
  );
}
