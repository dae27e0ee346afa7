import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { readRoomAgain } from '#features/trading/room/use-controls.ts';

export type QuickAnswer = 'refuse' | 'withdraw';

/** What waits for two people: one's own request is withdrawn, another's approved or refused. */
export function RequestActs({
  askedBy,
  canApprove = true,
  answer,
  onApprove,
}: {
  askedBy: string;
  /** False: it is not possible any more and can only be refused. */
  canApprove?: boolean;
  /** Sends the answer; rejects where it is refused. */
  answer: (said: QuickAnswer) => Promise<unknown>;
  onApprove: () => void;
}) {
  const { translate, problem } = useWords();
  const { name } = useRoom();
  const [isBusy, setIsBusy] = useState(false);
  async function send(said: QuickAnswer) {
    setIsBusy(true);
    try {
      await answer(said);
      showToast({ message: translate(`trading.decide.told_${said}`) });
      await readRoomAgain();
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
    } finally {
      setIsBusy(false);
    }
  }
  if (askedBy === name) {
    return (
      <Button size="s" isLoading={isBusy} onClick={() => void send('withdraw')}>
        {translate('trading.decide.withdraw')}
      </Button>
    );
  }
  return (
    <span className="trading-acts">
      <Button size="s" isLoading={isBusy} onClick={() => void send('refuse')}>
        {translate('trading.decide.refuse')}
      </Button>
      <Button size="s" tone="brass" disabled={isBusy || !canApprove} onClick={onApprove}>
        {translate('trading.decide.approve')}
      </Button>
    </span>
  );
}
