import { useId, useState } from 'react';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { isReasonLongEnough, longestReason, quickReasons } from './reject-reasons.ts';
import '#office/forms/forms.css';

export type RejectDialogProps = {
  isOpen: boolean;
  withdrawal: StaffWithdrawal;
  isBusy: boolean;
  refusal: string | undefined;
  onClose: () => void;
  onReject: (reason: string) => void;
};

/** A refusal goes to the member in words, so it takes a reason, in the language he reads. */
export function RejectDialog(props: RejectDialogProps) {
  const { isOpen, isBusy, onClose } = props;
  const { translate } = useWords();
  const [reason, setReason] = useState('');
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isBusy}
      title={translate('withdrawals.reject_title')}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button tone="danger" type="submit" form={formId} isLoading={isBusy}>
            {translate('withdrawals.reject_now')}
          </Button>
        </>
      }
    >
      <RejectForm {...props} id={formId} reason={reason} onReason={setReason} />
    </Dialog>
  );
}

function RejectForm({
  id,
  withdrawal,
  refusal,
  onReject,
  reason,
  onReason,
}: RejectDialogProps & { id: string; reason: string; onReason: (reason: string) => void }) {
  const { translate, codeWords } = useWords();
  const language = useMemberLanguage(withdrawal.memberId);
  const [isTooShort, setIsTooShort] = useState(false);
  const hintId = useId();
  return (
    <form
      id={id}
      className="reject-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isGood = isReasonLongEnough(reason);
        setIsTooShort(!isGood);
        if (isGood) onReject(reason.trim());
      }}
    >
      <fieldset className="reject-quick">
        <legend>{translate('withdrawals.quick_reasons')}</legend>
        {Object.values(quickReasons[language]).map((words) => (
          <button key={words} type="button" lang={language} onClick={() => onReason(words)}>
            {words}
          </button>
        ))}
      </fieldset>
      <label className="act-reason">
        <span className="ui-field-label">{translate('withdrawals.reason')}</span>
        <textarea
          rows={3}
          maxLength={longestReason}
          lang={language}
          value={reason}
          aria-invalid={isTooShort || undefined}
          aria-describedby={hintId}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      </label>
      <p id={hintId} className="act-hint">
        {isTooShort ? (
          <strong>{translate('withdrawals.reason_short')}</strong>
        ) : (
          translate('withdrawals.reason_hint', { language: codeWords('languages', language) })
        )}
        <span className="tabular">{`${reason.length}/${longestReason}`}</span>
      </p>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}

/** The language the member reads, as his card says; English for staff who may not see it. */
function useMemberLanguage(memberId: string): 'en' | 'sw' {
  const canAccess = useCan('GET /bo/members/:id');
  const { data } = useRecord(
    'GET /bo/members/:id',
    { params: { id: memberId } },
    { isEnabled: canAccess },
  );
  return data?.language.startsWith('sw') ? 'sw' : 'en';
}
