import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { PhoneIcon, SupportIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { smsLink, whatsAppLink } from './share.ts';

/** Opens the phone's own programs with the words written already; to whom is chosen there. */
export function ShareLinks({ text }: { text: string }) {
  const { t } = useTranslation();
  const look = buttonClass({ tone: 'quiet' });
  return (
    <>
      <a className={look} href={whatsAppLink(text)} target="_blank" rel="noopener noreferrer">
        <SupportIcon size={18} />
        {t('share_whatsapp')}
      </a>
      <a className={look} href={smsLink(text)}>
        <PhoneIcon size={18} />
        {t('share_sms')}
      </a>
    </>
  );
}
