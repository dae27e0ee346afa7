import {
  type BetFigures,
  type Chance,
  gather,
  madeOnce,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { dealCounts, teenPattiDeals } from './deal-counts.ts';
import { teenPattiNames } from './place-names.ts';
import { bonusPays, pairPays, type TeenPattiEnd } from './teen-patti.pays.ts';
import { type TeenPattiPlace, teenPattiPlaces } from './teen-patti.places.ts';
import { payOfStacks, teenPattiCloth, type TeenPattiView } from './teen-patti.rules.ts';

/** Every way a deal can end, and in how many of all ordered deals it does. */
export const countedEnds = madeOnce(() =>
  dealCounts.flatMap(
    ([lower, higher, bestFive, deals, ties]): { end: TeenPattiEnd; deals: bigint }[] => {
      const ended = (winner: TeenPattiEnd['winner'], a: typeof lower, b: typeof lower) => ({
        winner,
        hands: { 'player-a': a, 'player-b': b },
        bestFive,
      });
      if (lower !== higher) {
        return [
          { end: ended('player-b', lower, higher), deals },
          { end: ended('player-a', higher, lower), deals },
        ];
      }
      // Neither player is dealt better than the other.
      const each = (deals - ties) / 2n;
      return [
        { end: ended('player-a', lower, lower), deals: each },
        { end: ended('player-b', lower, lower), deals: each },
        { end: ended('tie', lower, lower), deals: ties },
      ].filter((counted) => counted.deals > 0n);
    },
  ),
);

/** Every way a round of these bets can end. */
export function teenPattiChances(opening: string): Chance[] {
  const stacks = readStacks(teenPattiCloth, opening);
  if (!stacks) return [];
  return gather(
    countedEnds().map(({ end, deals }) => ({
      pay: payOfStacks(stacks, end),
      probability: rational(deals, teenPattiDeals),
    })),
  );
}

const alone = (place: TeenPattiPlace) => `${place}:${place}=1`;

const inShort = (pays: Readonly<Record<string, number>>) =>
  `${Object.values(pays).join(' / ')} : 1`;

const paysOf: Readonly<Record<TeenPattiPlace, string>> = {
  'player-a': '0.95 : 1',
  'player-b': '0.95 : 1',
  'pair-a': inShort(pairPays),
  'pair-b': inShort(pairPays),
  bonus: inShort(bonusPays),
};

const bets = madeOnce(() =>
  teenPattiPlaces.map((place) =>
    statedBet(
      { opening: alone(place), name: teenPattiNames[place], pays: paysOf[place] },
      teenPattiChances(alone(place)),
    ),
  ),
);

const watched = madeOnce(() =>
  bets().map(({ opening, returnPercent, standardDeviation }) => ({
    way: opening.slice(0, opening.indexOf(':')),
    returnPercent,
    standardDeviation,
  })),
);

const mixed = 'chips:player-a=4,player-b=1,pair-a=2,pair-b=1,bonus=1';

const sample = (opening: string) => ({ opening, chances: () => teenPattiChances(opening) });

export const teenPattiFigures: BetFigures<TeenPattiView> = {
  playedAs: {
    en: 'One deck, shuffled for every round. On a tie, bets on Player A and Player B are refunded.',
    sw: 'Pakiti moja, huchanganywa upya kila raundi. Kukiwa na sare, madau ya Mchezaji A na Mchezaji B hurudishwa.',
  },
  get bets() {
    return bets();
  },
  get watched() {
    return watched();
  },
  samples: [
    sample(alone('player-a')),
    sample(alone('pair-b')),
    sample(alone('bonus')),
    sample(mixed),
  ],
};
