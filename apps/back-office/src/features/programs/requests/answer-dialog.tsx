import { type ReactNode, useState } from 'react';
import type { OfficeRequest } from '@bahati/contract/program-office.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** The second person sees what is asked and who is touched as it stands now, then answers. */
export function AnswerDialog<D>({
  words,
  request,
  title,
  isReady,
  answer,
  onAnswering,
  onClose,
  children,
}: {
  /** Where its words are: `<words>.approve` and so on. */
  words: string;
  request: OfficeRequest<D>;
  /** What is asked for. */
  title: ReactNode;
  /** False while it is not seen who is touched. */
  isReady: boolean;
  answer: (said: 'approve' | 'refuse') => Promise<unknown>;
  /** What is being answered is not looked at again: once it is done it is not possible any more. */
  onAnswering: (isAnswered: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [said, setSaid] = useState<'approve' | 'refuse'>();
  async function send(word: 'approve' | 'refuse') {
    setSaid(word);
    onAnswering(true);
    const isDone = await act(
      () => answer(word),
      () => translate(`${words}.told_${word}`),
    );
    if (isDone) onClose();
    else onAnswering(false);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      size="l"
      title={translate(`${words}.answer_title`)}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button
            disabled={isBusy}
            isLoading={isBusy && said === 'refuse'}
            onClick={() => void send('refuse')}
          >
            {translate(`${words}.refuse`)}
          </Button>
          <Button
            tone="brass"
            disabled={!isReady || (isBusy && said === 'refuse')}
            isLoading={isBusy && said === 'approve'}
            onClick={() => void send('approve')}
          >
            {translate(`${words}.approve`)}
          </Button>
        </>
      }
    >
      <div className="room-answer">
        <p>{title}</p>
        <p className="quiet">{`${request.askedBy}: ${request.reason}`}</p>
        {children}
        {refusal && (
          <p className="ui-dialog-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
