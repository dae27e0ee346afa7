/** Staff users: their invitations, sessions and roles. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize, uuid, sixDigits } from '@bahati/contract/wire.ts';
import { staffInfo } from './staff.ts';
import { roleCode, roleName } from './staff-roles.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const code = sixDigits;
/** A new staff password: length matters, not the mix of characters. */
export const shortestStaffPassword = 12;
const newPassword = z.string().max(128);
const invitationToken = z.string().max(80);

/** `invited`: no password and no authenticator yet. */
export const staffState = z.enum(['active', 'invited', 'disabled']);

export const staffPerson = z.object({
  id,
  username: z.string(),
  role: z.string(),
  roleName,
  state: staffState,
  /** At home in another brand, which keeps password and authenticator. */
  isFromElsewhere: z.boolean(),
  hasSecondFactor: z.boolean(),
  openSessions: z.number().int(),
  lastSeenAt: instant.nullable(),
});

export const staffSession = z.object({
  id,
  ip: z.string().nullable(),
  startedAt: instant,
  lastSeenAt: instant,
  /** The session that makes this call. */
  isOwn: z.boolean(),
});

export const staffLogin = z.object({
  id,
  at: instant,
  action: z.string(),
  ip: z.string().nullable(),
});

export const staffGrant = z.object({
  id,
  at: instant,
  before: z.string().nullable(),
  after: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  approvedBy: z.string().nullable(),
});

export const staffCard = staffPerson.extend({
  createdAt: instant,
  createdBy: z.string(),
  invitation: z
    .object({ createdBy: z.string(), expiresAt: instant, isOver: z.boolean() })
    .nullable(),
  /** A requested role that waits for approval. */
  wanted: z.object({ role: z.string(), askedBy: z.string(), askedAt: instant }).nullable(),
  /** Open sessions, newest first; 50 at most. */
  sessions: z.array(staffSession),
  /** The last 20 logins and failed attempts. */
  logins: z.array(staffLogin),
  /** The last 50 changes of the role. */
  grants: z.array(staffGrant),
});

/** The token is shown once. */
export const staffInvitation = z.object({ id, token: z.string(), expiresAt: instant });

const one = z.object({ id });
const keeperRefusals = { own_account: 409, last_keeper: 409, changed_meanwhile: 409 } as const;

export const boStaffPeopleCalls = defineBackOfficeCalls({
  'GET /bo/staff': {
    summary: 'Staff users, newest first',
    audience: 'staff',
    permission: 'staff.read',
    query: z.object({
      cursor,
      pageSize,
      search: z.string().trim().max(64).optional(),
      state: staffState.optional(),
    }),
    value: page(staffPerson),
    refusals: {},
  },
  'GET /bo/staff/:id': {
    summary: 'One staff user with sessions, logins and role changes',
    audience: 'staff',
    permission: 'staff.read',
    params: one,
    value: staffCard,
    refusals: {},
  },
  'POST /bo/staff': {
    summary: 'Invite a staff user, without permissions until another one approves the role',
    audience: 'staff',
    permission: 'staff.change',
    body: z.strictObject({
      username: z.string().regex(/^[a-z][a-z0-9.-]{2,31}$/),
      role: roleCode,
      reason,
    }),
    value: staffInvitation,
    refusals: { username_taken: 409, role_unknown: 404, cannot_apply: 409 },
  },
  'POST /bo/staff/:id/invite': {
    summary: 'Send a new invitation; it ends password, authenticator, sessions and role',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({ reason }),
    value: staffInvitation,
    refusals: {
      own_account: 409,
      last_keeper: 409,
      staff_disabled: 409,
      at_home_elsewhere: 409,
    },
  },
  'POST /bo/staff/:id/role': {
    summary: 'Request another role; it takes effect after a second approval',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({ role: roleCode, reason }),
    value: z.object({ changeId: uuid }),
    refusals: { role_unknown: 404, own_account: 409, cannot_apply: 409 },
  },
  'POST /bo/staff/:id/disable': {
    summary: 'Disable a staff user at once',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({ reason }),
    value: staffPerson,
    refusals: keeperRefusals,
  },
  'POST /bo/staff/:id/enable': {
    summary: 'Enable a staff user again',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({ reason }),
    value: staffPerson,
    refusals: keeperRefusals,
  },
  'POST /bo/staff/:id/endSessions': {
    summary: 'End one session of a staff user, or all',
    audience: 'staff',
    permission: 'staff.change',
    params: one,
    body: z.strictObject({ sessionId: id.optional(), reason }),
    value: z.object({ ended: z.number().int() }),
    refusals: {},
  },
});

const own = z.object({
  username: z.string(),
  sessions: z.array(staffSession),
});

/** Calls of every staff user on the own account, and of invited persons. */
export const boOwnAccountCalls = defineBackOfficeCalls({
  'POST /bo/invitation/read': {
    summary: 'Read an invitation and the authenticator to set up',
    audience: 'anyone',
    body: z.strictObject({ token: invitationToken }),
    value: z.object({
      username: z.string(),
      expiresAt: instant,
      secret: z.string(),
      uri: z.string(),
    }),
    refusals: { invitation_over: 404, network_not_allowed: 403 },
    perMinute: 20,
  },
  'POST /bo/invitation/accept': {
    summary: 'Accept an invitation: set a password, verify the authenticator, log in',
    audience: 'anyone',
    body: z.strictObject({ token: invitationToken, password: newPassword, code }),
    value: z.object({ token: z.string(), staff: staffInfo }),
    refusals: {
      invitation_over: 404,
      password_short: 400,
      code_wrong: 400,
      network_not_allowed: 403,
    },
    perMinute: 20,
  },
  'GET /bo/own': {
    summary: 'The own account and its open sessions',
    audience: 'staff',
    permission: null,
    value: own,
    refusals: {},
  },
  'POST /bo/own/password': {
    summary: 'Change the own password; every other session ends',
    audience: 'staff',
    permission: null,
    body: z.strictObject({ password: z.string().max(128), code, newPassword }),
    value: z.object({}),
    refusals: { proof_wrong: 400, password_short: 400, password_unchanged: 400 },
    perMinute: 10,
  },
  'POST /bo/own/authenticator/start': {
    summary: 'Start to set up a new authenticator; the old one is valid until it is verified',
    audience: 'staff',
    permission: null,
    body: z.strictObject({ password: z.string().max(128), code }),
    value: z.object({ secret: z.string(), uri: z.string() }),
    refusals: { proof_wrong: 400 },
    perMinute: 10,
  },
  'POST /bo/own/authenticator': {
    summary: 'Verify the new authenticator, which replaces the old one',
    audience: 'staff',
    permission: null,
    body: z.strictObject({ code }),
    value: z.object({}),
    refusals: { code_wrong: 400, not_started: 409 },
    perMinute: 10,
  },
  'POST /bo/own/endSessions': {
    summary: 'End one own session, or all others',
    audience: 'staff',
    permission: null,
    body: z.strictObject({ sessionId: id.optional() }),
    value: z.object({ ended: z.number().int() }),
    refusals: {},
  },
});

export type StaffPerson = z.infer<typeof staffPerson>;
export type StaffCard = z.infer<typeof staffCard>;
export type StaffSession = z.infer<typeof staffSession>;
export type StaffInvitation = z.infer<typeof staffInvitation>;
