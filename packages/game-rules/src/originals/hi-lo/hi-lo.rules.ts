/**
 * Hi-lo: a card lies open, and the player says how the next one will be, from a deck without end
 * in which the ace is lowest. Every right guess multiplies what may be taken by how unlikely it
 * was; the first carries the operator's 0.99, once and for all, so that a round gives back the same
 * however long it is played. A wrong guess ends it.
 */
import type { BetActs, BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import { type Card, cardSign, drawCard, rankOf } from '@bahati/game-rules/cards/card.ts';
import {
  cutDecimalText,
  multiply,
  type Rational,
  rational,
  subtract,
} from '@bahati/game-rules/rational.ts';

export const rankCount = 13;
/** No guess is offered that would pay more. */
export const highestMultiple = 4_000n;
/** In one round. */
export const mostSkips = 52;

/** On the cards 2 to queen higher and lower take in the same rank; there is no same. */
export const hiLoGuesses = ['higher', 'same', 'lower'] as const;
export type HiLoGuess = (typeof hiLoGuesses)[number];
/** What led from one card to the next. */
export type HiLoStep = HiLoGuess | 'skip';

export type HiLoState = {
  readonly cards: readonly Card[];
  /** One fewer than the cards. */
  readonly steps: readonly HiLoStep[];
  /** Of the right guesses; null before the first. */
  readonly multiple: Rational | null;
  readonly isLost: boolean;
  readonly isTaken: boolean;
};

type HiLoOffer = {
  readonly guess: HiLoGuess;
  /** Of thirteen ranks. */
  readonly ranks: number;
  /** What may be taken if it comes true. */
  readonly multiple: string;
};

export type HiLoView = {
  readonly cards: readonly Card[];
  readonly steps: readonly HiLoStep[];
  /** Of the card that lies open: the ace is 1, the king 13. */
  readonly rank: number;
  /** The right guesses. */
  readonly right: number;
  readonly skipsLeft: number;
  readonly isLost: boolean;
  readonly isOver: boolean;
  /** What was paid or may be taken now: nothing before the first right guess and after a wrong. */
  readonly multiple: string;
  readonly offers: readonly HiLoOffer[];
};

/** 1 to 13, the ace lowest. */
export function hiLoRank(card: Card): number {
  const rank = rankOf(card);
  return rank > rankCount ? 1 : rank;
}

/** How many of the thirteen ranks make the guess right; none: it is no guess on this rank. */
export function rightRanks(rank: number, guess: HiLoGuess): number {
  const isEnd = rank === 1 || rank === rankCount;
  if (guess === 'same') return isEnd ? 1 : 0;
  // At the ends one side holds every rank, and only what goes beyond the same is a guess.
  const ranks = guess === 'higher' ? rankCount + 1 - rank : rank;
  if (!isEnd) return ranks;
  return ranks === rankCount ? rankCount - 1 : 0;
}

export function isRight(rank: number, guess: HiLoGuess, next: number): boolean {
  if (next === rank) return guess === 'same' || (rank > 1 && rank < rankCount);
  return guess === (next > rank ? 'higher' : 'lower');
}

/** What may be taken after one more right guess; null: the guess is not offered. */
export function multipleAfter(
  before: Rational | null,
  rank: number,
  guess: HiLoGuess,
): Rational | null {
  const ranks = rightRanks(rank, guess);
  if (ranks === 0) return null;
  const multiple = multiply(
    before ?? rational(99n, 100n),
    rational(BigInt(rankCount), BigInt(ranks)),
  );
  const isTooHigh = subtract(multiple, rational(highestMultiple)).numerator > 0n;
  return isTooHigh ? null : multiple;
}

function rankNow({ cards }: HiLoState): number {
  return hiLoRank(cards.at(-1) ?? 0);
}

function offersOf(state: HiLoState): HiLoOffer[] {
  const rank = rankNow(state);
  return hiLoGuesses.flatMap((guess) => {
    const multiple = multipleAfter(state.multiple, rank, guess);
    if (!multiple) return [];
    return [{ guess, ranks: rightRanks(rank, guess), multiple: cutDecimalText(multiple, 4) }];
  });
}

function isOver(state: HiLoState): boolean {
  return state.isLost || state.isTaken || offersOf(state).length === 0;
}

function skipsLeft({ steps }: HiLoState): number {
  return mostSkips - steps.filter((step) => step === 'skip').length;
}

function stepOn(state: HiLoState, step: HiLoStep, card: Card): HiLoState {
  const next = { ...state, cards: [...state.cards, card], steps: [...state.steps, step] };
  if (step === 'skip') return next;
  const rank = rankNow(state);
  if (!isRight(rank, step, hiLoRank(card))) return { ...next, isLost: true };
  return { ...next, multiple: multipleAfter(state.multiple, rank, step) };
}

const acts: BetActs<HiLoState> = {
  actions(state) {
    if (isOver(state)) return [];
    return [
      ...offersOf(state).map(({ guess }) => guess),
      ...(skipsLeft(state) > 0 ? ['skip'] : []),
      ...(state.multiple ? ['take'] : []),
    ];
  },
  act(state, action, draw) {
    if (action === 'take') return { ...state, isTaken: true };
    const step = [...hiLoGuesses, 'skip' as const].find((known) => known === action);
    if (!step) throw new RangeError(`Hi-lo knows no act ${action}.`);
    return stepOn(state, step, drawCard(draw));
  },
  // Nothing can be taken yet: then the likelier side is guessed.
  idle(state) {
    if (state.multiple) return 'take';
    const [likeliest] = offersOf(state).toSorted((a, b) => b.ranks - a.ranks);
    return likeliest?.guess ?? 'take';
  },
};

const words = {
  en: {
    first: 'First card',
    cards: 'Cards',
    right: 'Right guesses',
    payout: 'Payout',
    higher: 'higher',
    lower: 'lower',
    same: 'same',
    skip: 'skipped',
  },
  sw: {
    first: 'Karata ya kwanza',
    cards: 'Karata',
    right: 'Makisio sahihi',
    payout: 'Malipo',
    higher: 'juu',
    lower: 'chini',
    same: 'sawa',
    skip: 'imerukwa',
  },
} as const;

const firstCard = (state: HiLoState) => cardSign(state.cards[0] ?? 0);

export const hiLo: BetGame<HiLoState, HiLoView> = {
  code: 'hi-lo',
  version: 1,
  title: { en: 'Hi-Lo', sw: 'Juu au Chini' },
  kind: 'original',
  stakes: stakesFrom({
    minimum: 500n,
    maximum: 250_000n,
    step: 100n,
    quick: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 250_000n],
  }),
  firstOpening: 'start',
  priceOf: (opening) => (opening === 'start' ? 1 : null),
  start(opening, draw) {
    if (opening !== 'start') throw new RangeError(`Hi-lo knows no opening ${opening}.`);
    return { cards: [drawCard(draw)], steps: [], multiple: null, isLost: false, isTaken: false };
  },
  acts,
  pay: ({ multiple, isLost }) => (isLost ? rational(0n) : (multiple ?? rational(0n))),
  validStake: 'whole',
  show(state) {
    const over = isOver(state);
    const guesses = state.steps.filter((step) => step !== 'skip').length;
    return {
      cards: state.cards,
      steps: state.steps,
      rank: rankNow(state),
      right: guesses - (state.isLost ? 1 : 0),
      skipsLeft: skipsLeft(state),
      isLost: state.isLost,
      isOver: over,
      multiple: cutDecimalText(hiLo.pay(state), 4),
      offers: over ? [] : offersOf(state),
    };
  },
  tell(state, language, money) {
    const said = words[language];
    const { right } = hiLo.show(state);
    const trail = state.steps.map(
      (step, index) => `${said[step]} ${cardSign(state.cards[index + 1] ?? 0)}`,
    );
    const paid = isOver(state) ? hiLo.pay(state) : rational(0n);
    return {
      bets: [{ label: said.first, value: firstCard(state) }],
      outcome: [
        { label: said.cards, value: [firstCard(state), ...trail].join(' · ') },
        { label: said.right, value: `${right}` },
        { label: said.payout, value: money(paid) },
      ],
    };
  },
};
