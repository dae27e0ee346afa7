import { Button } from '@bahati/ui/button/button.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import type { OpenedAccount } from './account-form.tsx';
import { ShareLinks } from './share-links.tsx';
import { useCopy } from './use-copy.ts';

/** The account to hand over: what its owner logs in with for the first time. */
export function OpenedCard({ account }: { account: OpenedAccount }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { username, password, type } = account;
  const address = `${window.location.origin}${type === 1 ? '/agent' : '/login'}`;
  const message = t('opened_message', { name, address, username, password });
  return (
    <section className="centre-ticket agent-ink" aria-labelledby="opened-title">
      <KangaEdge height={16} />
      <div className="centre-ticket-body">
        <h2 ref={heading} id="opened-title" tabIndex={-1} className="centre-title">
          {t(`opened_title_${type}`)}
        </h2>
        <dl className="centre-login">
          <div>
            <dt>{t('field_username')}</dt>
            <dd>{username}</dd>
          </div>
          <div>
            <dt>{t('opened_password')}</dt>
            <dd>{password}</dd>
          </div>
        </dl>
        <p className="centre-small quiet">{t('opened_about')}</p>
        <p className="centre-address">{address}</p>
        <div className="centre-actions">
          <Button
            tone="brass"
            icon={<CopyIcon size={18} />}
            onClick={() => void copy(message, t('opened_copied'))}
          >
            {t('opened_copy')}
          </Button>
          <ShareLinks text={message} />
        </div>
      </div>
    </section>
  );
}
