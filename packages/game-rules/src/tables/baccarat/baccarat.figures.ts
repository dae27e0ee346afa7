import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import {
  baccaratCloth,
  type BaccaratOutcome,
  type BaccaratPlace,
  baccaratPlaceNames,
  type BaccaratView,
  type BaccaratWinner,
  payOfStacks,
} from './baccarat.rules.ts';

/** Ordered deals of six cards from eight decks; a round looks at as many of them as it needs. */
export const baccaratDeals = 4_998_398_275_503_360n;

/** In how many of them each winner comes with no pair, the player's alone, the banker's, both. */
export const dealCounts: Readonly<Record<BaccaratWinner, readonly bigint[]>> = {
  banker: [1_961_806_209_310_720n, 181_199_148_797_952n, 136_819_378_110_464n, 12_427_830_218_752n],
  player: [1_906_634_336_174_080n, 134_327_962_841_088n, 177_294_219_300_864n, 12_261_764_276_224n],
  tie: [411_103_725_690_880n, 29_952_563_675_136n, 31_366_077_902_848n, 3_205_059_204_352n],
};

const winners = ['player', 'banker', 'tie'] as const;

export function countedOutcomes(): { outcome: BaccaratOutcome; deals: bigint }[] {
  return winners.flatMap((winner) =>
    dealCounts[winner].map((deals, pairs) => ({
      outcome: { winner, isPlayerPair: (pairs & 1) !== 0, isBankerPair: (pairs & 2) !== 0 },
      deals,
    })),
  );
}

/** Every way a round of these bets can end. */
export function baccaratChances(opening: string): Chance[] {
  const stacks = readStacks(baccaratCloth, opening);
  if (!stacks) return [];
  return gather(
    countedOutcomes().map(({ outcome, deals }) => ({
      pay: payOfStacks(stacks, outcome),
      probability: rational(deals, baccaratDeals),
    })),
  );
}

const stated = (place: BaccaratPlace, pays: string) => {
  const opening = `${place}:${place}=1`;
  return statedBet({ opening, name: baccaratPlaceNames[place], pays }, baccaratChances(opening));
};

const bets = [
  stated('banker', '0.95 : 1'),
  stated('player', '1 : 1'),
  stated('tie', '8 : 1'),
  stated('player-pair', '11 : 1'),
  stated('banker-pair', '11 : 1'),
  stated('either-pair', '5 : 1'),
];

const mixed = 'chips:player=3,banker=5,tie=2,player-pair=1,banker-pair=1,either-pair=2';

const sample = (opening: string) => ({ opening, chances: () => baccaratChances(opening) });

export const baccaratFigures: BetFigures<BaccaratView> = {
  playedAs: {
    en: 'Eight decks, shuffled anew for every round and dealt player, banker, player, banker, then the third cards. A tie gives back what lies on player and banker, and banker costs least.',
    sw: 'Pakiti nane za karata, huchanganywa upya kila mzunguko na kugawiwa mchezaji, benki, mchezaji, benki, kisha karata za tatu. Sare hurudisha yaliyo kwa mchezaji na benki, na benki ndiyo yenye gharama ndogo zaidi.',
  },
  bets,
  watched: bets.map(({ opening, returnPercent, standardDeviation }) => ({
    way: opening.slice(0, opening.indexOf(':')),
    returnPercent,
    standardDeviation,
  })),
  samples: [...bets.map(({ opening }) => sample(opening)), sample(mixed)],
};
