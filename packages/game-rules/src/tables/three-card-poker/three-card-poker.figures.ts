import type { BetFigures, Chance } from '@bahati/game-rules/bet-games/figures.ts';
import { anteOutcomes, chancesOf, everyStanding } from './all-deals.ts';
import { optimalAct } from './optimal-play.ts';
import type { ThreeCardView } from './three-card-poker.view.ts';

const chances = (isPairPlusOn: boolean) => (): Chance[] =>
  chancesOf(anteOutcomes(everyStanding()), isPairPlusOn);

/**
 * The figures are texts: to derive them takes seconds, which a game's start must not. Nothing is
 * watched, because what comes back depends on how each player plays.
 */
export const threeCardPokerFigures: BetFigures<ThreeCardView> = {
  playedAs: {
    en: 'When you play with queen, 6, 4 or better. The ante figures are for the ante alone; on ante and play together the house edge is 2.014672 %.',
    sw: 'Ukicheza na malkia, 6, 4 au zaidi. Takwimu za dau la kwanza ni za dau hilo tu; pamoja na la kucheza, faida ya kampuni ni 2.014672 %.',
  },
  bets: [
    {
      opening: 'chips:ante=1',
      name: { en: 'Ante and play', sw: 'Dau la kwanza na la kucheza' },
      pays: '1 : 1, bonus 5 / 4 / 1',
      returnPercent: '96.627019',
      hitRatePercent: '45.040300',
      standardDeviation: '1.639253',
      topWin: { times: '9', oneIn: '659.87' },
    },
    {
      opening: 'chips:ante=1,pairplus=1',
      name: { en: 'Pair plus', sw: 'Jozi na zaidi' },
      pays: '40 / 30 / 6 / 4 / 1 : 1',
      returnPercent: '97.683258',
      hitRatePercent: '25.610860',
      standardDeviation: '2.910646',
      topWin: { times: '41', oneIn: '460.42' },
    },
  ],
  watched: [],
  samples: [
    { opening: 'chips:ante=1', choose: optimalAct, chances: chances(false) },
    { opening: 'chips:ante=1,pairplus=1', choose: optimalAct, chances: chances(true) },
  ],
};
