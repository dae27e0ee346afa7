/** Bao la Kiswahili: a carved board of four rows, sown with kete. */
import type { BaoAct } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import { seedsOf } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { matchModule } from '#frame/matches/match-module.tsx';
import { BaoMatchBoard } from './bao-board.tsx';
import { marks } from './marks.ts';
import { rules } from './rules.ts';
import { BaoScene } from './scene.tsx';
import { type BaoView, sideOfSeat } from './seen-bao.ts';
import { tellBao } from './tell.ts';
import { words } from './words.ts';

const code = 'mabingwa-wa-bao';
const offer = seatOfferOf(code);
if (!offer) throw new Error(`No game between people bears the code ${code}.`);

const baoMatch: MatchModule<BaoView, BaoAct> = {
  offer,
  version: offer.game.version,
  Board: BaoMatchBoard,
  Scene: BaoScene,
  rules,
  tell: tellBao,
  markOf: (view, seat) => marks[sideOfSeat(view, seat)],
  standingOf: (view, seat, say) =>
    say(words.standing, { count: seedsOf(view.board[sideOfSeat(view, seat)]) }),
};

export const seatGame = matchModule(opaqueMatch(baoMatch));
