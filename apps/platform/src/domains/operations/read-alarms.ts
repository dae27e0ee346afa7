/** Reads every part side by side, each for itself: one that fails leaves the others standing. */
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { type Facts, judgeAlarms, type Part, type Thresholds } from './alarms.rules.ts';
import { readCallFigures } from './calls-overview.ts';
import { type EveryJob, listJobs, readQueues } from './jobs-overview.ts';
import { readDatabase, readProcesses } from './machines.ts';
import { readProofValues } from './proof-values.ts';
import { readSwitches } from './switches.ts';

export async function readAlarms(context: Context, everyJob: EveryJob) {
  const { database, log, now } = context;
  const facts: Facts = { now: now() };
  const unread: Part[] = [];
  const read = async <P extends Part>(part: P, reading: Promise<Facts[P]>) => {
    try {
      facts[part] = await reading;
    } catch (error) {
      log.warn({ err: error, part }, 'a part of the operations page could not be read');
      unread.push(part);
    }
  };
  await Promise.all([
    read('proofs', readProofValues(database)),
    read('jobs', listJobs(context, everyJob)),
    read('queues', readQueues(database)),
    read('own', readCallFigures(database, { kind: 'own', window: 'hour' })),
    read('outside', readCallFigures(database, { kind: 'outside', window: 'hour' })),
    read('processes', readProcesses(database)),
    read('database', readDatabase(database)),
    read('switches', readSwitches(context)),
  ]);
  const items = judgeAlarms(facts, unread.toSorted(), thresholdsOf(context.config));
  return { at: facts.now.toISOString(), items };
}

function thresholdsOf(config: Config): Thresholds {
  return {
    lateMinutes: config.ALARM_LATE_MINUTES,
    failedPercent: config.ALARM_FAILED_PERCENT,
    proofMinutes: config.ALARM_PROOF_MINUTES,
    connectionPercent: config.ALARM_CONNECTION_PERCENT,
    replicaSeconds: config.ALARM_REPLICA_SECONDS,
  };
}
