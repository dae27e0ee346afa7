/**
 * Three card poker over every deal there is: 22,100 hands of the player against the 18,424 that
 * the other cards leave the dealer. Hands that differ only in which suits they are in fare alike,
 * so that one of each kind stands for all.
 */
import { type Chance, gather, madeOnce } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, deck } from '@bahati/game-rules/cards/card.ts';
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

/** Equal for hands that only a change of suits tells apart: the least such number. */
function kindOf(cards: readonly Card[]): number {
  let least = Infinity;
  for (const order of suitOrders) {
    const [a = 0, b = 0, c = 0] = cards.map((card) => card - (card & 3) + (order[card & 3] ?? 0));
    const lowest = Math.min(a, b, c);
    const highest = Math.max(a, b, c);
    const middle = a + b + c - lowest - highest;
    least = Math.min(least, (lowest * deck.length + middle) * deck.length + highest);
  }
  return least;
}

const suitOrders: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c, 6 - a - b - c]),
  ),
);

/** How many hands of the dealer have each score: all of them, or those with certain cards. */
type Scores = ReadonlyMap<number, number>;

function scoresOf(hands: readonly Scored[]): Scores {
  const scores = new Map<number, number>();
  for (const { score } of hands) scores.set(score, (scores.get(score) ?? 0) + 1);
  return scores;
}

/** The dealer's hands without these cards: all, less those with one, plus those with two, … */
function opposing(own: Scored, scoresWith: (cards: readonly Card[]) => Scores): Scores {
  const scores = new Map(scoresWith([]));
  const [first = 0, second = 0, third = 0] = own.cards;
  const sets = [[first], [second], [third], [first, second], [first, third], [second, third]];
  for (const set of [...sets, own.cards]) {
    const sign = set.length === 2 ? 1 : -1;
    for (const [score, count] of scoresWith(set)) {
      scores.set(score, (scores.get(score) ?? 0) + sign * count);
    }
  }
  return scores;
}

function standingOf(own: Scored, hands: number, scores: Scores): Standing {
  const count = { unopposed: 0, won: 0, pushed: 0, lost: 0 };
  for (const [score, number] of scores) {
    if (score < leastOfDealer) count.unopposed += number;
    else if (score < own.score) count.won += number;
    else if (score === own.score) count.pushed += number;
    else count.lost += number;
  }
  return { score: own.score, hands, ...count };
}

/** Scores of the hands with certain cards, by those cards, each counted when it is first wanted. */
function scoresByCards(all: readonly Scored[]): (cards: readonly Card[]) => Scores {
  const known = new Map<string, Scores>();
  const withOne = deck.map((card) => all.filter(({ cards }) => cards.includes(card)));
  return (wanted) => {
    const key = wanted.join(' ');
    const [first, ...others] = wanted;
    const some = first === undefined ? all : (withOne[first] ?? []);
    const found =
      known.get(key) ??
      scoresOf(some.filter(({ cards }) => others.every((card) => cards.includes(card))));
    known.set(key, found);
    return found;
  };
}

/** One for each kind of hand of the player. */
export const everyStanding = madeOnce((): readonly Standing[] => {
  const all = everyHand();
  const kinds = new Map<number, Scored[]>();
  for (const hand of all) {
    const kind = kindOf(hand.cards);
    const known = kinds.get(kind);
    if (known) known.push(hand);
    else kinds.set(kind, [hand]);
  }
  const scoresWith = scoresByCards(all);
  return [...kinds.values()].flatMap((same) =>
    same.slice(0, 1).map((one) => standingOf(one, same.length, opposing(one, scoresWith))),
  );
});

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
