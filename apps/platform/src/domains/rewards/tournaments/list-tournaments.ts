/** Tournaments as a member sees them, and joining. */
import type { MemberTournament } from '@bahati/contract/player-site/rewards/tournaments.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readScopeNames, shownAward } from '#domains/rewards/play-scope/play-scope.ts';
import { prizeOf, type Tournament, tournamentColumns } from './tournament-rows.ts';

type Row = Tournament & { hasJoined: boolean; wonPlace: number | null };

const columns = `${tournamentColumns},
  EXISTS (SELECT 1 FROM tournament_players j
           WHERE j.tournament_id = tournaments.id AND j.member_id = $1) AS "hasJoined",
  (SELECT w.place FROM tournament_winners w
    WHERE w.tournament_id = tournaments.id AND w.member_id = $1) AS "wonPlace"`;

const mostOpen = 50;

/** Refuses `invalid_input`. Those that are on all at once; those over by pages. */
export async function listTournaments(
  { database }: Context,
  actor: MemberActor,
  query: { state: 'now' | 'over'; cursor?: string | undefined; pageSize: number },
): Promise<Page<MemberTournament>> {
  if (query.state === 'now') {
    const { rows } = await database.query<Row>(
      `SELECT ${columns} FROM tournaments WHERE state = 'open' ORDER BY ends_at, id LIMIT $2`,
      [actor.memberId, mostOpen],
    );
    return { items: await valuesOf(database, actor, rows), nextCursor: null };
  }
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM tournaments
      WHERE state IN ('final', 'done', 'void') AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [actor.memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  const values = await valuesOf(database, actor, rows);
  const page = pageOf(rows, query.pageSize, ({ rowId }) => rowId);
  return { items: values.slice(0, page.items.length), nextCursor: page.nextCursor };
}

/** Refuses `not_found`, `tournament_over`, `play_paused`. A second joining changes nothing. */
export async function joinTournament(
  { database }: Context,
  actor: MemberActor,
  id: string,
): Promise<MemberTournament> {
  return inTransaction(database, async (transaction) => {
    const found = await readOne(transaction, actor, id);
    if (found.phase !== 'planned' && found.phase !== 'running') {
      throw new Refusal('tournament_over');
    }
    await assertNotExcluded(transaction, actor.memberId);
    await transaction.query(
      `INSERT INTO tournament_players (tournament_id, member_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING`,
      [found.rowId, actor.memberId],
    );
    const joined = await readOne(transaction, actor, id);
    const [value] = await valuesOf(transaction, actor, [joined]);
    if (!value) throw new Error('The tournament is gone.');
    return value;
  });
}

async function readOne(
  transaction: Transaction,
  { memberId }: MemberActor,
  id: string,
): Promise<Row> {
  const { rows } = await transaction.query<Row>(
    `SELECT ${columns} FROM tournaments WHERE public_id = $2 AND state <> 'draft'`,
    [memberId, id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

async function valuesOf(
  database: Database | Transaction,
  { currency: own }: MemberActor,
  rows: readonly Row[],
): Promise<MemberTournament[]> {
  const shownScope = await readScopeNames(database, rows);
  return rows.map((row) => {
    const { currency } = row;
    const won = row.wonPlace === null ? undefined : prizeOf(row.prizes, row.wonPlace);
    return {
      id: row.id,
      title: row.title,
      rule: row.rule,
      phase: row.phase,
      currency,
      isOptIn: row.isOptIn,
      isIn: own === currency && (!row.isOptIn || row.hasJoined),
      leastStake: toDecimal(row.leastStake, currency),
      leastRounds: row.leastRounds,
      scope: shownScope(row),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      prizes: row.prizes.map(({ from, to, award }) => ({
        from,
        to,
        award: shownAward(award, currency),
      })),
      prizePlaces: row.prizePlaces,
      won: won && row.wonPlace ? { place: row.wonPlace, award: shownAward(won, currency) } : null,
    };
  });
}
