/** Staff sessions with a second factor, and the audit log. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { permission } from './permissions.ts';
import {
  cursor,
  id,
  instant,
  page,
  pageSize,
  enteredPassword,
  sixDigits,
} from '@bahati/contract/wire.ts';

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
  /** One sentence for each broken link; empty: the chain is intact. */
  breaches: z.array(z.string()),
  checkedAt: instant,
});

export const staffCalls = defineBackOfficeCalls({
  'POST /bo/session/login': {
    summary: 'Log in by user name, password and authenticator code in one step',
    audience: 'anyone',
    body: z.strictObject({
      username: z.string().min(1).max(64),
      password: enteredPassword,
      code: sixDigits,
    }),
    value: z.object({ token: z.string(), staff: staffInfo }),
    refusals: { login_failed: 401, network_not_allowed: 403 },
    perMinute: 10,
  },
  'POST /bo/session/logout': {
    summary: 'End this session',
    audience: 'staff',
    permission: null,
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'GET /bo/session': {
    summary: 'The logged-in member of staff',
    audience: 'staff',
    permission: null,
    value: staffInfo,
    refusals: {},
  },
  'GET /bo/audit': {
    summary: 'Audit log, newest first',
    audience: 'staff',
    permission: 'audit.read',
    query: z.object({
      cursor,
      pageSize,
      action: z.string().max(60).optional(),
      subject: z.string().max(80).optional(),
      /** Staff user name, or "system". */
      actor: z.string().max(64).optional(),
      /** Days of the brand, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    value: page(auditEntry),
    refusals: {},
  },
  'GET /bo/audit/chain': {
    summary: 'Check the hash chain of the audit log from its first entry',
    audience: 'staff',
    permission: 'audit.read',
    value: auditChain,
    refusals: {},
    perMinute: 30,
  },
});

export type StaffInfo = z.infer<typeof staffInfo>;
export type AuditChain = z.infer<typeof auditChain>;
export type AuditEntry = z.infer<typeof auditEntry>;
