import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { BrowserScreen, HomeScreen, MenuScreen, ShareScreen } from './step-pictures.tsx';
import { useBrand } from '#features/brand/use-brand.ts';

export function IosSteps() {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <ol className="install-steps">
      <Step picture={<BrowserScreen pressed="share" />}>{t('ios_step_share')}</Step>
      <Step picture={<ShareScreen />}>{t('ios_step_add')}</Step>
      <Step picture={<HomeScreen isLite={false} />}>{t('ios_step_open', { name })}</Step>
    </ol>
  );
}

export function LiteSteps() {
  const { t } = useTranslation();
  return (
    <ol className="install-steps">
      <Step picture={<BrowserScreen pressed="menu" />}>{t('lite_step_menu')}</Step>
      <Step picture={<MenuScreen />}>{t('lite_step_install')}</Step>
      <Step picture={<HomeScreen isLite />}>{t('lite_step_open')}</Step>
    </ol>
  );
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="install-step">
      {picture}
      <p>{children}</p>
    </li>
  );
}
