import { useState } from 'react';
import type { LotteryRequest } from '@bahati/contract/lottery-office/office.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { DrawSources } from '#features/lottery/draws/draw-sources.tsx';
import { NumberBoard } from '#features/lottery/numbers/number-board.tsx';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useLook, useLottery } from '#features/lottery/room/use-lottery.ts';
import { Looked } from './touched.tsx';

/** The second person sees what is asked and who is touched as it stands now, then answers. */
export function AnswerDialog({
  request,
  onClose,
}: {
  request: LotteryRequest;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [isAnswered, setIsAnswered] = useState(false);
  const look = useLook(request.decision, isAnswered);
  async function answer(said: 'approve' | 'refuse') {
    setIsAnswered(true);
    const isDone = await act(
      () =>
        lotteryCall('POST /lottery-office/v1/decisions/:decisionId', {
          params: { decisionId: request.id },
          body: { answer: said },
        }),
      () => translate(`lottery.decide.told_${said}`),
    );
    if (isDone) onClose();
    else setIsAnswered(false);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      size="l"
      title={translate('lottery.decide.answer_title')}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => void answer('refuse')}>
            {translate('lottery.decide.refuse')}
          </Button>
          <Button
            tone="brass"
            disabled={!look.data || look.error !== null}
            isLoading={isBusy}
            onClick={() => void answer('approve')}
          >
            {translate('lottery.decide.approve')}
          </Button>
        </>
      }
    >
      <div className="room-answer">
        <p>
          <strong>{translate(`lottery.decide.kind_${request.decision.kind}`)}</strong>{' '}
          {request.about}
        </p>
        <p className="quiet">{`${request.askedBy}: ${request.reason}`}</p>
        {'numbers' in request.decision && <AskedNumbers decision={request.decision} />}
        <Looked look={look} />
        {refusal && (
          <p className="ui-dialog-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type WithNumbers = Extract<LotteryRequest['decision'], { kind: 'result' | 'correction' }>;

/** Beside what stands now and what the sources said. */
function AskedNumbers({ decision }: { decision: WithNumbers }) {
  const { translate } = useWords();
  const { data } = useLottery('GET /lottery-office/v1/draws/:drawId', {
    params: { drawId: decision.drawId },
  });
  const game = data && gameOf(data.line.draw.gameCode);
  if (!data || !game) return null;
  return (
    <>
      <NumberBoard
        family={game.family}
        numbers={decision.numbers}
        others={data.line.draw.numbers ?? undefined}
        label={translate('lottery.decide.becomes')}
      />
      <DrawSources family={game.family} sources={data.sources} />
    </>
  );
}
