/**
 * Double or nothing on the colour of a card. Half of the fifty-two are red, so a win is worth on
 * average what it was worth before. Each card takes one draw, after all draws of the round.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

export type CardColour = 'red' | 'black';

export type GambleStep = {
  readonly guess: CardColour;
  /** 0 to 51, by suits of thirteen: hearts, diamonds, spades, clubs; ace first, king last. */
  readonly card: number;
  readonly isWon: boolean;
};

const deck = 52;

export function colourOf(card: number): CardColour {
  return card < deck / 2 ? 'red' : 'black';
}

/** The card does not know the guess: it is the same whatever was said. */
export function drawGamble(guess: CardColour, draw: DrawStream): GambleStep {
  const card = draw.nextInt(deck);
  return { guess, card, isWon: colourOf(card) === guess };
}

/** What a win has become after these cards. */
export function gambledPay(pay: bigint, steps: readonly GambleStep[]): bigint {
  return steps.every(({ isWon }) => isWon) ? pay << BigInt(steps.length) : 0n;
}
