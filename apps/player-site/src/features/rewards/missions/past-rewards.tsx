import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { PastTournaments } from '#features/rewards/tournaments/past-tournaments.tsx';
import { useRewardWords } from './use-reward-words.ts';

/** What was claimed, and tournaments that are over. */
export function PastRewards() {
  return (
    <div className="member-columns">
      <PastTournaments />
      <Claims />
    </div>
  );
}

function Claims() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { inLanguage, awardWords } = useRewardWords();
  const query = useInfiniteQuery(memberPages('GET /wps/rewards/missions/claims', { pageSize: 10 }));
  const claims = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="member-section" aria-label={t('missions_history')}>
      <h2 className="member-section-title">{t('missions_history')}</h2>
      {!claims ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )
      ) : claims.length === 0 ? (
        <EmptyState seed="mission-claims" title={t('missions_history_none')} />
      ) : (
        <ul className="rows">
          {claims.map((claim) => (
            <li key={`${claim.id} ${claim.period}`}>
              <ListRow
                title={inLanguage(claim.title)}
                subtitle={time(claim.claimedAt)}
                trailing={
                  <span className="mission-won">{awardWords(claim.award, claim.currency)}</span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </section>
  );
}
