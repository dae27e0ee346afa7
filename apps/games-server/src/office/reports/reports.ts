/** What players reported of each other, and what staff found. */
import type { OfficeReport } from '@bahati/contract/rooms-office/reports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { noteAct } from '#games-server/office/office-log.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import { titleOf } from '#games-server/office/rooms/room-lines.ts';

type Query = {
  state: 'open' | 'all';
  memberId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

type Row = {
  rowId: bigint;
  roomId: bigint;
  code: string;
  gameCode: string;
  kind: string;
  currency: Currency;
  handId: bigint;
  number: number;
  reporterId: string;
  reporterName: string;
  reporterSeatId: bigint;
  reportedId: string;
  reportedName: string;
  reportedSeatId: bigint;
  reason: OfficeReport['reason'];
  text: string | null;
  at: Date;
  state: OfficeReport['state'];
  decidedName: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  reportedBy: number;
  reportedUpheld: number;
  reporterDismissed: number;
};

/** Reads reports; `rest` names them `p`. */
async function readReports(
  database: Pick<Database | Transaction, 'query'>,
  rest: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `SELECT p.id AS "rowId", p.room_id AS "roomId", r.code, r.game_code AS "gameCode", r.kind, r.currency,
            p.hand_id AS "handId", h.number, p.reporter_id AS "reporterId",
            a.shown_name AS "reporterName", a.id AS "reporterSeatId",
            p.reported_id AS "reportedId", b.shown_name AS "reportedName",
            b.id AS "reportedSeatId", p.reason, p.text, p.at, p.state,
            p.decided_name AS "decidedName", p.decided_at AS "decidedAt",
            p.decision_reason AS "decisionReason",
            o.reporters AS "reportedBy", o.upheld AS "reportedUpheld",
            d.dismissed AS "reporterDismissed"
       FROM games.player_reports p
       JOIN games.rooms r ON r.id = p.room_id
       JOIN games.hands h ON h.id = p.hand_id
       JOIN games.seats a ON a.id = p.reporter_seat_id
       JOIN games.seats b ON b.id = p.reported_seat_id
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT reporter_id)::int AS reporters,
               count(*) FILTER (WHERE state = 'upheld')::int AS upheld
          FROM games.player_reports
         WHERE reported_id = p.reported_id AND at > now() - interval '90 days') o
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state = 'dismissed')::int AS dismissed
          FROM games.player_reports
         WHERE reporter_id = p.reporter_id AND at > now() - interval '90 days') d ${rest}`,
    values,
  );
  return rows;
}

export async function listReports(
  { database }: Context,
  { state, memberId, cursor, pageSize }: Query,
): Promise<{ items: OfficeReport[]; nextCursor: string | null }> {
  const rows = await readReports(
    database,
    `WHERE ($1 = 'all' OR p.state = 'open') AND ($2::text IS NULL OR p.reported_id = $2)
       AND ($3::bigint IS NULL OR p.id < $3) ORDER BY p.id DESC LIMIT $4`,
    [state, memberId ?? null, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, show);
}

/** Refuses `not_found` and `decision_over`. */
export async function decideReport(
  { database }: Context,
  officer: Officer,
  id: string,
  { decision, reason }: { decision: 'upheld' | 'dismissed'; reason: string },
): Promise<OfficeReport> {
  return inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE games.player_reports SET state = $2, decided_by = $3, decided_name = $4,
              decided_at = now(), decision_reason = $5
        WHERE id = $1 AND state = 'open'`,
      [id, decision, officer.staffId, officer.name, reason],
    );
    const [row] = await readReports(transaction, 'WHERE p.id = $1', [id]);
    if (!row) throw new Refusal('not_found');
    if (rowCount === 0) throw new Refusal('decision_over');
    const { reportedId: memberId, reportedName: name, handId } = row;
    await noteAct(transaction, officer, {
      what: `report_${decision}`,
      subject: `hand ${handId}`,
      reason,
      detail: { report: id, memberId, name },
    });
    return show(row);
  });
}

const mostCounted = 100;

/** Reports nobody decided on yet, up to a hundred. */
export async function countReports({ database }: Context): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count
       FROM (SELECT FROM games.player_reports WHERE state = 'open' LIMIT $1) open`,
    [mostCounted],
  );
  return rows[0]?.count ?? 0;
}

function show(row: Row): OfficeReport {
  const { code, gameCode, kind, currency, decidedAt } = row;
  return {
    reportId: row.rowId.toString(),
    room: {
      roomId: row.roomId.toString(),
      code,
      gameCode,
      title: titleOf(gameCode),
      kind,
      currency,
    },
    hand: { handId: row.handId.toString(), number: row.number },
    reporter: {
      memberId: row.reporterId,
      name: row.reporterName,
      seatId: row.reporterSeatId.toString(),
    },
    reported: {
      memberId: row.reportedId,
      name: row.reportedName,
      seatId: row.reportedSeatId.toString(),
    },
    reason: row.reason,
    text: row.text,
    at: row.at.toISOString(),
    state: row.state,
    reportedBy: row.reportedBy,
    reportedUpheld: row.reportedUpheld,
    reporterDismissed: row.reporterDismissed,
    decided: decidedAt && {
      by: row.decidedName ?? '',
      at: decidedAt.toISOString(),
      reason: row.decisionReason ?? '',
    },
  };
}
