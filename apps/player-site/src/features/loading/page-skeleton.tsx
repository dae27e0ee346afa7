import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="page">
      <SkeletonRows count={5} label={t('loading')} />
    </div>
  );
}
