/** Messages as staff see them, newest first. */
import type { OutgoingMessage } from '@bahati/contract/back-office/messaging/messages.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Context } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { maskedEmail, maskedMobile } from '#domains/system/masked-contact.ts';
import { isOutbox } from './gateways/gateways.ts';
import { masked } from './message-secrets.rules.ts';

export type MessageQuery = {
  cursor?: string | undefined;
  pageSize: number;
  channel?: string | undefined;
  state?: string | undefined;
  /** The beginning of a number or an address. */
  recipient?: string | undefined;
};

type Row = Omit<OutgoingMessage, 'id' | 'createdAt' | 'sentAt' | 'reportedAt'> & {
  rowId: bigint;
  createdAt: Date;
  sentAt: Date | null;
  reportedAt: Date | null;
};

export async function listMessages(
  { database, config }: Context,
  query: MessageQuery,
): Promise<Page<OutgoingMessage>> {
  const { cursor, pageSize, channel, state, recipient = '' } = query;
  const prefix = recipient && `${recipient.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await database.query<Row>(
    `SELECT id AS "rowId", channel, recipient, purpose, language, subject, body, state, attempts,
            last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt",
            reported_at AS "reportedAt"
       FROM outgoing_messages
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR channel = $2)
        AND ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR recipient LIKE $4)
      ORDER BY id DESC LIMIT $5`,
    [readCursor(cursor), channel ?? null, state ?? null, prefix || null, pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId, createdAt, sentAt, reportedAt, ...row }) => {
    // One that still waits is whole in its row; staff are no way round the second factor.
    const told = (words: string) =>
      isOutbox(config, row.channel) ? words : masked(row.purpose, words);
    return {
      ...row,
      id: rowId.toString(),
      recipient: row.channel === 'sms' ? maskedMobile(row.recipient) : maskedEmail(row.recipient),
      subject: row.subject === null ? null : told(row.subject),
      body: told(row.body),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      reportedAt: reportedAt?.toISOString() ?? null,
    };
  });
}
