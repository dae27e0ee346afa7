/** Who is at the desk and what they may do. The server decides each call again by itself. */
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { StaffInfo } from '@bahati/contract/back-office/staff/staff.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import type { AuthProvider } from 'react-admin';
import { call } from './api.ts';
import { dropToken, endSession, keepToken, readToken } from './session.ts';

/** The right each screen or action needs; what is not listed is open to nobody. */
const neededRights: Readonly<Record<string, Permission>> = {
  'approvals.list': 'approvals.read',
  'approvals.decide': 'approvals.decide',
  'members.list': 'members.read',
  'members.show': 'members.read',
  'members.block': 'members.block',
  'members.reveal': 'members.reveal',
  'members.note': 'members.note',
  'member_tags.list': 'members.read',
  'member_tags.change': 'system.change',
  'duplicates.list': 'duplicates.read',
  'duplicates.decide': 'duplicates.decide',
  'verification.list': 'kyc.read',
  'verification.decide': 'kyc.decide',
  'verification.change': 'system.change',
  'deposits.list': 'deposits.read',
  'deposits.decide': 'deposits.decide',
  'reconciliation.list': 'deposits.read',
  'payment_methods.list': 'deposits.read',
  'money_rules.list': 'withdrawals.read',
  'withdrawals.list': 'withdrawals.read',
  'withdrawals.decide': 'withdrawals.decide',
  'disputes.list': 'withdrawals.read',
  'adjustments.list': 'adjustments.read',
  'adjustments.decide': 'adjustments.decide',
  'games.list': 'games.read',
  'games.change': 'games.change',
  'rounds.list': 'rounds.read',
  'rounds.void': 'rounds.void',
  'providers.list': 'vendors.read',
  'providers.change': 'vendors.change',
  'reports.list': 'reports.read',
  'dashboard.list': 'insight.read',
  'insight.list': 'insight.read',
  'scheduled_reports.list': 'reports.read',
  'scheduled_reports.change': 'reports.schedule',
  'taxes.list': 'reports.read',
  'taxes.file': 'taxes.file',
  'anomalies.list': 'reports.read',
  'anomalies.answer': 'anomalies.answer',
  'aml.list': 'aml.read',
  'aml.decide': 'aml.decide',
  'messages.list': 'messages.read',
  'chats.list': 'chat.read',
  'chats.answer': 'chat.answer',
  'content.list': 'content.read',
  'content.change': 'content.change',
  'mailings.send': 'messages.send',
  'brand.list': 'content.read',
  'brand.change': 'system.change',
  'feedback.list': 'feedback.read',
  'feedback.answer': 'feedback.answer',
  'staff.list': 'staff.read',
  'staff.change': 'staff.change',
  'operations.list': 'operations.read',
  'operations.change': 'operations.change',
  'audit.list': 'audit.read',
  'access.list': 'access.read',
  'access.change': 'access.change',
};

/** A change of rights is seen within this time, and at once when a call is refused. */
const staffAgeMs = 60_000;

let known: { staff: Promise<StaffInfo>; untilMs: number } | undefined;

function whoIsThere(): Promise<StaffInfo> {
  if (known && Date.now() < known.untilMs) return known.staff;
  const staff = call('GET /bo/session');
  known = { staff, untilMs: Date.now() + staffAgeMs };
  staff.catch(() => {
    known = undefined;
  });
  return staff;
}

function isSessionOver(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'unauthenticated';
}

/** Leads to the login page, which then says that the session has ended. */
function closeSession(): never {
  endSession();
  throw new Error('ra.notification.logged_out');
}

export type Credentials = { username: string; password: string; code: string };

export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    const { token, staff } = await call('POST /bo/session/login', { body: credentials });
    keepToken(token);
    known = { staff: Promise.resolve(staff), untilMs: Date.now() + staffAgeMs };
  },

  async logout() {
    if (readToken()) {
      // The token is dropped here whether or not the server heard of it.
      await call('POST /bo/session/logout', { body: {} }).catch(() => undefined);
    }
    dropToken();
    known = undefined;
    return '/login';
  },

  async checkAuth() {
    if (!readToken()) throw new Error('ra.auth.auth_check_error');
    try {
      await whoIsThere();
    } catch (error) {
      // A server out of reach ends no session.
      if (isSessionOver(error)) closeSession();
    }
  },

  async checkError(error: unknown) {
    if (isSessionOver(error)) closeSession();
    if (error instanceof RefusedError && error.code === 'forbidden') known = undefined;
  },

  async getIdentity() {
    const { id, username, role } = await whoIsThere();
    return { id, fullName: username, role };
  },

  async canAccess({ resource, action }) {
    // Everybody has an account of his own to look after.
    if (resource === 'own') return true;
    const right = neededRights[`${resource}.${action}`];
    if (!right) return false;
    return (await whoIsThere()).permissions.includes(right);
  },
};
