/**
 * Making reports that are due. The report, the words that it is there and the next due time are one
 * commit: killed at any moment a due time is made once. What was missed while nothing ran is made
 * for the last due time alone.
 */
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { countedZone, type DayRange } from './records.ts';
import {
  nextDue,
  rowsOfReport,
  type ScheduleRow,
  selectSchedules,
} from '#domains/records/reports/reports.ts';
import { listTaxes } from '#domains/records/tax/tax.ts';

const keptDays = 7;
const taxMonths = 12;

/** Makes one after the other; breaks off between two when the process is leaving. */
export async function makeDueReports(
  context: Context,
  _payload: Readonly<Record<string, unknown>> = {},
  leaving?: AbortSignal,
): Promise<void> {
  while (!leaving?.aborted) {
    if (!(await makeOne(context))) break;
  }
  await context.database.query(
    'UPDATE report_runs SET content = NULL WHERE content IS NOT NULL AND expires_at <= $1',
    [context.now()],
  );
}

async function makeOne(context: Context): Promise<boolean> {
  return inTransaction(context.database, async (transaction) => {
    await transaction.query(`SET LOCAL idle_in_transaction_session_timeout = '120s'`);
    const { rows } = await transaction.query<ScheduleRow>(
      `${selectSchedules} WHERE brand = $1 AND NOT is_paused AND removed_at IS NULL
          AND next_at <= $2
        ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [context.config.BRAND, context.now()],
    );
    const [schedule] = rows;
    if (!schedule) return false;
    const range = await rangeOf(context, transaction, schedule);
    const made = await contentOf(context, schedule, range);
    await write(context, transaction, schedule, range, made);
    await transaction.query('UPDATE report_schedules SET next_at = $2 WHERE id = $1', [
      schedule.rowId,
      await nextDue(context, transaction, schedule),
    ]);
    return true;
  });
}

/** The day before, the seven before, or the month that ended, in the brand's days. */
async function rangeOf(
  context: Context,
  transaction: Transaction,
  { every, nextAt }: ScheduleRow,
): Promise<DayRange> {
  const timeZone = await countedZone(context, transaction);
  const { rows } = await transaction.query<DayRange>(
    `SELECT (CASE $3 WHEN 'month' THEN date_trunc('month', due - 1) WHEN 'week' THEN due - 7
               ELSE due - 1 END)::date::text AS from, (due - 1)::text AS to
       FROM (SELECT ($2::timestamptz AT TIME ZONE $1)::date AS due) days`,
    [timeZone, nextAt, every],
  );
  if (!rows[0]) throw new Error('A due time has a range.');
  return rows[0];
}

type Made = { content: string; lineCount: number } | undefined;

/** Undefined: it could not be made, which the history says; the next due time is tried anew. */
async function contentOf(
  context: Context,
  { report, publicId }: ScheduleRow,
  range: DayRange,
): Promise<Made> {
  try {
    const rows: readonly object[] =
      report === 'taxes'
        ? (await listTaxes(context, taxMonths)).map(({ name, ...line }) => ({
            ...line,
            name: name.en,
          }))
        : await rowsOfReport(context, { ...range, report });
    const titles = Object.keys(rows[0] ?? { nothing: '' });
    const lines = rows.map((row) => csvLine(Object.values(row).map((cell) => String(cell ?? ''))));
    return { content: csvOpening + csvLine(titles) + lines.join(''), lineCount: rows.length };
  } catch (error) {
    context.log.error({ err: error, schedule: publicId }, 'a scheduled report was not made');
    return undefined;
  }
}

async function write(
  context: Context,
  transaction: Transaction,
  { rowId, report, nextAt, language, recipients }: ScheduleRow,
  { from, to }: DayRange,
  made: Made,
): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>(
    `INSERT INTO report_runs
       (schedule_id, due_at, from_day, to_day, content, line_count, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz + make_interval(days => $8))
     ON CONFLICT DO NOTHING RETURNING public_id AS id`,
    [
      rowId,
      nextAt,
      from,
      to,
      made?.content ?? null,
      made?.lineCount ?? null,
      context.now(),
      keptDays,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined || !made) return;
  const link = `${context.config.BACK_OFFICE_ORIGIN}/scheduled_reports?view=runs&id=${id}`;
  const days = `${from} – ${to}`;
  for (const recipient of recipients) {
    await sendMessage(context, transaction, {
      channel: 'email',
      recipient,
      language,
      purpose: 'report_ready',
      report,
      days,
      link,
      keptDays,
    });
  }
}
