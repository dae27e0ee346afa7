import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ClockIcon, HistoryIcon, InfoIcon, LogoutIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import type { TableProps } from '#frame/seats/seat-module.ts';
import { Tool } from '#frame/seats/sitting/seat-tools.tsx';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { useWords } from '#frame/shell/words.ts';
import { words } from './words.ts';

type ToolsProps = Pick<TableProps<never>, 'onSheet'> & {
  readonly isPlaying: boolean;
  readonly onLeave: () => void;
};

/** What one does about one's seat in a tournament rather than in the hand. */
export function PlayTools({ isPlaying, onLeave, onSheet }: ToolsProps) {
  const { room: seatRoom, game } = useSeated();
  const say = useText();
  const room = useRoom();
  const isAsking = useRoomState((state) => state.isAsking);
  const isAway = room?.view.seats.find(({ seat }) => seat === room.own.seat)?.isAway ?? false;
  return (
    <nav className="seats-tools" aria-label={say(game.words.table)}>
      {isPlaying && (
        <Tool
          icon={<ClockIcon size={18} />}
          isPressed={isAway}
          isOff={isAsking}
          onPress={() => void seatRoom.ask({ kind: 'away', isAway: !isAway })}
        >
          {say(isAway ? common.back : common.away)}
        </Tool>
      )}
      <Tool icon={<HistoryIcon size={18} />} onPress={() => onSheet('history')}>
        {say(game.words.lastHands)}
      </Tool>
      <Tool icon={<InfoIcon size={18} />} onPress={() => onSheet('rules')}>
        {say(common.rules)}
      </Tool>
      {!isPlaying && (
        <Tool icon={<LogoutIcon size={18} />} onPress={onLeave}>
          {say(words.leave)}
        </Tool>
      )}
    </nav>
  );
}

/** Whoever leaves in the middle keeps his seat, and loses by it. */
export function LeaveDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const { t } = useWords();
  const say = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(words.leaveTitle)}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Button tone="brass" size="l" onClick={onClose}>
            {say(words.stay)}
          </Button>
          <Button size="l" onClick={onLeave}>
            {say(words.leaveNow)}
          </Button>
        </>
      }
    >
      <p>{say(words.leaveText)}</p>
    </Dialog>
  );
}
