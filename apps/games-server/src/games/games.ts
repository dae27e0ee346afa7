/** Every game this provider offers. */
import { studioGame, studioNumberOf } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Game } from './game.ts';
import { slotGame } from './slots/slot-game.ts';
import type { SlotView } from './slots/slot.view.ts';

const flagship = slotGame([taaZaPwani]);

/** A studio game is made from its number whenever it is wanted. Refuses `not_found`. */
export function gameByCode(code: string): Game<SlotView> {
  if (code === flagship.code) return flagship;
  const number = studioNumberOf(code);
  if (number === undefined) throw new Refusal('not_found');
  return slotGame([studioGame(number).definition]);
}
