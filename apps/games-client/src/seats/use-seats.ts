/** What the parts of one table share. */
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { createContext, useContext } from 'react';
import type { Sayings } from '#frame/live/panel/sayings.ts';
import { showFigures, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { SeatGameParts } from './seat-game.ts';
import type { SeatTable, TableState } from './table/seat-table.ts';

export type Seated = {
  readonly table: SeatTable;
  readonly sayings: Sayings;
  readonly game: SeatGameParts;
};

const SeatedContext = createContext<Seated | null>(null);
export const SeatedProvider = SeatedContext.Provider;

export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (!seated) throw new Error('This part stands outside a table.');
  return seated;
}

export function useTableState<T>(pick: (state: TableState) => T): T {
  return useStore(useSeated().table.state, pick);
}

export type Room = { readonly view: SeatsView; readonly own: SeatsOwn };

/** Null until the room was told. */
export function useRoom(): Room | null {
  return useStore(useSeated().table.line.line, ({ room }) => room);
}

export type Money = {
  readonly minor: (wire: string) => bigint;
  /** "1,250": the currency stands once at the table. */
  readonly figures: (wire: string | bigint) => string;
  /** "KSh 1,250". */
  readonly money: (wire: string | bigint) => string;
};

export function useMoney(): Money {
  const { play } = useFrame();
  const { language } = useWords();
  const { currency } = play;
  const minor = (wire: string) => toMinor(wire, currency);
  const asMinor = (amount: string | bigint) =>
    typeof amount === 'bigint' ? amount : minor(amount);
  return {
    minor,
    figures: (amount) => showFigures(asMinor(amount), currency, language),
    money: (amount) => showMinor(asMinor(amount), currency, language, true),
  };
}
