/** Rounds with player actions after the start, as the frame sees them. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';

/** A player action, in the game's own words. */
export const actName = z.string().regex(/^[a-zA-Z][a-zA-Z0-9:_-]{0,39}$/);

/** The bet selection of a round: a bet mode and, after a colon, the bets. */
export const opening = z.string().regex(/^[a-zA-Z][a-zA-Z0-9:=._,-]{0,599}$/);

/** Double or nothing on the colour of a card, after a win. */
export const gambleView = z.object({
  /** The current win, to collect or to gamble. */
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
  /** How many gambles are left. */
  left: z.number().int(),
});

/** A pick feature with closed chests. */
export const chestsView = z.object({
  /** The content of each chest; null until it is revealed. */
  chests: z.array(amount.nullable()),
  /** The chests picked, from 0, in order. */
  opened: z.array(z.number().int()),
  /** How many picks are left. */
  left: z.number().int(),
});

export const choiceOffered = z.object({
  name: z.string(),
  /** What it costs, in total stakes. */
  price: z.number().int(),
});

/** Refusals of calls that take a stake. */
export const stakeRefusals = {
  insufficient_funds: 409,
  session_invalid: 401,
  bets_blocked: 403,
  limit_reached: 403,
  /** Bonus money may not be in a stake so large: with the `largest` that may use it. */
  bonus_stake_too_large: 409,
  need_true_account: 403,
  game_under_maintenance: 409,
  request_conflict: 409,
  /** The wallet did not answer in time and the stake was returned. */
  round_voided: 409,
} as const;

export type GambleView = z.infer<typeof gambleView>;
export type ChestsView = z.infer<typeof chestsView>;
