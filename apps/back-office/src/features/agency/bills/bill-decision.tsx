import { useState } from 'react';
import type { StaffBill } from '@bahati/contract/back-office/agency/bills.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useCan, useStaff } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

/** Approves or rejects a bill that waits; a very large one waits for a second person. */
export function BillDecision({ bill }: { bill: StaffBill }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/agency/bills/:id/decide');
  const [decision, setDecision] = useState<'approve' | 'reject'>();
  const { id, needsTwo, wanted } = bill;
  if (bill.state !== 'to_approve') return null;
  return (
    <>
      {wanted && <WantedApproval wanted={wanted} canApprove={canAccess} />}
      {needsTwo && !wanted && <p className="quiet">{translate('bill.needs_two')}</p>}
      {canAccess && (
        <div className="agent-acts">
          {!wanted && (
            <Button tone="brass" onClick={() => setDecision('approve')}>
              {translate('withdrawals.approve')}
            </Button>
          )}
          <Button onClick={() => setDecision('reject')}>{translate('withdrawals.reject')}</Button>
        </div>
      )}
      {decision && (
        <ReasonDialog
          title={translate(`bill.${decision}_title`)}
          confirmLabel={translate(`withdrawals.${decision}`)}
          {...(decision === 'reject' ? { tone: 'danger' as const } : {})}
          send={(reason) =>
            call('POST /bo/agency/bills/:id/decide', { params: { id }, body: { decision, reason } })
          }
          tell={(after) => translate(after.wanted ? 'agents.told_waits' : `bill.told_${decision}`)}
          onClose={() => setDecision(undefined)}
        >
          <p>{translate(`bill.${decision}_hint`)}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function WantedApproval({
  wanted,
  canApprove,
}: {
  wanted: NonNullable<StaffBill['wanted']>;
  canApprove: boolean;
}) {
  const { translate } = useWords();
  const own = useStaff();
  const { act, isBusy, refusal } = useAct();
  const { id, requestedBy, reason } = wanted;
  return (
    <div className="bill-wanted">
      <NoticeBar>{translate('bill.waits_second', { name: requestedBy })}</NoticeBar>
      <p className="quiet">{reason}</p>
      {canApprove && own.username !== requestedBy && (
        <Button
          tone="brass"
          isLoading={isBusy}
          onClick={() =>
            void act(
              () => call('POST /bo/approvals/:id/approve', { params: { id }, body: {} }),
              () => translate('bill.told_approve'),
            )
          }
        >
          {translate('money_rules.approve')}
        </Button>
      )}
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
