/** Any game the page can play again. */
import type { BetModule } from '#frame/bets/stage/board.ts';
import { loadBoard } from '#frame/bets/stage/boards.ts';
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

/** Live tables that call what they play with by names of their own, and the game they play. */
const namedTables: Readonly<Record<string, { game: string; load: () => Promise<LiveBoard> }>> = {
  'simba-na-chui': {
    game: 'dragon-tiger',
    load: () => import('#frame/bets/boards/dragon-tiger/lion-leopard.tsx'),
  },
};

/** What is played again: the round is of a version, and of a live table if one is named. */
type Wanted = { readonly code: string; readonly version: number; readonly table: string };

/** Null: no game bears the code. Throws when its parts cannot be fetched. */
export async function loadKnownGame({ code, version, table }: Wanted): Promise<KnownGame | null> {
  const named = namedTables[table];
  const shared = await (named?.game === code ? named.load() : fights[code]?.());
  const bet = shared?.board ?? (await loadBoard(code));
  if (bet) {
    const { seed, palette } = bet.cloth;
    const known = { version: bet.game.version, cloth: { seed, palette }, slot: null, bet };
    return { ...known, ...(shared?.inRound && { inRound: shared.inRound }) };
  }
  const slot = await loadSlot(code, version);
  return slot ? { version: slot.definition.version, cloth: slot.cloth, slot, bet: null } : null;
}
