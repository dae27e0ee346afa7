/** Every game this provider offers. */
import { studioGameByCode } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Game } from './game.ts';
import { slotGame } from './slots/slot-game.ts';
import type { SlotView } from './slots/slot.view.ts';

const flagship = slotGame([taaZaPwani]);

/** A studio game is made from its code whenever it is wanted. Refuses `not_found`. */
export function gameByCode(code: string): Game<SlotView> {
  if (code === flagship.code) return flagship;
  const game = studioGameByCode(code);
  if (!game) throw new Refusal('not_found');
  return slotGame([game.definition]);
}
