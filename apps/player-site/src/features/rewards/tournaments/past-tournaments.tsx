import type { MemberTournament } from '@bahati/contract/player-site/rewards/tournaments.ts';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useRewardWords } from '#features/rewards/missions/use-reward-words.ts';
import { TournamentTable } from './tournament-table.tsx';
import './tournaments.css';

/** Tournaments that are over, each with its final table. */
export function PastTournaments() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(
    memberPages('GET /wps/rewards/tournaments', { state: 'over', pageSize: 10 }),
  );
  const tournaments = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="member-section" aria-label={t('tournaments_past')}>
      <h2 className="member-section-title">{t('tournaments_past')}</h2>
      {!tournaments ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )
      ) : tournaments.length === 0 ? (
        <EmptyState seed="past-tournaments" title={t('tournaments_past_none')} />
      ) : (
        <ul className="past-tournaments">
          {tournaments.map((tournament) => (
            <li key={tournament.id}>
              <Past tournament={tournament} />
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

function Past({ tournament }: { tournament: MemberTournament }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const { inLanguage, awardWords } = useRewardWords();
  const [isOpen, setIsOpen] = useState(false);
  const { won, phase, currency } = tournament;
  return (
    <details
      className="past-tournament"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span className="past-words">
          <span className="past-title">{inLanguage(tournament.title)}</span>
          <span className="quiet">{shortTime(tournament.endsAt)}</span>
        </span>
        {won ? (
          <span className="mission-won">
            {t('tournaments_won', {
              place: won.place,
              award: awardWords(won.award, currency),
            })}
          </span>
        ) : (
          phase === 'void' && <Badge tone="hibiscus">{t('tournaments_phase_void')}</Badge>
        )}
      </summary>
      {phase === 'void' ? (
        <p className="quiet">{t('tournaments_void_how')}</p>
      ) : (
        isOpen && <TournamentTable tournament={tournament} />
      )}
    </details>
  );
}
