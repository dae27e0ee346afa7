import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (isOnline) return null;
  return <NoticeBar tone="warn">{t('offline_notice')}</NoticeBar>;
}
