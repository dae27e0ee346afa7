/** Rows still on their way, as high as those that come. */
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** So many that the footer, with the words it speaks, is not near before the list is there. */
const rows = 12;

export function ListSkeleton({ isMixed }: { isMixed: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <div className={isMixed ? 'list-head' : 'list-day'}>
        <Skeleton width={120} />
      </div>
      <div className="event-rows">
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className="event-row">
            <div className="event-row-head">
              <Skeleton width={110} height={10} />
            </div>
            <div className="event-row-sides">
              <Skeleton width={`${70 - ((at * 13) % 25)}%`} />
              <Skeleton width={`${60 - ((at * 7) % 25)}%`} />
            </div>
            <div className="event-row-markets">
              <div className="event-row-odds" data-outcomes="3">
                {[0, 1, 2].map((column) => (
                  <Skeleton key={column} shape="block" height={44} />
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
