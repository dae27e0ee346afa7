/**
 * The order of queues of money, and what narrows them: first due first, so that what is late comes
 * before everything else. Only what waits is short enough to be looked through.
 */
import { parseAmount } from '@bahati/money/money.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

/** The columns of a queue, in words of SQL. */
export type QueueColumns = {
  table: string;
  id: string;
  /** The method or rail. */
  way: string | null;
  amount: string;
  cameAt: string;
  dueAt: string;
  /** What claims of it are about. */
  subject: string;
};

/** Amounts in minor units, from the first instant of days to that of the day after. */
export type QueueFilter = {
  way?: string | undefined;
  from?: bigint | undefined;
  to?: bigint | undefined;
  since?: string | undefined;
  before?: string | undefined;
  isDueSoon?: boolean | undefined;
  claimedBy?: bigint | undefined;
};

type Asked = {
  from?: string | undefined;
  to?: string | undefined;
  fromDay?: string | undefined;
  toDay?: string | undefined;
  isDueSoon?: boolean | undefined;
  isMine?: boolean | undefined;
};

/** Amounts and days are the brand's: what waits is in its currency. */
export async function readQueueFilter(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { staffId }: Pick<StaffActor, 'staffId'>,
  { from, to, fromDay, toDay, isDueSoon, isMine }: Asked,
  way: string | undefined,
): Promise<QueueFilter> {
  const { currency, timeZone } = await readBrand(database, config.BRAND);
  const minor = (text?: string) => (text === undefined ? undefined : parseAmount(text, currency));
  const begins = (day?: string) => (day === undefined ? undefined : `${day} 00:00 ${timeZone}`);
  return {
    way,
    from: minor(from),
    to: minor(to),
    since: begins(fromDay),
    before: begins(toDay === undefined ? undefined : dayAfter(toDay)),
    isDueSoon,
    claimedBy: isMine ? staffId : undefined,
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
}

type Place = { after: bigint | null; limit: number };

/** What comes behind the queue's own WHERE: conditions, order and page; and their values. */
export function inQueueOrder(
  { table, id, way, amount, cameAt, dueAt, subject }: QueueColumns,
  filter: QueueFilter,
  { after, limit }: Place,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const parts = [''];
  const add = (value: unknown, condition: (at: string) => string) => {
    if (value !== undefined && value !== null) parts.push(condition(place(value)));
  };
  add(
    after,
    (at) => `(${dueAt}, ${id}) > ((SELECT ${dueAt} FROM ${table} WHERE ${id} = ${at}), ${at})`,
  );
  if (way !== null) add(filter.way, (at) => `${way} = ${at}`);
  add(filter.from, (at) => `${amount} >= ${at}`);
  add(filter.to, (at) => `${amount} <= ${at}`);
  add(filter.since, (at) => `${cameAt} >= ${at}::timestamptz`);
  add(filter.before, (at) => `${cameAt} < ${at}::timestamptz`);
  if (filter.isDueSoon) parts.push(`${dueAt} < now() + interval '6 hours'`);
  add(
    filter.claimedBy,
    (at) => `EXISTS (SELECT 1 FROM claims WHERE claims.subject = ${subject}
               AND staff_id = ${at} AND ends_at > now())`,
  );
  return { sql: `${parts.join(' AND ')} ORDER BY ${dueAt}, ${id} LIMIT ${place(limit)}`, values };
}
