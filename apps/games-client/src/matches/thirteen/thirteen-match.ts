/** Thirteen, as it comes to the frame. */
import type { ThirteenAct } from '@bahati/game-rules/seat-games/thirteen/thirteen.state.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { ThirteenBoard } from './thirteen-board.tsx';
import { tell } from './thirteen-events.ts';
import { rules } from './thirteen-rules-words.ts';
import { ThirteenScene } from './thirteen-scene.tsx';

const offer = seatOfferOf('kumi-na-tatu');
if (!offer) throw new Error('Thirteen is not offered.');

const thirteen: MatchModule<ThirteenView, ThirteenAct> = {
  offer,
  version: offer.game.version,
  Board: ThirteenBoard,
  Scene: ThirteenScene,
  rules,
  tell,
};

export const match = opaqueMatch(thirteen);
