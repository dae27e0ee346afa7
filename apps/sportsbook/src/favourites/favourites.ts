/** Events and competitions a member marked. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';

const most = { event: 200, competition: 100 } as const;
type Kind = keyof typeof most;

export async function readFavourites(
  { database }: Pick<BetContext, 'database'>,
  { memberId }: BookSession,
) {
  const { rows } = await database.query<{ kind: Kind; id: bigint }>(
    `SELECT kind, id FROM book.favourites WHERE member_id = $1 ORDER BY kind, id LIMIT $2`,
    [memberId, most.event + most.competition],
  );
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ id }) => String(id));
  return { eventIds: of('event'), competitionIds: of('competition') };
}

/** Refuses `too_many_favourites`. Marking twice, or taking away what is not there, changes nothing. */
export async function markFavourite(
  { database }: Pick<BetContext, 'database'>,
  { memberId }: BookSession,
  { kind, id, isFavourite }: { kind: Kind; id: string; isFavourite: boolean },
) {
  if (!isFavourite) {
    await database.query(
      'DELETE FROM book.favourites WHERE member_id = $1 AND kind = $2 AND id = $3',
      [memberId, kind, id],
    );
    return { isFavourite };
  }
  await inTransaction(database, async (transaction) => {
    // Two marks at once are counted one after the other.
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `book favourites ${memberId}`,
    ]);
    await transaction.query(
      `INSERT INTO book.favourites (member_id, kind, id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [memberId, kind, id],
    );
    const { rows } = await transaction.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM book.favourites WHERE member_id = $1 AND kind = $2',
      [memberId, kind],
    );
    if ((rows[0]?.count ?? 0n) > most[kind]) throw new Refusal('too_many_favourites');
  });
  return { isFavourite };
}
