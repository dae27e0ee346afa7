/** Schedules of reports: asked for with a reason, paused, ended. */
import type { ReportSchedule } from '@bahati/contract/back-office/records/report-schedules.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { countedZone } from './records.ts';

export type ScheduleRow = {
  rowId: bigint;
  publicId: string;
  report: ReportSchedule['report'];
  every: ReportSchedule['every'];
  hour: number;
  language: 'en' | 'sw';
  recipients: string[];
  isPaused: boolean;
  nextAt: Date;
  createdBy: string;
  createdAt: Date;
};

/** Begins every reading of schedules; conditions follow. */
export const selectSchedules = `
  SELECT id AS "rowId", public_id AS "publicId", report, every, hour, language, recipients,
         is_paused AS "isPaused", next_at AS "nextAt", created_by AS "createdBy",
         created_at AS "createdAt"
    FROM report_schedules`;

const mostSchedules = 50;

export async function listSchedules({ database, config }: Context): Promise<ReportSchedule[]> {
  const { rows } = await database.query<ScheduleRow>(
    `${selectSchedules} WHERE brand = $1 AND removed_at IS NULL ORDER BY id DESC LIMIT $2`,
    [config.BRAND, mostSchedules],
  );
  return rows.map(scheduleValue);
}

type Asked = Pick<ScheduleRow, 'report' | 'every' | 'hour' | 'language' | 'recipients'> & {
  idempotencyKey: string;
  reason: string;
  ip: string;
};

/** The same idempotencyKey answers the same. Refuses `too_many_schedules`, `request_conflict`. */
export async function addSchedule(
  context: Context,
  staff: StaffActor,
  { idempotencyKey, reason, ip, ...asked }: Asked,
): Promise<ReportSchedule> {
  const { report, every, hour, language, recipients } = asked;
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('report_schedules'))`);
    const earlier = await findBy(transaction, 'idempotency_key', idempotencyKey);
    if (earlier) return sameAs(earlier, asked, staff);
    const { rows } = await transaction.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM report_schedules
        WHERE brand = $1 AND removed_at IS NULL`,
      [context.config.BRAND],
    );
    if ((rows[0]?.count ?? 0) >= mostSchedules) throw new Refusal('too_many_schedules');
    const nextAt = await nextDue(context, transaction, { every, hour });
    await transaction.query(
      `INSERT INTO report_schedules
         (idempotency_key, brand, report, every, hour, language, recipients, next_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        idempotencyKey,
        context.config.BRAND,
        report,
        every,
        hour,
        language,
        recipients,
        nextAt,
        staff.username,
      ],
    );
    const made = await findBy(transaction, 'idempotency_key', idempotencyKey);
    if (!made) throw new Error('The schedule was not written.');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'report_schedule.added',
      subject: `report_schedule:${made.publicId}`,
      reason,
      after: asked,
      ip,
    });
    return scheduleValue(made);
  });
}

function sameAs(row: ScheduleRow, asked: object, staff: StaffActor): ReportSchedule {
  const { report, every, hour, language, recipients } = row;
  const isSame =
    row.createdBy === staff.username &&
    JSON.stringify(Object.entries({ report, every, hour, language, recipients })) ===
      JSON.stringify(
        Object.keys({ report, every, hour, language, recipients }).map((key) => [
          key,
          asked[key as keyof typeof asked],
        ]),
      );
  if (!isSame) throw new Refusal('request_conflict');
  return scheduleValue(row);
}

type Change = { id: string; reason: string; ip: string };

/** One that goes on does so from its next hour; what was missed meanwhile is not made. */
export async function pauseSchedule(
  context: Context,
  staff: StaffActor,
  { id, reason, ip, isPaused }: Change & { isPaused: boolean },
): Promise<ReportSchedule> {
  return inTransaction(context.database, async (transaction) => {
    const before = await lock(transaction, id);
    if (before.isPaused === isPaused) return scheduleValue(before);
    const nextAt = isPaused ? before.nextAt : await nextDue(context, transaction, before);
    await transaction.query(
      'UPDATE report_schedules SET is_paused = $2, next_at = $3 WHERE id = $1',
      [before.rowId, isPaused, nextAt],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: isPaused ? 'report_schedule.paused' : 'report_schedule.resumed',
      subject: `report_schedule:${id}`,
      reason,
      before: { isPaused: before.isPaused },
      after: { isPaused },
      ip,
    });
    return scheduleValue({ ...before, isPaused, nextAt });
  });
}

export async function removeSchedule(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: Change,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await lock(transaction, id);
    await transaction.query('UPDATE report_schedules SET removed_at = now() WHERE id = $1', [
      before.rowId,
    ]);
    const { report, every, hour, recipients } = before;
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'report_schedule.removed',
      subject: `report_schedule:${id}`,
      reason,
      before: { report, every, hour, recipients },
      ip,
    });
  });
}

async function lock(transaction: Transaction, id: string): Promise<ScheduleRow> {
  const { rows } = await transaction.query<ScheduleRow>(
    `${selectSchedules} WHERE public_id = $1 AND removed_at IS NULL FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

async function findBy(
  transaction: Transaction,
  column: 'idempotency_key',
  value: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await transaction.query<ScheduleRow>(`${selectSchedules} WHERE ${column} = $1`, [
    value,
  ]);
  return rows[0];
}

/** The first hour of the brand's days to come: each day, on Mondays, or on the first of a month. */
export async function nextDue(
  context: Context,
  database: Database | Transaction,
  { every, hour }: Pick<ScheduleRow, 'every' | 'hour'>,
): Promise<Date> {
  const timeZone = await countedZone(context, database);
  const { rows } = await database.query<{ at: Date }>(
    `SELECT at FROM (
       SELECT day, (day + make_interval(hours => $4)) AT TIME ZONE $1 AS at
         FROM (SELECT ($2::timestamptz AT TIME ZONE $1)::date + n AS day
                 FROM generate_series(0, 31) n) days) times
      WHERE at > $2 AND ($3 = 'day' OR ($3 = 'week' AND extract(isodow FROM day) = 1)
             OR ($3 = 'month' AND extract(day FROM day) = 1))
      ORDER BY at LIMIT 1`,
    [timeZone, context.now(), every, hour],
  );
  if (!rows[0]) throw new Error('No month is longer than 31 days.');
  return rows[0].at;
}

export function scheduleValue(row: ScheduleRow): ReportSchedule {
  const { publicId, report, every, hour, language, recipients, isPaused, createdBy } = row;
  return {
    id: publicId,
    report,
    every,
    hour,
    language,
    recipients,
    isPaused,
    nextAt: row.nextAt.toISOString(),
    createdBy,
    createdAt: row.createdAt.toISOString(),
  };
}
