/** A job that goes once through many members for a period, some at a time, killed at any moment. */
import type { Context } from '#platform/context.ts';

const batchSize = 200;

export type MemberRun = {
  /** With the period it names the run, which is done once. */
  kind: string;
  period: string;
  /** The next ids above the given one, in order, no more than `limit`. */
  candidates: (after: bigint, limit: number) => Promise<readonly bigint[]>;
  /** Has to be the same when it is done again: a killed batch is. */
  each: (memberIds: readonly bigint[]) => Promise<void>;
};

/** Goes on where it was; answers at once when the period is done. */
export async function runOverMembers(
  { database }: Context,
  { kind, period, candidates, each }: MemberRun,
  leaving?: AbortSignal,
): Promise<void> {
  await database.query(
    'INSERT INTO reward_runs (kind, period) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [kind, period],
  );
  while (!leaving?.aborted) {
    const { rows } = await database.query<{ last: bigint }>(
      `SELECT last_member_id AS last FROM reward_runs
        WHERE kind = $1 AND period = $2 AND NOT is_done`,
      [kind, period],
    );
    const [run] = rows;
    if (!run) return;
    const ids = await candidates(run.last, batchSize);
    if (ids.length > 0) await each(ids);
    await database.query(
      `UPDATE reward_runs SET last_member_id = greatest(last_member_id, $3), is_done = $4
        WHERE kind = $1 AND period = $2`,
      [kind, period, ids.at(-1) ?? run.last, ids.length < batchSize],
    );
  }
}
