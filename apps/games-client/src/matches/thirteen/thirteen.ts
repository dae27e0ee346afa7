import { thirteen } from '@bahati/game-rules/seat-games/thirteen/thirteen.rules.ts';
import type { ThirteenAct } from '@bahati/game-rules/seat-games/thirteen/thirteen.state.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { sayCards } from '#frame/matches/card-table/words.ts';
import { words as handWords } from '#frame/matches/hand-fan/words.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { matchModule } from '#frame/matches/match-module.tsx';
import { ThirteenBoard } from './thirteen-board.tsx';
import { tell, titleOf } from './thirteen-events.ts';
import { rules } from './thirteen-rules-words.ts';
import { ThirteenScene } from './thirteen-scene.tsx';
import { words } from './thirteen-words.ts';

const offer = seatOfferOf('kumi-na-tatu');
if (!offer) throw new Error('Thirteen is not offered.');

const match: MatchModule<ThirteenView, ThirteenAct> = {
  offer,
  version: thirteen.version,
  Board: ThirteenBoard,
  Scene: ThirteenScene,
  rules: [...rules, handWords.keys],
  tell,
  prizeWords: { lobbyText: words.lobbyText, pot: words.potByPlaces, titleOf },
  standingOf({ players, out, resigned }, seat, say) {
    const place = out.indexOf(seat) + 1;
    if (place > 0) return say(words.place, { place });
    const player = players.find((each) => each.seat === seat);
    if (!player || resigned.includes(seat)) return null;
    return player.hasPassed ? say(words.passed) : sayCards(say, player.count);
  },
};

export const seatGame = matchModule(opaqueMatch(match));
