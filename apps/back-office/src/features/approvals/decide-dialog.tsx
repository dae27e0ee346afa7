import { useState } from 'react';
import type { ChangeRequestValue } from '@bahati/contract/back-office/system/approvals.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { ChangeTable } from './change-table.tsx';

export type ApprovalAct = { change: ChangeRequestValue; act: 'approve' | 'reject' | 'take_back' };

/** The second person's word on a change, or the end of it. */
export function DecideDialog({
  change,
  act: kind,
  onClose,
}: ApprovalAct & { onClose: () => void }) {
  const { translate, codeWords } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const params = { id: change.id };

  async function confirm() {
    setIsWanting(true);
    if (kind !== 'approve' && !isReasonGood(reason)) return;
    const send = () =>
      kind === 'approve'
        ? call('POST /bo/approvals/:id/approve', { params, body: {} })
        : call('POST /bo/approvals/:id/reject', { params, body: { reason: reason.trim() } });
    const tell = (told: ChangeRequestValue) => translate(`approvals.told_${told.state}`);
    if (await act(send, tell)) onClose();
  }

  return (
    <ActDialog
      title={translate(`approvals.${kind}_title`)}
      confirmLabel={translate(`approvals.${kind}_now`)}
      tone={kind === 'approve' ? 'ink' : 'danger'}
      size="l"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        <strong>{codeWords('change_kinds', change.kind)}</strong>{' '}
        <span className="office-code">{change.subject}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long change is scrolled by keys as well */}
      <section className="approval-changes" tabIndex={0} aria-label={translate('audit.changes')}>
        <ChangeTable change={change} />
      </section>
      <p>{change.reason}</p>
      <p className="quiet">{translate('approvals.asked_by', { name: change.requestedBy })}</p>
      {kind !== 'approve' && (
        <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
      )}
    </ActDialog>
  );
}
