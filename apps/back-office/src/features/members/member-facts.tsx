import type { ReactNode } from 'react';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { MemberCard } from './member-card.ts';

/** Balance first, then what came and went, then who it is. */
export function MemberFacts({ member }: { member: MemberCard }) {
  const { translate, locale, instant, codeWords } = useWords();
  const { currency, totals, overview } = member;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <section className="member-facts" aria-label={translate('members.profile')}>
      <div className="member-balance">
        <h2>{translate('members.balance')}</h2>
        <Amount size="l" value={member.balance} currency={currency} locale={locale} />
        <p className="quiet">
          {translate('members.of_which_held')} {money(member.held)}
        </p>
        <p className="member-history">
          <AuditLink subject={`member:${member.id}`}>{translate('members.history')}</AuditLink>
        </p>
      </div>
      <dl className="member-totals">
        <Fact label={translate('members.deposited')}>{money(totals.deposited)}</Fact>
        <Fact label={translate('members.withdrawn')}>{money(totals.withdrawn)}</Fact>
        <Fact label={translate('members.staked')}>{money(totals.staked)}</Fact>
        <Fact label={translate('members.paid_out')}>{money(totals.paidOut)}</Fact>
        <Fact label={translate('members.open_stakes')}>{money(overview.openStakes)}</Fact>
        <Fact label={translate('members.ggr')}>{money(overview.ggr)}</Fact>
      </dl>
      <dl className="member-profile">
        <Fact label={translate('members.registered')}>{instant(member.registeredAt)}</Fact>
        <Fact label={translate('members.last_login')}>
          {member.lastLoginAt ? instant(member.lastLoginAt) : '–'}
        </Fact>
        <Fact label={translate('members.first_deposit')}>
          {overview.firstDepositAt ? instant(overview.firstDepositAt) : '–'}
        </Fact>
        <Fact label={translate('members.last_deposit')}>
          {overview.lastDepositAt ? instant(overview.lastDepositAt) : '–'}
        </Fact>
        <Fact label={translate('members.language')}>{codeWords('languages', member.language)}</Fact>
        <Fact label={translate('members.registered_ip')}>{member.registeredIp ?? '–'}</Fact>
        {member.registeredUrl && (
          <Fact label={translate('members.registered_url')}>{member.registeredUrl}</Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
