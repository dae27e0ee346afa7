import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { CheckIcon, DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AppQr } from './app-qr.tsx';
import { install, isInstalled, useInstallOffer } from './install.ts';
import { IosSteps, LiteSteps } from './install-steps.tsx';
import { LowDataSwitch } from '#features/low-data/low-data-switch.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { ResourceLink } from './resource-link.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useResources } from './use-resources.ts';
import './download-page.css';

/** How the site becomes an app, shown step by step for iPhones and for the lite app (spec §1). */
export function DownloadPage() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { resources } = useResources();
  const android = resources.find(({ resourceType }) => resourceType === 'ANDROID_APP');
  useSectionOfAddress();
  return (
    <div className="page download">
      <PageTitle words={t('download_title')} />
      <header className="download-lead">
        <div>
          <h1 className="page-heading">{t('download_heading', { name })}</h1>
          <p className="page-lead">{t('download_words')}</p>
          <InstallNow />
          {android && (
            <ResourceLink href={android.url} className={buttonClass({ tone: 'quiet' })}>
              <DownloadIcon size={20} />
              {android.labelName}
            </ResourceLink>
          )}
        </div>
        <figure className="download-code">
          <AppQr url="/download" size={144} />
          <figcaption>{t('download_scan')}</figcaption>
        </figure>
      </header>
      <section id="ios" className="download-part" tabIndex={-1} aria-labelledby="ios-title">
        <h2 id="ios-title">{t('download_ios')}</h2>
        <IosSteps />
      </section>
      <section id="lite" className="download-part" tabIndex={-1} aria-labelledby="lite-title">
        <h2 id="lite-title">{t('download_lite')}</h2>
        <p className="page-lead">{t('download_lite_words')}</p>
        <a href="/lite.html" className={buttonClass({ tone: 'quiet' })}>
          {t('download_lite_open')}
        </a>
        <LiteSteps />
        <div className="download-switch">
          <LowDataSwitch />
        </div>
      </section>
    </div>
  );
}

/** One tap, where the browser can; said plainly where it is done. */
function InstallNow() {
  const { t } = useTranslation();
  const hasOffer = useInstallOffer();
  const [isDone, setIsDone] = useState(isInstalled);
  if (isDone)
    return (
      <p className="download-done" role="status">
        <CheckIcon size={20} />
        {t('download_done')}
      </p>
    );
  if (!hasOffer) return null;
  return (
    <Button size="l" onClick={() => void install().then((isAgreed) => setIsDone(isAgreed))}>
      <DownloadIcon size={20} />
      {t('download_now')}
    </Button>
  );
}

/** A QR code leads to its own part of the page. */
function useSectionOfAddress(): void {
  const hash = useRouterState({ select: (state) => state.location.hash });
  useEffect(() => {
    if (hash === 'ios' || hash === 'lite') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}
