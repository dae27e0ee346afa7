/** Anomalies as rows and as the wire tells them, and what is watched beside what is usual. */
import type {
  Anomaly,
  FigureName,
  WatchedFigure,
} from '@bahati/contract/back-office/risk/anomalies.ts';
import { type Currency, isCurrency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { bandOf } from './anomaly.rules.ts';
import { readHistory } from './watch-figures.ts';

export { watchFigures } from './watch-figures.ts';

type Row = {
  rowId: bigint;
  publicId: string;
  figure: FigureName;
  scope: string;
  currency: string;
  beginsAt: Date;
  value: bigint;
  median: bigint;
  low: bigint;
  high: bigint;
  historyCount: number;
  seenBy: string | null;
  seenAt: Date | null;
  note: string | null;
};

const selectAnomalies = `
  SELECT id AS "rowId", public_id AS "publicId", figure, scope, currency,
         begins_at AS "beginsAt", value, median, low, high, history_count AS "historyCount",
         seen_by AS "seenBy", seen_at AS "seenAt", note FROM anomalies`;

export async function listAnomalies(
  database: Database,
  { state, after, limit }: { state: 'open' | 'seen'; after: bigint | null; limit: number },
): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `${selectAnomalies}
      WHERE (seen_at IS NULL) = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [state === 'open', after, limit],
  );
  return rows;
}

const told = (value: bigint, currency: Currency | null) =>
  currency === null ? value.toString() : toDecimal(value, currency);

export function anomalyValue(row: Row): Anomaly {
  const { publicId, figure, scope, historyCount, seenBy, note, beginsAt, seenAt } = row;
  const currency = isCurrency(row.currency) ? row.currency : null;
  return {
    id: publicId,
    figure,
    scope,
    currency,
    beginsAt: beginsAt.toISOString(),
    value: told(row.value, currency),
    median: told(row.median, currency),
    low: told(row.low, currency),
    high: told(row.high, currency),
    historyCount,
    seenBy,
    seenAt: seenAt?.toISOString() ?? null,
    note,
  };
}

/** Refuses `not_found`, `already_seen`. */
export async function acknowledgeAnomaly(
  { database }: Context,
  staff: StaffActor,
  { id, note, ip }: { id: string; note: string; ip: string },
): Promise<Anomaly> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<Row>(
      `${selectAnomalies} WHERE public_id = $1 FOR UPDATE`,
      [id],
    );
    const [before] = rows;
    if (!before) throw new Refusal('not_found');
    if (before.seenAt !== null) throw new Refusal('already_seen');
    await transaction.query(
      'UPDATE anomalies SET seen_by = $2, seen_at = now(), note = $3 WHERE id = $1',
      [before.rowId, staff.username, note],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'anomaly.acknowledged',
      subject: `anomaly:${id}`,
      reason: note,
      before: { seenBy: null },
      after: { seenBy: staff.username, figure: before.figure, value: before.value.toString() },
      ip,
    });
    const after = await transaction.query<Row>(`${selectAnomalies} WHERE public_id = $1`, [id]);
    if (!after.rows[0]) throw new Error('The anomaly is gone.');
    return anomalyValue(after.rows[0]);
  });
}

/** A house has some hundreds of vendors at most. */
const mostFigures = 300;

export async function listWatchedFigures(context: Context): Promise<WatchedFigure[]> {
  return inTransaction(context.database, async (transaction) => {
    const timeZone = await countedZone(context, transaction);
    const newest = await readNewest(transaction);
    const figures: WatchedFigure[] = [];
    for (const row of newest) {
      const history = await readHistory(transaction, row, timeZone);
      const band = bandOf(row.figure, history);
      const currency = isCurrency(row.currency) ? row.currency : null;
      figures.push({
        figure: row.figure,
        scope: row.scope,
        currency,
        beginsAt: row.beginsAt.toISOString(),
        value: told(row.value, currency),
        historyCount: history.length,
        median: band ? told(band.median, currency) : null,
        low: band ? told(band.low, currency) : null,
        high: band ? told(band.high, currency) : null,
      });
    }
    return figures;
  });
}

async function readNewest(transaction: Transaction) {
  const { rows } = await transaction.query<
    Pick<Row, 'figure' | 'scope' | 'currency' | 'beginsAt' | 'value'>
  >(
    `SELECT DISTINCT ON (figure, scope, currency) figure, scope, currency,
            begins_at AS "beginsAt", value
       FROM operator_figures
      WHERE begins_at > now() - interval '3 days'
      ORDER BY figure, scope, currency, begins_at DESC LIMIT $1`,
    [mostFigures],
  );
  return rows;
}
