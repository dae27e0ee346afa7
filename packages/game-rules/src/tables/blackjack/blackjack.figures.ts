import { type BetFigures, type Chance, gather } from '@bahati/game-rules/bet-games/figures.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { basicAct } from './basic-strategy.ts';
import type { BlackjackView } from './blackjack.view.ts';
import { basicOutcomes } from './outcomes.ts';
import { asRational } from './thirteenths.ts';

/** What basic strategy brings, in units, doubled and split stakes paid back with the rest. */
export function blackjackChances(): Chance[] {
  return gather(
    basicOutcomes().map(({ pay, chance }) => ({
      pay: rational(BigInt(pay)),
      probability: asRational(chance),
    })),
  );
}

/**
 * The figures are texts: to derive them takes half a second, which a game's start must not.
 * Nothing is watched, because what comes back depends on how each player plays.
 */
export const blackjackFigures: BetFigures<BlackjackView> = {
  playedAs: {
    en: 'With basic strategy and no insurance the house edge is 0.511734 % of the first bet. The highest win is four split hands, all doubled.',
    sw: 'Kwa mkakati wa msingi bila bima, faida ya kampuni ni 0.511734 % ya dau la kwanza. Ushindi mkubwa zaidi ni mikono minne iliyogawanywa, yote maradufu.',
  },
  bets: [
    {
      opening: 'deal',
      name: { en: 'Blackjack', sw: 'Blackjack' },
      pays: '1 : 1, blackjack 3 : 2',
      returnPercent: '99.488266',
      hitRatePercent: '52.398828',
      standardDeviation: '1.153752',
      topWin: { times: '16', oneIn: '1286069.44' },
    },
    {
      opening: 'deal',
      name: { en: 'Insurance', sw: 'Bima' },
      pays: '2 : 1',
      returnPercent: '92.307692',
      hitRatePercent: '30.769231',
      standardDeviation: '1.384615',
      topWin: { times: '3', oneIn: '3.25' },
    },
  ],
  watched: [],
  samples: [{ opening: 'deal', choose: basicAct, chances: blackjackChances }],
};
