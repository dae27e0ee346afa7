/** The games a member opened lately, and how many members opened each. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Catalogue } from '#domains/catalogue/catalogue.ts';
import { setPopularity } from '#domains/catalogue/popularity.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import type { Context, MemberActor } from '#platform/context.ts';

/** More than these nobody looks back to. */
const mostRecent = 100;

export async function rememberGame(
  database: Database,
  memberId: bigint,
  gameId: number,
): Promise<void> {
  await database.query(
    `INSERT INTO recent_games (member_id, game_id) VALUES ($1, $2)
     ON CONFLICT (member_id, game_id) DO UPDATE SET opened_at = now()`,
    [memberId, gameId],
  );
}

type Wanted = {
  gameType?: GameCategory | undefined;
  language: 'en' | 'sw';
  page: number;
  pageSize: number;
};

/** The latest first. Refuses `need_true_account`. */
export async function listRecentGames(
  database: Database,
  catalogue: Catalogue,
  actor: MemberActor,
  { gameType, language, page, pageSize }: Wanted,
) {
  assertTrueAccount(actor);
  const { rows } = await database.query<{ id: number }>(
    `SELECT game_id AS id FROM recent_games WHERE member_id = $1
      ORDER BY opened_at DESC, game_id LIMIT $2`,
    [actor.memberId, mostRecent],
  );
  const opened = await catalogue.gamesById(
    rows.map(({ id }) => id),
    language,
  );
  const games = gameType ? opened.filter((game) => game.gameType === gameType) : opened;
  return {
    content: games.slice((page - 1) * pageSize, page * pageSize),
    pageNum: page,
    totalPages: Math.max(1, Math.ceil(games.length / pageSize)),
    total: games.length,
  };
}

/** Each hour: how many members opened each game in the last seven days. */
export async function countPlayers({ database }: Context): Promise<void> {
  const { rows } = await database.query<{ id: number; players: number }>(
    `SELECT game_id AS id, count(*)::int AS players FROM recent_games
      WHERE opened_at > now() - interval '7 days' GROUP BY game_id`,
  );
  await setPopularity(database, new Map(rows.map(({ id, players }) => [id, players])));
}

/** Forgets what was opened long ago. */
export async function dropOldRecentGames({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM recent_games WHERE ctid IN (
       SELECT ctid FROM recent_games WHERE opened_at < now() - interval '1 year' LIMIT 20000)`,
  );
}
