/** Kadi, as it comes to the frame. */
import type { KadiAct } from '@bahati/game-rules/seat-games/kadi/kadi.state.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { KadiBoard } from './kadi-board.tsx';
import { tell } from './kadi-events.ts';
import { rules } from './kadi-rules-words.ts';
import { KadiScene } from './kadi-scene.tsx';

const offer = seatOfferOf('karata-ya-mwisho');
if (!offer) throw new Error('Kadi is not offered.');

const kadi: MatchModule<KadiView, KadiAct> = {
  offer,
  version: offer.game.version,
  Board: KadiBoard,
  Scene: KadiScene,
  rules,
  tell,
};

export const match = opaqueMatch(kadi);
