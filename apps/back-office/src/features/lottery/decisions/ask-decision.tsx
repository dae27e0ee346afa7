import { useState } from 'react';
import type { LotteryDecision } from '@bahati/contract/lottery-office/office.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useLook } from '#features/lottery/room/use-lottery.ts';
import { LookedAt } from './touched.tsx';

/** Who would be touched, then the reason and the question. Another draft begins anew. */
export function AskDecision({
  decision,
  onDone,
}: {
  /** Undefined: something is missing still. */
  decision: LotteryDecision | undefined;
  onDone: () => void;
}) {
  const { translate } = useWords();
  const [isAsked, setIsAsked] = useState(false);
  const look = useLook(isAsked ? decision : undefined);
  const isSeen = isAsked && decision !== undefined;
  return (
    <div className="room-ask">
      {!isSeen && (
        <Button className="office-ink" disabled={!decision} onClick={() => setIsAsked(true)}>
          {translate('lottery.decide.look')}
        </Button>
      )}
      {isSeen && <LookedAt look={look} />}
      {isSeen && look.data && !look.error && <Confirm decision={decision} onDone={onDone} />}
    </div>
  );
}

function Confirm({ decision, onDone }: { decision: LotteryDecision; onDone: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  async function ask() {
    setIsWanting(true);
    if (!isReasonGood(reason)) return;
    const isDone = await act(
      () =>
        lotteryCall('POST /lottery-office/v1/decisions', {
          body: { decision, reason: reason.trim() },
        }),
      () => translate('lottery.decide.told_waiting'),
    );
    if (isDone) onDone();
  }
  return (
    <>
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <Button tone="brass" isLoading={isBusy} onClick={() => void ask()}>
        {translate('lottery.decide.ask')}
      </Button>
    </>
  );
}
