/**
 * What rewards give and under which terms, for both sites and the server. Amounts are decimal strings
 * in the brand's currency.
 */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';

export const awardSources = [
  'campaign',
  'mission',
  'tournament',
  'envelope',
  'wheel',
  'egg',
  'raffle',
  'vip',
  'referral',
  'rebate',
  'cashback',
  'code',
  'staff',
  'points',
] as const;
export const awardSource = z.enum(awardSources);
export type AwardSource = z.infer<typeof awardSource>;

export const awardStates = ['held', 'claimable', 'given', 'rejected', 'expired'] as const;
export const awardState = z.enum(awardStates);
export type AwardState = z.infer<typeof awardState>;

const percent = z.number().int().min(0).max(100);

/** How bonus money is wagered and what may become cash. */
export const bonusTerms = z.strictObject({
  /** So many times `wagerBase` has to be played. */
  wagerTimes: z.number().int().min(1).max(100),
  wagerBase: z.enum(['bonus', 'bonus_and_deposit']),
  /** Percent of a valid bet that counts, by type of game; a type that is missing counts nothing. */
  contributions: z
    .array(z.strictObject({ gameType: gameCategory, percent }))
    .min(1)
    .max(10),
  /** Games that count otherwise than their type; 0: bonus money is not taken there. */
  games: z.array(z.strictObject({ gameId: z.number().int().positive(), percent })).max(100),
  /** The largest stake that may use bonus money; null: any. */
  largestStake: amount.nullable(),
  /** Days until it expires, from the moment it is active. */
  days: z.number().int().min(1).max(365),
  /** At most so much becomes cash; null: all. */
  cashOutCap: amount.nullable(),
  /** Only winnings above the given amount become cash. */
  isSticky: z.boolean(),
});
export type BonusTerms = z.infer<typeof bonusTerms>;

export const ticketKinds = ['wheel', 'egg', 'raffle'] as const;
export const ticketKind = z.enum(ticketKinds);
export type TicketKind = z.infer<typeof ticketKind>;

const count = z.number().int().min(1).max(1_000_000);

/** What one award gives. */
export const award = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amount }),
  z.strictObject({ kind: z.literal('bonus'), amount, terms: bonusTerms }),
  z.strictObject({ kind: z.literal('points'), points: count }),
  /** Tickets of a draw; the draw's id as its own calls have it. */
  z.strictObject({ kind: z.literal('tickets'), ticket: ticketKind, drawId: z.string(), count }),
  /** Rounds of a game at one stake; what they win is paid as cash. */
  z.strictObject({
    kind: z.literal('free_rounds'),
    gameId: z.number().int().positive(),
    rounds: z.number().int().min(1).max(500),
    stake: amount,
    days: z.number().int().min(1).max(60),
  }),
]);
export type Award = z.infer<typeof award>;

/** A text in both languages. */
export const bothWords = z.strictObject({
  en: z.string().trim().min(1).max(120),
  sw: z.string().trim().min(1).max(120),
});
export type BothWords = z.infer<typeof bothWords>;
