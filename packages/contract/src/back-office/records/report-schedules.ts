/** Scheduled reports, with an e-mail that links to each. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, instant, page, pageSize, uuid, language } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const scheduledReport = z.enum([
  'days',
  'accounts',
  'liability',
  'reconciliation',
  'differences',
  'taxes',
]);
export const scheduleEvery = z.enum(['day', 'week', 'month']);

const asked = {
  report: scheduledReport,
  /** day: the day before; week: the last seven days, on Mondays; month: the last month. */
  every: scheduleEvery,
  /** The hour of the brand's day. */
  hour: z.number().int().min(0).max(23),
  language,
  recipients: z.array(z.email().max(120)).min(1).max(5),
};

export const reportSchedule = z.object({
  id: uuid,
  ...asked,
  isPaused: z.boolean(),
  nextAt: instant,
  createdBy: z.string(),
  createdAt: instant,
});

export const reportRun = z.object({
  id: uuid,
  report: scheduledReport,
  dueAt: instant,
  from: z.iso.date(),
  to: z.iso.date(),
  /** `failed`: it could not be made; `expired`: its file is deleted. */
  state: z.enum(['ready', 'failed', 'expired']),
  lineCount: z.number().int().nullable(),
  expiresAt: instant,
});

const one = z.object({ id: uuid });

export const boReportScheduleCalls = defineBackOfficeCalls({
  'GET /bo/reportSchedules': {
    summary: 'All report schedules, newest first',
    audience: 'staff',
    permission: 'reports.read',
    value: z.object({ items: z.array(reportSchedule) }),
    refusals: {},
  },
  'POST /bo/reportSchedules': {
    summary: 'Add a report schedule',
    audience: 'staff',
    permission: 'reports.schedule',
    body: z.strictObject({ idempotencyKey: uuid, ...asked, reason }),
    value: reportSchedule,
    refusals: { too_many_schedules: 409, request_conflict: 409 },
  },
  'POST /bo/reportSchedules/:id/pause': {
    summary: 'Pause a schedule, or resume it from its next hour',
    audience: 'staff',
    permission: 'reports.schedule',
    params: one,
    body: z.strictObject({ isPaused: z.boolean(), reason }),
    value: reportSchedule,
    refusals: {},
  },
  'POST /bo/reportSchedules/:id/remove': {
    summary: 'Remove a schedule; its reports stay until they expire',
    audience: 'staff',
    permission: 'reports.schedule',
    params: one,
    body: z.strictObject({ reason }),
    value: z.object({}),
    refusals: {},
  },
  'GET /bo/reportRuns': {
    summary: 'Reports made by schedules, newest first',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ cursor, pageSize }),
    value: page(reportRun),
    refusals: {},
  },
  'POST /bo/reportRuns/:id/file': {
    summary: 'A link to a report, valid for two minutes',
    audience: 'staff',
    permission: 'reports.read',
    params: one,
    body: z.strictObject({}),
    value: z.object({ url: z.string() }),
    refusals: { run_expired: 409 },
    perMinute: 20,
  },
});

export type ReportSchedule = z.infer<typeof reportSchedule>;
export type ReportRun = z.infer<typeof reportRun>;
