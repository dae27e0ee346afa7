import type { Adjustment } from '@bahati/contract/back-office/cashier/adjustments.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { useCan, useStaff } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import { ClaimAct } from '#features/cashier/claim-act.tsx';
import { ClaimMark } from '#features/cashier/claim-mark.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import type { AdjustmentAct } from './adjustment-dialog.tsx';

/** Whoever asked may only take it back; another decides. */
export function useAdjustmentColumns(
  state: Adjustment['state'],
  onDecide: (act: AdjustmentAct) => void,
) {
  const { translate, instant, locale } = useWords();
  const canAccess = useCan('POST /bo/adjustments');
  const identity = useStaff();
  const columns: Column<Adjustment>[] = [
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ memberId, username, claim }) => (
        <span className="claimed-name">
          <MemberLink id={memberId} username={username} />
          <ClaimMark claim={claim} />
        </span>
      ),
    },
    {
      id: 'amount',
      label: translate('cashier.amount'),
      isNumber: true,
      isInCardHead: true,
      render: ({ amount, currency }) => (
        <Amount
          size="s"
          sign="always"
          tone={amount.startsWith('-') ? 'loss' : 'win'}
          value={amount}
          currency={currency}
          locale={locale}
        />
      ),
    },
    {
      id: 'reason',
      label: translate('adjustments.reason'),
      render: ({ reason, decisionReason }) => (
        <>
          {reason}
          {decisionReason && <span className="cashier-why">{decisionReason}</span>}
        </>
      ),
    },
    {
      id: 'requested',
      label: translate('adjustments.requested_by'),
      render: ({ requestedBy, requestedAt }) => `${requestedBy}, ${instant(requestedAt)}`,
    },
  ];
  if (state !== 'requested') {
    const decided: Column<Adjustment> = {
      id: 'decided',
      label: translate('withdrawals.decided_by'),
      render: ({ decidedBy, decidedAt }) =>
        decidedAt ? `${decidedBy ?? ''}, ${instant(decidedAt)}` : '–',
    };
    return [...columns, decided];
  }
  const due: Column<Adjustment> = {
    id: 'due',
    label: translate('withdrawals.due'),
    isTight: true,
    render: ({ dueAt }) => (dueAt ? <DueTime at={dueAt} /> : '–'),
  };
  if (!canAccess) return [...columns, due];
  const acts: Column<Adjustment> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (adjustment) =>
      adjustment.requestedBy === identity.username ? (
        <Button size="s" onClick={() => onDecide({ adjustment, act: 'take_back' })}>
          {translate('adjustments.take_back')}
        </Button>
      ) : (
        <span className="claimed-acts">
          <ClaimAct
            queue="adjustments"
            id={adjustment.id}
            claim={adjustment.claim}
            hasMark={false}
          />
          <Button size="s" onClick={() => onDecide({ adjustment, act: 'reject' })}>
            {translate('withdrawals.reject')}
          </Button>
          <Button size="s" tone="brass" onClick={() => onDecide({ adjustment, act: 'approve' })}>
            {translate('withdrawals.approve')}
          </Button>
        </span>
      ),
  };
  return [...columns, due, acts];
}
