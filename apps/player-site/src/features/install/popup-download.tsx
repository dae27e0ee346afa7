import { useTranslation } from '#site/words/use-translation.ts';
import { AppQr } from './app-qr.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useResources } from './use-resources.ts';
import './popup-download.css';

/** Beside the sign-in on wide screens: the app on the phone by 78 px of QR code (spec §9). */
export function PopupDownload() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { resources } = useResources();
  const app = resources.find(({ resourceType }) => resourceType === 'IOS_APP');
  if (!app) return null;
  return (
    <div className="popup-download">
      <span className="popup-download-code">
        <AppQr url={app.url} size={78} border={0} />
      </span>
      <p>
        <b>{t('popup_app', { name })}</b>
        <span>{t('popup_app_how')}</span>
      </p>
    </div>
  );
}
