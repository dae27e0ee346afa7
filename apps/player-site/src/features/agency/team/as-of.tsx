import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** How far figures go: a few minutes behind. Null: nothing was counted yet. */
export function AsOf({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <p className="page-lead">
      {at === undefined ? (
        <Skeleton width={180} />
      ) : at === null ? (
        t('team_as_of_none')
      ) : (
        t('team_as_of', { time: time(at) })
      )}
    </p>
  );
}
