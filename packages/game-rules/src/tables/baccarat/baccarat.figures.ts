import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import {
  baccaratCloth,
  type BaccaratEnd,
  type BaccaratPlace,
  baccaratPlaceNames,
  type BaccaratView,
  type BaccaratWinner,
  type PayBanker,
  payOfStacks,
  payWithCommission,
} from './baccarat.rules.ts';

/** Ordered deals of six cards from eight decks; a round looks at as many of them as it needs. */
export const baccaratDeals = 4_998_398_275_503_360n;

/** In how many of them each winner comes with no pair, the player's alone, the banker's, both. */
export const dealCounts: Readonly<Record<BaccaratWinner, readonly bigint[]>> = {
  banker: [1_961_806_209_310_720n, 181_199_148_797_952n, 136_819_378_110_464n, 12_427_830_218_752n],
  player: [1_906_634_336_174_080n, 134_327_962_841_088n, 177_294_219_300_864n, 12_261_764_276_224n],
  tie: [411_103_725_690_880n, 29_952_563_675_136n, 31_366_077_902_848n, 3_205_059_204_352n],
};

/** Of the deals the banker wins, those with a total of six; by pairs as above. */
export const sixCounts: readonly bigint[] = [
  218_434_710_503_424n,
  20_265_183_707_136n,
  27_919_551_066_112n,
  2_612_859_179_008n,
];

const winners = ['player', 'banker', 'tie'] as const;

export function countedOutcomes(): { end: BaccaratEnd; deals: bigint }[] {
  return winners.flatMap((winner) =>
    dealCounts[winner].flatMap((deals, pairs) => {
      const isPlayerPair = (pairs & 1) !== 0;
      const isBankerPair = (pairs & 2) !== 0;
      const end = { winner, isPlayerPair, isBankerPair };
      const sixes = winner === 'banker' ? (sixCounts[pairs] ?? 0n) : 0n;
      return [
        { end: { ...end, isBankerSix: false }, deals: deals - sixes },
        ...(sixes > 0n ? [{ end: { ...end, isBankerSix: true }, deals: sixes }] : []),
      ];
    }),
  );
}

/** Every way a round of these bets can end. */
export function baccaratChances(opening: string, payBanker: PayBanker): Chance[] {
  const stacks = readStacks(baccaratCloth, opening);
  if (!stacks) return [];
  return gather(
    countedOutcomes().map(({ end, deals }) => ({
      pay: payOfStacks(stacks, end, payBanker),
      probability: rational(deals, baccaratDeals),
    })),
  );
}

const mixed = 'chips:player=3,banker=5,tie=2,player-pair=1,banker-pair=1,either-pair=2';

/** Of a table, by what banker pays there; `bankerPays` says the same. */
export function createBaccaratFigures(
  payBanker: PayBanker,
  bankerPays: string,
  playedAs: Words,
): BetFigures<BaccaratView> {
  const stated = (place: BaccaratPlace, pays: string) => {
    const opening = `${place}:${place}=1`;
    const name = baccaratPlaceNames[place];
    return statedBet({ opening, name, pays }, baccaratChances(opening, payBanker));
  };
  const bets = [
    stated('banker', bankerPays),
    stated('player', '1 : 1'),
    stated('tie', '8 : 1'),
    stated('player-pair', '11 : 1'),
    stated('banker-pair', '11 : 1'),
    stated('either-pair', '5 : 1'),
  ];
  return {
    playedAs,
    bets,
    watched: bets.map(({ opening, returnPercent, standardDeviation }) => ({
      way: opening.slice(0, opening.indexOf(':')),
      returnPercent,
      standardDeviation,
    })),
    samples: [...bets.map(({ opening }) => opening), mixed].map((opening) => ({
      opening,
      chances: () => baccaratChances(opening, payBanker),
    })),
  };
}

export const baccaratFigures = createBaccaratFigures(payWithCommission, '0.95 : 1', {
  en: 'Eight decks, shuffled for every round. On a tie, bets on player and banker are refunded. Banker has the lowest house edge.',
  sw: 'Pakiti nane za karata, huchanganywa upya kila raundi. Kukiwa na sare, madau ya mchezaji na benki hurudishwa. Benki ina faida ndogo zaidi ya kampuni.',
});
