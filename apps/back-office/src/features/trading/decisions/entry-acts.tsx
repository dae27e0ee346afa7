import { useState } from 'react';
import type { JackpotEntryLine } from '@bahati/contract/trading/jackpot-entries.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { readRoomAgain } from '#features/trading/room/use-controls.ts';
import type { EntryAct } from './entry-dialogs.tsx';

/** An entry that runs may be asked to be void; what waits is withdrawn by its own, else decided. */
export function EntryActs({
  entry,
  onAsk,
}: {
  entry: JackpotEntryLine;
  onAsk: (act: EntryAct) => void;
}) {
  const { translate, problem } = useWords();
  const { can, name } = useRoom();
  const [isBusy, setIsBusy] = useState(false);
  const asked = entry.void?.state === 'waiting' ? entry.void : undefined;
  if (!can('trading.decide') || (!asked && !entry.canBeVoided)) return '–';
  if (!asked) {
    return (
      <Button
        size="s"
        aria-label={translate('trading.entries.ask_of', { reference: entry.reference })}
        onClick={() => onAsk('ask')}
      >
        {translate('trading.entries.ask')}
      </Button>
    );
  }
  const { id: voidId, askedBy } = asked;
  async function answer(said: 'refuse' | 'withdraw') {
    setIsBusy(true);
    try {
      const input = { params: { voidId }, body: { answer: said } };
      await tradingCall('POST /trading/v1/jackpot-entries/void/:voidId', input);
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
      <Button size="s" isLoading={isBusy} onClick={() => void answer('withdraw')}>
        {translate('trading.decide.withdraw')}
      </Button>
    );
  }
  return (
    <span className="trading-acts">
      <Button size="s" isLoading={isBusy} onClick={() => void answer('refuse')}>
        {translate('trading.decide.refuse')}
      </Button>
      <Button
        size="s"
        tone="brass"
        disabled={isBusy || !entry.canBeVoided}
        onClick={() => onAsk('approve')}
      >
        {translate('trading.decide.approve')}
      </Button>
    </span>
  );
}
