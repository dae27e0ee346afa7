/** Member transfers along the tree of agents (spec §2 transferUpline). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';

/** down: from an agent to a direct downline member; up: to the upline. */
const direction = z.enum(['down', 'up']);

const memberTransfer = z.object({
  id: uuid,
  direction,
  /** Whether the member sent or received it. */
  isSent: z.boolean(),
  /** The other member: the nickname of a downline member, the masked name of the upline. */
  other: z.string(),
  currency,
  amount,
  createdAt: instant,
});

const way = z.object({
  isOpen: z.boolean(),
  /** The upline, masked; null: none, or for transfers down. */
  payee: z.string().nullable(),
});

export const transferCalls = defineCalls({
  'GET /wps/transfers/rules': {
    summary: 'The rules of own member transfers, and what is left of the daily limits',
    audience: 'member',
    value: z.object({
      down: way,
      up: way,
      currency,
      minimum: amount,
      maximum: amount,
      /** By the brand's calendar. */
      leftToday: amount,
      countLeftToday: z.number().int(),
    }),
    refusals: {},
  },
  'GET /wps/transfers/payees': {
    summary: 'Direct downline members whose name begins with a text, by name',
    audience: 'member',
    query: z.strictObject({ name: z.string().max(40).default('') }),
    value: z.object({
      items: z.array(z.object({ username: z.string(), nickname: z.string() })).max(20),
    }),
    refusals: { need_agent: 403 },
    perMinute: 120,
  },
  'POST /wps/transfers': {
    summary: 'Send a member transfer; the same idempotencyKey answers the same transfer',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      direction,
      /** A user name; optional for a transfer up to the upline. */
      payee: z.string().trim().min(1).max(40).optional(),
      amount,
      paymentPassword,
    }),
    value: memberTransfer,
    refusals: {
      /** The brand or the line is closed for transfers in this direction. */
      transfers_closed: 409,
      /** No member of the line with this name can receive a transfer. */
      payee_not_found: 404,
      amount_out_of_range: 400,
      /** With `left`, what can still be sent today. */
      daily_cap_reached: 409,
      request_conflict: 409,
      insufficient_funds: 409,
      transfers_blocked: 403,
      /** With `heldUntil`: a secret was set anew, and no money leaves before then. */
      payouts_held: 409,
      payment_password_not_set: 409,
      payment_password_wrong: 403,
      need_true_account: 403,
    },
    perMinute: 20,
  },
  'GET /wps/transfers': {
    summary: 'Own member transfers, sent and received, newest first',
    audience: 'member',
    query: z.strictObject({ cursor, pageSize }),
    value: page(memberTransfer),
    refusals: {},
  },
});

export type MemberTransfer = z.infer<typeof memberTransfer>;
