/**
 * Groups of slips: the tickets of a draw, say, which end together. A slip names its group in its
 * `reserve`. First what has won is settled, slip by slip; then one call ends all the others at once,
 * so that a million tickets are not a million operations.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency } from '@bahati/contract/wire.ts';
import { externalId } from './wallet.ts';

/**
 * `lost`: every slip that is open ends as if it had been settled with nothing. `refunded`: as if it had
 * been cancelled. What was settled or cancelled before stays as it is.
 */
const groupOutcome = z.enum(['lost', 'refunded']);
export type GroupOutcome = z.output<typeof groupOutcome>;

const count = z.number().int().min(0);

export const groupCalls = defineCalls({
  'POST /provider/v1/groups/close': {
    summary: 'Ends the open slips of a group, as lost or refunded; sent again until none remain',
    audience: 'provider',
    body: z.strictObject({
      /** The same in every call of one close. */
      transactionId: externalId,
      gameCode: externalId,
      /** The group, among those of this game and currency. */
      groupId: externalId,
      currency,
      outcome: groupOutcome,
      /**
       * The slips of the group that are settled, and what they were paid, cashed out parts included: the
       * platform compares them with its own before anything moves.
       */
      settled: z.strictObject({ count, amount }),
    }),
    value: z.object({
      /** Slips that this close has ended so far, by all its calls. */
      closed: count,
      /** Slips it has still to end, at most; 0: the group is closed. */
      remaining: count,
    }),
    /**
     * From the first call on, whatever it is answered, no slip comes into the group. A single slip that was
     * ended is unsettled, resettled and cancelled as any other.
     */
    refusals: {
      game_not_found: 404,
      /** The id is that of another close, or this close was begun with other content. */
      transaction_conflict: 409,
      /** Another close has ended the group, or is about to. */
      group_closed: 409,
      /** With the platform's `count` and `amount` of settled slips: nothing moved. */
      group_mismatch: 409,
      /** `lost` only, with the `count` of slips to confirm or to cancel first: nothing moved. */
      slip_not_confirmed: 409,
    },
  },
});
