import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { SendForm } from './send-form.tsx';
import { TransferList } from './transfer-list.tsx';

/** Money to who stands below; absent where the brand or the line is closed. */
export function SendDownCard() {
  const { t } = useTranslation();
  const { data: rules } = useQuery(memberQuery('GET /wps/transfers/rules'));
  if (!rules?.down.isOpen) return null;
  return (
    <section className="agent-section" aria-labelledby="agent-send">
      <div>
        <h2 id="agent-send" className="agent-section-title">
          {t('send_down_title')}
        </h2>
        <p className="quiet agent-small">{t('send_about')}</p>
      </div>
      <SendForm direction="down" rules={rules} />
      <TransferList />
    </section>
  );
}
