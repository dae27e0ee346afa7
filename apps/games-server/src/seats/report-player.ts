/** Reports of players by who sits with them; staff decide on them in the rooms' office. */
import type { ReportReason } from '@bahati/contract/games-frame/reports.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

/** Of one member in a day. */
export const mostReports = 10;

export type Report = {
  roomId: string;
  hand: number;
  seat: number;
  reason: ReportReason;
  text?: string | undefined;
};

type Session = Pick<FrameSession, 'memberId' | 'gameCode' | 'currency'>;

/**
 * The same player for the same hand is reported once, however often it is sent. Refuses `not_found`
 * for a hand that is older than an hour or in which nobody else sat there, `not_seated` and
 * `too_many_reports`.
 */
export async function reportPlayer(
  database: Database,
  session: Session,
  report: Report,
): Promise<Record<string, never>> {
  await inTransaction(database, async (transaction) => {
    // Two calls of one member follow each other, so that both count.
    await transaction.query("SELECT pg_advisory_xact_lock(hashtext('reports ' || $1))", [
      session.memberId,
    ]);
    const reporterSeatId = await readReporterSeat(transaction, session, report);
    const reported = await readReported(transaction, session, report);
    if (await isKnown(transaction, session, reported)) return;
    await assertFew(transaction, session);
    await transaction.query(
      `INSERT INTO games.player_reports (room_id, hand_id, reporter_id, reporter_seat_id,
         reported_id, reported_seat_id, reason, text)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        report.roomId,
        reported.handId,
        session.memberId,
        reporterSeatId,
        reported.memberId,
        reported.seatId,
        report.reason,
        report.text ?? null,
      ],
    );
  });
  return {};
}

async function readReporterSeat(
  transaction: Transaction,
  { memberId, gameCode, currency }: Session,
  { roomId }: Report,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT id FROM games.seats
      WHERE member_id = $1 AND game_code = $2 AND currency = $3 AND room_id = $4
        AND state IN ('in', 'paying', 'left')
        AND (left_at IS NULL OR left_at > now() - interval '1 hour')
      ORDER BY id DESC LIMIT 1`,
    [memberId, gameCode, currency, roomId],
  );
  if (!rows[0]) throw new Refusal('not_seated');
  return rows[0].id;
}

type Reported = { handId: bigint; seatId: bigint; memberId: string };

async function readReported(
  transaction: Transaction,
  { memberId }: Session,
  { roomId, hand, seat }: Report,
): Promise<Reported> {
  // A bot of the house is nobody to report.
  const { rows } = await transaction.query<Reported>(
    `SELECT h.id AS "handId", s.id AS "seatId", coalesce(s.member_id, '') AS "memberId"
       FROM games.hands h
      CROSS JOIN LATERAL jsonb_array_elements(h.players) p
       JOIN games.seats s ON s.id = (p->>'seatId')::bigint
      WHERE h.room_id = $1 AND h.number = $2 AND (p->>'seat')::int = $3
        AND s.member_id IS NOT NULL
        AND (h.over_at IS NULL OR h.over_at > now() - interval '1 hour')`,
    [roomId, hand, seat],
  );
  const [reported] = rows;
  if (!reported || reported.memberId === memberId) throw new Refusal('not_found');
  return reported;
}

async function isKnown(
  transaction: Transaction,
  { memberId }: Session,
  { handId, seatId }: Reported,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `SELECT FROM games.player_reports
      WHERE reporter_id = $1 AND hand_id = $2 AND reported_seat_id = $3`,
    [memberId, handId, seatId],
  );
  return rowCount !== 0;
}

async function assertFew(transaction: Transaction, { memberId }: Session): Promise<void> {
  const { rows } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM games.player_reports
      WHERE reporter_id = $1 AND at > now() - interval '1 day'`,
    [memberId],
  );
  if ((rows[0]?.count ?? 0) >= mostReports) {
    throw new Refusal('too_many_reports', { maximum: mostReports });
  }
}
