import type { MemberFreeRounds } from '@bahati/contract/player-site/rewards/free-rounds.ts';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { EndedFreeRounds, type EndedRounds, FreeRoundsCard } from './free-rounds-card.tsx';
import './free-rounds.css';

/** Rounds that are being prepared are there within seconds. */
const preparingMs = 4_000;

/** Over, in one way or another. */
function isEnded(one: MemberFreeRounds): one is EndedRounds {
  return one.state !== 'active' && one.state !== 'preparing';
}

/** Free rounds to play, each with the way to its game, and those of before; nothing without any. */
export function FreeRoundsList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useInfiniteQuery({
    ...memberPages('GET /wps/rewards/freeRounds', { pageSize: 20, language }),
    // Played in a frame of another origin: what is left is asked when somebody comes back.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => state === 'preparing'))
        ? preparingMs
        : false,
  });
  const all = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [open, ended] = [all.filter((one) => !isEnded(one)), all.filter(isEnded)];
  if (query.isSuccess && all.length === 0) return null;
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('free_rounds_title')}</h2>
      {query.isError && <QueryError query={query} />}
      {query.isPending && <SkeletonRows count={2} label={t('loading')} />}
      {open.length > 0 && (
        <ul className="free-rounds-cards">
          {open.map((one) => (
            <li key={one.id}>
              <FreeRoundsCard rounds={one} />
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <ul className="rows">
          {ended.map((one) => (
            <li key={one.id}>
              <EndedFreeRounds rounds={one} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Pager
          hasMore
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
          loadingLabel={t('loading')}
        />
      )}
    </section>
  );
}
