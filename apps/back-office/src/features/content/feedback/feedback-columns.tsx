import type { Feedback, feedbackStates } from '@bahati/contract/back-office/content/feedback.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';

/** The words lead; those of the answered also say what was done about them. */
export function useFeedbackColumns(
  state: (typeof feedbackStates)[number],
  onAnswer: ((feedback: Feedback) => void) | undefined,
) {
  const { translate, instant } = useWords();
  const columns: Column<Feedback>[] = [
    {
      id: 'ticket',
      label: translate('feedback.ticket'),
      isTight: true,
      render: ({ id }) => <span className="tabular">{id}</span>,
    },
    {
      id: 'content',
      label: translate('feedback.content'),
      render: ({ content }) => <p className="feedback-words">{content}</p>,
    },
    {
      id: 'type',
      label: translate('feedback.type'),
      isTight: true,
      render: ({ type }) => translate(`feedback_types.${type}`),
    },
    {
      id: 'sender',
      label: translate('feedback.sender'),
      isTight: true,
      render: ({ sender }) => sender || translate('feedback.no_sender'),
    },
    {
      id: 'created',
      label: translate('feedback.created'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
  ];
  if (state === 'answered') {
    const answered: Column<Feedback> = {
      id: 'answer',
      label: translate('feedback.answered'),
      render: ({ answer: words, answeredBy, answeredAt }) => (
        <>
          <p className="feedback-words">{words}</p>
          {answeredAt && (
            <span className="feedback-by">{`${answeredBy}, ${instant(answeredAt)}`}</span>
          )}
        </>
      ),
    };
    return [...columns, answered];
  }
  if (!onAnswer) return columns;
  const answer: Column<Feedback> = {
    id: 'answer',
    label: '',
    isNumber: true,
    render: (feedback) => (
      <Button
        size="s"
        aria-label={`${translate('feedback.answer')}: ${feedback.content.slice(0, 60)}`}
        onClick={() => onAnswer(feedback)}
      >
        {translate('feedback.answer')}
      </Button>
    ),
  };
  return [...columns, answer];
}
