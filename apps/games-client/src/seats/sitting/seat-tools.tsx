import { HistoryIcon, InfoIcon, LogoutIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';
import type { Wish } from './wish.ts';

type ToolsProps = {
  readonly onWish: (wish: Wish) => void;
  readonly onSheet: (sheet: Sheet) => void;
};

/** What one does about one's seat rather than in the hand. */
export function SeatTools({ onWish, onSheet }: ToolsProps) {
  const { room: seatRoom, game } = useSeated();
  const say = useText();
  const room = useRoom();
  const isAsking = useRoomState((state) => state.isAsking);
  const seat = room?.view.seats.find((each) => each.seat === room.own.seat);
  const setAway = (isAway: boolean) => void seatRoom.ask({ kind: 'away', isAway });
  return (
    <nav className="seats-tools" aria-label={say(game.words.table)}>
      {seat && (
        <>
          <Tool
            icon={null}
            isPressed={seat.isAway}
            isOff={isAsking}
            onPress={() => setAway(!seat.isAway)}
          >
            {say(seat.isAway ? words.back : words.away)}
          </Tool>
          <Tool
            icon={<PlusIcon size={18} />}
            isOff={seat.isAsking || seat.isLeaving}
            onPress={() => onWish({ is: 'top-up' })}
          >
            {say(words.topUp)}
          </Tool>
          <Tool
            icon={<LogoutIcon size={18} />}
            isOff={seat.isLeaving}
            onPress={() => onWish({ is: 'leave' })}
          >
            {say(words.leave)}
          </Tool>
        </>
      )}
      {!seat && (
        <>
          <Tool icon={<HistoryIcon size={18} />} onPress={() => onSheet('history')}>
            {say(game.words.lastHands)}
          </Tool>
          <Tool icon={<InfoIcon size={18} />} onPress={() => onSheet('rules')}>
            {say(words.rules)}
          </Tool>
        </>
      )}
    </nav>
  );
}

type ToolProps = {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

function Tool({ icon, children, isPressed, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="seats-tool"
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
