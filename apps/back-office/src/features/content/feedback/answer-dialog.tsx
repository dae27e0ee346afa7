import type { Feedback } from '@bahati/contract/back-office/content/feedback.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
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
  return (
    <ReasonDialog
      title={translate('feedback.answer_title')}
      confirmLabel={translate('feedback.answer')}
      reasonLabel={translate('feedback.note')}
      send={(note) => call('POST /bo/feedback/:id/answer', { params: { id }, body: { note } })}
      tell={() => translate('feedback.told_answered')}
      onClose={onClose}
    >
      <blockquote className="feedback-quote">
        <p>{content}</p>
        <footer>{sender || translate('feedback.no_sender')}</footer>
      </blockquote>
    </ReasonDialog>
  );
}
