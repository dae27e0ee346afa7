import { useState } from 'react';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { useCan, useStaff } from '#office/session/staff.ts';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { useWords } from '#office/words/use-words.ts';
import { ClaimAct } from '#features/cashier/claim-act.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecide } from './use-decide.ts';

/** The two ways to decide, for those who may. Each asks once more before it acts. */
export function WithdrawalDecision({
  withdrawal,
  onDecided,
}: {
  withdrawal: StaffWithdrawal;
  onDecided: () => void;
}) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/withdrawals/:id/approve');
  const identity = useStaff();
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const { decide, isBusy, refusal, forgetRefusal } = useDecide(withdrawal, onDecided);
  const ask = (decision: typeof asking) => {
    forgetRefusal();
    setAsking(decision);
  };
  const isOpen = canAccess === true && withdrawal.status === 'requested';
  // One's own word is given: the second has to be another's.
  const hasApproved = withdrawal.approvals.some(({ staff }) => staff === identity.username);
  const approve = hasApproved ? () => undefined : () => ask('approve');
  useShortcuts(isOpen ? { a: approve, r: () => ask('reject') } : {});
  if (!isOpen) {
    return canAccess === false ? (
      <p className="quiet">{translate('withdrawals.only_look')}</p>
    ) : null;
  }
  const closeIf = (isDone: boolean) => {
    if (isDone) setAsking(undefined);
  };
  return (
    <div className="queue-actions">
      <ClaimAct queue="withdrawals" id={withdrawal.id} claim={withdrawal.claim} />
      <Button tone="danger" onClick={() => ask('reject')}>
        {translate('withdrawals.reject')}
      </Button>
      <Button tone="brass" disabled={hasApproved} onClick={approve}>
        {translate(hasApproved ? 'approvals.yours_given' : 'withdrawals.approve')}
      </Button>
      <ConfirmDialog
        isOpen={asking === 'approve'}
        title={translate('withdrawals.approve_title')}
        confirmLabel={translate('withdrawals.approve_now')}
        cancelLabel={translate('ra.action.cancel')}
        closeLabel={translate('ra.action.close')}
        isBusy={isBusy}
        error={refusal}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => void decide({ decision: 'approve' }).then(closeIf)}
      >
        <ApproveSummary withdrawal={withdrawal} />
      </ConfirmDialog>
      <RejectDialog
        isOpen={asking === 'reject'}
        withdrawal={withdrawal}
        isBusy={isBusy}
        refusal={refusal}
        onClose={() => setAsking(undefined)}
        onReject={(reason) => void decide({ decision: 'reject', reason }).then(closeIf)}
      />
    </div>
  );
}

function ApproveSummary({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, locale, codeWords } = useWords();
  const { net, currency, payee, method, username, approvals, approvalsNeeded } = withdrawal;
  const isLast = approvals.length + 1 >= approvalsNeeded;
  return (
    <div className="queue-confirm">
      <Amount size="l" value={net} currency={currency} locale={locale} />
      <p>{translate('withdrawals.approve_to', { payee, method: codeWords('methods', method) })}</p>
      <p className="quiet">
        {isLast
          ? translate('withdrawals.approve_hint', { username })
          : translate('approvals.first_hint')}
      </p>
    </div>
  );
}
