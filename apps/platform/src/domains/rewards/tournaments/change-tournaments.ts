/** Staff make tournaments, open, end and void them. */
import type {
  StaffTournament,
  TournamentSettings,
} from '@bahati/contract/back-office/rewards/tournaments.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { assertAward, assertScope } from '#domains/rewards/play-scope/play-scope.ts';
import { readTop } from './read-table.ts';
import {
  arePrizesWhole,
  budgetOf,
  shownScore,
  type Tournament,
  tournamentColumns,
} from './tournament-rows.ts';

const mostOpen = 20;
const dayMs = 86_400_000;
const longestDays = 62;
/** In minor units: more than any brand has, and far from what the database can count. */
const mostMoney = 10n ** 16n;

type Row = Tournament & {
  budget: bigint;
  spent: bigint;
  createdBy: string;
  endReason: string | null;
};
const columns = `${tournamentColumns}, budget, spent, created_by AS "createdBy",
  end_reason AS "endReason"`;

/** Refuses `invalid_input`; newest first. */
export async function listStaffTournaments(
  { database }: Context,
  query: { state?: string | undefined; cursor?: string | undefined; pageSize: number },
): Promise<Page<StaffTournament>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM tournaments
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR state = $2)
      ORDER BY id DESC LIMIT $3`,
    [readCursor(query.cursor), query.state ?? null, query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, valueOf);
}

/** Refuses `not_found`, of a draft as well: it has no table. */
export async function readStaffTable({ database }: Context, id: string) {
  const { tournament, standings } = await readTop(database, id);
  return {
    asOf: tournament.countedAt?.toISOString() ?? null,
    ranked: tournament.ranked,
    lines: standings.map(({ memberId, name, score }, at) => ({
      place: at + 1,
      memberId: memberId.toString(),
      name,
      score: shownScore(score, tournament),
    })),
  };
}

type Act = { staff: StaffActor; ip: string };

/** Refuses `times_invalid`, `prizes_invalid`, `scope_unknown`. The same key answers what it made. */
export async function makeTournament(
  { database, config, now }: Context,
  act: Act,
  { idempotencyKey, ...settings }: TournamentSettings & { idempotencyKey: string },
): Promise<StaffTournament> {
  const { currency } = await readBrand(database, config.BRAND);
  const { prizes, scope, startsAt, endsAt } = settings;
  const lasts = Date.parse(endsAt) - Date.parse(startsAt);
  if (lasts <= 0 || lasts > longestDays * dayMs || Date.parse(startsAt) < now().getTime()) {
    throw new Refusal('times_invalid');
  }
  if (!arePrizesWhole(prizes) || budgetOf(prizes, currency) > mostMoney) {
    throw new Refusal('prizes_invalid');
  }
  return inTransaction(database, async (transaction) => {
    await assertScope(transaction, scope);
    for (const { award } of prizes) await assertAward(transaction, award);
    const { rows } = await transaction.query<{ id: string }>(
      `INSERT INTO tournaments (idempotency_key, title, rule, currency, is_opt_in, least_stake,
         least_rounds, products, vendor_ids, game_ids, starts_at, ends_at, prizes, prize_places,
         budget, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING public_id AS id`,
      [
        idempotencyKey,
        JSON.stringify(settings.title),
        settings.rule,
        currency,
        settings.isOptIn,
        parseDecimal(settings.leastStake, currency),
        settings.leastRounds,
        scope.products,
        scope.vendorIds,
        scope.gameIds,
        startsAt,
        endsAt,
        JSON.stringify(prizes),
        prizes.at(-1)?.to ?? 0,
        budgetOf(prizes, currency),
        act.staff.username,
      ],
    );
    if (rows[0]) await audit(transaction, act, { action: 'tournament.made', id: rows[0].id });
    const { rows: made } = await transaction.query<Row>(
      `SELECT ${columns} FROM tournaments WHERE idempotency_key = $1`,
      [idempotencyKey],
    );
    if (!made[0]) throw new Error('The tournament was not made.');
    return valueOf(made[0]);
  });
}

export type Decision = { id: string; reason: string };

/** Refuses `tournament_decided`, `second_person_needed`, `times_invalid`, `too_many_tournaments`. */
export const openTournament = (context: Context, act: Act, decision: Decision) =>
  decide(context, act, { ...decision, action: 'tournament.opened' }, async (transaction, row) => {
    if (row.state !== 'draft') throw new Refusal('tournament_decided');
    if (row.createdBy === act.staff.username) throw new Refusal('second_person_needed');
    if (row.phase !== 'planned') throw new Refusal('times_invalid');
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('tournaments open'))`);
    const { rows } = await transaction.query<{ count: bigint }>(
      `SELECT count(*) AS count FROM tournaments WHERE state = 'open'`,
    );
    if ((rows[0]?.count ?? 0n) >= BigInt(mostOpen)) throw new Refusal('too_many_tournaments');
    await transaction.query(`UPDATE tournaments SET state = 'open' WHERE id = $1`, [row.rowId]);
  });

/** Refuses `tournament_not_running`. Whoever counts waits, so that nothing later is counted. */
export const endTournamentNow = (context: Context, act: Act, decision: Decision) =>
  decide(context, act, { ...decision, action: 'tournament.ended' }, async (transaction, row) => {
    if (row.state !== 'open' || row.phase !== 'running') {
      throw new Refusal('tournament_not_running');
    }
    await transaction.query(
      `UPDATE tournaments SET ends_at = clock_timestamp(), end_reason = $2 WHERE id = $1`,
      [row.rowId, decision.reason],
    );
  });

/** Refuses `tournament_decided`: once its table is frozen, prizes are on their way. */
export const voidTournament = (context: Context, act: Act, decision: Decision) =>
  decide(context, act, { ...decision, action: 'tournament.voided' }, async (transaction, row) => {
    if (row.state !== 'draft' && row.state !== 'open') throw new Refusal('tournament_decided');
    await transaction.query(
      `UPDATE tournaments SET state = 'void', end_reason = $2, decided_at = now() WHERE id = $1`,
      [row.rowId, decision.reason],
    );
  });

async function decide(
  { database }: Context,
  act: Act,
  { id, reason, action }: Decision & { action: string },
  write: (transaction: Transaction, row: Row) => Promise<void>,
): Promise<StaffTournament> {
  await inTransaction(database, async (transaction) => {
    const row = await readLocked(transaction, id);
    await write(transaction, row);
    await audit(transaction, act, { action, id, reason });
  });
  // Anew: what ended by the clock during the transaction had not ended as it began.
  return inTransaction(database, async (transaction) => valueOf(await readLocked(transaction, id)));
}

async function readLocked(transaction: Transaction, id: string): Promise<Row> {
  const { rows } = await transaction.query<Row>(
    `SELECT ${columns} FROM tournaments WHERE public_id = $1 FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

function valueOf(row: Row): StaffTournament {
  const { currency, products, vendorIds, gameIds } = row;
  return {
    id: row.id,
    state: row.state,
    phase: row.phase,
    currency,
    title: row.title,
    rule: row.rule,
    isOptIn: row.isOptIn,
    leastStake: toDecimal(row.leastStake, currency),
    leastRounds: row.leastRounds,
    scope: { products, vendorIds, gameIds },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    prizes: row.prizes,
    budget: toDecimal(row.budget, currency),
    spent: toDecimal(row.spent, currency),
    ranked: row.ranked,
    createdBy: row.createdBy,
    endReason: row.endReason,
  };
}

function audit(
  transaction: Transaction,
  { staff, ip }: Act,
  { action, id, reason }: { action: string; id: string; reason?: string },
): Promise<void> {
  return recordAudit(transaction, {
    actor: staff.username,
    action,
    subject: `tournament:${id}`,
    ...(reason === undefined ? {} : { reason }),
    ip,
  });
}
