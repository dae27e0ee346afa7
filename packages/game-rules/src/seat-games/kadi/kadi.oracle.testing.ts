/**
 * A second opinion on what can be laid at Kadi, slow and written for itself: cards are named by what
 * is printed on them, and every order of every choice of a hand is laid card by card.
 */
import { cardSign } from '@bahati/game-rules/cards/card.ts';

type Name = { readonly rank: string; readonly suit: string };

/** `10♥`; both jokers are `joker`. */
export function nameOf(card: number): Name {
  if (card > 51) return { rank: 'joker', suit: '' };
  const sign = cardSign(card);
  return { rank: sign.slice(0, -1), suit: sign.slice(-1) };
}

/** What lies open: its rank and suit as printed, a suit an ace asked for, or anything goes. */
export type Open = { readonly rank: string; readonly suit: string } | 'anything';

function fits(open: Open, card: Name): boolean {
  if (open === 'anything' || card.rank === 'A' || card.rank === 'joker') return true;
  return card.rank === open.rank || card.suit === open.suit;
}

const isQuestion = ({ rank }: Name): boolean => rank === 'Q' || rank === '8';
const isAnswer = ({ rank }: Name): boolean => ['4', '5', '6', '7', '9', '10'].includes(rank);

/** Whether these cards can be laid in just this order. */
function canLay(open: Open, row: readonly Name[]): boolean {
  const [first, ...others] = row;
  if (!first || !fits(open, first)) return false;
  let before = first;
  for (const card of others) {
    const isSameRank = card.rank === before.rank;
    const isSameSuit = card.suit === before.suit;
    if (isQuestion(before)) {
      const goesOn = isQuestion(card) ? isSameRank || isSameSuit : isAnswer(card) && isSameSuit;
      if (!goesOn) return false;
    } else if (!isSameRank) return false;
    before = card;
  }
  return true;
}

/** Under a feed: cards of its rank in any order, or an ace alone. */
function canFeed(rank: string, row: readonly Name[]): boolean {
  if (row.length === 1 && row[0]?.rank === 'A') return true;
  return row.every((card) => card.rank === rank);
}

function rows(hand: readonly number[]): number[][] {
  return hand.flatMap((card) => [
    [card],
    ...rows(hand.filter((other) => other !== card)).map((row) => [card, ...row]),
  ]);
}

const asPlay = (row: readonly number[]): string =>
  `${row.toSorted((a, b) => a - b).join()} under ${row.at(-1)}`;

/** Every play of a hand, as which cards and which of them is on top. */
export function playsByHand(
  hand: readonly number[],
  open: Open,
  fedRank: string | null,
): ReadonlySet<string> {
  const laid = rows(hand).filter((row) => {
    const names = row.map(nameOf);
    return fedRank === null ? canLay(open, names) : canFeed(fedRank, names);
  });
  return new Set(laid.map(asPlay).toSorted());
}

/** Whether all of a hand can be laid at once with an answer on top. */
export function goesOut(hand: readonly number[]): boolean {
  return rows(hand).some((row) => {
    const names = row.map(nameOf);
    const top = names.at(-1);
    return row.length === hand.length && !!top && isAnswer(top) && canLay('anything', names);
  });
}
