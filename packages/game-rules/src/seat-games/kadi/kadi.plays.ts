/**
 * What can be laid in one move. Cards of one rank go together; questions (queens and eights) follow
 * each other by suit or rank and are answered by an answer card of the last one's suit, with others
 * of its rank. Only which cards are laid and which lies on top makes a difference, so a play is
 * these two, whatever the order between.
 */
import type { Card, Suit } from '@bahati/game-rules/cards/card.ts';
import {
  fedBy,
  isAce,
  isAnswer,
  isJoker,
  isQuestion,
  kadiRankOf,
  kadiSuitOf,
} from './kadi.cards.ts';

export type Play = {
  /** Ascending. */
  readonly cards: readonly Card[];
  /** The one that is laid last. */
  readonly top: Card;
};

/** What the next card has to match: the suit or the rank. Without a suit everything matches. */
export type Pile = { readonly suit: Suit | null; readonly rank: number | null };

/** Cards the next player takes unless he feeds them on by the same rank, or blocks with an ace. */
export type Feed = { readonly rank: number; readonly count: number };

export function matches({ suit, rank }: Pile, card: Card): boolean {
  if (isAce(card) || isJoker(card) || suit === null) return true;
  return kadiSuitOf(card) === suit || kadiRankOf(card) === rank;
}

const ascending = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);

/** Every choice of at least one of the cards. */
function choices(cards: readonly Card[]): readonly (readonly Card[])[] {
  return cards.reduce<readonly (readonly Card[])[]>(
    (chosen, card) => [...chosen, ...chosen.map((some) => [...some, card]), [card]],
    [],
  );
}

function byRank(cards: readonly Card[]): readonly (readonly Card[])[] {
  const ranks = [...new Set(cards.map(kadiRankOf))];
  return ranks.map((rank) => cards.filter((card) => kadiRankOf(card) === rank));
}

/** Which of these cards of one rank can lie on top, if one that may be first has to be first. */
function tops(cards: readonly Card[], mayBeFirst: (card: Card) => boolean): readonly Card[] {
  const first = cards.filter(mayBeFirst);
  if (cards.length === 1) return first;
  // With a second one that may be first, that one begins where the other ends.
  return cards.filter((card) => first.some((other) => other !== card));
}

function rankPlays(cards: readonly Card[], mayBeFirst: (card: Card) => boolean): readonly Play[] {
  return byRank(cards).flatMap((same) =>
    choices(same).flatMap((chosen) =>
      tops(chosen, mayBeFirst).map((top) => ({ cards: ascending(chosen), top })),
    ),
  );
}

type Chain = { readonly cards: readonly Card[]; readonly lasts: ReadonlySet<Card> };

const follows = (one: Card, other: Card): boolean =>
  kadiSuitOf(one) === kadiSuitOf(other) || kadiRankOf(one) === kadiRankOf(other);

/** Sets of questions that can be laid one after the other, and which of them can be the last. */
function chains(questions: readonly Card[], mayBeFirst: (card: Card) => boolean): readonly Chain[] {
  const found = new Map<string, Chain>();
  let reached: Chain[] = questions
    .filter(mayBeFirst)
    .map((card) => ({ cards: [card], lasts: new Set([card]) }));
  while (reached.length > 0) {
    const next = new Map<string, { cards: readonly Card[]; lasts: Set<Card> }>();
    for (const chain of reached) {
      found.set(chain.cards.join(), chain);
      for (const card of questions) {
        if (chain.cards.includes(card)) continue;
        if (![...chain.lasts].some((last) => follows(last, card))) continue;
        const cards = ascending([...chain.cards, card]);
        const longer = next.get(cards.join()) ?? { cards, lasts: new Set<Card>() };
        longer.lasts.add(card);
        next.set(cards.join(), longer);
      }
    }
    reached = [...next.values()];
  }
  return [...found.values()];
}

function questionPlays(hand: readonly Card[], pile: Pile): readonly Play[] {
  const found = chains(hand.filter(isQuestion), (card) => matches(pile, card));
  const answers = hand.filter(isAnswer);
  return found.flatMap(({ cards, lasts }) => {
    const suits = new Set([...lasts].map(kadiSuitOf));
    const answered = rankPlays(answers, (card) => suits.has(kadiSuitOf(card)));
    return [
      ...[...lasts].map((top) => ({ cards, top })),
      ...answered.map((answer) => ({
        cards: ascending([...cards, ...answer.cards]),
        top: answer.top,
      })),
    ];
  });
}

/** Everything a hand can lay now. While cards are fed: the same rank, or one ace that blocks. */
export function playsOf(hand: readonly Card[], pile: Pile, feed: Feed | null): readonly Play[] {
  if (feed) {
    const same = hand.filter((card) => kadiRankOf(card) === feed.rank);
    const blocks = hand.filter(isAce).map((card) => ({ cards: [card], top: card }));
    return [...rankPlays(same, () => true), ...blocks];
  }
  const others = hand.filter((card) => !isQuestion(card));
  return [...rankPlays(others, (card) => matches(pile, card)), ...questionPlays(hand, pile)];
}

/** Whether the play ends on an answer card: only such a play wins. */
export function endsOnAnswer({ top }: Play): boolean {
  return isAnswer(top);
}

/** Whether all these cards could be laid in one winning move, whatever lies on the pile. */
export function canGoOut(hand: readonly Card[]): boolean {
  const questions = hand.filter(isQuestion);
  const answers = hand.filter(isAnswer);
  if (answers.length === 0 || questions.length + answers.length < hand.length) return false;
  if (byRank(answers).length > 1) return false;
  if (questions.length === 0) return true;
  const whole = chains(questions, () => true).find(
    ({ cards }) => cards.length === questions.length,
  );
  return [...(whole?.lasts ?? [])].some((last) =>
    answers.some((answer) => kadiSuitOf(answer) === kadiSuitOf(last)),
  );
}

/** How many cards a play feeds the next player. */
export function feedOf({ cards }: Play): number {
  return cards.reduce((sum, card) => sum + fedBy(card), 0);
}
