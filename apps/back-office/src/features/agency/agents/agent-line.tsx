import { type ReactNode, useState } from 'react';
import type { AgentRow } from '@bahati/contract/back-office/agency/agents.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { IntegrityScore } from '#features/agency/integrity/integrity-score.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

/** An agent with the size and the 30 days of the team; opened, with the agents below. */
export function AgentLine({
  agent,
  below,
}: {
  agent: AgentRow;
  /** What stands below once it is opened; absent: it is not opened here, and says whom it is below. */
  below?: () => ReactNode;
}) {
  const { translate, codeWords, locale } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { id, username, type, status, team, thirtyDays, currency, upline } = agent;
  const canOpen = below !== undefined && team.agents > 0;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <li>
      <div className="agents-line">
        <span className="agents-name">
          {canOpen ? (
            <IconButton
              label={translate(isOpen ? 'agents.close' : 'agents.open', { name: username })}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
            </IconButton>
          ) : (
            <span className="agents-leaf" aria-hidden="true" />
          )}
          <span>
            <Link to={`/agents/${id}/show`} className="office-link">
              {username}
            </Link>
            <span className="quiet agents-kind">
              {codeWords('member_types', String(type))}
              {!below && upline && ` · ${translate('agents.below', { name: upline.nickname })}`}
            </span>
          </span>
          {status !== 'active' && <MemberStatus status={status} />}
        </span>
        <Figure label={translate('agents.team')}>
          {translate('agents.team_of', {
            members: team.members,
            smart_count: team.agents,
          })}
        </Figure>
        <Figure label={translate('agents.turnover')}>{money(thirtyDays.turnover)}</Figure>
        <Figure label={translate('agents.result')}>{money(thirtyDays.result)}</Figure>
        <Figure label={translate('agents.deposits')}>{money(thirtyDays.deposits)}</Figure>
        <Figure label={translate('agents.integrity')}>
          {agent.integrityScore === null ? '–' : <IntegrityScore score={agent.integrityScore} />}
        </Figure>
      </div>
      {isOpen && below?.()}
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="agents-figure">
      <span className="agents-figure-name">{label}</span>
      <span>{children}</span>
    </span>
  );
}
