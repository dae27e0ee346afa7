import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { RangeFilter } from '#features/records/range-filter.tsx';
import { agentRanges } from '#site/search.ts';
import { TeamPath } from '#features/agency/team/team-path.tsx';
import { useReportDays } from '#features/agency/team/use-report-days.ts';
import { MemberField } from './member-field.tsx';
import { MemberMovements } from './member-movements.tsx';
import './reports.css';

const here = '/agentHome/agentDownlineTransactionDetailsCopy';

/** The movements of a chosen member's money that are neither stakes nor wins. */
export function AccountDetailsPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/agentCentre/agentHome/agentDownlineTransactionDetailsCopy' });
  const navigate = useNavigate();
  const days = useReportDays(search);
  const memberId = search.member;
  const query = useQuery({
    ...memberQuery('GET /wps/agent/members/:id', { params: { id: memberId ?? '0' } }),
    enabled: memberId !== undefined,
  });
  const member = memberId === undefined ? undefined : query.data;
  return (
    <>
      <PageTitle words={t('agent_menu_account')} />
      <h1 className="page-heading">{t('agent_menu_account')}</h1>
      <div className="team-member-field">
        <MemberField
          nickname={member?.nickname ?? ''}
          onChoose={(id) => void navigate({ to: here, search: { ...search, member: id } })}
        />
      </div>
      {memberId === undefined ? (
        <EmptyState
          seed="account-record"
          title={t('team_choose_title')}
          text={t('team_choose_text')}
        />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <>
          {member && (
            <TeamPath
              path={[...member.path, { id: member.id, nickname: member.nickname }]}
              linkTo={({ id }, isTop, link) => (
                <Link
                  to="/agentHome/downlineManagmentView"
                  search={isTop ? {} : { under: id }}
                  {...link}
                />
              )}
            />
          )}
          <RangeFilter
            search={search}
            ranges={agentRanges}
            onChange={(next) =>
              void navigate({ to: here, search: next, replace: true, resetScroll: false })
            }
          />
          <MemberMovements memberId={memberId} days={days} />
        </>
      )}
    </>
  );
}
