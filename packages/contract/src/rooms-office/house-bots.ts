/** Bots of the house at games between people: where they may sit, what they may lose, how they did. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { officeReason } from '@bahati/contract/program-office.ts';
import { amount, currency, signedAmount, textByLanguage } from '@bahati/contract/wire.ts';
import { gameCode, officeNote } from './rooms.ts';

const gameWithBots = z.object({
  gameCode: z.string(),
  title: textByLanguage,
  currency,
  isOn: z.boolean(),
  /** What they may lose to one member within 24 hours. */
  mostLost: amount,
  /** Who sit at its tables now. */
  seated: z.number().int(),
  /** Of the last 30 days: hands with a bot that stand, what the house kept of them as rake, and what its bots won or lost beside it. */
  hands: z.number().int(),
  rake: amount,
  net: signedAmount,
});
export type GameWithBots = z.output<typeof gameWithBots>;

const officeHouseBots = z.object({
  /** False: the brand's licence has none, and nobody can turn them on. */
  areAllowed: z.boolean(),
  games: z.array(gameWithBots).max(100),
  /** What staff changed, the newest first. */
  notes: z.array(officeNote).max(50),
});
export type OfficeHouseBots = z.output<typeof officeHouseBots>;

export const officeHouseBotCalls = defineCalls({
  'GET /rooms-office/v1/house-bots': {
    summary: 'Bots of the house by game: whether they may sit, and what they won or lost',
    audience: 'staff',
    value: officeHouseBots,
    refusals: {},
  },
  'PUT /rooms-office/v1/house-bots': {
    summary: 'Let bots of the house sit at a game, or not, and with what they may lose',
    audience: 'staff',
    body: z.strictObject({
      gameCode,
      currency,
      isOn: z.boolean(),
      mostLost: amount,
      reason: officeReason,
    }),
    value: officeHouseBots,
    refusals: {
      /** The brand's licence has none. */
      house_bots_forbidden: 409,
      /** Nothing, or more than `maximum`. */
      limits_not_possible: 409,
    },
  },
});
