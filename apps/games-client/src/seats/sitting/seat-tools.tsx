import { ClockIcon, HistoryIcon, InfoIcon, LogoutIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { SeatSheet } from '#frame/seats/seat-module.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';
import type { Wish } from './wish.ts';

type ToolsProps = {
  readonly onWish: (wish: Wish) => void;
  readonly onSheet: (sheet: SeatSheet) => void;
  /** What the game adds. */
  readonly children?: ReactNode;
};

/** What one does about one's seat rather than in the hand. */
export function SeatTools({ onWish, onSheet, children }: ToolsProps) {
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
            icon={<ClockIcon size={18} />}
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
          {children}
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
          {children}
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
  readonly className?: string;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

export function Tool(props: ToolProps) {
  const { icon, children, className = '', isPressed, isOff = false, onPress } = props;
  return (
    <button
      type="button"
      className={`seats-tool ${className}`}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
