import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import './event-page.css';

/** An event's page on its way, in its shape. */
export function EventSkeleton({ isHeaderKnown = false }: { isHeaderKnown?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="event-skeleton" role="status" aria-busy="true" aria-label={t('loading')}>
      {!isHeaderKnown && <Skeleton shape="block" height={172} />}
      <Skeleton shape="block" height={48} />
      <Skeleton shape="block" height={102} />
      <Skeleton shape="block" height={166} />
      <Skeleton shape="block" height={102} />
      <Skeleton shape="block" height={166} />
    </div>
  );
}
