/** The job of tournaments: it counts those that run, ends those that are over, and comes back soon. */
import type { Context } from '#platform/context.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { closeTournament, givePrizes } from './close-tournament.ts';
import { countTournament } from './count-rounds.ts';

const most = 50;
const pauseMs = 4_000;
/** Rounds of a tournament are kept so long after it for questions about its table. */
const keptFor = `interval '30 days'`;
const removedAtOnce = 10_000;

export async function runTournaments(
  context: Context,
  _payload?: unknown,
  leaving?: AbortSignal,
): Promise<void> {
  const { database } = context;
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM tournaments WHERE state IN ('open', 'final') AND starts_at <= now()
      ORDER BY starts_at, id LIMIT ${most}`,
  );
  const failures: unknown[] = [];
  for (const { id } of rows) {
    if (leaving?.aborted) return;
    await runOne(context, id, leaving).catch((error: unknown) => failures.push(error));
  }
  await removeOldRounds(context);
  if (rows.length > 0) {
    const runAt = new Date(Date.now() + pauseMs);
    await queueJob(database, 'rewards.run_tournaments', {}, { key: 'tournaments', runAt });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Tournaments were left out.');
}

async function runOne(context: Context, id: bigint, leaving?: AbortSignal): Promise<void> {
  await countTournament(context.database, id, leaving);
  await closeTournament(context, id);
  await givePrizes(context, id, leaving);
}

async function removeOldRounds({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM tournament_rounds WHERE (tournament_id, round_id) IN (
       SELECT r.tournament_id, r.round_id
         FROM (SELECT id FROM tournaments WHERE state IN ('done', 'void')
                  AND decided_at < now() - ${keptFor} ORDER BY decided_at DESC LIMIT ${most}) old
              JOIN tournament_rounds r ON r.tournament_id = old.id LIMIT ${removedAtOnce})`,
  );
}
