/** The operator's own upkeep. */
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { dropOldCallTimes, type Job, type Jobs } from '#domains/system/jobs/jobs.ts';
import { dropOldClaims } from '#domains/system/queue-claims/queue-claims.ts';
import { dropOldUploads, sweepStrayUploads } from '#domains/system/uploads/uploads.ts';
import { noteProof, renewSealKeys } from '#domains/system/secrets/secrets.ts';
import { verifyAudit } from '#domains/system/audit/audit.ts';

/** The audit log from its first entry on. A breach is logged as an error and counted. */
const proveAudit: Job = async ({ database, log }) => {
  const startedAt = performance.now();
  const { breaches } = await verifyAudit(database);
  await noteProof(database, 'audit', startedAt, breaches);
  if (breaches.length === 0) return;
  countEvent('audit_breach', breaches.length);
  log.error({ breaches }, 'the audit log is not whole');
};

export const systemJobs: Jobs = {
  tasks: {
    'system.renew_seal_keys': ({ database }) => renewSealKeys(database),
    'system.drop_old_call_times': ({ database }) => dropOldCallTimes(database),
    'system.drop_old_claims': ({ database }) => dropOldClaims(database),
    'system.drop_old_uploads': dropOldUploads,
    'system.prove_audit': proveAudit,
    'system.sweep_stray_uploads': sweepStrayUploads,
  },
  schedule: [
    { task: 'system.renew_seal_keys', match: '*/10 * * * *', isVital: true },
    { task: 'system.drop_old_call_times', match: '*/20 * * * *' },
    { task: 'system.prove_audit', match: '10 * * * *', isVital: true },
    { task: 'system.drop_old_claims', match: '7 * * * *' },
    { task: 'system.drop_old_uploads', match: '23 * * * *' },
    { task: 'system.sweep_stray_uploads', match: '11 4 * * *' },
  ],
};
