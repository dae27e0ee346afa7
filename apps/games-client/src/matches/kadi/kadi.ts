import { kadi } from '@bahati/game-rules/seat-games/kadi/kadi.rules.ts';
import type { KadiAct } from '@bahati/game-rules/seat-games/kadi/kadi.state.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { sayCards } from '#frame/matches/card-table/words.ts';
import { words as handWords } from '#frame/matches/hand-fan/words.ts';
import { type MatchModule, opaqueMatch } from '#frame/matches/match-game.ts';
import { matchModule } from '#frame/matches/match-module.tsx';
import { KadiBoard } from './kadi-board.tsx';
import { tell } from './kadi-events.ts';
import { rules } from './kadi-rules-words.ts';
import { KadiScene } from './kadi-scene.tsx';
import { words } from './kadi-words.ts';

const offer = seatOfferOf('karata-ya-mwisho');
if (!offer) throw new Error('Kadi is not offered.');

const match: MatchModule<KadiView, KadiAct> = {
  offer,
  version: kadi.version,
  Board: KadiBoard,
  Scene: KadiScene,
  rules: [...rules, handWords.keys],
  tell,
  standingOf({ players }, seat, say) {
    const player = players.find((each) => each.seat === seat);
    if (!player || player.hasResigned) return null;
    return player.saidNikoKadi ? say(words.isNikoKadi) : sayCards(say, player.count);
  },
};

export const seatGame = matchModule(opaqueMatch(match));
