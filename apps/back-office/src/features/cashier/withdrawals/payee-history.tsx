import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

const shownBefore = 4;

/** The member's withdrawals before this one: is it the first, and is the number an old one? */
export function PayeeHistory({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, locale, day } = useWords();
  const { data } = useRecord('GET /bo/withdrawals', {
    query: { memberId: withdrawal.memberId, pageSize: 20 },
  });
  if (!data) return null;
  const others = data.items.filter(({ id }) => id !== withdrawal.id);
  const mark =
    withdrawal.status === 'requested' && payeeMark(withdrawal, others, data.nextCursor !== null);
  return (
    <section className="queue-section">
      <h3>{translate('withdrawals.before')}</h3>
      {mark && <p className="queue-mark">{translate(`withdrawals.${mark}`)}</p>}
      {others.length === 0 && !mark && <p className="quiet">–</p>}
      <ul className="queue-history">
        {others.slice(0, shownBefore).map(({ id, createdAt, payee, amount, currency, status }) => (
          <li key={id}>
            <span className="quiet tabular">{day(createdAt)}</span>
            <span className="office-code">{payee}</span>
            <WithdrawalStatus status={status} />
            <Amount size="s" value={amount} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What deserves a second look; nothing where we do not see far or clearly enough to say it. */
function payeeMark(
  withdrawal: StaffWithdrawal,
  others: readonly StaffWithdrawal[],
  hasMore: boolean,
): 'first' | 'new_payee' | undefined {
  if (others.length === 0) return 'first';
  const isMasked = withdrawal.payee.includes('•');
  const isKnown = others.some(
    ({ payee, status }) =>
      payee === withdrawal.payee && (status === 'paid' || status === 'confirmed'),
  );
  return isKnown || isMasked || hasMore ? undefined : 'new_payee';
}
