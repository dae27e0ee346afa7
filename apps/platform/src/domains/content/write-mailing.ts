/** Staff write to members: to one, to some, or to a segment, now or later. */
import { isDeepStrictEqual } from 'node:util';
import type {
  MailingAudience,
  WholeMailing,
} from '@bahati/contract/back-office/content/mailings.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange } from '#domains/system/change-requests.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readBrand } from '#domains/system/brand.ts';
import { countMatching, keepAudience, type KeptAudience } from './audience.ts';
import { isOwnOrHttps } from './content.rules.ts';
import { massMessageKind, massMessageOf, queueSending } from './mass-message.ts';
import { findByRequest, wholeMailingValue, type WholeMailingRow } from './mailings.ts';

export type MailingInput = Pick<WholeMailing, 'title' | 'html' | 'link' | 'reason'> & {
  idempotencyKey: string;
  audience: MailingAudience;
  /** Null: at once. */
  sendAt: string | null;
};

/** For how many an audience stands now. Refuses as `keepAudience` does. */
export async function countAudience(
  { database, config }: Context,
  audience: MailingAudience,
): Promise<{ matched: number; alone: number; sample: string[] }> {
  const { currency, massMessageFrom } = await readBrand(database, config.BRAND);
  const kept = await keepAudience(database, audience, currency);
  return { ...(await countMatching(database, kept)), alone: massMessageFrom };
}

/**
 * To more members than the brand says it waits for a second person. Refuses `link_invalid`,
 * `members_unknown`, `rule_reversed`, `member_not_found`, `tag_unknown`, `nobody_matches`,
 * `request_conflict`.
 */
export async function writeMailing(
  context: Context,
  staff: StaffActor,
  { ip, ...input }: MailingInput & { ip: string },
): Promise<WholeMailing> {
  if (input.link !== null && !isOwnOrHttps(input.link)) throw new Refusal('link_invalid');
  return inTransaction(context.database, async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
      `mailing ${input.idempotencyKey}`,
    ]);
    const same = await findByRequest(transaction, input.idempotencyKey);
    if (same) return sameMailing(same, staff, input);
    const brand = await readBrand(transaction, context.config.BRAND);
    const audience = await keepAudience(transaction, input.audience, brand.currency);
    const { matched } = await countMatching(transaction, audience);
    if (matched === 0) throw new Refusal('nobody_matches');
    const alone = brand.massMessageFrom;
    const isAlone = matched <= alone;
    await insertMailing(transaction, staff, { ...input, audience, matched, alone });
    const row = await findByRequest(transaction, input.idempotencyKey);
    if (!row) throw new Error('The message was not written.');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'mailing.written',
      subject: `mailing:${row.rowId}`,
      reason: input.reason,
      after: massMessageOf(row),
      ip,
    });
    if (isAlone) await queueSending(transaction, row);
    else {
      const wish = { subject: `mailing:${row.rowId}`, wanted: massMessageOf(row) };
      const { reason } = input;
      await askChange(context, transaction, staff, massMessageKind, { ...wish, reason, ip });
    }
    return wholeMailingValue(row);
  });
}

type NewMailing = Omit<MailingInput, 'audience'> & {
  audience: KeptAudience;
  matched: number;
  alone: number;
};

async function insertMailing(
  transaction: Transaction,
  staff: StaffActor,
  { idempotencyKey, title, html, link, sendAt, reason, ...mailing }: NewMailing,
): Promise<void> {
  await transaction.query(
    `INSERT INTO mailings (idempotency_key, title_en, title_sw, html_en, html_sw, link, audience,
       matched, state, send_at, reason, written_by, alone)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10::timestamptz, now()), $11, $12, $13)`,
    [
      idempotencyKey,
      title.en,
      title.sw,
      html.en,
      html.sw,
      link,
      JSON.stringify(mailing.audience),
      mailing.matched,
      mailing.matched <= mailing.alone ? 'scheduled' : 'waiting',
      sendAt,
      reason,
      staff.username,
      mailing.alone,
    ],
  );
}

/** The same request said again is answered again. Refuses `request_conflict`. */
function sameMailing(
  row: WholeMailingRow,
  staff: StaffActor,
  { title, html, link, reason, sendAt }: MailingInput,
): WholeMailing {
  const isSame =
    row.writtenBy === staff.username &&
    row.reason === reason &&
    row.link === link &&
    isDeepStrictEqual([row.title, row.html], [title, html]) &&
    (sendAt === null || Date.parse(sendAt) === row.sendAt.getTime());
  if (!isSame) throw new Refusal('request_conflict');
  return wholeMailingValue(row);
}
