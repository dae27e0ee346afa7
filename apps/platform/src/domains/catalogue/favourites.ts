/** The games a member likes: each once, the latest first, 999 at most (spec §9). */
import { inTransaction, type Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';

const mostFavourites = 999;

/** Node ids, the latest first. Refuses `need_true_account`. */
export async function favouriteIds(database: Database, actor: MemberActor): Promise<number[]> {
  assertTrueAccount(actor);
  const { rows } = await database.query<{ id: number }>(
    `SELECT game_id AS id FROM favourite_games WHERE member_id = $1
      ORDER BY added_at DESC, game_id LIMIT $2`,
    [actor.memberId, mostFavourites],
  );
  return rows.map(({ id }) => id);
}

/** Refuses `need_true_account`, `game_not_found`, `too_many_favourites`. */
export async function addFavourite(
  database: Database,
  actor: MemberActor,
  nodeId: number,
): Promise<void> {
  assertTrueAccount(actor);
  await inTransaction(database, async (transaction) => {
    // Two taps at once must not pass the limit together.
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `favourites ${actor.memberId}`,
    ]);
    const { rows } = await transaction.query<{ isThere: boolean; others: number }>(
      `SELECT EXISTS (SELECT 1 FROM games WHERE id = $2) AS "isThere",
              (SELECT count(*)::int FROM favourite_games
                WHERE member_id = $1 AND game_id <> $2) AS others`,
      [actor.memberId, nodeId],
    );
    if (!rows[0]?.isThere) throw new Refusal('game_not_found');
    if (rows[0].others >= mostFavourites) throw new Refusal('too_many_favourites');
    await transaction.query(
      'INSERT INTO favourite_games (member_id, game_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [actor.memberId, nodeId],
    );
  });
}

/** Refuses `need_true_account`. What is no favourite stays none. */
export async function removeFavourite(
  database: Database,
  actor: MemberActor,
  nodeId: number,
): Promise<void> {
  assertTrueAccount(actor);
  await database.query('DELETE FROM favourite_games WHERE member_id = $1 AND game_id = $2', [
    actor.memberId,
    nodeId,
  ]);
}
