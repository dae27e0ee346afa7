/** Segments: rules that say which members are meant, kept under a name. */
import type { Segment, SegmentRules } from '@bahati/contract/back-office/content/mailings.ts';
import { mailingLimits } from '@bahati/contract/back-office/content/mailings.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readTags } from '#domains/members/member-tags.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { readBrand } from '#domains/system/brand.ts';
import { assertRules, assertTags, findUpline } from './audience.ts';

type Row = Omit<Segment, 'id' | 'changedAt'> & { rowId: bigint; changedAt: Date };

const columns = `id AS "rowId", name, rules, changed_by AS "changedBy", changed_at AS "changedAt"`;

function segmentValue({ rowId, changedAt, ...row }: Row): Segment {
  return { ...row, id: rowId.toString(), changedAt: changedAt.toISOString() };
}

/** All of them, by name. */
export async function listSegments({ database }: Context): Promise<{ items: Segment[] }> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM segments ORDER BY name LIMIT $1`,
    [mailingLimits.segments],
  );
  return { items: rows.map(segmentValue) };
}

/** What rules may name: countries the brand takes numbers of, and its tags. */
export async function readSegmentChoices({ database, config }: Context) {
  const { countryDialingCodes } = await readBrand(database, config.BRAND);
  const tags = await readTags(database, config.BRAND);
  return {
    countries: [...countryDialingCodes],
    tags: tags.map(({ code, name }) => ({ code, name })),
  };
}

export type SegmentInput = { name: string; rules: SegmentRules; ip: string };

/**
 * Refuses `rule_reversed`, `member_not_found`, `tag_unknown`, `name_taken`, `too_many_segments`.
 */
export async function addSegment(
  context: Context,
  staff: StaffActor,
  { name, rules, ip }: SegmentInput,
): Promise<Segment> {
  return inTransaction(context.database, async (transaction) => {
    await assertSound(context, transaction, rules);
    await transaction.query("SELECT pg_advisory_xact_lock(hashtext('segments'))");
    const { rows: counted } = await transaction.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM segments',
    );
    if ((counted[0]?.count ?? 0) >= mailingLimits.segments) throw new Refusal('too_many_segments');
    const { rows } = await transaction.query<Row>(
      `INSERT INTO segments (name, rules, changed_by) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO NOTHING RETURNING ${columns}`,
      [name, JSON.stringify(rules), staff.username],
    );
    if (!rows[0]) throw new Refusal('name_taken');
    const after = segmentValue(rows[0]);
    await audit(transaction, staff, { act: 'added', id: after.id, after, ip });
    return after;
  });
}

/** Refuses `not_found`, `rule_reversed`, `member_not_found`, `tag_unknown`, `name_taken`. */
export async function changeSegment(
  context: Context,
  staff: StaffActor,
  { id, name, rules, ip }: SegmentInput & { id: string },
): Promise<Segment> {
  return inTransaction(context.database, async (transaction) => {
    await assertSound(context, transaction, rules);
    const before = await hold(transaction, id);
    const { rows: others } = await transaction.query(
      'SELECT 1 FROM segments WHERE name = $1 AND id <> $2',
      [name, BigInt(id)],
    );
    if (others.length > 0) throw new Refusal('name_taken');
    const { rows } = await transaction.query<Row>(
      `UPDATE segments SET name = $2, rules = $3, changed_by = $4, changed_at = now()
        WHERE id = $1 RETURNING ${columns}`,
      [BigInt(id), name, JSON.stringify(rules), staff.username],
    );
    if (!rows[0]) throw new Error('The segment was not written.');
    const after = segmentValue(rows[0]);
    await audit(transaction, staff, { act: 'changed', id, before, after, ip });
    return after;
  });
}

/** Refuses `not_found`. */
export async function removeSegment(
  { database }: Context,
  staff: StaffActor,
  { id, ip }: { id: string; ip: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await hold(transaction, id);
    await transaction.query('DELETE FROM segments WHERE id = $1', [BigInt(id)]);
    await audit(transaction, staff, { act: 'removed', id, before, ip });
  });
}

/** One change of segments at a time, so that a name that is free stays free. */
async function hold(transaction: Transaction, id: string): Promise<Segment> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtext('segments'))");
  const { rows } = await transaction.query<Row>(`SELECT ${columns} FROM segments WHERE id = $1`, [
    BigInt(id),
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return segmentValue(rows[0]);
}

async function assertSound(
  { config }: Context,
  transaction: Transaction,
  rules: SegmentRules,
): Promise<void> {
  const { currency } = await readBrand(transaction, config.BRAND);
  assertRules(rules, currency);
  await assertTags(transaction, rules.tags);
  await findUpline(transaction, rules.upline);
}

type Change = { act: 'added' | 'changed' | 'removed'; id: string; ip: string } & {
  before?: Segment;
  after?: Segment;
};

async function audit(
  transaction: Transaction,
  staff: StaffActor,
  { act, id, ...change }: Change,
): Promise<void> {
  const said = { action: `segment.${act}`, subject: `segment:${id}`, ...change };
  await recordAudit(transaction, { actor: staff.username, ...said });
}
