import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { countVisit, declineInstall, install, isInstalled, useInstallOffer } from './install.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import './late-card.css';

/** Asks once, from the second visit on; where the browser cannot install at a tap it shows how. */
export function InstallBanner() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const navigate = useNavigate();
  const hasOffer = useInstallOffer();
  const [isShown, setIsShown] = useState(() => !isInstalled() && countVisit(Date.now()));
  const isHome = useRouterState({
    select: ({ location }) => location.pathname === '/' && location.search.popup === undefined,
  });
  if (!isShown || !isHome) return null;

  async function agree() {
    setIsShown(false);
    declineInstall(Date.now());
    if (hasOffer) await install();
    else await navigate({ to: '/download' });
  }

  function decline() {
    setIsShown(false);
    declineInstall(Date.now());
  }

  return (
    <div className="late-card" role="region" aria-label={t('install_label')}>
      <img src="/icons/icon-192.png" alt="" width={40} height={40} />
      <p className="late-card-words">{t('install_words', { name })}</p>
      <Button size="s" tone="quiet" onClick={() => void agree()}>
        {t('install_yes')}
      </Button>
      <IconButton label={t('install_no')} onClick={decline}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
