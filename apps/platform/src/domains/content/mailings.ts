/** Messages to many, as rows and as the wire tells them. */
import type {
  Mailing,
  mailingStates,
  WholeMailing,
} from '@bahati/contract/back-office/content/mailings.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { audienceValue, type KeptAudience } from './audience.ts';

export type MailingRow = {
  rowId: bigint;
  title: { en: string; sw: string };
  audience: KeptAudience;
  matched: number;
  told: number;
  state: Mailing['state'];
  sendAt: Date;
  reason: string;
  writtenBy: string;
  writtenAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  endedBy: string | null;
};

const columns = `id AS "rowId",
  json_build_object('en', title_en, 'sw', title_sw) AS title, audience, matched, told, state,
  send_at AS "sendAt", reason, written_by AS "writtenBy", written_at AS "writtenAt",
  started_at AS "startedAt", ended_at AS "endedAt", ended_by AS "endedBy"`;

export type WholeMailingRow = MailingRow & Pick<WholeMailing, 'html' | 'link' | 'read'>;

const wholeColumns = `${columns}, json_build_object('en', html_en, 'sw', html_sw) AS html, link,
  (SELECT count(*)::int FROM inbox_messages
    WHERE mailing_id = mailings.id AND read_at IS NOT NULL) AS read`;

export type MailingsQuery = {
  state?: (typeof mailingStates)[number] | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. */
export async function listMailings(
  { database }: Context,
  { state, cursor, pageSize }: MailingsQuery,
): Promise<Page<Mailing>> {
  const { rows } = await database.query<MailingRow>(
    `SELECT ${columns} FROM mailings
      WHERE ($1::bigint IS NULL OR id < $1) ${state ? 'AND state = $3' : ''}
      ORDER BY id DESC LIMIT $2`,
    [readCursor(cursor), pageSize + 1, ...(state ? [state] : [])],
  );
  return pageOf(rows, pageSize, mailingValue);
}

/** Refuses `not_found`. */
export async function findMailing(
  database: Database | Transaction,
  id: string,
): Promise<WholeMailingRow> {
  const { rows } = await database.query<WholeMailingRow>(
    `SELECT ${wholeColumns} FROM mailings WHERE id = $1`,
    [BigInt(id)],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export async function findByRequest(
  transaction: Transaction,
  idempotencyKey: string,
): Promise<WholeMailingRow | undefined> {
  const { rows } = await transaction.query<WholeMailingRow>(
    `SELECT ${wholeColumns} FROM mailings WHERE idempotency_key = $1`,
    [idempotencyKey],
  );
  return rows[0];
}

/** As it stands, held until the transaction ends. Refuses `not_found`. */
export async function holdMailing(transaction: Transaction, id: string): Promise<WholeMailingRow> {
  await transaction.query('SELECT 1 FROM mailings WHERE id = $1 FOR UPDATE', [BigInt(id)]);
  return findMailing(transaction, id);
}

function mailingValue({ rowId, audience, ...row }: MailingRow): Mailing {
  return {
    ...row,
    id: rowId.toString(),
    audience: audienceValue(audience),
    sendAt: row.sendAt.toISOString(),
    writtenAt: row.writtenAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export function wholeMailingValue({ html, link, read, ...row }: WholeMailingRow): WholeMailing {
  return { ...mailingValue(row), html, link, read };
}
