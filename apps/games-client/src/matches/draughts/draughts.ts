/** Street draughts: a painted board, bottle caps for pieces. */
import type { DraughtsAct } from '@bahati/game-rules/seat-games/draughts/draughts.rules.ts';
import { countOf } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { type MatchModule, opaqueMatch, type SideMark } from '#frame/matches/match-game.ts';
import { matchModule } from '#frame/matches/match-module.tsx';
import { DraughtsBoard } from './draughts-board.tsx';
import { rules } from './rules.ts';
import { DraughtsScene } from './scene.tsx';
import { type DraughtsView, sideOfSeat } from './seen-draughts.ts';
import { tellDraughts } from './tell.ts';
import { words } from './words.ts';

const code = 'drafti-ya-mtaa';
const offer = seatOfferOf(code);
if (!offer) throw new Error(`No game between people bears the code ${code}.`);

/** The print of each side's caps, within 24 by 24. */
const star =
  'M12 2 13.8 7.6 19.1 4.9 16.4 10.2 22 12 16.4 13.8 19.1 19.1 13.8 16.4 12 22 10.2 16.4 4.9 19.1 7.6 13.8 2 12 7.6 10.2 4.9 4.9 10.2 7.6Z';
const ring =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z';

const marks = {
  black: { colour: '#1a2150', label: words.black, path: star },
  white: { colour: '#c8341f', label: words.white, path: ring },
} as const satisfies Record<string, SideMark>;

const draughtsMatch: MatchModule<DraughtsView, DraughtsAct> = {
  offer,
  version: offer.game.version,
  Board: DraughtsBoard,
  Scene: DraughtsScene,
  rules,
  tell: tellDraughts,
  markOf(view, seat) {
    const side = sideOfSeat(view, seat);
    return side && marks[side];
  },
  standingOf(view, seat, say) {
    const side = sideOfSeat(view, seat);
    if (side === null) return null;
    const { men, kings } = countOf(view.board, side);
    return say(kings > 0 ? words.menAndKings : words.menOnly, { men, kings });
  },
};

export const seatGame = matchModule(opaqueMatch(draughtsMatch));
