import { Amount } from '@bahati/ui/amount/amount.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { TeamPath } from '#features/agency/team/team-path.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useMember } from '#features/members/use-member.ts';
import { dayIn } from '#features/records/record-days.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberChips } from './member-chips.tsx';
import type { MemberDetail } from './member-detail.ts';
import { MemberContracts } from './member-contracts.tsx';
import './member-card.css';

/** Lines outside settlement have no contracts. */
const settledAgents: readonly number[] = [1, 2];

export function MemberCard({ member }: { member: MemberDetail }) {
  const { t } = useTranslation();
  const { locale, time, date, count } = useFormat();
  const { timeZone } = useBrand();
  const { data: me } = useMember();
  const currency = me?.currency ?? 'KES';
  const { id, nickname, type, depth, sums, balance, lastLoginAt, registeredAt, teamSize } = member;
  const amount = (value: string, sign?: 'always') => (
    <Amount value={value} currency={currency} locale={locale} sign={sign} />
  );
  const facts: KeyValue[] = [
    ...(balance === null
      ? []
      : [{ id: 'balance', label: t('team_balance'), value: amount(balance) }]),
    {
      id: 'login',
      label: t('team_last_login'),
      value: lastLoginAt ? time(lastLoginAt) : t('team_never'),
    },
    {
      id: 'joined',
      label: t('team_registered'),
      value: date(dayIn(new Date(registeredAt), timeZone)),
    },
    ...(member.source ? [{ id: 'source', label: t('team_source'), value: member.source }] : []),
    ...(member.mobile ? [{ id: 'mobile', label: t('team_mobile'), value: member.mobile }] : []),
    ...(member.email ? [{ id: 'email', label: t('team_email'), value: member.email }] : []),
    ...(teamSize > 0 ? [{ id: 'team', label: t('team_members'), value: count(teamSize) }] : []),
  ];
  return (
    <div className="member-card">
      <MemberChips member={member} hasLevel />
      <TeamPath
        path={[...member.path, { id, nickname }]}
        linkTo={(place, isTop, link) => (
          <Link
            to="/agentHome/downlineManagmentView"
            search={isTop ? {} : { under: place.id }}
            {...link}
          />
        )}
      />
      <section aria-label={t('team_30_days')}>
        <p className="member-card-span">{t('team_30_days')}</p>
        <dl className="member-card-sums">
          <div>
            <dt>{t('team_turnover')}</dt>
            <dd>
              <Amount value={sums.turnover} currency={currency} locale={locale} size="l" />
            </dd>
          </div>
          <div>
            <dt>{t('team_result')}</dt>
            <dd>
              <Amount
                value={sums.result}
                currency={currency}
                locale={locale}
                size="l"
                sign="always"
              />
            </dd>
          </div>
        </dl>
        <KeyValueList
          isCompact
          items={[
            { id: 'in', label: t('team_deposits'), value: amount(sums.deposits) },
            { id: 'out', label: t('team_withdrawals'), value: amount(sums.withdrawals) },
            { id: 'bets', label: t('team_bets'), value: count(sums.betCount) },
          ]}
        />
      </section>
      <KeyValueList isCompact items={facts} />
      {depth === 1 && settledAgents.includes(type) && <MemberContracts memberId={id} />}
      <MemberActions member={member} />
    </div>
  );
}
