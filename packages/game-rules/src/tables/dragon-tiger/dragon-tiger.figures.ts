import {
  type BetFigures,
  type Chance,
  gather,
  madeOnce,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { deck } from '@bahati/game-rules/cards/card.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import {
  dragonTigerCloth,
  dragonTigerDecks,
  type DragonTigerView,
  payOfStacks,
  suitedTiePays,
  tiePays,
} from './dragon-tiger.rules.ts';
import { beasts, type DragonTigerPlace, type Trait, traits } from './dragon-tiger.places.ts';
import { type BeastNames, dragonAndTiger, lionAndLeopard, nameOfPlace } from './place-names.ts';
import type { Words } from '@bahati/game-rules/words.ts';

const cards = BigInt(deck.length * dragonTigerDecks);

/** Every way a round of these bets can end: each card of the dragon with each of the tiger. */
export function dragonTigerChances(opening: string): Chance[] {
  const stacks = readStacks(dragonTigerCloth, opening);
  if (!stacks) return [];
  const deals = new Map<string, { pay: Chance['pay']; count: number }>();
  for (const dragon of deck) {
    for (const tiger of deck) {
      const pay = payOfStacks(stacks, { dragon, tiger });
      const key = `${pay.numerator}/${pay.denominator}`;
      const left = dragonTigerDecks - (dragon === tiger ? 1 : 0);
      const count = (deals.get(key)?.count ?? 0) + dragonTigerDecks * left;
      deals.set(key, { pay, count });
    }
  }
  return gather(
    [...deals.values()].map(({ pay, count }) => ({
      pay,
      probability: rational(BigInt(count), cards * (cards - 1n)),
    })),
  );
}

const alone = (place: DragonTigerPlace) => `${place}:${place}=1`;

const paysOfTrait = (trait: Trait) =>
  trait === 'big' || trait === 'small' || trait === 'odd' || trait === 'even' ? '1 : 1' : '3 : 1';

const statedOf = (names: BeastNames) => {
  const stated = (place: DragonTigerPlace, pays: string) =>
    statedBet(
      { opening: alone(place), name: nameOfPlace(place, names), pays },
      dragonTigerChances(alone(place)),
    );
  return [
    stated('dragon', '1 : 1'),
    stated('tiger', '1 : 1'),
    stated('tie', `${tiePays} : 1`),
    stated('suited-tie', `${suitedTiePays} : 1`),
    ...beasts.flatMap((beast) =>
      traits.map((trait) => stated(`${beast}-${trait}`, paysOfTrait(trait))),
    ),
  ];
};

const mixed = 'chips:dragon=4,tie=1,suited-tie=1,dragon-odd=2,tiger-hearts=3';

const sample = (opening: string) => ({ opening, chances: () => dragonTigerChances(opening) });

function figuresOf(names: BeastNames, playedAs: Words): BetFigures<DragonTigerView> {
  const bets = madeOnce(() => statedOf(names));
  const watched = madeOnce(() =>
    bets().map(({ opening, returnPercent, standardDeviation }) => ({
      way: opening.slice(0, opening.indexOf(':')),
      returnPercent,
      standardDeviation,
    })),
  );
  return {
    playedAs,
    get bets() {
      return bets();
    },
    get watched() {
      return watched();
    },
    samples: [sample(alone('dragon')), sample(alone('suited-tie')), sample(mixed)],
  };
}

export const dragonTigerFigures = figuresOf(dragonAndTiger, {
  en: 'Eight decks, shuffled for every round. The ace is low and the dragon’s card comes first. On a tie half of a dragon or tiger bet is refunded. A seven loses the bets on one card.',
  sw: 'Pakiti nane za karata, huchanganywa upya kila mzunguko; ree ni ndogo na karata ya joka hutoka kwanza. Kukiwa na sare, nusu ya dau la joka au chui milia hurudishwa. Saba hupoteza kila dau la karata moja.',
});

export const lionLeopardFigures = figuresOf(lionAndLeopard, {
  en: 'Eight decks, shuffled for every round. The ace is low and the lion’s card comes first. On a tie half of a lion or leopard bet is refunded. A seven loses the bets on one card.',
  sw: 'Pakiti nane za karata, huchanganywa upya kila mzunguko; ree ni ndogo na karata ya simba hutoka kwanza. Kukiwa na sare, nusu ya dau la simba au chui hurudishwa. Saba hupoteza kila dau la karata moja.',
});
