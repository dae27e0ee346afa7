/** The figures of a roulette, from every pocket played through by its own rules. */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import {
  type BetFigures,
  type Chance,
  gather,
  type StatedBet,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { numbers, type Wheel } from './pockets.ts';
import type { RouletteState, RouletteView } from './roulette.ts';

export type Roulette = BetGame<RouletteState, RouletteView>;

/** One chance for each pocket, equal pays put together. */
export function rouletteChances(game: Roulette, wheel: Wheel, opening: string): Chance[] {
  const pockets = numbers[wheel].length;
  const each = rational(1n, BigInt(pockets));
  return gather(
    Array.from({ length: pockets }, (_, pocket) => {
      const state = game.start(opening, { cursor: 0, nextInt: () => pocket });
      return { pay: game.pay(state), probability: each };
    }),
  );
}

type Listed = readonly [place: string, pays: string, name: Words];

/** The same on both cloths; the number first, as the boldest. */
export const listedBets: readonly Listed[] = [
  ['17', '35 : 1', { en: 'One number', sw: 'Namba moja' }],
  ['split.17-20', '17 : 1', { en: 'Split: two numbers', sw: 'Namba mbili' }],
  ['street.16', '11 : 1', { en: 'Street: three numbers', sw: 'Namba tatu' }],
  ['corner.17-18-20-21', '8 : 1', { en: 'Corner: four numbers', sw: 'Kona: namba nne' }],
  ['line.16', '5 : 1', { en: 'Six line', sw: 'Namba sita' }],
  ['dozen.2', '2 : 1', { en: 'Dozen or column', sw: 'Dazeni au safu' }],
  [
    'red',
    '1 : 1',
    {
      en: 'Red, black, odd, even, low, high',
      sw: 'Nyekundu, nyeusi, witiri, shufwa, ndogo, kubwa',
    },
  ],
];

const five: Listed = [
  'five.0-00-1-2-3',
  '6 : 1',
  { en: 'Five numbers: 0, 00, 1, 2, 3', sw: 'Namba tano: 0, 00, 1, 2, 3' },
];

export function rouletteFigures(
  game: Roulette,
  wheel: Wheel,
  playedAs: Words,
): BetFigures<RouletteView> {
  const bets = [...listedBets, ...(wheel === 'american' ? [five] : [])].map(
    ([place, pays, name]): StatedBet => {
      const opening = `${place.startsWith('five.') ? 'five' : 'chips'}:${place}=1`;
      return statedBet({ opening, name, pays }, rouletteChances(game, wheel, opening));
    },
  );
  const [boldest] = bets;
  const openings = ['chips:red=1', 'chips:17=1', 'chips:17=3,split.17-20=2,dozen.2=5,black=10'];
  return {
    playedAs,
    bets,
    // Rounds with the five numbers among their bets give back something between the two.
    watched: boldest
      ? [
          {
            way: 'chips',
            returnPercent: boldest.returnPercent,
            standardDeviation: boldest.standardDeviation,
          },
        ]
      : [],
    samples: openings.map((opening) => ({
      opening,
      chances: () => rouletteChances(game, wheel, opening),
    })),
  };
}
