import type { ReactNode } from 'react';
import type { StaffWithdrawal } from '@bahati/contract/back-office/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useGetOne } from 'react-admin';
import { AuditLink } from '#features/staff/audit-link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { tooNarrowForPanels, useMediaQuery } from '#office/lists/use-media-query.ts';
import { useWords } from '#office/words/use-words.ts';
import { ApprovalList } from './approval-list.tsx';
import { DueTime } from './due-time.tsx';
import { PayeeHistory } from './payee-history.tsx';
import { WaitingTime } from './waiting-time.tsx';
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
  const isAbove = useMediaQuery(tooNarrowForPanels);
  const { data, error, refetch, isFetching } = useGetOne<StaffWithdrawal>('withdrawals', { id });
  const withdrawal = data ?? shown;
  const title = translate('withdrawals.one');
  const body = withdrawal ? (
    <WithdrawalBody withdrawal={withdrawal} />
  ) : error ? (
    <ListProblem
      title={translate('withdrawals.unread')}
      error={error}
      onRetry={refetch}
      isRetrying={isFetching}
    />
  ) : (
    <SkeletonRows count={4} label={translate('list.loading')} />
  );
  const decision: ReactNode = withdrawal && (
    <WithdrawalDecision withdrawal={withdrawal} onDecided={onDecided} />
  );
  if (isAbove) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        closeLabel={translate('ra.action.close')}
        footer={withdrawal?.status === 'requested' ? decision : null}
      >
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
      {withdrawal?.status === 'requested' && (
        <footer className="queue-panel-foot">{decision}</footer>
      )}
    </aside>
  );
}

function WithdrawalBody({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, locale, codeWords, span } = useWords();
  const { amount, currency, status, payee, method, createdAt, dueAt, usualMinutes } = withdrawal;
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
