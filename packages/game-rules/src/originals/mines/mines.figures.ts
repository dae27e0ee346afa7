import {
  type BetFigures,
  type Chance,
  gather,
  type StatedBet,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { cutDecimalText, rational, subtract } from '@bahati/game-rules/rational.ts';
import { minesMultiple, type MinesView, mostGems, survivalChance } from './mines.rules.ts';

/** Of opening so many gems and then taking, whichever tiles they are. */
export function minesChances(mines: number, gems: number): Chance[] {
  const survival = survivalChance(mines, gems);
  return gather([
    { pay: minesMultiple(mines, gems), probability: survival },
    { pay: rational(0n), probability: subtract(rational(1n), survival) },
  ]);
}

function statedMines(mines: number, gems: number): StatedBet {
  const one = { en: 'cash out after 1 gem', sw: 'chukua baada ya kito 1' };
  const some = { en: `cash out after ${gems} gems`, sw: `chukua baada ya vito ${gems}` };
  const all = { en: `to the last of ${gems} gems`, sw: `hadi kito cha mwisho, cha ${gems}` };
  const taken = gems === mostGems(mines) && gems > 1 ? all : gems === 1 ? one : some;
  const name = {
    en: `${mines} ${mines === 1 ? 'mine' : 'mines'}, ${taken.en}`,
    sw: `${mines === 1 ? 'Bomu' : 'Mabomu'} ${mines}, ${taken.sw}`,
  };
  const pays = `${cutDecimalText(minesMultiple(mines, gems), 4).replace(/\.?0+$/, '')}×`;
  return statedBet({ opening: `mines:${mines}`, name, pays }, minesChances(mines, gems));
}

function sampleOf(mines: number, gems: number): BetFigures<MinesView>['samples'][number] {
  return {
    opening: `mines:${mines}`,
    choose: (view, actions) => (view.gems < gems ? (actions[0] ?? 'open:0') : 'take'),
    chances: () => minesChances(mines, gems),
  };
}

export const minesFigures: BetFigures<MinesView> = {
  playedAs: {
    en: 'The RTP is 99 % for any number of mines, whenever you cash out. The maximum is 4,000×.',
    sw: 'RTP ni 99 % kwa idadi yoyote ya mabomu, popote utakapochukua. Kiwango cha juu ni 4,000×.',
  },
  bets: [
    statedMines(3, 22),
    statedMines(3, 3),
    statedMines(1, 24),
    statedMines(5, 10),
    statedMines(7, 15),
    statedMines(10, 6),
    statedMines(24, 1),
  ],
  // The boldest way pays most: the fifteen gems of seven mines.
  watched: [{ way: 'mines', returnPercent: '99.000000', standardDeviation: '62.65091' }],
  samples: [sampleOf(3, 5), sampleOf(10, 3), sampleOf(24, 1)],
};
