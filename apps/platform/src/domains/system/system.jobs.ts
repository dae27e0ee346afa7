/** The house's own upkeep. */
import { countEvent } from '@bahati/server-kit/metrics.ts';
import { dropOldCallTimes } from './call-times.ts';
import { dropOldClaims } from './claims.ts';
import { dropOldUploads, sweepStrayUploads } from './drop-old-uploads.ts';
import type { Job, Jobs } from './job-queue.ts';
import { noteProof } from './proofs.ts';
import { renewSealKeys } from './seals.ts';
import { verifyAudit } from './verify-audit.ts';

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
