import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useCanAccess, useGetOne } from 'react-admin';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit-link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { tooNarrowForPanels, useMediaQuery } from '#office/lists/use-media-query.ts';
import { useWords } from '#office/words/use-words.ts';
import { DepositStatus } from './deposit-status.tsx';
import { ProofPictures } from './proof-pictures.tsx';
import { TransferActs } from './transfer-acts.tsx';

export type DepositCard = CallValue<BackOfficeCalls['GET /bo/deposits/:id']>;

/** One deposit, and where it is a transfer, its proof: beside the list, or above it on a phone. */
export function DepositPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const isAbove = useMediaQuery(tooNarrowForPanels);
  const { data, error, refetch, isFetching } = useGetOne<DepositCard>('deposits', { id });
  const title = translate('deposits.one');
  const body = data ? (
    <DepositBody deposit={data} />
  ) : error ? (
    <ListProblem
      title={translate('deposits.unread')}
      error={error}
      onRetry={refetch}
      isRetrying={isFetching}
    />
  ) : (
    <SkeletonRows count={4} label={translate('list.loading')} />
  );
  if (isAbove) {
    return (
      <Dialog isOpen onClose={onClose} title={title} closeLabel={translate('ra.action.close')}>
        {body}
      </Dialog>
    );
  }
  return (
    <aside className="queue-panel" aria-label={title}>
      <header className="queue-panel-head">
        <h2>{title}</h2>
        <IconButton label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </header>
      <div className="queue-panel-body">{body}</div>
    </aside>
  );
}

function DepositBody({ deposit }: { deposit: DepositCard }) {
  const { translate } = useWords();
  const { canAccess } = useCanAccess({ resource: 'deposits', action: 'decide' });
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
      {canAccess && mayDecide && <TransferActs deposit={deposit} />}
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
