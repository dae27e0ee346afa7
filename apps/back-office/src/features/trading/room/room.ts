/** Who is in the trading room, and what was done there last and can be undone. */
import { createContext, useContext } from 'react';
import type { Currency } from '@bahati/money/currencies.ts';

export type TradingRight = 'trading.read' | 'trading.act' | 'trading.settings' | 'trading.decide';

/** What one click did, and how it is taken back. */
export type Undo = { words: string; undo: () => Promise<void> };

export type Room = {
  name: string;
  currency: Currency;
  can: (right: TradingRight) => boolean;
  offerUndo: (undo: Undo | undefined) => void;
};

export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('Nobody is in the trading room yet.');
  return room;
}
