/** How many members play a game, told by gaming, which knows. */
import type { Database } from '@bahati/server-kit/database.ts';

/** Members by node id. A game that is not named is played by nobody now. */
export async function setPopularity(
  database: Database,
  players: ReadonlyMap<number, number>,
): Promise<void> {
  await database.query(
    `UPDATE games SET popularity = coalesce(told.players, 0)
       FROM games AS known LEFT JOIN unnest($1::int[], $2::int[]) AS told (id, players)
            ON told.id = known.id
      WHERE games.id = known.id AND games.popularity <> coalesce(told.players, 0)`,
    [[...players.keys()], [...players.values()]],
  );
}
