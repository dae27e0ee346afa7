/** What the platform asks a vendor about members who play at the same tables, to find collusion. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, instant, signedAmount } from '@bahati/contract/wire.ts';
import { externalId, providerMemberId } from './wallet.ts';

/** Pairs in one answer. */
export const mostPairsTold = 500;

/** Two members who were dealt into the same hands, or played the same matches. */
export const seatPair = z.object({
  one: providerMemberId,
  other: providerMemberId,
  hands: z.number().int().min(1),
  /** What `one` won of `other` in them; negative: lost to. */
  net: signedAmount,
  /** Hands of more players that came down to these two with a free choice to bet. */
  alone: z.number().int().min(0),
  /** Of those: played to the end without a bet. */
  spared: z.number().int().min(0),
  lastAt: instant,
  /** The hands in which most was moved between them. `net` as above. */
  top: z.array(z.object({ handId: externalId, at: instant, net: signedAmount })).max(5),
});
export type SeatPair = z.infer<typeof seatPair>;

export const seatPairCalls = defineCalls({
  'POST /vendor/v1/seats/pairs': {
    summary: 'Members who played with each other since an instant, by their keys',
    audience: 'platform',
    body: z.strictObject({
      currency,
      /** The hour it lies in counts whole. */
      since: instant,
      leastHands: z.number().int().min(1).max(1_000),
      /** Only pairs of these members. */
      among: z.array(providerMemberId).min(2).max(100).optional(),
      /** The last pair of the page before. */
      after: z.strictObject({ one: providerMemberId, other: providerMemberId }).optional(),
    }),
    value: z.object({ pairs: z.array(seatPair).max(mostPairsTold) }),
    refusals: {},
  },
});
