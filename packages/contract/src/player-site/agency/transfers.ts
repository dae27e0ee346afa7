/** Money from member to member along the tree of agents (spec §2 transferUpline). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { paymentPassword } from '@bahati/contract/player-site/members/members.ts';

/** down: from an agent to who stands below. up: to who stands above. */
const direction = z.enum(['down', 'up']);

const memberTransfer = z.object({
  id: uuid,
  direction,
  /** Whether the member who asks sent it, or got it. */
  isSent: z.boolean(),
  /** The other one: by nickname who stands below, masked who stands above. */
  other: z.string(),
  currency,
  amount,
  createdAt: instant,
});

const way = z.object({
  isOpen: z.boolean(),
  /** The one directly above, masked; null where nobody is, and for the way down. */
  payee: z.string().nullable(),
});

export const transferCalls = defineCalls({
  'GET /wps/transfers/rules': {
    summary: 'Whom money may be sent to, and what is left of the day',
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
    summary: 'Who of those directly below has a name that begins like this, by name',
    audience: 'member',
    query: z.strictObject({ name: z.string().max(40).default('') }),
    value: z.object({
      items: z.array(z.object({ username: z.string(), nickname: z.string() })).max(20),
    }),
    refusals: { need_agent: 403 },
    perMinute: 120,
  },
  'POST /wps/transfers': {
    summary: 'Send money down or up the tree; the same idempotencyKey answers the same transfer',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      direction,
      /** A user name; may be left out on the way up, for the one directly above. */
      payee: z.string().trim().min(1).max(40).optional(),
      amount,
      paymentPassword,
    }),
    value: memberTransfer,
    refusals: {
      /** The brand or the agent of this line has closed the way. */
      transfers_closed: 409,
      /** Nobody of this name stands in the line and can take money: no more is told. */
      payee_not_found: 404,
      amount_out_of_range: 400,
      /** With `left`, what may still be sent today. */
      daily_cap_reached: 409,
      request_conflict: 409,
      insufficient_funds: 409,
      transfers_blocked: 403,
      payment_password_not_set: 409,
      payment_password_wrong: 403,
      need_true_account: 403,
    },
    perMinute: 20,
  },
  'GET /wps/transfers': {
    summary: 'Own transfers, sent and got, newest first',
    audience: 'member',
    query: z.strictObject({ cursor, pageSize }),
    value: page(memberTransfer),
    refusals: {},
  },
});

export type MemberTransfer = z.infer<typeof memberTransfer>;
