/**
 * A tag that is taken away, or merged into another. Its members are many: they lose it batch by batch,
 * each batch whole, and the tag goes with the last of them. A process that dies leaves whole batches
 * behind, and the next minute's run goes on.
 */
import { type CountedTag, mostCountedMembers } from '@bahati/contract/back-office/members/notes.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { assertNotEnding, lockTags, mostOfBrand } from './member-tags.ts';

const batchSize = 1_000;

/** Counted by the index of a tag's members, and no further than anybody reads. */
export async function countTags(
  database: Database | Transaction,
  brand: string,
): Promise<CountedTag[]> {
  const { rows } = await database.query<CountedTag>(
    `SELECT code, json_build_object('en', name_en, 'sw', name_sw) AS name, colour,
            is_retired AS "isRetired", least(worn.members, $2::int)::int AS members,
            worn.members > $2::int AS "isMore",
            CASE WHEN ended_by IS NOT NULL
                 THEN json_build_object('by', ended_by, 'into', ends_into) END AS ending
       FROM member_tags,
            LATERAL (SELECT count(*) AS members FROM (
              SELECT 1 FROM tagged_members
               WHERE tagged_members.brand = member_tags.brand AND tag = code
               LIMIT $2::int + 1) looked) worn
      WHERE brand = $1 ORDER BY is_retired, code LIMIT $3`,
    [brand, mostCountedMembers, mostOfBrand],
  );
  return rows;
}

type Ending = { code: string; into: string | null; reason: string; ip: string };

/** From now on nobody gets it. Refuses `not_found`, `tag_unknown`, `tag_ending`. */
export async function endTag(
  { database, config: { BRAND: brand } }: Context,
  staff: StaffActor,
  { code, into, reason, ip }: Ending,
): Promise<CountedTag[]> {
  return inTransaction(database, async (transaction) => {
    await lockTags(transaction, brand);
    const tags = await countTags(transaction, brand);
    const before = tags.find((tag) => tag.code === code);
    if (!before) throw new Refusal('not_found');
    await assertNotEnding(transaction, brand, code);
    const isGiven = tags.some((tag) => tag.code === into && !tag.isRetired && into !== code);
    if (into !== null && !isGiven) throw new Refusal('tag_unknown');
    await transaction.query(
      `UPDATE member_tags SET is_retired = true, ended_by = $3, ends_into = $4
        WHERE brand = $1 AND code = $2`,
      [brand, code, staff.username, into],
    );
    const { name, colour, members, isMore } = before;
    await recordAudit(transaction, {
      actor: staff.username,
      action: into === null ? 'member_tag.removed' : 'member_tag.merged',
      subject: `brand:${brand}`,
      reason,
      before: { code, name, colour, members, isMore },
      after: { into },
      ip,
    });
    await queueJob(transaction, 'members.end_tags', {}, { key: `members.end_tags ${code}` });
    return countTags(transaction, brand);
  });
}

export async function endTags(
  { database }: Pick<Context, 'database'>,
  _payload: unknown,
  leaving?: AbortSignal,
): Promise<void> {
  while (!leaving?.aborted && (await inTransaction(database, endOnce)));
}

type EndingRow = { brand: string; code: string; into: string | null };

/** Takes one off some of its members; false: none is on its way out, or another process is at it. */
async function endOnce(transaction: Transaction): Promise<boolean> {
  const { rows: held } = await transaction.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('end tags')) AS "isMine"`,
  );
  if (!held[0]?.isMine) return false;
  const { rows } = await transaction.query<EndingRow>(
    `SELECT brand, code, ends_into AS "into" FROM member_tags
      WHERE ended_by IS NOT NULL ORDER BY brand, code LIMIT 1`,
  );
  const tag = rows[0];
  if (!tag) return false;
  const taken = await takeOff(transaction, tag);
  if (taken === 0) await dropTag(transaction, tag);
  return true;
}

/** Who put it there, and when, stays with what takes its place. */
async function takeOff(
  transaction: Transaction,
  { brand, code, into }: EndingRow,
): Promise<number> {
  const { rows } = await transaction.query<{ taken: number }>(
    `WITH taken AS (
       DELETE FROM tagged_members WHERE (member_id, tag) IN (
         SELECT member_id, tag FROM tagged_members WHERE brand = $1 AND tag = $2
          ORDER BY member_id DESC LIMIT $4)
       RETURNING member_id, tagged_by, tagged_at),
     given AS (
       INSERT INTO tagged_members (member_id, brand, tag, tagged_by, tagged_at)
       SELECT member_id, $1, $3, tagged_by, tagged_at FROM taken WHERE $3::text IS NOT NULL
       ON CONFLICT (member_id, tag) DO NOTHING)
     SELECT count(*)::int AS taken FROM taken`,
    [brand, code, into, batchSize],
  );
  const taken = rows[0]?.taken ?? 0;
  await transaction.query(
    'UPDATE member_tags SET taken_off = taken_off + $3 WHERE brand = $1 AND code = $2',
    [brand, code, taken],
  );
  return taken;
}

async function dropTag(transaction: Transaction, { brand, code, into }: EndingRow): Promise<void> {
  const { rows } = await transaction.query<{ members: number }>(
    'DELETE FROM member_tags WHERE brand = $1 AND code = $2 RETURNING taken_off AS members',
    [brand, code],
  );
  await recordAudit(transaction, {
    actor: 'system',
    action: 'member_tag.gone',
    subject: `brand:${brand}`,
    after: { code, into, members: rows[0]?.members ?? 0 },
  });
}
