import { home } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import { ludo } from '@bahati/game-rules/seat-games/ludo/ludo.rules.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { LudoAct } from '@bahati/game-rules/seat-games/ludo/ludo.state.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { matchModule } from '#frame/matches/match-module.tsx';
import { LudoBoard } from './ludo-board.tsx';
import { LudoScene } from './ludo-scene.tsx';
import { rules, words } from './ludo-words.ts';
import type { SeenLudo } from './seen-ludo.ts';
import { sides } from './sides.ts';
import { tellLudo } from './tell-ludo.ts';

const faces = 6;

const offer = seatOfferOf(ludo.code);
if (!offer) throw new Error('Ludo is not offered.');

const playerAt = ({ players }: SeenLudo, seat: number) =>
  players.find((player) => player.seat === seat);

const match: MatchModule<SeenLudo, LudoAct> = {
  offer,
  version: ludo.version,
  Board: LudoBoard,
  Scene: LudoScene,
  rules,
  tell: tellLudo,
  markOf(view, seat) {
    const player = playerAt(view, seat);
    return player ? sides[player.side] : null;
  },
  standingOf(view, seat, say) {
    const tokens = playerAt(view, seat)?.tokens ?? [];
    const count = tokens.filter((steps) => steps === home).length;
    return say(words.atHome, { count, all: tokens.length });
  },
  promptOf(options, say) {
    if (options.some(({ kind }) => kind === 'throw')) return say(words.throw);
    return options.some(({ kind }) => kind === 'move') ? say(words.choose) : null;
  },
  isDrawn: ({ kind, ...event }, draw) =>
    kind === 'thrown' ? event['pips'] === draw.nextInt(faces) + 1 : null,
};

export const seatGame = matchModule(opaqueMatch(match));
