/**
 * What else the member card tells: logins and devices, bets, rebates, the inbox, and who else may be
 * the same person.
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { memberStatus } from './members.ts';
import {
  bet,
  roundDetail,
  roundState,
  betTransaction,
} from '@bahati/contract/player-site/gaming/gaming.ts';
import { rebateClaim } from '@bahati/contract/player-site/records/rebate.ts';
import { cursor, id, instant, page, pageSize, languageOrEnglish } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { loginWay } from '@bahati/contract/player-site/identity/security.ts';

/** The beginning of what a browser's mark leaves here; it opens nothing. */
const deviceCode = z.string().nullable();

const memberSession = z.object({
  id,
  /** What the browser said it is: "Chrome on Android"; empty when it said nothing. */
  name: z.string(),
  device: deviceCode,
  ip: z.string().nullable(),
  signedInAt: instant,
  lastSeenAt: instant,
  endedAt: instant.nullable(),
  /** It may still be used. */
  isAlive: z.boolean(),
});

const memberLogin = z.object({
  id,
  at: instant,
  way: loginWay,
  isSuccessful: z.boolean(),
  name: z.string(),
  ip: z.string().nullable(),
});

export const boLoginCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/sessions': {
    summary: 'Sessions of a member with device and address, the latest first',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize }),
    value: page(memberSession),
    refusals: {},
  },
  'POST /bo/members/:id/sessions/end': {
    summary: 'End one session; the member may log in again',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ sessionId: id, reason }),
    value: z.object({}),
    /** It is over already. */
    refusals: { session_over: 409 },
  },
  'GET /bo/members/:id/logins': {
    summary: 'Logins and failed tries of the last 90 days, the latest first',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize }),
    value: page(memberLogin),
    refusals: {},
  },
});

export const boBetCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/bets': {
    summary: 'Bets of a member, newest first',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({
      cursor,
      pageSize,
      language: languageOrEnglish,
      state: roundState.optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    value: page(bet),
    refusals: {},
  },
  'GET /bo/members/:id/bets/:betId': {
    summary: 'One bet with its movements and what its provider tells of the round',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id, betId: id }),
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      bet,
      transactions: z.array(betTransaction),
      /** Null when the provider cannot be reached now, or knows nothing. */
      detail: roundDetail.nullable(),
    }),
    refusals: {},
  },
});

export const boMemberRebateCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/rebates': {
    summary: 'Rebates a member has taken, newest first',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize }),
    value: page(rebateClaim),
    refusals: {},
  },
});

const toldMessage = z.object({
  id,
  title: z.string(),
  sentAt: instant,
  readAt: instant.nullable(),
  /** The member threw it away. */
  deletedAt: instant.nullable(),
});

export const boMemberInboxCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/inbox': {
    summary: 'What a member was told in the inbox in half a year, newest first; titles alone',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize, language: languageOrEnglish }),
    value: page(toldMessage),
    refusals: {},
  },
});

/** Something two accounts have in common. */
const sharedThing = z.object({
  by: z.enum(['device', 'payout_number', 'ip']),
  /** A device's code, an address, or a number with its digits hidden. */
  value: z.string(),
  /** How many other accounts; as many as were looked for, where `isMore`. */
  count: z.number().int(),
  isMore: z.boolean(),
  /** The nearest of them. */
  members: z.array(
    z.object({ id, username: z.string(), status: memberStatus, registeredAt: instant }),
  ),
});

export const boRelatedCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/related': {
    summary: 'Accounts that share a device, a payout number or an address with this one',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: z.object({ items: z.array(sharedThing) }),
    refusals: {},
  },
});

export type MemberSession = z.infer<typeof memberSession>;
export type MemberLogin = z.infer<typeof memberLogin>;
export type TakenRebate = z.infer<typeof rebateClaim>;
export type ToldMessage = z.infer<typeof toldMessage>;
export type SharedThing = z.infer<typeof sharedThing>;
