/** Street draughts: a painted board, bottle caps for pieces. */
import type { DraughtsAct } from '@bahati/game-rules/seat-games/draughts/draughts.rules.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { DraughtsBoard } from './draughts-board.tsx';
import { rules } from './rules.ts';
import { DraughtsScene } from './scene.tsx';
import { type DraughtsView, sideOfSeat } from './seen-draughts.ts';
import { tellDraughts } from './tell.ts';
import { words } from './words.ts';

const code = 'drafti-ya-mtaa';
const offer = seatOfferOf(code);
if (!offer) throw new Error(`No game between people bears the code ${code}.`);

const colours = { black: '#1a2150', white: '#f5e8c9' } as const;

const draughtsMatch: MatchModule<DraughtsView, DraughtsAct> = {
  offer,
  version: offer.game.version,
  Board: DraughtsBoard,
  Scene: DraughtsScene,
  rules,
  tell: tellDraughts,
  markOf(view, seat) {
    const side = sideOfSeat(view, seat);
    return side && { colour: colours[side], label: words[side] };
  },
};

export const match = opaqueMatch(draughtsMatch);
