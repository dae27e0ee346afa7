import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { PhoneIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { BindMobileForm } from './bind-mobile-form.tsx';
import './phone-offer.css';

/** For a member without a number: a lost password is then not a lost account. */
export function PhoneOffer() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...memberQuery('GET /wps/member/contacts'), staleTime: 60_000 });
  if (!data || (data.mobileNumber !== null && !isOpen)) return null;
  return (
    <>
      <Card padding="m" className="phone-offer">
        <PhoneIcon size={24} />
        <p className="phone-offer-words">
          <b>{t('phone_offer_title')}</b>
          <span>{t('phone_offer_text')}</span>
        </p>
        <Button size="s" onClick={() => setIsOpen(true)}>
          {t('safety_mobile_bind')}
        </Button>
      </Card>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setIsOpen(false)}
          title={t('safety_mobile_bind')}
          closeLabel={t('close')}
          size="s"
        >
          <BindMobileForm onDone={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
