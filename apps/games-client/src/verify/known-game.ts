/** Any game the page can play again. */
import type { BetModule } from '#frame/bets/stage/board.ts';
import { loadBoard } from '#frame/bets/stage/boards.ts';
import { loadSlot, type SlotGame } from '#frame/games/games.ts';

export type KnownGame = {
  readonly version: number;
  readonly cloth: SlotGame['cloth'];
} & (
  | { readonly slot: SlotGame; readonly bet: null }
  | { readonly slot: null; readonly bet: BetModule }
);

/** Null: no game bears the code. Throws when its parts cannot be fetched. */
export async function loadKnownGame(code: string, version: number): Promise<KnownGame | null> {
  const bet = await loadBoard(code);
  if (bet) {
    const { seed, palette } = bet.cloth;
    return { version: bet.game.version, cloth: { seed, palette }, slot: null, bet };
  }
  const slot = await loadSlot(code, version);
  return slot ? { version: slot.definition.version, cloth: slot.cloth, slot, bet: null } : null;
}
