import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { smsLink, whatsAppLink } from './share.ts';

/** Opens the phone's own programs with the words written already; to whom is chosen there. */
export function ShareLinks({ text }: { text: string }) {
  const { t } = useTranslation();
  const look = buttonClass({ tone: 'quiet' });
  return (
    <div className="centre-share">
      <a className={look} href={whatsAppLink(text)} target="_blank" rel="noopener noreferrer">
        {t('share_whatsapp')}
      </a>
      <a className={look} href={smsLink(text)}>
        {t('share_sms')}
      </a>
    </div>
  );
}
