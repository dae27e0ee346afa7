/** Any game the page can play again. */
import type { BetModule } from '#frame/bets/stage/board.ts';
import { loadBoard } from '#frame/bets/stage/boards.ts';
import { isLive } from '#frame/live/live-codes.ts';
import type { LiveBoard } from '#frame/live/live-games.ts';
import { loadSlot, type SlotGame } from '#frame/games/games.ts';

export type KnownGame = {
  readonly version: number;
  readonly cloth: SlotGame['cloth'];
} & (
  | { readonly slot: SlotGame; readonly bet: null }
  | {
      readonly slot: null;
      readonly bet: BetModule;
      /** The rules of one round, where they follow from what everybody laid on it. */
      readonly inRound?: LiveBoard['inRound'];
    }
);

/** Games of live tables that have no frame of their own. */
const fights: Readonly<Record<string, () => Promise<LiveBoard>>> = {
  cockfight: () => import('#frame/fights/fixed-arena.tsx'),
  'cockfight-pool': () => import('#frame/fights/pool-arena.tsx'),
};

/** What is played again: the round is of a version, and of a live table if one is named. */
type Wanted = { readonly code: string; readonly version: number; readonly table: string };

/** Null: no game bears the code. Throws when its parts cannot be fetched. */
export async function loadKnownGame({ code, version, table }: Wanted): Promise<KnownGame | null> {
  const shared = (await loadTable(code, table)) ?? (await fights[code]?.());
  const bet = shared?.board ?? (await loadBoard(code));
  if (bet) {
    const { seed, palette } = bet.cloth;
    const known = { version: bet.game.version, cloth: { seed, palette }, slot: null, bet };
    return { ...known, ...(shared?.inRound && { inRound: shared.inRound }) };
  }
  const slot = await loadSlot(code, version);
  return slot ? { version: slot.definition.version, cloth: slot.cloth, slot, bet: null } : null;
}

/** The board of a live table, whose words may be its own; null where it plays another game. */
async function loadTable(code: string, table: string): Promise<LiveBoard | null> {
  if (!isLive(table)) return null;
  const { loadLive } = await import('#frame/live/live-games.ts');
  const { module: board, ...own } = await loadLive(table);
  return board.game.code === code ? { board, ...own } : null;
}
