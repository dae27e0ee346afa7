import {
  type BetFigures,
  type Chance,
  gather,
  madeOnce,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { deck, suits } from '@bahati/game-rules/cards/card.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { combinations } from '@bahati/game-rules/combinations.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { paysText } from './andar-bahar.pays.ts';
import { type AndarBaharPlace, andarBaharPlaces } from './andar-bahar.places.ts';
import {
  andarBaharCloth,
  type AndarBaharView,
  payOfStacks,
  sideOfCard,
} from './andar-bahar.rules.ts';
import { nameOfPlace } from './place-names.ts';

const others = deck.length - 1;
/** The cards of the joker's rank that are left once it is drawn. */
const matching = suits.length - 1;
/** Where those can lie among the others. */
const layouts = combinations(others, matching);
const mostCards = others - matching + 1;

/** Of all layouts, those in which the first of them is this card: the rest lie behind it. */
const layoutsDecidedBy = (card: number) => combinations(others - card, matching - 1);

/** Every way a round of these bets can end: each joker with each number of cards. */
export function andarBaharChances(opening: string): Chance[] {
  const stacks = readStacks(andarBaharCloth, opening);
  if (!stacks) return [];
  const rounds = BigInt(deck.length) * layouts;
  return gather(
    Array.from({ length: mostCards }, (_, at) => at).flatMap((at) => {
      const [winner, cards] = [sideOfCard(at), at + 1];
      const probability = rational(layoutsDecidedBy(cards), rounds);
      return gather(
        deck.map((joker) => ({
          pay: payOfStacks(stacks, { joker, winner, cards }),
          probability,
        })),
      );
    }),
  );
}

const alone = (place: AndarBaharPlace) => `${place}:${place}=1`;

const bets = madeOnce(() =>
  andarBaharPlaces.map((place) =>
    statedBet(
      { opening: alone(place), name: nameOfPlace(place), pays: paysText(place) },
      andarBaharChances(alone(place)),
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

const mixed = 'chips:andar=4,bahar=1,cards-6-10=2,cards-41-49=1,joker-eight=1,joker-hearts=3';

const sample = (opening: string) => ({ opening, chances: () => andarBaharChances(opening) });

export const andarBaharFigures: BetFigures<AndarBaharView> = {
  playedAs: {
    en: 'One deck, shuffled for every round. Bets are placed before the joker is drawn, and Andar gets the first card.',
    sw: 'Pakiti moja, huchanganywa upya kila raundi. Madau huwekwa kabla ya jokeri kutolewa, na Andar hupata karata ya kwanza.',
  },
  get bets() {
    return bets();
  },
  get watched() {
    return watched();
  },
  samples: [sample(alone('andar')), sample(alone('cards-41-49')), sample(mixed)],
};
