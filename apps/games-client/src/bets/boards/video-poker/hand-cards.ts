/** Which of five cards make up the hand they are paid for. Pure. */
import { type Card, rankOf } from '@bahati/game-rules/cards/card.ts';

const ofEqualRank = new Set([
  'high-pair',
  'two-pair',
  'three-of-a-kind',
  'four-of-a-kind',
  'five-of-a-kind',
]);

/** A digit for each card: 1 it belongs to the hand. `hand`: null is worth nothing. */
export function handDigits(cards: readonly Card[], hand: string | null, isWild: boolean): string {
  if (hand === null) return '00000';
  if (hand === 'four-deuces') return digits(cards, (rank) => rank === 2);
  if (!ofEqualRank.has(hand)) return '11111';
  const ranks = cards.map(rankOf).filter((rank) => !isWild || rank !== 2);
  const countOf = (wanted: number) => ranks.filter((rank) => rank === wanted).length;
  const best = ranks.toSorted((a, b) => countOf(b) - countOf(a) || b - a)[0];
  return digits(cards, (rank) => {
    if (isWild && rank === 2) return true;
    return rank === best || (hand === 'two-pair' && countOf(rank) === 2);
  });
}

function digits(cards: readonly Card[], belongs: (rank: number) => boolean): string {
  return cards.map((card) => (belongs(rankOf(card)) ? '1' : '0')).join('');
}
