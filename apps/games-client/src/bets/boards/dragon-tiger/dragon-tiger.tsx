import { dragonTiger } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import type { DragonTigerPlace } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.places.ts';
import { dragonAndTiger, nameOfPlace } from '@bahati/game-rules/tables/dragon-tiger/place-names.ts';
import { betModule } from '#frame/bets/stage/board.ts';
import { BeastsBoard, describeBeasts } from './beasts-board.tsx';
import { DragonHead } from './dragon-head.tsx';
import { TigerHead } from './tiger-head.tsx';
import { dragonWords, words } from './words.ts';

const pair = {
  names: dragonAndTiger,
  heads: { dragon: DragonHead, tiger: TigerHead },
  look: 'dragon-tiger',
} as const;

export const board = betModule({
  game: dragonTiger,
  staking: 'chips',
  Board: (props) => <BeastsBoard {...props} pair={pair} />,
  describe: (view) => describeBeasts(pair.names, view),
  placeName: (place) => nameOfPlace(place as DragonTigerPlace, pair.names),
  rules: [dragonWords.ruleAim, dragonWords.ruleDeal, dragonWords.ruleTie, words.ruleTraits],
  cloth: { seed: 'dragon-tiger' },
  ground: 'light-dark(#d8cbb4, #0b1020)',
});
