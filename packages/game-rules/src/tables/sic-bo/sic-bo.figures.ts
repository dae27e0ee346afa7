import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { type Dice, faces } from './sic-bo.places.ts';
import { sicBo, type SicBoView } from './sic-bo.rules.ts';

/** All 216, each as likely as any other. */
export const sicBoRolls: readonly Dice[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third): Dice => [first, second, third])),
);

/** One chance for each roll played through, equal pays put together. */
export function sicBoChances(opening: string): Chance[] {
  const each = rational(1n, BigInt(sicBoRolls.length));
  return gather(
    sicBoRolls.map((dice) => {
      const left = [...dice];
      const draw = { cursor: 0, nextInt: () => (left.shift() ?? 1) - 1 };
      return { pay: sicBo.pay(sicBo.start(opening, draw)), probability: each };
    }),
  );
}

const listed: readonly (readonly [place: string, pays: string, name: Words])[] = [
  ['big', '1 : 1', { en: 'Big, small, odd, even', sw: 'Kubwa, ndogo, witiri, shufwa' }],
  ['single.1', '1, 2, 3 : 1', { en: 'Single number', sw: 'Namba moja' }],
  ['pair.1-2', '5 : 1', { en: 'Combination of two numbers', sw: 'Jozi ya namba mbili' }],
  ['double.1', '10 : 1', { en: 'Double', sw: 'Mbili sawa' }],
  ['any-triple', '30 : 1', { en: 'Any triple', sw: 'Tatu zozote sawa' }],
  ['triple.1', '180 : 1', { en: 'Specific triple', sw: 'Tatu za namba moja' }],
  ['total.4', '60 : 1', { en: 'Total 4 or 17', sw: 'Jumla 4 au 17' }],
  ['total.5', '30 : 1', { en: 'Total 5 or 16', sw: 'Jumla 5 au 16' }],
  ['total.6', '18 : 1', { en: 'Total 6 or 15', sw: 'Jumla 6 au 15' }],
  ['total.7', '12 : 1', { en: 'Total 7 or 14', sw: 'Jumla 7 au 14' }],
  ['total.8', '8 : 1', { en: 'Total 8 or 13', sw: 'Jumla 8 au 13' }],
  ['total.9', '7 : 1', { en: 'Total 9 or 12', sw: 'Jumla 9 au 12' }],
  ['total.10', '6 : 1', { en: 'Total 10 or 11', sw: 'Jumla 10 au 11' }],
];

export const sicBoFigures: BetFigures<SicBoView> = {
  playedAs: {
    en: 'The RTP depends on the bet: highest for big, small, odd and even, lowest for doubles. A triple loses big, small, odd and even.',
    sw: 'RTP hutegemea dau: kubwa zaidi kwa kubwa, ndogo, witiri na shufwa; ndogo zaidi kwa mbili sawa. Dadu tatu zikiwa sawa, kubwa, ndogo, witiri na shufwa hupoteza.',
  },
  bets: listed.map(([place, pays, name]) => {
    const opening = `chips:${place}=1`;
    return statedBet({ opening, name, pays }, sicBoChances(opening));
  }),
  // Its places give back so differently that no one figure stands for its rounds.
  watched: [],
  samples: [
    'chips:big=1',
    'chips:triple.6=1',
    'chips:small=5,double.1=1,total.9=2,pair.2-5=1,single.3=4',
  ].map((opening) => ({ opening, chances: () => sicBoChances(opening) })),
};
