import { z } from 'zod';

/** Alarms, the worst first. `subject` names which one where there are several. */
export const alarmCode = z.enum([
  'ledger_broken',
  'audit_broken',
  'proof_late',
  'no_process',
  'process_lost',
  'job_failing',
  'job_paused',
  'jobs_late',
  'dead_letters',
  'messages_late',
  'messages_failing',
  'rail_resting',
  'outside_failing',
  'calls_failing',
  'connections_scarce',
  'replica_late',
  'archive_failing',
  'site_closed',
  'withdraw_only',
  'part_unread',
]);

export const alarm = z.object({
  code: alarmCode,
  /** alarm: act now; warning: check soon. */
  level: z.enum(['alarm', 'warning']),
  /** The job, rail or process, by its name in the lists below. */
  subject: z.string().nullable(),
  /** The figure that is too high: minutes, percent or a count, by the code. */
  figure: z.number().int().nullable(),
});

export type Alarm = z.infer<typeof alarm>;
