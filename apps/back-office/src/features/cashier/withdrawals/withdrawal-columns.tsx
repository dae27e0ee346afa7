import type { ReactNode } from 'react';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import { DueTime } from '#features/cashier/due-time.tsx';
import { WaitingTime } from '#features/cashier/waiting-time.tsx';
import { RiskScore } from './withdrawal-risk.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';

/** The columns of a list of withdrawals; `name` renders what opens a row. */
export function useWithdrawalColumns(
  nameLabel: string,
  name: (withdrawal: StaffWithdrawal) => ReactNode,
) {
  const { translate, instant, locale, codeWords } = useWords();
  return [
    { id: 'name', label: nameLabel, render: name },
    {
      id: 'waits',
      label: translate('withdrawals.waits'),
      isTight: true,
      // For a decision since it was asked for, for the rail since it was approved.
      render: ({ status, createdAt, decidedAt }) =>
        status === 'requested' || status === 'approved' ? (
          <WaitingTime since={decidedAt ?? createdAt} />
        ) : (
          '–'
        ),
    },
    {
      id: 'due',
      label: translate('withdrawals.due'),
      isTight: true,
      render: ({ status, dueAt }) =>
        status === 'requested' && dueAt ? <DueTime at={dueAt} /> : '–',
    },
    {
      id: 'risk',
      label: translate('withdrawals.risk'),
      isTight: true,
      render: ({ riskScore, approvals, approvalsNeeded, status }) => (
        <>
          <RiskScore score={riskScore} />
          {status === 'requested' && approvalsNeeded > 1 && (
            <span className="quiet tabular">{` ${approvals.length}/${approvalsNeeded}`}</span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      label: translate('cashier.status'),
      isTight: true,
      render: ({ status }) => <WithdrawalStatus status={status} />,
    },
    {
      id: 'amount',
      label: translate('cashier.amount'),
      isNumber: true,
      isInCardHead: true,
      render: ({ amount, currency }) => (
        <Amount size="s" value={amount} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'payee',
      label: translate('cashier.payee'),
      isTight: true,
      render: ({ payee, method }) => (
        <>
          {payee} <span className="quiet">{codeWords('methods', method)}</span>
        </>
      ),
    },
    {
      id: 'created',
      label: translate('withdrawals.created'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      id: 'decided',
      label: translate('withdrawals.decided_by'),
      isTight: true,
      render: ({ decidedBy }) => decidedBy ?? '–',
    },
  ] satisfies Column<StaffWithdrawal>[];
}
