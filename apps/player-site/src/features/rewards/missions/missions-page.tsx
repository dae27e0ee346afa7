import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { AddressChoice } from '#features/forms/address-choice.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { TournamentList } from '#features/rewards/tournaments/tournament-list.tsx';
import { MissionList } from './mission-list.tsx';
import { PastRewards } from './past-rewards.tsx';
import { useClaimable } from './use-missions.ts';
import './missions.css';

const views = ['missions', 'tournaments', 'past'] as const;

/** Missions, tournaments with their tables, and what came of both (spec §2: missionLeaderboard). */
export function MissionsPage() {
  const { t } = useTranslation();
  const { view = 'missions' } = useSearch({ from: '/site/member/missionLeaderboard' });
  const navigate = useNavigate({ from: '/member/missionLeaderboard' });
  const claimable = useClaimable();
  return (
    <>
      <PageTitle words={t('missions_title')} />
      <h1 className="page-heading">{t('missions_title')}</h1>
      <AddressChoice
        label={t('missions_view')}
        options={views.map((value) => ({
          value,
          label: t(`missions_view_${value}`),
          count: value === 'missions' && claimable > 0 ? String(claimable) : undefined,
        }))}
        value={view}
        onValueChange={(next) =>
          void navigate({ search: next === 'missions' ? {} : { view: next }, replace: true })
        }
      />
      {view === 'missions' ? (
        <MissionList />
      ) : view === 'tournaments' ? (
        <TournamentList />
      ) : (
        <PastRewards />
      )}
    </>
  );
}
