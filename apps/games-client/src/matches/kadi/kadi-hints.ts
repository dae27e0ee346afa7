/** What may be laid, what a choice does, and why a card cannot be laid: in words, from what is offered. */
import { type Card, suitName } from '@bahati/game-rules/cards/card.ts';
import {
  isAce,
  isAnswer,
  isJack,
  isKing,
  isQuestion,
  kadiSuitOf,
} from '@bahati/game-rules/seat-games/kadi/kadi.cards.ts';
import { endsOnAnswer, feedOf } from '@bahati/game-rules/seat-games/kadi/kadi.plays.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { anyOfRank, nameOfCard } from '#frame/cards/card-words.ts';
import type { Chosen } from '#frame/matches/hand-fan/choosing.ts';
import type { Told } from '#frame/seats/told.ts';
import type { Laying } from './kadi-choosing.ts';
import { words } from './kadi-words.ts';

/** A sentence, and what stands in its blanks. */
export type Hint = {
  readonly words: Words;
  readonly blanks?: Readonly<Record<string, Words | string | number>>;
  /** It says no. */
  readonly isNo?: boolean;
};

type Seen = Told<KadiView>;

type Turn = {
  readonly view: Seen;
  readonly seat: number;
  readonly hand: readonly Card[];
  readonly chosen: Chosen;
  readonly laying: Laying | null;
  /** There is something to lay. */
  readonly canLay: boolean;
};

/** What goes on the pile now; null: everything. */
function wanted({ pile }: Seen): Hint | null {
  if (pile.suit === null) return null;
  const suit = suitName(pile.suit);
  if (pile.rank === null) return { words: words.layAsked, blanks: { suit } };
  return { words: words.laySuitOrRank, blanks: { suit, rank: anyOfRank(pile.rank) } };
}

function openingHint({ view, hand, canLay }: Turn): Hint {
  const { feed, pile } = view;
  if (hand.length === 0) return { words: words.noCards };
  if (feed) {
    const { count, rank } = feed;
    if (!canLay) return { words: words.fedNothing, blanks: { count } };
    return { words: words.fed, blanks: { count, rank: anyOfRank(rank) } };
  }
  if (pile.suit === null) return { words: words.layAnything };
  if (canLay) return wanted(view) ?? { words: words.layAnything };
  const suit = suitName(pile.suit);
  if (pile.rank === null) return { words: words.nothingFits, blanks: { wanted: suit } };
  const rank = anyOfRank(pile.rank);
  return {
    words: words.nothingFitsEither,
    blanks: { suit, rank },
  };
}

/** Laying the whole hand: whether it wins, or why not. */
function outHint({ players }: Seen, seat: number, { lay }: Laying): Hint {
  if (!endsOnAnswer(lay)) return { words: words.noAnswer, isNo: true };
  const own = players.find((player) => player.seat === seat);
  if (!own?.saidNikoKadi) return { words: words.unsaid, isNo: true };
  const others = players.filter((player) => player.seat !== seat && !player.hasResigned);
  if (others.some(({ count }) => count === 0)) return { words: words.otherIsOut, isNo: true };
  return { words: words.wins };
}

function effectHint({ feed }: Seen, { lay, suits }: Laying): Hint | null {
  const { cards, top } = lay;
  const fed = feedOf(lay);
  const jacks = cards.filter(isJack).length;
  const kings = cards.filter(isKing).length;
  const suit = kadiSuitOf(top);
  if (suits.length > 0) return { words: words.asks };
  if (feed && isAce(top)) return { words: words.blocks };
  if (fed > 0) return { words: words.feeds, blanks: { count: fed + (feed?.count ?? 0) } };
  if (jacks > 0) return jacks === 1 ? { words: words.jumpsOne } : jumpsHint(jacks);
  if (kings > 0) return { words: kings === 1 || kings === 3 ? words.kicks : words.kicksTwice };
  if (isQuestion(top) && suit) return { words: words.question, blanks: { suit: suitName(suit) } };
  return null;
}

const jumpsHint = (count: number): Hint => ({ words: words.jumps, blanks: { count } });

/** In one's own turn. */
export function turnHint(turn: Turn): Hint {
  const { view, seat, hand, chosen, laying } = turn;
  if (chosen.length === 0) return openingHint(turn);
  if (!laying) return { words: words.needsMore };
  if (chosen.length === hand.length) return outHint(view, seat, laying);
  return effectHint(view, laying) ?? wanted(view) ?? { words: words.layAnything };
}

/** Why a card that fits nothing cannot be laid, beside what is chosen. */
export function whyNot(card: Card, view: Seen, chosen: Chosen): Hint {
  const name = nameOfCard(card);
  const { pile, feed } = view;
  const question = chosen.findLast(isQuestion);
  const asked = question === undefined ? null : kadiSuitOf(question);
  if (feed) {
    return { words: words.whyFed, blanks: { card: name, rank: anyOfRank(feed.rank) }, isNo: true };
  }
  if (asked && isAnswer(card)) {
    return { words: words.whyQuestion, blanks: { card: name, suit: suitName(asked) }, isNo: true };
  }
  const suit = pile.suit ? suitName(pile.suit) : '';
  if (pile.rank === null)
    return { words: words.whyAsked, blanks: { card: name, suit }, isNo: true };
  const rank = anyOfRank(pile.rank);
  return { words: words.whyNot, blanks: { card: name, suit, rank }, isNo: true };
}
