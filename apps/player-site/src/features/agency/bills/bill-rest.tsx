import type { BillDetail } from '@bahati/contract/agency-terms.ts';
import { partOf } from '@bahati/agency-rules/explain/parts.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { BillPart } from '@bahati/ui/bill-view/bill-explained.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { billTones, useBillWords } from './use-bill-words.ts';

type Props = { bill: BillDetail };

/** What is missing of the bill, and what of it was paid since. */
export function BillDebt({ bill: { debt, currency } }: Props) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  if (!debt) return null;
  const whole = parseDecimal(debt.amount, currency);
  const paid = parseDecimal(debt.paid, currency);
  const told = { paid: money(debt.paid, currency), amount: money(debt.amount, currency) };
  return (
    <BillPart title={t('bills_debt_title')}>
      <div className="bill-debt" data-state={debt.state}>
        <span className="bill-debt-track" aria-hidden="true">
          <span style={{ width: `${partOf(paid, whole) / 10}%` }} />
        </span>
        <p>{t('bills_debt_progress', told)}</p>
        <p className="quiet bill-small">
          {t(`bills_debt_${debt.state}`, { since: time(debt.since), until: time(debt.expiresAt) })}
        </p>
      </div>
      <KeyValueList
        items={[
          { id: 'amount', label: t('bills_debt_amount'), value: told.amount },
          ...debt.payments.map(({ amount, paidAt }, at) => ({
            id: `${at}`,
            label: t('bills_debt_payment', { time: time(paidAt) }),
            value: money(amount, currency),
          })),
          {
            id: 'rest',
            label: t('bills_debt_rest'),
            value: money(toDecimal(whole - paid, currency), currency),
            isStrong: true,
          },
        ]}
      />
    </BillPart>
  );
}

/** What goes on to direct downlines: a bill each. */
export function BillDownlines({ bill }: Props) {
  const { t } = useTranslation();
  const { money, count } = useFormat();
  const { downlines, downlineCount, currency } = bill;
  if (downlines.length === 0) return null;
  return (
    <BillPart
      title={t('bills_downlines_title')}
      about={
        downlineCount > downlines.length
          ? t('bills_downlines_more', { count: count(downlineCount) })
          : undefined
      }
    >
      <ul className="bill-rows">
        {downlines.map((downline) => {
          const missing =
            parseDecimal(downline.own, currency) - parseDecimal(downline.received, currency);
          return (
            <li key={downline.id}>
              <ListRow
                renderLink={(link) => (
                  <Link to="/agentHome/bill/$billId" params={{ billId: downline.id }} {...link} />
                )}
                title={downline.agent.nickname}
                subtitle={
                  <StatusChip tone={billTones[downline.state]}>
                    {t(`bills_state_${downline.state}`)}
                  </StatusChip>
                }
                trailing={<span className="tabular">{money(downline.own, currency)}</span>}
                trailingNote={
                  missing > 0n
                    ? t('bills_downline_missing', {
                        amount: money(toDecimal(missing, currency), currency),
                      })
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
    </BillPart>
  );
}

/** Later bills that take up what changed after this one was issued. */
export function BillCorrections({ bill: { corrections, currency } }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (corrections.length === 0) return null;
  return (
    <BillPart title={t('bills_corrections_title')} about={t('bills_corrections_about')}>
      <ul className="bill-rows">
        {corrections.map(({ billId, cause, amount }, at) => (
          <li key={at}>
            <ListRow
              renderLink={(link) => (
                <Link to="/agentHome/bill/$billId" params={{ billId }} {...link} />
              )}
              title={t(`bill_cause_${cause}`)}
              trailing={<span className="tabular">{money(amount, currency)}</span>}
            />
          </li>
        ))}
      </ul>
    </BillPart>
  );
}

export function BillFacts({ bill }: Props) {
  const { t } = useTranslation();
  const { time, count } = useFormat();
  const words = useBillWords();
  return (
    <BillPart title={t('bills_facts_title')}>
      <KeyValueList
        isCompact
        items={[
          { id: 'agent', label: t('bills_fact_agent'), value: bill.agent.nickname },
          { id: 'payer', label: t('bills_fact_payer'), value: words.payer(bill.upline) },
          { id: 'period', label: t('bills_fact_period'), value: words.span(bill) },
          { id: 'version', label: t('bills_fact_version'), value: count(bill.version) },
          { id: 'issued', label: t('bills_fact_issued'), value: time(bill.issuedAt) },
          ...(bill.settledAt === null
            ? []
            : [{ id: 'settled', label: t('bills_fact_settled'), value: time(bill.settledAt) }]),
          { id: 'number', label: t('bills_fact_number'), value: <code>{bill.id}</code> },
        ]}
      />
    </BillPart>
  );
}
