import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { RangeFilter } from '#features/records/range-filter.tsx';
import { agentRanges } from '#site/search.ts';
import { useReportDays } from '#features/agency/team/use-report-days.ts';
import { TeamReport } from './team-report.tsx';
import './reports.css';

const here = '/agentHome/palStatementsAgentCopy';

/** What came of each of the team, with all that goes into it. */
export function UserLossPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/agentCentre/agentHome/palStatementsAgentCopy' });
  const navigate = useNavigate();
  const days = useReportDays(search);
  const { member: _, under, ...range } = search;
  return (
    <>
      <PageTitle words={t('agent_menu_loss')} />
      <div>
        <h1 className="page-heading">{t('agent_menu_loss')}</h1>
        <p className="page-lead">{t('team_result_about')}</p>
      </div>
      <RangeFilter
        search={search}
        ranges={agentRanges}
        onChange={(next) =>
          void navigate({ to: here, search: next, replace: true, resetScroll: false })
        }
      />
      <TeamReport
        caption={t('agent_menu_loss')}
        days={days}
        under={under}
        columns={[
          'result',
          'turnover',
          'payouts',
          'rebates',
          'promotionCost',
          'deposits',
          'withdrawals',
        ]}
        lead="result"
        linkOf={(row, link) =>
          row.isTeam ? (
            <Link to={here} search={{ ...range, under: row.member.id }} {...link} />
          ) : (
            <Link
              to="/agentHome/agentDownlineTransactionDetailsCopy"
              search={{ ...range, member: row.member.id }}
              {...link}
            />
          )
        }
        linkUp={({ id }, isTop, link) => (
          <Link to={here} search={isTop ? range : { ...range, under: id }} {...link} />
        )}
      />
    </>
  );
}
