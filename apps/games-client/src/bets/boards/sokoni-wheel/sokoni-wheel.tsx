import {
  placeWords,
  type SokoniPlace,
  sokoniPlaces,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import { longestOwnMs } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.show.ts';
import {
  sokoniWheel,
  type SokoniView,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { betModule } from '#frame/bets/stage/board.ts';
import { SokoniBoard } from './sokoni-board.tsx';
import { sokoniWords } from './sokoni-words.ts';

export { LobbyScene as Scene } from './lobby-scene.tsx';

const isPlace = (name: string): name is SokoniPlace => sokoniPlaces.some((each) => each === name);

export const board = betModule({
  game: sokoniWheel,
  staking: 'chips',
  Board: SokoniBoard,
  describe: (view) => ({ en: described(view, 'en'), sw: described(view, 'sw') }),
  placeName: (name) => (isPlace(name) ? placeWords[name] : { en: name, sw: name }),
  rules: [
    sokoniWords.ruleWheel,
    sokoniWords.ruleOffer,
    sokoniWords.ruleCoin,
    sokoniWords.ruleCrates,
    sokoniWords.ruleFestival,
    sokoniWords.ruleShared,
    sokoniWords.ruleMost,
    sokoniWords.ruleReturn,
  ],
  cloth: { seed: sokoniWheel.code },
  ground: 'linear-gradient(light-dark(#f7e3c0, #2a0f2c), light-dark(#efd0a0, #14071a))',
  longestShowMs: longestOwnMs + 2_000,
});

const pays = { en: 'pays', sw: 'hulipa' } as const;

/** `Coin Toss pays 60 : 1.` */
function described({ place, times }: SokoniView, language: 'en' | 'sw'): string {
  return `${placeWords[place][language]} ${pays[language]} ${times}\u00a0:\u00a01.`;
}
