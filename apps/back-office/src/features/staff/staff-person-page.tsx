import { useState } from 'react';
import type { StaffCard, StaffSession } from '@bahati/contract/back-office/staff/staff-people.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { EndSessionDialog, StaffActs } from './staff-acts.tsx';
import { SessionList } from '#features/staff/account/session-list.tsx';
import { StaffState } from './staff-state.tsx';
import './staff.css';

/** One staff user: role, sessions, logins, and every role given or taken. */
export function StaffPersonPage() {
  const { translate, locale } = useWords();
  const { id = '' } = usePathParams();
  const {
    data: person,
    error,
    refetch,
    isFetching,
  } = useRecord('GET /bo/staff/:id', { params: { id } });
  const canAccess = useCan('POST /bo/staff');
  const [ending, setEnding] = useState<StaffSession>();
  if (error && !person) {
    return (
      <>
        <PageTitle title={translate('sections.staff')} />
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      </>
    );
  }
  if (!person) return <LoadingPage />;
  return (
    <>
      <RecordTitle title={person.username} back={{ to: '/staff', label: translate('staff.back') }}>
        <StaffState state={person.state} />
      </RecordTitle>
      <div className="staff-card">
        <section aria-label={translate('staff.account')} className="staff-part">
          <p className="staff-role">{person.roleName[locale === 'sw' ? 'sw' : 'en']}</p>
          <Facts person={person} />
          {canAccess && <StaffActs person={person} />}
        </section>
        <section aria-label={translate('staff.sessions')} className="staff-part">
          <h2>{translate('staff.sessions')}</h2>
          <SessionList sessions={person.sessions} onEnd={canAccess ? setEnding : undefined} />
        </section>
        <Grants person={person} />
        <Logins person={person} />
      </div>
      {ending && (
        <EndSessionDialog person={person} session={ending} onClose={() => setEnding(undefined)} />
      )}
    </>
  );
}

function Facts({ person }: { person: StaffCard }) {
  const { translate, instant, codeWords } = useWords();
  const { wanted, invitation, createdAt, createdBy, hasSecondFactor, id } = person;
  return (
    <>
      {wanted && (
        <NoticeBar>
          {translate('staff.wanted', {
            role: codeWords('roles', wanted.role),
            name: wanted.askedBy,
          })}{' '}
          <Link to="/approvals" className="office-link">
            {translate('sections.approvals')}
          </Link>
        </NoticeBar>
      )}
      <p className="quiet">
        {translate(hasSecondFactor ? 'staff.has_factor' : 'staff.has_no_factor')}
      </p>
      {invitation && (
        <p className="quiet">
          {translate(invitation.isOver ? 'staff.link_was_over' : 'staff.link_stands', {
            name: invitation.createdBy,
            at: instant(invitation.expiresAt),
          })}
        </p>
      )}
      <p className="quiet">
        {translate('staff.added', { name: createdBy, at: instant(createdAt) })}{' '}
        <AuditLink subject={`staff:${id}`}>{translate('staff.in_audit')}</AuditLink>
      </p>
    </>
  );
}

function Grants({ person: { grants } }: { person: StaffCard }) {
  const { translate, instant, codeWords } = useWords();
  return (
    <section aria-label={translate('staff.grants')} className="staff-part">
      <h2>{translate('staff.grants')}</h2>
      {grants.length === 0 && <p className="quiet">{translate('staff.no_grants')}</p>}
      <ul className="staff-lines">
        {grants.map((grant) => (
          <li key={grant.id}>
            <strong>
              {`${grant.before === null ? '–' : codeWords('roles', grant.before)} → ${codeWords('roles', grant.after)}`}
            </strong>
            <span className="quiet">{instant(grant.at)}</span>
            <span>{grant.reason}</span>
            <span className="quiet">
              {grant.approvedBy === null
                ? translate('staff.grant_by', { asker: grant.askedBy })
                : translate('staff.grant_by_two', {
                    asker: grant.askedBy,
                    approver: grant.approvedBy,
                  })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Logins({ person: { logins } }: { person: StaffCard }) {
  const { translate, instant, codeWords } = useWords();
  return (
    <section aria-label={translate('staff.logins')} className="staff-part">
      <h2>{translate('staff.logins')}</h2>
      {logins.length === 0 && <p className="quiet">{translate('staff.no_logins')}</p>}
      <ul className="staff-lines">
        {logins.map(({ id, at, action, ip }) => (
          <li key={id} data-alarm={action === 'staff.login_failed' ? '' : undefined}>
            <span>{codeWords('audit_actions', action)}</span>
            <span className="office-code">{ip ?? '–'}</span>
            <span className="quiet">{instant(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
