/**
 * Further parts of the member card: logins and devices, bets, rebates, the inbox, and linked
 * accounts.
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

/** The start of the hash of the device's identifier; it grants nothing. */
const deviceCode = z.string().nullable();

const memberSession = z.object({
  id,
  /** The browser's name: "Chrome on Android"; empty: unknown. */
  name: z.string(),
  device: deviceCode,
  ip: z.string().nullable(),
  signedInAt: instant,
  lastSeenAt: instant,
  endedAt: instant.nullable(),
  /** The session is still valid. */
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
    summary: 'End one session; the member can log in again',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ sessionId: id, reason }),
    value: z.object({}),
    /** The session has ended already. */
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
    summary: 'One bet with its wallet transactions and the provider’s details of the round',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id, betId: id }),
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      bet,
      transactions: z.array(betTransaction),
      /** Null: the provider does not answer, or does not know the round. */
      detail: roundDetail.nullable(),
      isProviderAway: z.boolean(),
    }),
    refusals: {},
  },
});

export const boMemberRebateCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/rebates': {
    summary: 'Rebates a member has claimed, newest first',
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
  /** The member deleted it. */
  deletedAt: instant.nullable(),
});

export const boMemberInboxCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/inbox': {
    summary: 'Titles of a member’s inbox messages of the last half year, newest first',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize, language: languageOrEnglish }),
    value: page(toldMessage),
    refusals: {},
  },
});

/** Something two accounts share. */
const sharedThing = z.object({
  by: z.enum(['device', 'payout_number', 'ip']),
  /** A device code, an IP address, or a masked number. */
  value: z.string(),
  /** How many other accounts share it; a lower bound if `isMore`. */
  count: z.number().int(),
  isMore: z.boolean(),
  /** The closest of these accounts. */
  members: z.array(
    z.object({ id, username: z.string(), status: memberStatus, registeredAt: instant }),
  ),
});

export const boRelatedCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/related': {
    summary: 'Accounts that share a device, a payout number or an IP address with this one',
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
