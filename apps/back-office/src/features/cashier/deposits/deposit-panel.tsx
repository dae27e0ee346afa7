import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ClaimAct } from '#features/cashier/claim-act.tsx';
import type { DepositCard } from './deposit-card.ts';
import { DepositRefund } from './deposit-refund.tsx';
import { DepositStatus } from './deposit-status.tsx';
import { ProofPictures } from './proof-pictures.tsx';
import { TransferActs } from './transfer-acts.tsx';

/** One deposit, and where it is a transfer, its proof: beside the list, or above it on a phone. */
export function DepositPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/deposits/:id', { params: { id } }, { refetchEveryMs: 15_000 });
  return (
    <RecordPanel
      title={translate('deposits.one')}
      unread={translate('deposits.unread')}
      reading={reading}
      onClose={onClose}
    >
      {reading.data && <DepositBody deposit={reading.data} />}
    </RecordPanel>
  );
}

function DepositBody({ deposit }: { deposit: DepositCard }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/deposits/:id/accept');
  const { id, memberId, username, status, flow, proofs, decidedBy } = deposit;
  const mayDecide = flow === 'transfer' && (status === 'pending' || status === 'expired');
  return (
    <>
      <div className="queue-sum">
        <MemberLink id={memberId} username={username} />
        <DepositStatus status={status} />
      </div>
      <DepositFacts deposit={deposit} />
      {decidedBy && <p className="queue-mark">{decidedBy}</p>}
      {flow === 'transfer' && <ProofPictures proofs={proofs} />}
      {canAccess && mayDecide && <ClaimAct queue="deposits" id={id} claim={deposit.claim} />}
      {canAccess && mayDecide && <TransferActs deposit={deposit} />}
      <DepositRefund deposit={deposit} mayAsk={canAccess ?? false} />
      <p className="queue-section">
        <AuditLink subject={`deposit:${id}`}>{translate('deposits.history')}</AuditLink>
      </p>
    </>
  );
}

function DepositFacts({ deposit }: { deposit: DepositCard }) {
  const { translate, locale, codeWords } = useWords();
  const { currency, failureReason, taxName } = deposit;
  const sum = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  const code = (value: string | null) => <span className="office-code">{value ?? '–'}</span>;
  return (
    <KeyValueList
      isCompact
      items={[
        { id: 'method', label: translate('cashier.method'), value: deposit.methodName },
        {
          id: 'account',
          label: translate('deposits.account_reference'),
          value: code(deposit.accountReference),
        },
        { id: 'receipt', label: translate('deposits.receipt'), value: code(deposit.receipt) },
        ...(failureReason
          ? [
              {
                id: 'why',
                label: translate('cashier.why'),
                value: codeWords('failure_reasons', failureReason),
              },
            ]
          : []),
        { id: 'amount', label: translate('cashier.amount'), value: sum(deposit.amount) },
        ...(taxName
          ? [
              {
                id: 'tax',
                label: locale.startsWith('sw') ? taxName.sw : taxName.en,
                value: sum(`-${deposit.tax}`),
              },
            ]
          : []),
        ...(/[1-9]/.test(deposit.fee)
          ? [{ id: 'fee', label: translate('withdrawals.fee'), value: sum(`-${deposit.fee}`) }]
          : []),
        {
          id: 'credited',
          label: translate('deposits.credited'),
          value: sum(deposit.credited),
          isStrong: true,
        },
      ]}
    />
  );
}
