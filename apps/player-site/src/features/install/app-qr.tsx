import { useTranslation } from '#site/words/use-translation.ts';
import { currentLanguage } from '#site/i18n.ts';
import { QrCode } from './qr-code.tsx';
import { appLink } from './resource-links.rules.ts';
import { useBrand } from '#features/brand/use-brand.ts';

/** The code a phone reads to come to an app, in the reader's language. */
export function AppQr({ url, size, border }: { url: string; size: number; border?: number }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const link = appLink(url, window.location.origin, currentLanguage());
  return <QrCode text={link} label={t('qr_app', { name })} size={size} border={border} />;
}
