/** Tags of the brand's own list, and who carries which. */
import type { MemberMarks, MemberTag } from '@bahati/contract/back-office/members/notes.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { lockMember, readPinned } from './member-notes.ts';

/** A list one can still choose from, and a card one can still read. */
export const mostOfBrand = 40;
const mostOfMember = 8;

const columns = `code, json_build_object('en', name_en, 'sw', name_sw) AS name, colour,
  is_retired AS "isRetired"`;

export async function readTags(
  database: Database | Transaction,
  brand: string,
): Promise<MemberTag[]> {
  const { rows } = await database.query<MemberTag>(
    `SELECT ${columns} FROM member_tags WHERE brand = $1 ORDER BY is_retired, code LIMIT $2`,
    [brand, mostOfBrand],
  );
  return rows;
}

/** Refuses `not_found`. */
export async function readMarks(
  database: Database | Transaction,
  memberId: bigint,
): Promise<MemberMarks> {
  const { rows: known } = await database.query('SELECT 1 FROM members WHERE id = $1', [memberId]);
  if (known.length === 0) throw new Refusal('not_found');
  const { rows } = await database.query<MemberTag>(
    `SELECT ${columns} FROM tagged_members
       JOIN member_tags ON member_tags.brand = tagged_members.brand AND code = tag
      WHERE member_id = $1 ORDER BY tagged_at, code LIMIT $2`,
    [memberId, mostOfMember],
  );
  return { tags: rows, pinned: await readPinned(database, memberId) };
}

type Tagging = { memberId: bigint; tag: string; isOn: boolean; ip: string };

/** Tagging twice changes nothing. Refuses `not_found`, `tag_unknown`, `too_many_tags`. */
export async function tagMember(
  { database, config }: Context,
  staff: StaffActor,
  { memberId, tag, isOn, ip }: Tagging,
): Promise<MemberMarks> {
  return inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const changed = isOn
      ? await addTag(transaction, staff, { memberId, tag, brand: config.BRAND })
      : await dropTag(transaction, memberId, tag);
    if (changed) await recordTagging(transaction, staff, { memberId, tag, isOn, ip });
    return readMarks(transaction, memberId);
  });
}

/** With a decision it follows from; a tag the brand does not give is left out. */
export async function wearTag(
  transaction: Transaction,
  staff: StaffActor,
  { memberId, tag, brand, ip }: Omit<Tagging, 'isOn'> & { brand: string },
): Promise<void> {
  await lockMember(transaction, memberId);
  const known = (await readTags(transaction, brand)).find(({ code }) => code === tag);
  const { tags } = await readMarks(transaction, memberId);
  if (!known || known.isRetired || tags.length >= mostOfMember) return;
  if (await addTag(transaction, staff, { memberId, tag, brand })) {
    await recordTagging(transaction, staff, { memberId, tag, isOn: true, ip });
  }
}

async function recordTagging(
  transaction: Transaction,
  staff: StaffActor,
  { memberId, tag, isOn, ip }: Tagging,
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action: isOn ? 'member.tagged' : 'member.untagged',
    subject: `member:${memberId}`,
    after: { tag },
    ip,
  });
}

async function addTag(
  transaction: Transaction,
  { username }: Pick<StaffActor, 'username'>,
  { memberId, tag, brand }: { memberId: bigint; tag: string; brand: string },
): Promise<boolean> {
  const { tags } = await readMarks(transaction, memberId);
  if (tags.some(({ code }) => code === tag)) return false;
  // Held until it is worn, so that one who takes the tag away sees it.
  const { rows: given } = await transaction.query(
    'SELECT 1 FROM member_tags WHERE brand = $1 AND code = $2 AND NOT is_retired FOR SHARE',
    [brand, tag],
  );
  if (given.length === 0) throw new Refusal('tag_unknown');
  if (tags.length >= mostOfMember) throw new Refusal('too_many_tags');
  await transaction.query(
    'INSERT INTO tagged_members (member_id, brand, tag, tagged_by) VALUES ($1, $2, $3, $4)',
    [memberId, brand, tag, username],
  );
  return true;
}

async function dropTag(transaction: Transaction, memberId: bigint, tag: string): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'DELETE FROM tagged_members WHERE member_id = $1 AND tag = $2',
    [memberId, tag],
  );
  return rowCount === 1;
}

/** Changes of the list happen one after the other. */
export async function lockTags(transaction: Transaction, brand: string): Promise<void> {
  await transaction.query('SELECT 1 FROM brands WHERE code = $1 FOR UPDATE', [brand]);
}

/** Refuses `too_many_tags`, `tag_ending`. Keeping what stands changes nothing. */
export async function keepTag(
  { database, config: { BRAND: brand } }: Context,
  staff: StaffActor,
  { ip, ...tag }: MemberTag & { ip: string },
): Promise<MemberTag[]> {
  return inTransaction(database, async (transaction) => {
    await lockTags(transaction, brand);
    const tags = await readTags(transaction, brand);
    const before = tags.find(({ code }) => code === tag.code);
    if (!before && tags.length >= mostOfBrand) throw new Refusal('too_many_tags');
    if (JSON.stringify(before) === JSON.stringify(tag)) return tags;
    const { code, name, colour, isRetired } = tag;
    await assertNotEnding(transaction, brand, code);
    await transaction.query(
      `INSERT INTO member_tags (brand, code, name_en, name_sw, colour, is_retired)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (brand, code) DO UPDATE SET name_en = excluded.name_en,
         name_sw = excluded.name_sw, colour = excluded.colour, is_retired = excluded.is_retired`,
      [brand, code, name.en, name.sw, colour, isRetired],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: before ? 'member_tag.changed' : 'member_tag.added',
      subject: `brand:${brand}`,
      ...(before ? { before } : {}),
      after: tag,
      ip,
    });
    return readTags(transaction, brand);
  });
}

/** Refuses `tag_ending`: it is on its way out, or another is on its way into it. */
export async function assertNotEnding(
  transaction: Transaction,
  brand: string,
  code: string,
): Promise<void> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM member_tags
      WHERE brand = $1 AND ended_by IS NOT NULL AND (code = $2 OR ends_into = $2) LIMIT 1`,
    [brand, code],
  );
  if (rows.length > 0) throw new Refusal('tag_ending');
}
