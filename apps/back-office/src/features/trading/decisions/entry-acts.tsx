import type { JackpotEntryLine } from '@bahati/contract/trading/jackpot-entries.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import type { EntryAct } from './entry-dialogs.tsx';
import { RequestActs } from './request-acts.tsx';

/** An entry that runs may be asked to be void; what waits is withdrawn by its own, else decided. */
export function EntryActs({
  entry,
  onAsk,
}: {
  entry: JackpotEntryLine;
  onAsk: (act: EntryAct) => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
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
  return (
    <RequestActs
      askedBy={asked.askedBy}
      canApprove={entry.canBeVoided}
      answer={(said) =>
        tradingCall('POST /trading/v1/jackpot-entries/void/:voidId', {
          params: { voidId: asked.id },
          body: { answer: said },
        })
      }
      onApprove={() => onAsk('approve')}
    />
  );
}
