import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { RangeFilter } from '#features/records/range-filter.tsx';
import { agentRanges } from '#site/search.ts';
import { useReportDays } from '#features/agency/team/use-report-days.ts';
import { MemberRounds } from './member-rounds.tsx';
import { TeamReport } from './team-report.tsx';
import './reports.css';

const here = '/agentHome/personalHistoryCopy';

/** What each of the team staked and was paid, down to the rounds of one member. */
export function TeamBettingPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/agentCentre/agentHome/personalHistoryCopy' });
  const navigate = useNavigate();
  const days = useReportDays(search);
  const { member, under, ...range } = search;
  return (
    <>
      <PageTitle words={t('agent_menu_betting')} />
      <h1 className="page-heading">{t('agent_menu_betting')}</h1>
      <RangeFilter
        search={search}
        ranges={agentRanges}
        onChange={(next) =>
          void navigate({ to: here, search: next, replace: true, resetScroll: false })
        }
      />
      {member ? (
        <MemberRounds
          memberId={member}
          days={days}
          linkUp={({ id }, isTop, link) => (
            <Link to={here} search={isTop ? range : { ...range, under: id }} {...link} />
          )}
        />
      ) : (
        <TeamReport
          caption={t('agent_menu_betting')}
          days={days}
          under={under}
          columns={['turnover', 'betCount', 'validTurnover', 'payouts', 'result']}
          lead="turnover"
          linkOf={(row, link) => (
            <Link
              to={here}
              search={
                row.isTeam
                  ? { ...range, under: row.member.id }
                  : { ...range, member: row.member.id }
              }
              {...link}
            />
          )}
          linkUp={({ id }, isTop, link) => (
            <Link to={here} search={isTop ? range : { ...range, under: id }} {...link} />
          )}
        />
      )}
    </>
  );
}
