import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { useTournaments } from './use-tournaments.ts';
import './tournaments.css';

/** Tournaments that are on or planned; the table of the first one that runs is open. */
export function TournamentList() {
  const { t } = useTranslation();
  const query = useTournaments();
  const { table } = useSearch({ from: '/site/member/missionLeaderboard' });
  const navigate = useNavigate({ from: '/member/missionLeaderboard' });
  if (!query.data) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={5} label={t('loading')} />
    );
  }
  const { items } = query.data;
  if (items.length === 0) {
    return (
      <EmptyState
        seed="tournaments"
        title={t('tournaments_none')}
        text={t('tournaments_none_text')}
      />
    );
  }
  const openId = table ?? items.find(({ phase }) => phase !== 'planned')?.id;
  return (
    <ul className="tournaments">
      {items.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard
            tournament={tournament}
            isOpen={tournament.id === openId}
            onToggle={(isOpen) =>
              void navigate({
                search: { view: 'tournaments', table: isOpen ? tournament.id : 'none' },
                replace: true,
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
