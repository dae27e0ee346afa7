import type { StaffBill } from '@bahati/contract/back-office/agency/bills.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Where the money came from and went on to, what is missing, and what corrects the bill. */
export function BillRest({ bill }: { bill: StaffBill }) {
  const { translate, locale } = useWords();
  const { parts, currency, owed, paidFromBill, paidFromWallet } = bill;
  const line = (id: string, value: string) => ({
    id,
    label: translate(`bill.${id}`),
    value: <Amount size="s" value={value} currency={currency} locale={locale} />,
  });
  return (
    <>
      <section className="agent-part" aria-labelledby="bill-money">
        <h2 id="bill-money">{translate('bill.money')}</h2>
        <KeyValueList
          isCompact
          items={[
            line('platform', parts.platform),
            line('upline_bill', parts.uplineBill),
            line('upline_wallet', parts.uplineWallet),
            line('later', parts.laterPayments),
            line('owed', owed),
            line('paid_from_bill', paidFromBill),
            line('paid_from_wallet', paidFromWallet),
          ]}
        />
        <Debt bill={bill} />
        <Corrections bill={bill} />
      </section>
      <Downlines bill={bill} />
    </>
  );
}

function Debt({ bill: { debt, currency } }: { bill: StaffBill }) {
  const { translate, locale, instant } = useWords();
  if (!debt) return null;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <>
      <h3>{translate('agency_bills.debt')}</h3>
      <KeyValueList
        isCompact
        items={[
          {
            id: 'amount',
            label: translate(`debt_states.${debt.state}`),
            value: money(debt.amount),
          },
          { id: 'paid', label: translate('agency_bills.paid_since'), value: money(debt.paid) },
          { id: 'since', label: translate('agency_bills.since'), value: instant(debt.since) },
          { id: 'ends', label: translate('agency_bills.expires'), value: instant(debt.expiresAt) },
        ]}
      />
    </>
  );
}

function Corrections({ bill: { corrections, currency } }: { bill: StaffBill }) {
  const { translate, locale } = useWords();
  if (corrections.length === 0) return null;
  return (
    <>
      <h3>{translate('bill.corrections')}</h3>
      <ul className="agent-lines">
        {corrections.map(({ billId, cause, amount }) => (
          <li key={`${billId} ${cause}`}>
            <Link to={`/agency_bills/${billId}/show`} className="office-link">
              {translate(`bill_words.cause_${cause}`)}
            </Link>{' '}
            <Amount size="s" value={amount} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Downlines({ bill: { downlines, downlineCount, currency } }: { bill: StaffBill }) {
  const { translate, locale } = useWords();
  const words = useKindWords();
  if (downlineCount === 0) return null;
  return (
    <section className="agent-part" aria-labelledby="bill-downlines">
      <h2 id="bill-downlines">{translate('bill.downlines', { count: downlineCount })}</h2>
      <ul className="agent-lines">
        {downlines.map(({ id, agent, own, state }) => (
          <li key={id} className="bill-downline">
            <Link to={`/agency_bills/${id}/show`} className="office-link">
              {agent.nickname}
            </Link>
            <StatusChip tone={words.tone(state)}>{words.state(state)}</StatusChip>
            <Amount size="s" value={own} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
      {downlineCount > downlines.length && (
        <p className="quiet">{translate('bill.largest', { count: downlines.length })}</p>
      )}
    </section>
  );
}
