import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';

export function IncomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t('agent_menu_income')} />
      <h1 className="page-heading">{t('agent_menu_income')}</h1>
      <SkeletonRows count={3} label={t('loading')} />
    </>
  );
}
