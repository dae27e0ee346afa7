import { useState } from 'react';
import type { LotteryRequest } from '@bahati/contract/lottery-office/office.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { useWords } from '#office/words/use-words.ts';
import { DrawSources } from '#features/lottery/draws/draw-sources.tsx';
import { NumberBoard } from '#features/lottery/numbers/number-board.tsx';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useLook, useLottery } from '#features/lottery/room/use-lottery.ts';
import { AnswerDialog } from '#features/programs/requests/answer-dialog.tsx';
import { LookedAt } from './touched.tsx';

export function LotteryAnswer({
  request,
  onClose,
}: {
  request: LotteryRequest;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [isAnswered, setIsAnswered] = useState(false);
  const look = useLook(request.decision, isAnswered);
  return (
    <AnswerDialog
      words="lottery.decide"
      request={request}
      title={
        <>
          <strong>{translate(`lottery.decide.kind_${request.decision.kind}`)}</strong>{' '}
          {request.about}
        </>
      }
      isReady={look.data !== undefined && look.error === null}
      answer={(said) =>
        lotteryCall('POST /lottery-office/v1/decisions/:decisionId', {
          params: { decisionId: request.id },
          body: { answer: said },
        })
      }
      onAnswering={setIsAnswered}
      onClose={onClose}
    >
      {'numbers' in request.decision && <AskedNumbers decision={request.decision} />}
      <LookedAt look={look} />
    </AnswerDialog>
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
