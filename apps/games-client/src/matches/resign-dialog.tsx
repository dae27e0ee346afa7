import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { useWords } from '#frame/shell/words.ts';
import type { SeenStakes } from './table/seen-match.ts';
import { useMatch } from './use-match.ts';
import { words } from './words.ts';

/** Whoever resigns is told what it costs before. */
export function ResignDialog({ onClose }: { onClose: () => void }) {
  const { table } = useMatch();
  const { t } = useWords();
  const say = useText();
  const { money } = useMoney();
  const room = useRoom();
  if (!room) return null;
  const { stake } = room.view.settings as SeenStakes;
  const resign = () => {
    table.resign();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(words.resignTitle)}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {say(words.playOn)}
          </Button>
          <Button tone="brass" size="l" onClick={resign}>
            {say(words.resignNow)}
          </Button>
        </>
      }
    >
      <p>{say(words.resignText, { amount: money(stake) })}</p>
    </Dialog>
  );
}
