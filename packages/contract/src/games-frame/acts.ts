/** What a frame is told of a round in which the player acts after the start. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';

/** Something done in a round: the game's own word for it. */
export const actName = z.string().regex(/^[a-zA-Z][a-zA-Z0-9:_-]{0,39}$/);

/** How a round of a bet game begins: a way to play and, after a colon, what it is played on. */
export const opening = z.string().regex(/^[a-zA-Z][a-zA-Z0-9:=._,-]{0,599}$/);

/** Double or nothing on the colour of a card, after a win. */
export const gambleView = z.object({
  /** The win as it stands now: to be taken, or to be doubled. */
  amount,
  steps: z.array(
    z.object({
      guess: z.enum(['red', 'black']),
      /** 0 to 51, by suits of thirteen: hearts, diamonds, spades, clubs. */
      card: z.number().int(),
      isWon: z.boolean(),
      /** The win after this card. */
      amount,
    }),
  ),
  /** How often it may still be doubled. */
  left: z.number().int(),
});

/** A pick among closed chests. */
export const chestsView = z.object({
  /** What lies under each; null while that is nobody's to know. */
  chests: z.array(amount.nullable()),
  /** Those that were picked, counted from 0, in order. */
  opened: z.array(z.number().int()),
  /** How many may still be picked. */
  left: z.number().int(),
});

export const choiceOffered = z.object({
  name: z.string(),
  /** What it costs, in total stakes. */
  price: z.number().int(),
});

/** Refusals of whatever takes a stake. */
export const stakeRefusals = {
  insufficient_funds: 409,
  session_invalid: 401,
  bets_blocked: 403,
  limit_reached: 403,
  need_true_account: 403,
  game_under_maintenance: 409,
  request_conflict: 409,
  /** The wallet gave no answer for so long that the stake was given back. */
  round_voided: 409,
} as const;

export type GambleView = z.infer<typeof gambleView>;
export type ChestsView = z.infer<typeof chestsView>;
