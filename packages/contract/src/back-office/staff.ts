/** Staff sessions with a second factor, and the audit log. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

export const permission = z.enum([
  'members.read',
  'members.block',
  'members.reveal',
  'members.note',
  'kyc.read',
  'duplicates.read',
  'duplicates.decide',
  'kyc.decide',
  'deposits.read',
  'deposits.decide',
  'withdrawals.read',
  'withdrawals.decide',
  'adjustments.read',
  'adjustments.decide',
  'reports.read',
  'reports.schedule',
  'anomalies.answer',
  'taxes.file',
  'aml.read',
  'aml.decide',
  'insight.read',
  'messages.read',
  'messages.send',
  'audit.read',
  'approvals.read',
  'approvals.decide',
  'staff.read',
  'staff.change',
  'access.read',
  'access.change',
  'content.read',
  'content.change',
  'system.change',
  'operations.read',
  'operations.change',
  'games.read',
  'games.change',
  'rounds.read',
  'rounds.void',
  'vendors.read',
  'vendors.change',
  'feedback.read',
  'feedback.answer',
  'chat.read',
  'chat.answer',
]);

export const staffInfo = z.object({
  id,
  username: z.string(),
  role: z.string(),
  permissions: z.array(permission),
});

export const auditEntry = z.object({
  id,
  at: instant,
  /** Staff user name, or "system". */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ip: z.string().nullable(),
});

export const auditChain = z.object({
  entries: z.number().int(),
  /** Sentences, each a broken link; empty when the chain is whole. */
  breaches: z.array(z.string()),
  checkedAt: instant,
});

export const staffCalls = defineCalls({
  'POST /bo/session/login': {
    summary: 'Log in by user name, password and authenticator code in one step',
    audience: 'anyone',
    body: z.strictObject({
      username: z.string().min(1).max(64),
      password: z.string().min(1).max(128),
      code: z.string().regex(/^\d{6}$/),
    }),
    value: z.object({ token: z.string(), staff: staffInfo }),
    refusals: { login_failed: 401, network_not_allowed: 403 },
    perMinute: 10,
  },
  'POST /bo/session/logout': {
    summary: 'End this session',
    audience: 'staff',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'GET /bo/session': {
    summary: 'The logged-in member of staff',
    audience: 'staff',
    value: staffInfo,
    refusals: {},
  },
  'GET /bo/audit': {
    summary: 'Audit log, newest first',
    audience: 'staff',
    query: z.object({
      cursor,
      pageSize,
      action: z.string().max(60).optional(),
      subject: z.string().max(80).optional(),
      /** Staff user name, or "system". */
      actor: z.string().max(64).optional(),
      /** Days of the house, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    value: page(auditEntry),
    refusals: {},
  },
  'GET /bo/audit/chain': {
    summary: 'Whether the chain of the audit log is whole, from its first entry on',
    audience: 'staff',
    value: auditChain,
    refusals: {},
    perMinute: 30,
  },
});

export type StaffInfo = z.infer<typeof staffInfo>;
export type AuditChain = z.infer<typeof auditChain>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type Permission = z.infer<typeof permission>;
