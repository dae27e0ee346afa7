/** Cards as they lie in a picture: a corner that is read and one sign. */
import {
  type Card,
  cornerOf,
  isRed,
  rankOf,
  type Suit,
  suitOf,
} from '@bahati/game-rules/cards/card.ts';
import { box, filled, type Mark, words } from '@bahati/ui/round-board/board.ts';

/** Each sign as a path about the origin, some twenty units high. */
const suitSigns: Readonly<Record<Suit, string>> = {
  hearts: 'M0 10C-13 0-11-9.5-5-9.5-2-9.5 0-7.4 0-5 0-7.4 2-9.5 5-9.5 11-9.5 13 0 0 10Z',
  diamonds: 'M0-11.5Q3.4-5 8.4 0 3.4 5 0 11.5-3.4 5-8.4 0-3.4-5 0-11.5Z',
  spades:
    'M0-11C13 0 10.5 7.4 5 7.4 2.8 7.4 1.2 6.2.6 4.6.9 7.4 2 9.6 4 11H-4C-2 9.6-.9 7.4-.6 4.6-1.2 6.2-2.8 7.4-5 7.4-10.5 7.4-13 0 0-11Z',
  clubs:
    'M-4.6-6.2A4.7 4.7 0 1 1 3.1-2.4 4.7 4.7 0 1 1 .7 4.6Q1 8.6 4 11H-4Q-1 8.6-.7 4.6A4.7 4.7 0 1 1-3.1-2.4 4.7 4.7 0 0 1-4.6-6.2Z',
};

const ratio = 1.4;

export const cardHeight = (width: number): number => width * ratio;

export function cardAt(card: Card, x: number, y: number, width: number, of: string): Mark[] {
  const ink = isRed(card) ? 'paper-red' : 'paper-black';
  const size = width / 40;
  const corner = cornerOf(rankOf(card));
  return [
    box({ x, y, width, height: cardHeight(width), round: 5 * size }, 'paper', of),
    words(
      corner,
      {
        x: x + (corner.length > 1 ? 12.5 : 11) * size,
        y: y + 14 * size,
        size: (corner.length > 1 ? 16 : 19) * size,
        isBold: true,
      },
      ink,
    ),
    filled(suitSigns[suitOf(card)], ink, {
      x: x + 25 * size,
      y: y + 38 * size,
      scale: 1.15 * size,
    }),
  ];
}

/** A hand in a row no wider than given: cards lie over each other where it would be. */
export function handAt(
  cards: readonly Card[],
  { x, y, width, within }: { x: number; y: number; width: number; within: number },
  of: string,
): Mark[] {
  const gap = 6;
  const room = cards.length > 1 ? (within - width) / (cards.length - 1) : 0;
  const step = Math.min(width + gap, room);
  return cards.flatMap((card, at) => cardAt(card, x + step * at, y, width, `${of} ${card}`));
}
