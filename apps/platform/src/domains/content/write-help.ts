/** Staff write the help: each change is a version, and the site shows the one that is published. */
import {
  helpLimits,
  type HelpVersion,
  neededTopics,
  type StaffHelpTopic,
  type WholeHelpTopic,
} from '@bahati/contract/back-office/content/help-topics.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';

type Words = Pick<HelpVersion, 'title' | 'html'>;
type VersionRow = Omit<HelpVersion, 'writtenAt'> & { writtenAt: Date };
type TopicRow = Omit<StaffHelpTopic, 'writtenAt'> & { id: bigint; writtenAt: Date };

const selectTopics = `
  SELECT help_topics.id, code, json_build_object('en', title_en, 'sw', title_sw) AS title,
         last_version AS "lastVersion", published_version AS "publishedVersion",
         CASE WHEN published_version IS NULL THEN 'draft'
              WHEN published_version < last_version THEN 'changed' ELSE 'published' END AS state,
         written_by AS "writtenBy", written_at AS "writtenAt"
    FROM help_topics JOIN help_versions ON topic_id = help_topics.id AND version = last_version`;

function topicValue({ id: _id, writtenAt, ...row }: TopicRow): StaffHelpTopic {
  return { ...row, writtenAt: writtenAt.toISOString() };
}

/** In the order of the site. */
export async function listHelpTopics({ database }: Context): Promise<{ items: StaffHelpTopic[] }> {
  const { rows } = await database.query<TopicRow>(
    `${selectTopics} ORDER BY position, help_topics.id LIMIT $1`,
    [helpLimits.topics],
  );
  return { items: rows.map(topicValue) };
}

/** Refuses `not_found`. */
export async function findHelpTopic(
  database: Database | Transaction,
  code: string,
): Promise<WholeHelpTopic> {
  const { rows } = await database.query<TopicRow>(`${selectTopics} WHERE code = $1`, [code]);
  const topic = rows[0];
  if (!topic) throw new Refusal('not_found');
  const { rows: versions } = await database.query<VersionRow>(
    `SELECT version, json_build_object('en', title_en, 'sw', title_sw) AS title,
            json_build_object('en', html_en, 'sw', html_sw) AS html,
            written_by AS "writtenBy", written_at AS "writtenAt"
       FROM help_versions WHERE topic_id = $1 ORDER BY version DESC LIMIT 20`,
    [topic.id],
  );
  const [newest] = versions;
  if (!newest) throw new Error(`The help topic ${code} has no version.`);
  return {
    ...topicValue(topic),
    html: newest.html,
    versions: versions.map(({ writtenAt, ...version }) => ({
      ...version,
      writtenAt: writtenAt.toISOString(),
    })),
  };
}

type Written = Words & { code: string; ip: string };

/** Refuses `code_taken`, `too_many_topics`. */
export async function addHelpTopic(
  context: Context,
  staff: StaffActor,
  { code, ip, ...words }: Written,
): Promise<WholeHelpTopic> {
  return changing(context, async (transaction) => {
    const { rows: counted } = await transaction.query<{ count: number; last: number }>(
      'SELECT count(*)::int AS count, coalesce(max(position), 0) AS last FROM help_topics',
    );
    const { count = 0, last = 0 } = counted[0] ?? {};
    if (count >= helpLimits.topics) throw new Refusal('too_many_topics');
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO help_topics (code, position, last_version) VALUES ($1, $2, 1)
       ON CONFLICT (code) DO NOTHING RETURNING id`,
      [code, last + 1],
    );
    if (!rows[0]) throw new Refusal('code_taken');
    await insertVersion(transaction, staff, { topicId: rows[0].id, version: 1, ...words });
    await audit(transaction, staff, { act: 'added', code, ip, after: words });
    return findHelpTopic(transaction, code);
  });
}

/** Refuses `not_found`, `changed_meanwhile`. */
export async function changeHelpTopic(
  context: Context,
  staff: StaffActor,
  { code, ip, version, ...words }: Written & { version: number },
): Promise<WholeHelpTopic> {
  return changing(context, async (transaction) => {
    const before = await findHelpTopic(transaction, code);
    if (before.lastVersion !== version) throw new Refusal('changed_meanwhile');
    const { rows } = await transaction.query<{ id: bigint; version: number }>(
      `UPDATE help_topics SET last_version = last_version + 1 WHERE code = $1
       RETURNING id, last_version AS version`,
      [code],
    );
    const next = rows[0];
    if (!next) throw new Error('The topic is gone.');
    await insertVersion(transaction, staff, {
      topicId: next.id,
      version: next.version,
      ...words,
    });
    const { title, html } = before;
    const change = { before: { version, title, html }, after: { version: next.version, ...words } };
    await audit(transaction, staff, { act: 'changed', code, ip, ...change });
    return findHelpTopic(transaction, code);
  });
}

type Published = { code: string; version: number | null; ip: string };

/** Refuses `not_found`, also of a version, and `topic_needed`. */
export async function publishHelpTopic(
  context: Context,
  staff: StaffActor,
  { code, version, ip }: Published,
): Promise<WholeHelpTopic> {
  return changing(context, async (transaction) => {
    const before = await findHelpTopic(transaction, code);
    if (version === null && neededTopics.includes(code)) throw new Refusal('topic_needed');
    if (version !== null && version > before.lastVersion) throw new Refusal('not_found');
    await transaction.query('UPDATE help_topics SET published_version = $2 WHERE code = $1', [
      code,
      version,
    ]);
    const change = { before: { version: before.publishedVersion }, after: { version } };
    const act = version === null ? 'withdrawn' : 'published';
    await audit(transaction, staff, { act, code, ip, ...change });
    return findHelpTopic(transaction, code);
  });
}

type Moved = { code: string; direction: 'up' | 'down'; ip: string };

/** Refuses `not_found`. */
export async function moveHelpTopic(
  context: Context,
  staff: StaffActor,
  { code, direction, ip }: Moved,
): Promise<void> {
  await changing(context, async (transaction) => {
    const { rows } = await transaction.query<{ code: string }>(
      'SELECT code FROM help_topics ORDER BY position, id',
    );
    const before = rows.map((row) => row.code);
    const at = before.indexOf(code);
    if (at < 0) throw new Refusal('not_found');
    const to = at + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= before.length) return;
    const after = before.with(at, before[to] ?? code).with(to, code);
    await transaction.query(
      `UPDATE help_topics SET position = placed.position
         FROM unnest($1::text[]) WITH ORDINALITY AS placed (code, position)
        WHERE help_topics.code = placed.code`,
      [after],
    );
    const change = { before: { order: before }, after: { order: after } };
    await audit(transaction, staff, { act: 'moved', code, ip, ...change });
  });
}

/** One change of the help at a time. */
function changing<T>(
  { database }: Context,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await transaction.query("SELECT pg_advisory_xact_lock(hashtext('help'))");
    return change(transaction);
  });
}

async function insertVersion(
  transaction: Transaction,
  staff: StaffActor,
  { topicId, version, title, html }: Words & { topicId: bigint; version: number },
): Promise<void> {
  await transaction.query(
    `INSERT INTO help_versions
       (topic_id, version, title_en, title_sw, html_en, html_sw, written_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [topicId, version, title.en, title.sw, html.en, html.sw, staff.username],
  );
}

type Act = {
  act: 'added' | 'changed' | 'published' | 'withdrawn' | 'moved';
  code: string;
  ip: string;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
};

async function audit(transaction: Transaction, staff: StaffActor, { act, code, ...change }: Act) {
  const said = { action: `help.${act}`, subject: `help:${code}`, ...change };
  await recordAudit(transaction, { actor: staff.username, ...said });
}
