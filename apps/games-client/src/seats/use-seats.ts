/** What the parts of one table share, whichever game is played there. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Sayings } from '#frame/live/panel/sayings.ts';
import { useStore } from '#frame/shell/store.ts';
import type { Room, RoomState, SeatRoom } from './room/seat-room.ts';
import type { SeatModule } from './seat-module.ts';

export type Seated = {
  readonly room: SeatRoom;
  readonly sayings: Sayings;
  readonly game: SeatModule;
};

const SeatedContext = createContext<Seated | null>(null);
export const SeatedProvider = SeatedContext.Provider;

export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (!seated) throw new Error('This part stands outside a table.');
  return seated;
}

export function useRoomState<T>(pick: (state: RoomState) => T): T {
  return useStore(useSeated().room.state, pick);
}

/** Null until the room was told. */
export function useRoom(): Room | null {
  return useStore(useSeated().room.line.line, ({ room }) => room);
}

/** The server's time in milliseconds, looked at this often. */
export function useServerNow(stepMs: number): number {
  const { line } = useSeated().room;
  const [nowMs, setNowMs] = useState(line.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(line.now()), stepMs);
    return () => clearInterval(timer);
  }, [line, stepMs]);
  return nowMs;
}
