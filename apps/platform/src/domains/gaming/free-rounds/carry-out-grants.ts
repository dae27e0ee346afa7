/**
 * Carrying out grants: a new one is told to its provider, one that is over or was cancelled is ended
 * there, and one that is played is looked at now and then. The time of the next question is written
 * before the question, so that whoever dies in between is followed by another.
 */
import type { GrantTold } from '@bahati/contract/games-provider/free-rounds.ts';
import type { Context } from '#platform/context.ts';
import { queueAsking } from './add-grant.ts';
import { askProvider, type DueGrant } from './ask-provider.ts';

/** One round of the job lasts about this long; what is due then waits for the next minute. */
const roundMs = 20_000;

/** Everything that is due; answers the grants whose provider gave no answer. */
export async function carryOutDueGrants(context: Context): Promise<string[]> {
  const deadline = performance.now() + roundMs;
  const unanswered: string[] = [];
  await cancelOfExcluded(context);
  while (performance.now() < deadline) {
    const grant = await takeDue(context);
    if (!grant) break;
    if (!(await carryOut(context, grant))) unanswered.push(grant.publicId);
  }
  return unanswered;
}

/** One grant, if its turn has come. */
export async function carryOutGrant(context: Context, publicId: string): Promise<void> {
  const grant = await takeDue(context, publicId);
  if (grant) await carryOut(context, grant);
}

/** False: nobody answered, and it is asked again. */
async function carryOut(context: Context, grant: DueGrant): Promise<boolean> {
  const word = await askProvider(context, grant);
  switch (word.kind) {
    case 'told':
      await (grant.state === 'closing'
        ? end(context, grant, word.told)
        : goOn(context, grant, word.told));
      return true;
    case 'refused':
      await learnRefusal(context, grant, word.code);
      return true;
    case 'unknown':
      context.log.warn(
        { err: word.error, grant: grant.publicId, provider: grant.code },
        'a provider was not told of free rounds',
      );
      await queueAsking(context.database, grant.publicId, grant.dueAt ?? undefined);
      return false;
  }
}

/** It plays them, or ended them by itself; then how many it began is final. */
async function goOn({ database }: Context, grant: DueGrant, told: GrantTold): Promise<void> {
  const isOver = told.state === 'cancelled' || told.state === 'expired';
  await database.query(
    `UPDATE free_round_grants SET asks = 0,
            state = CASE WHEN $2 THEN 'closing' ELSE 'active' END,
            closes_as = CASE WHEN $2 THEN $3 ELSE closes_as END,
            due_at = CASE WHEN $2 THEN now()
                          ELSE least(expires_at, now() + interval '6 hours') END
      WHERE id = $1 AND state IN ('asked', 'active')`,
    [grant.id, isOver, told.state],
  );
}

/** Rounds that were begun are still reported; where all were, they end as any others do. */
async function end({ database }: Context, { id }: DueGrant, told: GrantTold): Promise<void> {
  await database.query(
    `UPDATE free_round_grants SET due_at = NULL, asks = 0, begun = greatest(played, least($2, rounds)),
            state = CASE WHEN $2 >= rounds THEN 'active' ELSE closes_as END,
            ended_at = CASE WHEN $2 >= rounds THEN NULL ELSE now() END
      WHERE id = $1 AND state = 'closing'`,
    [id, told.begun],
  );
}

/** A grant it has lost is told anew; one it will not play ends; to an end there is no "no". */
async function learnRefusal({ database, log }: Context, grant: DueGrant, code: string) {
  log.warn({ grant: grant.publicId, provider: grant.code, code }, 'free rounds were refused');
  if (grant.state === 'active') {
    await database.query(
      `UPDATE free_round_grants SET state = 'asked', due_at = now()
        WHERE id = $1 AND state = 'active' AND asks < 5`,
      [grant.id],
    );
  }
  if (grant.state === 'asked') {
    await database.query(
      `UPDATE free_round_grants SET state = 'refused', refusal = $2, ended_at = now(), due_at = NULL
        WHERE id = $1 AND state = 'asked' AND played = 0`,
      [grant.id, code],
    );
  }
}

/** Nothing is offered to whoever excluded himself: what he was granted before ends as well. */
async function cancelOfExcluded({ database }: Context): Promise<void> {
  await database.query(
    `UPDATE free_round_grants g SET state = 'closing', closes_as = 'cancelled', asks = 0,
            due_at = now(), cancel_reason = 'self_exclusion'
       FROM exclusions e
      WHERE g.due_at IS NOT NULL AND g.state IN ('asked', 'active') AND e.owner_id = g.member_id
        AND e.kind = 'self_exclusion' AND (e.ends_at IS NULL OR e.ends_at > now())`,
  );
}

/** Claims one that is due and writes when to ask again: 10 s, doubling, an hour at most. */
async function takeDue({ database }: Context, publicId?: string): Promise<DueGrant | undefined> {
  const { rows } = await database.query<DueGrant>(
    `WITH taken AS (
       UPDATE free_round_grants SET asks = asks + 1,
              state = CASE WHEN expires_at <= now() THEN 'closing' ELSE state END,
              closes_as = CASE WHEN expires_at <= now() THEN coalesce(closes_as, 'expired')
                               ELSE closes_as END,
              due_at = now() + least(interval '1 hour',
                interval '10 seconds' * power(2, least(asks, 12)))
        WHERE id = (SELECT id FROM free_round_grants
                     WHERE due_at <= now() AND ($1::uuid IS NULL OR public_id = $1)
                     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING *)
     SELECT t.id, t.public_id AS "publicId", t.state, t.member_id AS "memberId",
            g.game_code AS "gameCode", t.currency, t.campaign, t.rounds, t.stake, t.cap,
            t.expires_at AS "expiresAt", t.due_at AS "dueAt", p.id AS "providerId", p.code, p.signing_key AS "keptKey",
            p.api_url AS "baseUrl"
       FROM taken t JOIN games g ON g.id = t.game_id JOIN provider_profiles p ON p.id = t.provider_id`,
    [publicId ?? null],
  );
  return rows[0];
}
