/** Every game this provider offers. */
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Game } from './game.ts';
import { slotGame } from './slots/slot-game.ts';
import type { SlotView } from './slots/slot.view.ts';

const games: readonly Game<SlotView>[] = [slotGame([taaZaPwani])];

/** Refuses `not_found`. */
export function gameByCode(code: string): Game<SlotView> {
  const game = games.find((candidate) => candidate.code === code);
  if (!game) throw new Refusal('not_found');
  return game;
}
