/** Staff sessions with a second factor, and the audit log. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

export const permission = z.enum([
  'members.read',
  'members.block',
  'deposits.read',
  'deposits.decide',
  'withdrawals.read',
  'withdrawals.decide',
  'adjustments.read',
  'adjustments.decide',
  'reports.read',
  'messages.read',
  'audit.read',
  'access.read',
  'access.change',
  'content.read',
  'content.change',
  'system.change',
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
    refusals: { login_failed: 401 },
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
    }),
    value: page(auditEntry),
    refusals: {},
  },
});

export type StaffInfo = z.infer<typeof staffInfo>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type Permission = z.infer<typeof permission>;
