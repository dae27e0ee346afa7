import type { Suit } from '@bahati/game-rules/cards/card.ts';

/** Each sign as a path about the origin, some twenty units high. */
export const suitSigns: Readonly<Record<Suit, string>> = {
  hearts: 'M0 10C-13 0-11-9.5-5-9.5-2-9.5 0-7.4 0-5 0-7.4 2-9.5 5-9.5 11-9.5 13 0 0 10Z',
  diamonds: 'M0-11.5Q3.4-5 8.4 0 3.4 5 0 11.5-3.4 5-8.4 0-3.4-5 0-11.5Z',
  spades:
    'M0-11C13 0 10.5 7.4 5 7.4 2.8 7.4 1.2 6.2.6 4.6.9 7.4 2 9.6 4 11H-4C-2 9.6-.9 7.4-.6 4.6-1.2 6.2-2.8 7.4-5 7.4-10.5 7.4-13 0 0-11Z',
  clubs:
    'M-4.6-6.2A4.7 4.7 0 1 1 3.1-2.4 4.7 4.7 0 1 1 .7 4.6Q1 8.6 4 11H-4Q-1 8.6-.7 4.6A4.7 4.7 0 1 1-3.1-2.4 4.7 4.7 0 0 1-4.6-6.2Z',
};
