import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Who asks for the money: what came in, what was played, what went out. */
export function WithdrawalMember({ memberId, username }: { memberId: string; username: string }) {
  const { translate, locale, instant } = useWords();
  const canAccess = useCan('GET /bo/members/:id');
  const canUnmask = useCan('POST /bo/members/:id/unmask');
  const { data: member, error } = useRecord(
    'GET /bo/members/:id',
    { params: { id: memberId } },
    { isEnabled: canAccess },
  );
  const money = (value: string) =>
    member && <Amount size="s" value={value} currency={member.currency} locale={locale} />;
  return (
    <section className="queue-section">
      <h3>
        <MemberLink id={memberId} username={username} />
        {member && <MemberStatus status={member.status} />}
      </h3>
      {canAccess && !member && !error && (
        <SkeletonRows count={2} label={translate('list.loading')} />
      )}
      {error && <p className="quiet">{translate('withdrawals.member_unread')}</p>}
      {member && (
        <KeyValueList
          isCompact
          items={[
            { id: 'balance', label: translate('members.balance'), value: money(member.balance) },
            { id: 'held', label: translate('members.held'), value: money(member.held) },
            {
              id: 'deposited',
              label: translate('members.deposited'),
              value: money(member.totals.deposited),
            },
            {
              id: 'staked',
              label: translate('members.staked'),
              value: money(member.totals.staked),
            },
            {
              id: 'paid_out',
              label: translate('members.paid_out'),
              value: money(member.totals.paidOut),
            },
            {
              id: 'withdrawn',
              label: translate('members.withdrawn'),
              value: money(member.totals.withdrawn),
            },
            {
              id: 'registered',
              label: translate('members.registered'),
              value: instant(member.registeredAt),
            },
          ]}
        />
      )}
      {canUnmask && (
        <p>
          <Link className="office-link" to={`/members/${memberId}/show?tab=person`}>
            {translate('personal.see')}
          </Link>
        </p>
      )}
    </section>
  );
}
