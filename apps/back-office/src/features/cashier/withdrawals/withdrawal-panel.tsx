import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ApprovalList } from '#features/cashier/approval-list.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { PayeeHistory } from './payee-history.tsx';
import { WaitingTime } from '#features/cashier/waiting-time.tsx';
import { WithdrawalDecision } from './withdrawal-decision.tsx';
import { WithdrawalMember } from './withdrawal-member.tsx';
import { WithdrawalMoney } from './withdrawal-money.tsx';
import { WithdrawalProgress } from './withdrawal-progress.tsx';
import { RiskReasons } from './withdrawal-risk.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';

export type WithdrawalPanelProps = {
  id: string;
  /** The withdrawal as the list has it, until it is read by itself. */
  shown: StaffWithdrawal | undefined;
  onClose: () => void;
  onDecided: () => void;
};

/** One withdrawal with what is needed to decide it: beside the list, or above it on a phone. */
export function WithdrawalPanel({ id, shown, onClose, onDecided }: WithdrawalPanelProps) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/withdrawals/:id', { params: { id } });
  const withdrawal = reading.data ?? shown;
  return (
    <RecordPanel
      title={translate('withdrawals.one')}
      unread={translate('withdrawals.unread')}
      reading={reading}
      onClose={onClose}
      footer={
        withdrawal?.status === 'requested' ? (
          <WithdrawalDecision withdrawal={withdrawal} onDecided={onDecided} />
        ) : null
      }
    >
      {withdrawal && <WithdrawalBody withdrawal={withdrawal} />}
    </RecordPanel>
  );
}

function WithdrawalBody({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, locale, codeWords, span } = useWords();
  const { amount, currency, status, payee, payeeBank, method, createdAt, dueAt, usualMinutes } =
    withdrawal;
  return (
    <>
      <div className="queue-sum">
        <Amount size="l" value={amount} currency={currency} locale={locale} />
        <WithdrawalStatus status={status} />
      </div>
      <KeyValueList
        isCompact
        items={[
          { id: 'payee', label: translate('cashier.payee'), value: payee },
          ...(payeeBank
            ? [
                { id: 'bank', label: translate('cashier.payee_bank'), value: payeeBank.name },
                { id: 'holder', label: translate('cashier.payee_holder'), value: payeeBank.holder },
              ]
            : []),
          { id: 'method', label: translate('cashier.method'), value: codeWords('methods', method) },
          ...(status === 'requested'
            ? [
                {
                  id: 'waits',
                  label: translate('withdrawals.waits'),
                  value: <WaitingTime since={createdAt} />,
                },
                {
                  id: 'due',
                  label: translate('withdrawals.due'),
                  value: dueAt ? <DueTime at={dueAt} /> : '–',
                },
                {
                  id: 'usual',
                  label: translate('withdrawals.usual'),
                  value: usualMinutes === null ? '–' : span(usualMinutes * 60_000),
                },
              ]
            : []),
          {
            id: 'reference',
            label: translate('cashier.gateway_reference'),
            value: <span className="office-code">{withdrawal.gatewayReference ?? '–'}</span>,
          },
        ]}
      />
      <WithdrawalMoney withdrawal={withdrawal} />
      <RiskReasons withdrawal={withdrawal} />
      {status === 'requested' && <ApprovalList {...withdrawal} />}
      <WithdrawalMember memberId={withdrawal.memberId} username={withdrawal.username} />
      <PayeeHistory withdrawal={withdrawal} />
      {status !== 'requested' && <WithdrawalProgress withdrawal={withdrawal} />}
      <p className="queue-section">
        <AuditLink subject={`withdrawal:${withdrawal.id}`}>
          {translate('withdrawals.history')}
        </AuditLink>
      </p>
    </>
  );
}
