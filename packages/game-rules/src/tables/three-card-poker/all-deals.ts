/**
 * Three card poker over every deal there is: 22,100 hands of the player against the 18,424 that
 * the other cards leave the dealer. Hands that differ only in which suits they are in fare alike,
 * so that one of each kind stands for all.
 */
import { type Chance, gather } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, deck, rankOf, suitOf, suits } from '@bahati/game-rules/cards/card.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { isWorthPlaying } from './optimal-play.ts';
import { handOfScore, leastOfDealer, scoreOf, type ThreeCardHand } from './three-card-hand.ts';
import { anteBonus, pairPlusPays } from './three-card-pays.ts';

/** A kind of hand, and how the dealer's 18,424 hands fall against it. */
export type Standing = {
  readonly score: number;
  /** Of the 22,100 hands. */
  readonly hands: number;
  readonly unopposed: number;
  readonly won: number;
  readonly pushed: number;
  readonly lost: number;
};

export const playerHands = 22_100;
export const dealerHands = 18_424;

type Scored = { readonly cards: readonly Card[]; readonly score: number };

function everyHand(): Scored[] {
  const hands: Scored[] = [];
  for (const a of deck) {
    for (const b of deck.slice(a + 1)) {
      for (const c of deck.slice(b + 1)) {
        const cards = [a, b, c];
        hands.push({ cards, score: scoreOf(cards) });
      }
    }
  }
  return hands;
}

/** Equal for hands that only a change of suits tells apart: the least such text. */
function kindOf(cards: readonly Card[]): string {
  const texts = suitOrders.map((order) =>
    cards
      .map((card) => rankOf(card) * suits.length + (order[suits.indexOf(suitOf(card))] ?? 0))
      .toSorted((x, y) => x - y)
      .join(' '),
  );
  return texts.toSorted()[0] ?? '';
}

const suitOrders: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c, 6 - a - b - c]),
  ),
);

function standingOf(own: Scored, hands: number, all: readonly Scored[]): Standing {
  const count = { unopposed: 0, won: 0, pushed: 0, lost: 0 };
  const [first = -1, second = -1, third = -1] = own.cards;
  for (const { cards, score } of all) {
    if (cards.includes(first) || cards.includes(second) || cards.includes(third)) continue;
    if (score < leastOfDealer) count.unopposed += 1;
    else if (score < own.score) count.won += 1;
    else if (score === own.score) count.pushed += 1;
    else count.lost += 1;
  }
  return { score: own.score, hands, ...count };
}

/** One for each kind of hand of the player. */
export function everyStanding(): Standing[] {
  const all = everyHand();
  const kinds = new Map<string, Scored[]>();
  for (const hand of all) {
    const kind = kindOf(hand.cards);
    const known = kinds.get(kind);
    if (known) known.push(hand);
    else kinds.set(kind, [hand]);
  }
  return [...kinds.values()].flatMap((same) =>
    same.slice(0, 1).map((one) => standingOf(one, same.length, all)),
  );
}

/** How a deal ends for those who play a queen, six, four or better: what it costs and pays. */
export type ThreeCardOutcome = {
  readonly hand: ThreeCardHand;
  readonly cost: number;
  readonly pay: number;
  readonly deals: bigint;
};

/** On an ante of one chip; pair plus, on as much, is in neither cost nor pay. */
export function anteOutcomes(standings: readonly Standing[]): ThreeCardOutcome[] {
  return standings.flatMap(({ score, hands, unopposed, won, pushed, lost }) => {
    const hand = handOfScore(score);
    const deals = (count: number) => BigInt(hands) * BigInt(count);
    if (!isWorthPlaying(score)) return [{ hand, cost: 1, pay: 0, deals: deals(dealerHands) }];
    const bonus = anteBonus[hand] ?? 0;
    return [
      { hand, cost: 2, pay: 3 + bonus, deals: deals(unopposed) },
      { hand, cost: 2, pay: 4 + bonus, deals: deals(won) },
      { hand, cost: 2, pay: 2 + bonus, deals: deals(pushed) },
      { hand, cost: 2, pay: bonus, deals: deals(lost) },
    ];
  });
}

const allDeals = BigInt(playerHands) * BigInt(dealerHands);

/** Of one chip on the ante and, where it is on, one on pair plus. */
export function chancesOf(outcomes: readonly ThreeCardOutcome[], isPairPlusOn: boolean): Chance[] {
  return gather(
    outcomes.map(({ hand, pay, deals }) => {
      const plus = isPairPlusOn ? pairPlusPays[hand] : undefined;
      return {
        pay: rational(BigInt(plus === undefined ? pay : pay + plus + 1)),
        probability: rational(deals, allDeals),
      };
    }),
  );
}
