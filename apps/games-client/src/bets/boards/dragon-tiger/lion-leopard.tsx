/** The live table Lion and Leopard: dragon tiger between two cats of the savannah. */
import { lionLeopard } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import type { DragonTigerPlace } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.places.ts';
import { lionAndLeopard, nameOfPlace } from '@bahati/game-rules/tables/dragon-tiger/place-names.ts';
import { betModule } from '#frame/bets/stage/board.ts';
import { BeastsBoard, describeBeasts } from './beasts-board.tsx';
import { LeopardHead } from './leopard-head.tsx';
import { LionHead } from './lion-head.tsx';
import { lionWords, words } from './words.ts';
import './lion-leopard.css';

const pair = {
  names: lionAndLeopard,
  heads: { dragon: LionHead, tiger: LeopardHead },
  look: 'lion-leopard',
} as const;

export const board = betModule({
  game: lionLeopard,
  staking: 'chips',
  Board: (props) => <BeastsBoard {...props} pair={pair} />,
  describe: (view) => describeBeasts(pair.names, view),
  placeName: (place) => nameOfPlace(place as DragonTigerPlace, pair.names),
  rules: [lionWords.ruleAim, lionWords.ruleDeal, lionWords.ruleTie, words.ruleTraits],
  cloth: { seed: 'simba-na-chui' },
  ground: 'light-dark(#d8cbb4, #0b1020)',
});
