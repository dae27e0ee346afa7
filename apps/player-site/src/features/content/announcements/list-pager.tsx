import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import type { AnnouncementList } from './use-announcements.ts';

/** The foot of the titles: more of them, or, in a very long list, the page before and the next. */
export function ListPager({ list }: { list: AnnouncementList }) {
  const { t } = useTranslation();
  const { isPaged, isLoading, page, totalPages, setPage } = list;
  if (!isPaged) {
    if (page >= totalPages) return null;
    return (
      <Button
        size="s"
        isLoading={isLoading}
        loadingLabel={t('loading')}
        onClick={() => setPage(page + 1)}
      >
        {t('more')}
      </Button>
    );
  }
  return (
    <nav className="announcement-pager" aria-label={t('pager')}>
      <IconButton
        label={t('pager_previous')}
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <p aria-live="polite">{t('pager_place', { page, total: totalPages })}</p>
      <IconButton
        label={t('pager_next')}
        disabled={page === totalPages}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </nav>
  );
}
