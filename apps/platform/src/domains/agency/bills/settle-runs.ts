/**
 * Settlement: opens the periods that are due and takes each through its states: bills are issued, then
 * paid. Every step is written with the place it came to, so that whoever looks next, in any process,
 * goes on there.
 */
import type { Context } from '#platform/context.ts';
import { foldTeamsNow } from '#domains/agency/teams/teams.ts';
import { countDays } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { countedZone } from '#domains/records/records.ts';
import { openDueRuns } from './due-runs.ts';
import { issueBills } from './issue-bills.ts';
import { issueRealTimeBills } from './real-time.ts';
import { readUndoneRuns, type Run } from './run.ts';
import { settleBills } from './settle-bills.ts';

/** Goes through all runs that are not through. One that fails says so and lets the others go on. */
export async function settleRuns(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database } = context;
  const timeZone = await countedZone(context, database);
  await openDueRuns(database, timeZone);
  const runs = await readUndoneRuns(database, timeZone);
  let isFolded = false;
  const failures: unknown[] = [];
  for (const run of runs) {
    if (leaving?.aborted) break;
    try {
      if (run.state === 'issuing' && run.kind !== 'real_time_salary' && !isFolded) {
        await countDays(context, leaving);
        await foldTeamsNow(context, leaving);
        isFolded = true;
      }
      await settleRun(context, run, leaving);
    } catch (error) {
      failures.push(error);
      await noteFailure(context, run, error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} runs failed.`);
}

export async function settleRun(context: Context, run: Run, leaving?: AbortSignal): Promise<void> {
  if (run.state === 'issuing') {
    if (run.kind === 'real_time_salary') await issueRealTimeBills(context, run);
    else if (await isCounted(context, run)) await issueBills(context, run, leaving);
    // Counted to its end it is by the next look.
    else return;
  }
  if (!leaving?.aborted) await settleBills(context, run, leaving);
}

/** Whether all that moved up to the end of the period is in the daily aggregates. */
async function isCounted({ database }: Context, { endsAt }: Run): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT 1 FROM transfers
      WHERE id > coalesce((SELECT last_transfer_id FROM records_progress), 0)
        AND id < first_transfer_id_from($1::timestamptz + interval '1 minute')
        AND created_at < $1 LIMIT 1`,
    [endsAt],
  );
  return rows.length === 0;
}

async function noteFailure({ database, log }: Context, run: Run, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error);
  log.error({ err: error, run: run.id.toString() }, 'a settlement run failed');
  await database.query('UPDATE settlement_runs SET failure = $2 WHERE id = $1', [
    run.id,
    failure.slice(0, 500),
  ]);
}
