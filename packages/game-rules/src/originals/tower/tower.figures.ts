import {
  type BetFigures,
  type Chance,
  gather,
  type StatedBet,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { cutDecimalText, rational, subtract } from '@bahati/game-rules/rational.ts';
import {
  climbChance,
  floorCount,
  levelNames,
  type TowerLevel,
  towerLevels,
  towerMultiple,
  type TowerView,
} from './tower.rules.ts';

/** Of climbing so many floors and then taking, whichever doors they are. */
export function towerChances(level: TowerLevel, floors: number): Chance[] {
  const climbs = climbChance(level, floors);
  return gather([
    { pay: towerMultiple(level, floors), probability: climbs },
    { pay: rational(0n), probability: subtract(rational(1n), climbs) },
  ]);
}

function statedTower(level: TowerLevel, floors: number): StatedBet {
  const { en, sw } = levelNames[level];
  const one = { en: 'cash out after 1 floor', sw: 'chukua baada ya ghorofa 1' };
  const all = { en: `all ${floors} floors`, sw: `ghorofa zote ${floors}` };
  const taken = floors === floorCount ? all : one;
  const name = { en: `${en}, ${taken.en}`, sw: `${sw}, ${taken.sw}` };
  const pays = `${cutDecimalText(towerMultiple(level, floors), 4).replace(/\.?0+$/, '')}×`;
  return statedBet({ opening: level, name, pays }, towerChances(level, floors));
}

function sampleOf(level: TowerLevel, floors: number): BetFigures<TowerView>['samples'][number] {
  return {
    opening: level,
    choose: (view, actions) => (view.climbed < floors ? (actions[0] ?? 'door:0') : 'take'),
    chances: () => towerChances(level, floors),
  };
}

/** Of taking only at the top. */
const boldest: Readonly<Record<TowerLevel, string>> = {
  easy: '2.968138',
  medium: '4.913124',
  hard: '15.80903',
  expert: '80.18389',
};

export const towerFigures: BetFigures<TowerView> = {
  playedAs: {
    en: 'The RTP is 99 % at every difficulty and on every floor. The top floor is paid automatically.',
    sw: 'RTP ni 99 % kwa ugumu wowote na kwenye kila ghorofa. Ghorofa ya juu kabisa hulipwa yenyewe.',
  },
  bets: [
    statedTower('easy', floorCount),
    statedTower('medium', floorCount),
    statedTower('hard', floorCount),
    statedTower('expert', floorCount),
    statedTower('easy', 1),
    statedTower('expert', 1),
  ],
  watched: towerLevels.map((way) => ({
    way,
    returnPercent: '99.000000',
    standardDeviation: boldest[way],
  })),
  samples: [sampleOf('easy', 3), sampleOf('medium', 2), sampleOf('hard', 4), sampleOf('expert', 1)],
};
