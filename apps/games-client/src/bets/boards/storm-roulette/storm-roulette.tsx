import {
  stormRoulette,
  type StormView,
} from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';
import { colourWords, placeWords } from '@bahati/game-rules/tables/roulette/place-words.ts';
import { rouletteCloths } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { betModule } from '#frame/bets/stage/board.ts';
import { ruleLay } from '#frame/bets/boards/roulette/roulette-words.ts';
import { StormBoard } from './storm-board.tsx';
import { stormWords } from './storm-words.ts';

export const board = betModule({
  game: stormRoulette,
  staking: 'chips',
  Board: StormBoard,
  describe: (view) => ({ en: described(view, 'en'), sw: described(view, 'sw') }),
  placeName(name) {
    const place = rouletteCloths.european.find(name);
    if (!place) return { en: name, sw: name };
    return { en: placeWords(place, 'en'), sw: placeWords(place, 'sw') };
  },
  rules: [
    ruleLay,
    stormWords.ruleStorm,
    stormWords.rulePays,
    stormWords.ruleOthers,
    stormWords.ruleMost,
    stormWords.ruleReturn,
  ],
  cloth: { seed: stormRoulette.code },
  ground: 'linear-gradient(light-dark(#b9c6d6, #0a1230), light-dark(#dfe4ea, #060a1c))',
});

/** `17, black × 150.` */
function described({ number, colour, strikes }: StormView, language: 'en' | 'sw'): string {
  const struck = strikes.find((strike) => strike.number === number);
  return `${number}, ${colourWords[colour][language]}${struck ? ` × ${struck.times}` : ''}.`;
}
