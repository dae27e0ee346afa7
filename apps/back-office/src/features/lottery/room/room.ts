/** Who is in the lottery's room. */
import { createContext, useContext } from 'react';
import type { Currency } from '@bahati/money/currencies.ts';

export type LotteryRight = 'lottery.read' | 'lottery.act' | 'lottery.settings' | 'lottery.decide';

export type Room = {
  currency: Currency;
  /** Where the lottery answers, for links to what anybody may read. */
  origin: string;
  can: (right: LotteryRight) => boolean;
};

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('Nobody is in the room of the lottery yet.');
  return room;
}
