import { useState } from 'react';
import type {
  MemberLogin,
  MemberSession,
} from '@bahati/contract/back-office/members/member-card.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import './member-logins.css';

/** Where a member is and was logged in, and who tried. */
export function MemberLogins({ memberId }: { memberId: string }) {
  const { translate } = useWords();
  const [ending, setEnding] = useState<MemberSession>();
  const sessions = useList(
    'GET /bo/members/:id/sessions',
    { params: { id: memberId } },
    { pageSize: 10 },
  );
  const logins = useList(
    'GET /bo/members/:id/logins',
    { params: { id: memberId } },
    { pageSize: 10 },
  );
  const sessionColumns = useSessionColumns(setEnding);
  const loginColumns = useLoginColumns();
  return (
    <div className="member-logins">
      <section aria-labelledby="member-sessions">
        <h2 id="member-sessions">{translate('member_logins.sessions')}</h2>
        <RecordList
          label={translate('member_logins.sessions')}
          list={sessions}
          columns={sessionColumns}
          empty={{ title: translate('member_logins.no_sessions'), seed: 'sessions' }}
        />
      </section>
      <section aria-labelledby="member-login-history">
        <h2 id="member-login-history">{translate('member_logins.history')}</h2>
        <RecordList
          label={translate('member_logins.history')}
          list={logins}
          columns={loginColumns}
          empty={{ title: translate('member_logins.no_logins'), seed: 'logins' }}
        />
      </section>
      {ending && (
        <ReasonDialog
          title={translate('member_logins.end_title')}
          confirmLabel={translate('member_logins.end_now')}
          tone="danger"
          send={(reason) =>
            call('POST /bo/members/:id/sessions/end', {
              params: { id: memberId },
              body: { sessionId: ending.id, reason },
            })
          }
          tell={() => translate('member_logins.ended_now')}
          onClose={() => setEnding(undefined)}
        >
          <p>{`${ending.name || translate('member_logins.unknown')} · ${ending.ip ?? '–'}`}</p>
        </ReasonDialog>
      )}
    </div>
  );
}

/** An address or a device; a click finds everybody else who was there. */
function Everywhere({ text }: { text: string | null }) {
  if (text === null) return '–';
  return (
    <Link className="office-link office-code" to={`/members?search=${encodeURIComponent(text)}`}>
      {text}
    </Link>
  );
}

function useSessionColumns(end: (session: MemberSession) => void) {
  const { translate, instant } = useWords();
  const canAccess = useCan('POST /bo/members/:id/sessions/end');
  return [
    {
      id: 'name',
      label: translate('member_logins.browser'),
      render: ({ name }) => <strong>{name || translate('member_logins.unknown')}</strong>,
    },
    {
      id: 'state',
      label: translate('members.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ isAlive }) => (
        <StatusChip tone={isAlive ? 'lagoon' : 'quiet'}>
          {translate(isAlive ? 'member_logins.alive' : 'member_logins.over')}
        </StatusChip>
      ),
    },
    {
      id: 'device',
      label: translate('member_logins.device'),
      isTight: true,
      render: ({ device }) => <Everywhere text={device} />,
    },
    {
      id: 'ip',
      label: translate('member_logins.ip'),
      isTight: true,
      render: ({ ip }) => <Everywhere text={ip} />,
    },
    {
      id: 'in',
      label: translate('member_logins.signed_in'),
      isTight: true,
      render: ({ signedInAt }) => instant(signedInAt),
    },
    {
      id: 'seen',
      label: translate('member_logins.seen'),
      isTight: true,
      render: ({ lastSeenAt }) => instant(lastSeenAt),
    },
    {
      id: 'end',
      label: translate('member_logins.act'),
      isTight: true,
      render: (session) =>
        session.isAlive && canAccess ? (
          <Button size="s" onClick={() => end(session)}>
            {translate('member_logins.end')}
          </Button>
        ) : (
          ''
        ),
    },
  ] satisfies Column<MemberSession>[];
}

function useLoginColumns() {
  const { translate, instant } = useWords();
  return [
    {
      id: 'at',
      label: translate('member_logins.at'),
      isTight: true,
      render: ({ at }) => <span className="tabular">{instant(at)}</span>,
    },
    {
      id: 'how',
      label: translate('member_logins.outcome'),
      isTight: true,
      isInCardHead: true,
      render: ({ isSuccessful }) => (
        <StatusChip tone={isSuccessful ? 'lagoon' : 'hibiscus'}>
          {translate(isSuccessful ? 'member_logins.worked' : 'member_logins.failed')}
        </StatusChip>
      ),
    },
    {
      id: 'way',
      label: translate('member_logins.way'),
      render: ({ way }) => translate(`login_ways.${way}`),
    },
    {
      id: 'name',
      label: translate('member_logins.browser'),
      render: ({ name }) => name || translate('member_logins.unknown'),
    },
    {
      id: 'ip',
      label: translate('member_logins.ip'),
      isTight: true,
      render: ({ ip }) => <Everywhere text={ip} />,
    },
  ] satisfies Column<MemberLogin>[];
}
