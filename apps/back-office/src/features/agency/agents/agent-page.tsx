import type { AgentCard } from '@bahati/contract/back-office/agency/agents.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { IntegrityScore } from '#features/agency/integrity/integrity-score.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { Link } from '#office/address/link.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { AgentContracts } from './agent-contracts.tsx';
import { AgentTypeAct } from './agent-type-act.tsx';
import { MemberPlace } from './member-place.tsx';
import './agents.css';
import '#features/members/member-page.css';

/** Everything about one agent on one card. */
export function AgentPage() {
  const { translate, codeWords } = useWords();
  const { id = '' } = usePathParams();
  const reading = useRecord('GET /bo/agents/:id', { params: { id } });
  const { data: agent, error, refetch, isFetching } = reading;
  if (error && !agent) {
    return (
      <>
        <PageTitle title={translate('sections.agents')} />
        <ListProblem
          title={translate('agents.unread')}
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      </>
    );
  }
  if (!agent) return <LoadingPage />;
  return (
    <>
      <RecordTitle title={agent.username} back={{ to: '/agents', label: translate('agents.back') }}>
        <MemberStatus status={agent.status} />
        <span className="office-code member-kind">
          {`${agent.id} · ${codeWords('member_types', String(agent.type))}`}
        </span>
      </RecordTitle>
      <div className="agent-card">
        <div className="agent-column">
          <section className="agent-part" aria-labelledby="agent-team">
            <h2 id="agent-team">{translate('agents.team_and_figures')}</h2>
            <AgentFacts agent={agent} />
            <div className="agent-acts">
              <MemberLink id={agent.id} username={translate('agents.member_card')} />
              <AgentTypeAct agent={agent} />
            </div>
          </section>
          <section className="agent-part" aria-labelledby="agent-contracts">
            <h2 id="agent-contracts">{translate('agents.contracts')}</h2>
            <AgentContracts agent={agent} />
          </section>
        </div>
        <div className="agent-column">
          <section className="agent-part" aria-labelledby="agent-line">
            <h2 id="agent-line">{translate('moves.line')}</h2>
            <MemberPlace memberId={agent.id} />
          </section>
          <section className="agent-part" aria-labelledby="agent-bills">
            <h2 id="agent-bills">{translate('agents.bills')}</h2>
            <AgentMoney agent={agent} />
          </section>
        </div>
      </div>
    </>
  );
}

function AgentFacts({ agent }: { agent: AgentCard }) {
  const { translate, locale, instant } = useWords();
  const { team, thirtyDays, currency, activeMembers, integrityScore } = agent;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <KeyValueList
      isCompact
      items={[
        {
          id: 'team',
          label: translate('agents.team'),
          value: translate('agents.team_long', team),
        },
        { id: 'active', label: translate('agents.active'), value: activeMembers },
        { id: 'new', label: translate('agents.new'), value: thirtyDays.newMembers },
        { id: 'turnover', label: translate('agents.turnover'), value: money(thirtyDays.turnover) },
        {
          id: 'valid',
          label: translate('agents.valid'),
          value: money(thirtyDays.validTurnover),
        },
        { id: 'result', label: translate('agents.result'), value: money(thirtyDays.result) },
        { id: 'deposits', label: translate('agents.deposits'), value: money(thirtyDays.deposits) },
        {
          id: 'withdrawals',
          label: translate('agents.withdrawals'),
          value: money(thirtyDays.withdrawals),
        },
        {
          id: 'integrity',
          label: translate('agents.integrity'),
          value: (
            <Link to={`/agent_integrity/${agent.id}/show`} className="office-link">
              {integrityScore === null ? (
                translate('integrity.no_score')
              ) : (
                <IntegrityScore score={integrityScore} />
              )}
            </Link>
          ),
        },
        {
          id: 'registered',
          label: translate('members.registered'),
          value: instant(agent.registeredAt),
        },
      ]}
    />
  );
}

function AgentMoney({ agent }: { agent: AgentCard }) {
  const { translate, locale } = useWords();
  const { id, bills, debts, currency } = agent;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <>
      <KeyValueList
        isCompact
        items={[
          { id: 'count', label: translate('agents.bills_count'), value: bills.count },
          { id: 'own', label: translate('agents.bills_own'), value: money(bills.own) },
          { id: 'approve', label: translate('agents.bills_wait'), value: bills.toApprove },
          { id: 'owes', label: translate('agents.owes'), value: money(debts.owes) },
          { id: 'owed', label: translate('agents.is_owed'), value: money(debts.isOwed) },
        ]}
      />
      <div className="agent-acts">
        <Link to={`/agency_bills?agent=${id}`} className="office-link">
          {translate('agents.all_bills')}
        </Link>
        <Link to={`/agency_bills?tab=debts&agent=${id}`} className="office-link">
          {translate('agents.all_debts')}
        </Link>
      </div>
    </>
  );
}
