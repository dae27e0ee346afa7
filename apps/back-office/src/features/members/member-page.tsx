import { agentTypes } from '@bahati/contract/back-office/agency/agents.ts';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { MemberPlace } from '#features/agency/agents/member-place.tsx';
import { TransferLine } from '#features/agency/transfer-line.tsx';
import { AdjustBalance } from '#features/cashier/adjustments/adjust-balance.tsx';
import { DepositList } from '#features/cashier/deposits/deposit-list.tsx';
import { WithdrawalList } from '#features/cashier/withdrawals/withdrawal-list.tsx';
import { MemberInbox } from '#features/content/member-inbox.tsx';
import { MemberBets } from '#features/gaming/member-bets.tsx';
import { MemberVerification } from '#features/kyc/member-verification.tsx';
import { MemberLevel } from '#features/rewards/programmes/member-level.tsx';
import { MemberRebates } from '#features/records/member-rebates.tsx';
import { useRewardTabs } from '#features/rewards/member-reward-tabs.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { LedgerList } from './ledger-list.tsx';
import { MemberActs } from './member-acts.tsx';
import type { MemberCard } from './member-card.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberMarks } from '#features/members/notes/member-marks.tsx';
import { MemberNotes } from '#features/members/notes/member-notes.tsx';
import { MemberLogins } from './member-logins.tsx';
import { MemberPersonal } from '#features/members/personal/member-personal.tsx';
import { MemberRecovery } from '#features/members/recovery/member-recovery.tsx';
import { MemberRelated } from './member-related.tsx';
import { MemberSafety } from '#features/members/safety/member-safety.tsx';
import { MemberStatus } from './member-status.tsx';
import { RestrictionChips, RestrictMember } from './restrict-member.tsx';
import './member-page.css';

/** Everything about one member on one card. */
export function MemberPage() {
  const { translate, codeWords } = useWords();
  const { id = '' } = usePathParams();
  const {
    data: member,
    error,
    refetch,
    isFetching,
  } = useRecord('GET /bo/members/:id', { params: { id } });
  if (error && !member) {
    return (
      <>
        <PageTitle title={translate('sections.members')} />
        <ListProblem
          title={translate('members.unread')}
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      </>
    );
  }
  if (!member) return <LoadingPage />;
  return (
    <>
      <RecordTitle
        title={member.username}
        back={{ to: '/members', label: translate('members.back') }}
      >
        <MemberStatus status={member.status} />
        <RestrictionChips member={member} />
        <span className="office-code member-kind">
          {`${member.id} · ${codeWords('member_types', String(member.type))}`}
        </span>
        <AgentCardLink member={member} />
      </RecordTitle>
      <MemberFacts member={member} />
      <MemberMarks id={member.id} />
      <div className="member-records">
        <MemberActs member={member}>
          <AdjustBalance member={member} />
          <RestrictMember member={member} />
        </MemberActs>
        <TransferLine member={member} />
        <MemberLevel member={member} />
        <MemberTabs member={member} />
      </div>
    </>
  );
}

/** From the card of a member who is an agent to the card of the agent. */
function AgentCardLink({ member: { id, type } }: { member: MemberCard }) {
  const { translate } = useWords();
  const canAccess = useCan('GET /bo/agents/:id');
  if (!canAccess || !agentTypes.some((one) => one === type)) return null;
  return (
    <Link to={`/agents/${id}/show`} className="office-link member-kind">
      {translate('agents.agent_card')}
    </Link>
  );
}

/** Trial members stand in no tree. */
const trialType = 4;

function MemberTabs({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  const search = useSearch();
  const deposits = useCan('GET /bo/deposits');
  const withdrawals = useCan('GET /bo/withdrawals');
  const documents = useCan('GET /bo/kyc');
  const tree = useCan('GET /bo/members/:id/line');
  const rewards = useRewardTabs(member.id);
  const tabs = [
    {
      id: 'ledger',
      label: translate('members.ledger'),
      panel: <LedgerList memberId={member.id} currency={member.currency} />,
    },
    {
      id: 'bets',
      label: translate('member_bets.tab'),
      panel: <MemberBets memberId={member.id} />,
    },
    ...(deposits
      ? [
          {
            id: 'deposits',
            label: translate('sections.deposits'),
            panel: <DepositList filter={{ memberId: member.id }} hasMember={false} />,
          },
        ]
      : []),
    ...(withdrawals
      ? [
          {
            id: 'withdrawals',
            label: translate('sections.withdrawals'),
            panel: <WithdrawalList memberId={member.id} />,
          },
        ]
      : []),
    {
      id: 'rebates',
      label: translate('member_rebates.tab'),
      panel: <MemberRebates memberId={member.id} />,
    },
    ...rewards,
    {
      id: 'inbox',
      label: translate('member_inbox.tab'),
      panel: <MemberInbox memberId={member.id} />,
    },
    {
      id: 'notes',
      label: translate('notes.tab'),
      panel: <MemberNotes memberId={member.id} />,
    },
    {
      id: 'person',
      label: translate('personal.tab'),
      panel: <MemberPersonal member={member} />,
    },
    ...(documents
      ? [
          {
            id: 'verification',
            label: translate('sections.verification'),
            panel: <MemberVerification member={member} />,
          },
        ]
      : []),
    {
      id: 'logins',
      label: translate('member_logins.tab'),
      panel: (
        <>
          <MemberRecovery member={member} />
          <MemberLogins memberId={member.id} />
        </>
      ),
    },
    {
      id: 'related',
      label: translate('member_related.tab'),
      panel: <MemberRelated memberId={member.id} />,
    },
    ...(tree && member.type !== trialType
      ? [
          {
            id: 'line',
            label: translate('moves.tab'),
            panel: <MemberPlace memberId={member.id} />,
          },
        ]
      : []),
    {
      id: 'safety',
      label: translate('member_limits.tab'),
      panel: <MemberSafety member={member} />,
    },
  ];
  const chosen = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'ledger';
  return (
    <Tabs
      label={translate('members.records')}
      tabs={tabs}
      selectedId={chosen}
      onSelect={(id) => search.set({ tab: id === 'ledger' ? undefined : id }, true)}
    />
  );
}
