/** The operations page's calls: each part by itself, so that one that fails hides no other. */
import type { boOperationsCalls } from '@bahati/contract/back-office/operations/operations.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { dropFailedJob, pauseJob, resumeJob, retryFailedJob, runJobNow } from './act-on-jobs.ts';
import { listSlowCalls, readCallFigures } from './calls-overview.ts';
import { type EveryJob, listFailedJobs, listJobs, readQueues } from './jobs-overview.ts';
import { readDatabase, readProcesses } from './machines.ts';
import { readProofValues } from './proof-values.ts';
import { readAlarms } from './read-alarms.ts';
import { readSwitches } from './switches.ts';
import { readWaitingWork } from './waiting-work.ts';

export function operationsBackOffice(
  context: Context,
  everyJob: EveryJob,
): Handlers<typeof boOperationsCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/waiting': ({ actor }) => readWaitingWork(context, actor),
    'GET /bo/operations/alarms': () => readAlarms(context, everyJob),
    'GET /bo/operations/jobs': async () => ({ items: await listJobs(context, everyJob) }),
    'POST /bo/operations/jobs/:task/run': async ({ params, body, actor, ip }) => {
      await runJobNow(context, actor, everyJob, { ...params, ...body, ip });
      return {};
    },
    'POST /bo/operations/jobs/:task/pause': async ({ params, body, actor, ip }) => {
      await pauseJob(context, actor, everyJob, { ...params, ...body, ip });
      return {};
    },
    'POST /bo/operations/jobs/:task/resume': async ({ params, body, actor, ip }) => {
      await resumeJob(context, actor, { ...params, ...body, ip });
      return {};
    },
    'GET /bo/operations/queues': async () => ({ items: await readQueues(database) }),
    'GET /bo/operations/failedJobs': ({ query }) => listFailedJobs(database, query),
    'POST /bo/operations/failedJobs/:id/retry': async ({ params, body, actor, ip }) => {
      await retryFailedJob(context, actor, { id: BigInt(params.id), reason: body.reason, ip });
      return {};
    },
    'POST /bo/operations/failedJobs/:id/drop': async ({ params, body, actor, ip }) => {
      await dropFailedJob(context, actor, { id: BigInt(params.id), reason: body.reason, ip });
      return {};
    },
    'GET /bo/operations/calls': async ({ query }) => ({
      items: await readCallFigures(database, query),
    }),
    'GET /bo/operations/slowCalls': ({ query }) => listSlowCalls(database, query),
    'GET /bo/operations/proofs': async () => ({ items: await readProofValues(database) }),
    'GET /bo/operations/machines': async () => {
      const [processes, state] = await Promise.all([
        readProcesses(database),
        readDatabase(database),
      ]);
      return { processes, database: state };
    },
    'GET /bo/operations/switches': () => readSwitches(context),
  };
}
