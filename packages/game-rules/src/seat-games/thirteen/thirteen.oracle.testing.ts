/**
 * A second opinion on Thirteen, slow and written for itself: every choice of a hand is looked at as
 * printed ranks and suits, and judged by what it looks like.
 */
import { cardSign } from '@bahati/game-rules/cards/card.ts';

const ranks = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];
const suits = ['♠', '♣', '♦', '♥'];

const rankAt = (card: number): number => ranks.indexOf(cardSign(card).slice(0, -1));
const suitAt = (card: number): number => suits.indexOf(cardSign(card).slice(-1));

/** Its shape, like `2` for a pair, `1-1-1` for a run of three, `2-2-2` for three pairs in a row. */
function shapeOf(cards: readonly number[]): string | null {
  const counts = ranks.map((_, rank) => cards.filter((card) => rankAt(card) === rank).length);
  const text = counts
    .join('-')
    .replace(/^(0-)+/, '')
    .replace(/(-0)+$/, '');
  if (/^[1-4]$/.test(text)) return text;
  const holdsTwo = counts.at(-1) !== 0;
  return !holdsTwo && (/^1(-1){2,}$/.test(text) || /^2(-2){2,}$/.test(text)) ? text : null;
}

function isHigher(cards: readonly number[], over: readonly number[]): boolean {
  const order = (row: readonly number[]) =>
    row.map((card) => rankAt(card) * 10 + suitAt(card)).toSorted((a, b) => b - a);
  return (order(cards)[0] ?? 0) > (order(over)[0] ?? 0);
}

const tricksOfTwos: Readonly<Record<string, RegExp>> = {
  '1': /^(4|2(-2){2,})$/,
  '2': /^2(-2){3,}$/,
  '3': /^2(-2){4,}$/,
};

/** Whether these cards may be laid on those; nothing lies: null. */
export function mayLay(cards: readonly number[], over: readonly number[] | null): boolean {
  const shape = shapeOf(cards);
  if (shape === null) return false;
  const other = over && shapeOf(over);
  if (!over || other === null) return true;
  if (shape === other) return isHigher(cards, over);
  const areTwos = over.every((card) => rankAt(card) === ranks.length - 1);
  return areTwos && (tricksOfTwos[other]?.test(shape) ?? false);
}

/** Every choice of a hand that may be laid. */
export function choicesToLay(
  hand: readonly number[],
  over: readonly number[] | null,
): ReadonlySet<string> {
  const found: string[] = [];
  for (let choice = 1; choice < 2 ** hand.length; choice += 1) {
    const cards = hand.filter((_, place) => (choice >> place) & 1);
    if (mayLay(cards, over)) found.push(cards.join());
  }
  return new Set(found.toSorted());
}
