import type {
  ChangeRequestState,
  ChangeRequestValue,
} from '@bahati/contract/back-office/system/approvals.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useCan, useStaff } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import type { ApprovalAct } from './decide-dialog.tsx';

/** Whoever asked may only take it back; another who has the right decides. */
export function useApprovalColumns(
  state: ChangeRequestState,
  onDecide: (act: ApprovalAct) => void,
): Column<ChangeRequestValue>[] {
  const { translate, instant, codeWords } = useWords();
  const canAccess = useCan('POST /bo/approvals/:id/approve');
  const identity = useStaff();
  const columns: Column<ChangeRequestValue>[] = [
    {
      id: 'kind',
      label: translate('approvals.what'),
      render: ({ kind, subject }) => (
        <>
          <strong>{codeWords('change_kinds', kind)}</strong>
          <span className="approval-words">
            <AuditLink subject={subject}>{subject}</AuditLink>
          </span>
        </>
      ),
    },
    {
      id: 'reason',
      label: translate('access.reason'),
      render: ({ reason, decisionReason }) => (
        <>
          {reason}
          {decisionReason && <span className="approval-words">{decisionReason}</span>}
        </>
      ),
    },
    {
      id: 'requested',
      label: translate('adjustments.requested_by'),
      render: ({ requestedBy, requestedAt }) => `${requestedBy}, ${instant(requestedAt)}`,
    },
  ];
  if (state !== 'requested' && state !== 'expired') {
    const decided: Column<ChangeRequestValue> = {
      id: 'decided',
      label: translate('withdrawals.decided_by'),
      render: ({ decidedBy, decidedAt }) =>
        decidedAt ? `${decidedBy ?? ''}, ${instant(decidedAt)}` : '–',
    };
    return [...columns, decided];
  }
  const until: Column<ChangeRequestValue> = {
    id: 'until',
    label: translate('approvals.until'),
    isTight: true,
    render: ({ expiresAt }) => instant(expiresAt),
  };
  const words: Column<ChangeRequestValue> = {
    id: 'words',
    label: translate('approvals.title'),
    render: ({ approvals }) =>
      approvals.length === 0
        ? translate('approvals.anew')
        : approvals.map(({ staff }) => staff).join(', '),
  };
  if (state === 'expired' || !canAccess) return [...columns, words, until];
  const acts: Column<ChangeRequestValue> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (change) => (
      <span className="approval-acts">
        <Button
          size="s"
          onClick={() =>
            onDecide({
              change,
              act: change.requestedBy === identity.username ? 'take_back' : 'reject',
            })
          }
        >
          {translate(
            change.requestedBy === identity.username
              ? 'adjustments.take_back'
              : 'withdrawals.reject',
          )}
        </Button>
        {change.isOpenToReader && (
          <Button size="s" tone="brass" onClick={() => onDecide({ change, act: 'approve' })}>
            {translate('withdrawals.approve')}
          </Button>
        )}
      </span>
    ),
  };
  return [...columns, words, until, acts];
}
