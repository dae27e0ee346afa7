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

/** Null: no game bears the code. Throws when its parts cannot be fetched. */
export async function loadKnownGame(code: string, version: number): Promise<KnownGame | null> {
  const fight = await fights[code]?.();
  const bet = fight?.board ?? (await loadBoard(code));
  if (bet) {
    const { seed, palette } = bet.cloth;
    const known = { version: bet.game.version, cloth: { seed, palette }, slot: null, bet };
    return { ...known, ...(fight?.inRound && { inRound: fight.inRound }) };
  }
  const slot = await loadSlot(code, version);
  return slot ? { version: slot.definition.version, cloth: slot.cloth, slot, bet: null } : null;
}
