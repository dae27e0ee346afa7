/** A settlement run that failed is run again once two people of the staff want it. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  type LookLock,
} from '#domains/system/approvals/approvals.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import type { Context, StaffActor } from '#platform/context.ts';

const wanted = z.strictObject({ isRunAgain: z.literal(true) });

const runSubject = (id: string): string => `settlement_run:${id}`;
const runIdOf = (subject: string): string => subject.slice(runSubject('').length);

export const rerunKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: 'agency_rerun',
  permission: 'agency.decide',
  wanted,
  async look(_context, transaction, { subject }, lock) {
    const run = await findRun(transaction, runIdOf(subject), lock);
    if (!isFailed(run)) throw new Refusal('cannot_apply');
    const { kind, startsAt, failure } = run;
    return { kind, startsAt: startsAt.toISOString(), failure, isRunAgain: false };
  },
  async apply(_context, transaction, { subject }) {
    const run = await findRun(transaction, runIdOf(subject), 'FOR UPDATE');
    if (!isFailed(run)) throw new Refusal('cannot_apply');
    await transaction.query('UPDATE settlement_runs SET failure = NULL WHERE id = $1', [run.id]);
    const runId = run.id.toString();
    await queueJob(transaction, 'agency.settle', { runId }, { key: `settlement run ${runId}` });
  },
};

type Run = { id: bigint; kind: string; state: string; startsAt: Date; failure: string | null };

async function findRun(
  transaction: Transaction,
  id: string,
  lock: LookLock,
): Promise<Run | undefined> {
  const { rows } = await transaction.query<Run>(
    `SELECT id, kind, state, starts_at AS "startsAt", failure FROM settlement_runs
      WHERE public_id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

function isFailed(run: Run | undefined): run is Run & { failure: string } {
  return run !== undefined && run.state !== 'done' && run.failure !== null;
}

/** Answers the id of the request that waits. Refuses `not_found`, `run_not_failed`. */
export async function askRerun(
  context: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<{ requestId: string }> {
  const subject = runSubject(id);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, rerunKind.kind, subject);
    const run = await findRun(transaction, id, 'FOR UPDATE');
    if (!run) throw new Refusal('not_found');
    if (!isFailed(run)) throw new Refusal('run_not_failed');
    const wish = { subject, wanted: { isRunAgain: true }, reason, ip } as const;
    return { requestId: await askChange(context, transaction, staff, rerunKind, wish) };
  });
}

type Wish = { id: string; reason: string; requestedBy: string };

/** Wishes that wait, by the run's id. */
export async function listRerunWishes(
  { database, config }: Context,
  ids: readonly string[],
): Promise<Map<string, Wish>> {
  const { rows } = await database.query<Wish & { subject: string }>(
    `SELECT public_id AS id, subject, reason, requested_by AS "requestedBy" FROM change_requests
      WHERE brand = $1 AND kind = $2 AND subject = ANY($3::text[]) AND state = 'requested'
        AND expires_at > now()`,
    [config.BRAND, rerunKind.kind, ids.map(runSubject)],
  );
  return new Map(rows.map(({ subject, ...wish }) => [runIdOf(subject), wish]));
}
