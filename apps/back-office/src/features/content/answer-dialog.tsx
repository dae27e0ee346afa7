import { useState } from 'react';
import type { Feedback } from '@bahati/contract/back-office/content.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Marks what somebody wrote as dealt with; the answer itself went to him by another way. */
export function AnswerDialog({
  feedback: { id, content, sender },
  onClose,
}: {
  feedback: Feedback;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [note, setNote] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(note)) return;
    const send = () => call('POST /bo/feedback/:id/answer', { params: { id }, body: { note } });
    if (await act(send, () => translate('feedback.told_answered'))) onClose();
  }
  return (
    <ActDialog
      title={translate('feedback.answer_title')}
      confirmLabel={translate('feedback.answer')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <blockquote className="feedback-quote">
        <p>{content}</p>
        <footer>{sender || translate('feedback.no_sender')}</footer>
      </blockquote>
      <ReasonField
        label={translate('feedback.note')}
        value={note}
        onValueChange={setNote}
        isWanting={isWanting}
      />
    </ActDialog>
  );
}
