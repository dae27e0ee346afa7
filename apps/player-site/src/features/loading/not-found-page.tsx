import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from './page-title.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="page">
      <PageTitle words={t('not_found_title')} />
      <EmptyState
        seed="lost"
        title={<h1 className="page-heading">{t('not_found_title')}</h1>}
        text={t('not_found_text')}
        action={
          <Link to="/" className={buttonClass({ tone: 'brass' })}>
            {t('not_found_home')}
          </Link>
        }
      />
    </div>
  );
}
