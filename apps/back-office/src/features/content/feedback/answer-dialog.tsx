import {
  type Feedback,
  feedbackAnswerLength,
} from '@bahati/contract/back-office/content/feedback.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Answers what somebody wrote; says how the answer reaches him. */
export function AnswerDialog({
  feedback: { id, content, sender, reach },
  onClose,
}: {
  feedback: Feedback;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('feedback.answer_title', { ticket: id })}
      confirmLabel={translate('feedback.answer')}
      reasonLabel={translate('feedback.note')}
      reasonHint={translate(`feedback.reach_${reach}`)}
      longest={feedbackAnswerLength.max}
      send={(answer) => call('POST /bo/feedback/:id/answer', { params: { id }, body: { answer } })}
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
