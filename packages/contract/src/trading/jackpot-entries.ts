/** Entries of jackpot pools in the trading room: finding one, and voiding it by two people. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, cursor, id, instant, pageSize } from '@bahati/contract/wire.ts';
import { reason } from './shapes.ts';

const entryVoid = z.object({
  id,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  state: z.enum(['waiting', 'done', 'refused', 'withdrawn']),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

const entryLine = z.object({
  betId: id,
  reference: z.string(),
  memberKey: z.string(),
  memberName: z.string(),
  poolId: id,
  poolState: z.enum(['open', 'closed', 'settled', 'cancelled']),
  placedAt: instant,
  state: z.enum(['waiting', 'open', 'settled', 'refused', 'cancelled']),
  lines: z.number().int(),
  stake: amount,
  payout: amount,
  /** The best of its lines so far, and how many matches are decided. */
  right: z.number().int(),
  decided: z.number().int(),
  /** Its pool is not drawn yet and the entry runs. */
  canBeVoided: z.boolean(),
  /** The newest void that was asked for; null: none was. */
  void: entryVoid.nullable(),
});

export const jackpotEntryCalls = defineCalls({
  'GET /trading/v1/jackpot-entries': {
    summary:
      'Entries of jackpot pools, newest first: of a pool, of a member, or with a void that waits',
    audience: 'staff',
    query: z.object({
      poolId: id.optional(),
      /** A reference or a member's key, whole. */
      text: z.string().trim().max(64).optional(),
      which: z.enum(['all', 'waiting']).default('all'),
      cursor,
      pageSize,
    }),
    value: z.object({ items: z.array(entryLine), nextCursor: z.string().nullable() }),
    refusals: {},
  },
  'POST /trading/v1/jackpot-entries/void': {
    summary: 'Ask to void an entry of a pool that is not drawn; another person approves it',
    audience: 'staff',
    body: z.strictObject({ betId: id, reason }),
    value: entryLine,
    /** `jackpot_entry_over`: it does not run, or its pool is drawn; `entry_void_waits`: it was asked for already. */
    refusals: { jackpot_entry_over: 409, entry_void_waits: 409 },
  },
  'POST /trading/v1/jackpot-entries/void/:voidId': {
    summary: 'Approve, refuse or withdraw such a void; nobody approves his own',
    audience: 'staff',
    params: z.object({ voidId: id }),
    body: z.strictObject({ answer: z.enum(['approve', 'refuse', 'withdraw']) }),
    value: entryLine,
    refusals: { own_request: 409, decision_over: 409, jackpot_entry_over: 409 },
  },
});

export type JackpotEntryLine = z.output<typeof entryLine>;
