/**
 * Whom a message is for. Trial members have no inbox and who left reads none. Who excluded himself
 * from play, or takes a break, is in no segment: what is written to many mostly invites to play.
 * By name he is reached, since the operator may have something to say to him.
 */
import type {
  MailingAudience,
  SegmentRules,
} from '@bahati/contract/back-office/content/mailings.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { trialType } from '#domains/members/members.ts';
import { exclusionStands } from '#domains/wallet/limits/limits.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';

/** As it is kept: rules in the very currency they were meant in, people by their ids. */
export type KeptAudience =
  | { kind: 'members'; names: string[]; memberIds: string[] }
  | { kind: 'segment'; rules: SegmentRules; currency: Currency; uplineId: string | null };

/** A statement that finds ids and user names of who is meant, with its parameters. */
export type Matching = { sql: string; values: unknown[] };

const canRead = `m.type <> ${trialType} AND m.status <> 'closed'`;

/**
 * Names and rules held against what is there. Refuses `members_unknown`, `rule_reversed`,
 * `member_not_found`, `tag_unknown`.
 */
export async function keepAudience(
  database: Database | Transaction,
  audience: MailingAudience,
  currency: Currency,
): Promise<KeptAudience> {
  if (audience.kind === 'members') return keepNames(database, audience.names);
  const { rules } = audience;
  assertRules(rules, currency);
  await assertTags(database, rules.tags);
  return { kind: 'segment', rules, currency, uplineId: await findUpline(database, rules.upline) };
}

/** As it was given. */
export function audienceValue(kept: KeptAudience): MailingAudience {
  return kept.kind === 'members'
    ? { kind: 'members', names: kept.names }
    : { kind: 'segment', rules: kept.rules };
}

async function keepNames(
  database: Database | Transaction,
  given: readonly string[],
): Promise<KeptAudience> {
  const asked = [...new Set(given.map((name) => name.toLowerCase()))];
  const ids = asked.filter((name) => /^[1-9]\d{0,17}$/.test(name));
  const { rows } = await database.query<{ id: bigint; username: string }>(
    `SELECT m.id, c.username FROM credentials c JOIN members m ON m.id = c.member_id
      WHERE (c.username = ANY($1::text[]) OR c.member_id = ANY($2::bigint[])) AND ${canRead}
      ORDER BY m.id`,
    [asked, ids],
  );
  const known = new Set(rows.flatMap(({ id, username }) => [id.toString(), username]));
  const unknown = asked.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Refusal('members_unknown', { names: unknown.slice(0, 20) });
  return {
    kind: 'members',
    names: rows.map(({ username }) => username),
    memberIds: rows.map(({ id }) => id.toString()),
  };
}

/** Refuses `rule_reversed`; an amount the currency does not know is `invalid_input`. */
export function assertRules(rules: SegmentRules, currency: Currency): void {
  const { atLeast, atMost } = depositedMinor(rules, currency);
  const isReversed = (least: bigint | number | null, most: bigint | number | null) =>
    least !== null && most !== null && least > most;
  if (
    isReversed(rules.registered.atLeast, rules.registered.atMost) ||
    isReversed(rules.seen.atLeast, rules.seen.atMost) ||
    isReversed(atLeast, atMost)
  ) {
    throw new Refusal('rule_reversed');
  }
}

function depositedMinor({ deposited }: SegmentRules, currency: Currency) {
  const minor = (text: string | null) => {
    if (text === null) return null;
    const amount = parseAmount(text, currency);
    if (amount === undefined) {
      throw new Refusal('invalid_input', { fields: [{ field: 'deposited', problem: 'invalid' }] });
    }
    return amount;
  };
  return { atLeast: minor(deposited.atLeast), atMost: minor(deposited.atMost) };
}

/** One that is given no more may still be worn. Refuses `tag_unknown`. */
export async function assertTags(
  database: Database | Transaction,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  const { rows } = await database.query<{ code: string }>(
    'SELECT code FROM member_tags WHERE code = ANY($1::text[])',
    [tags],
  );
  const known = new Set(rows.map(({ code }) => code));
  if (!tags.every((tag) => known.has(tag))) throw new Refusal('tag_unknown');
}

/** Refuses `member_not_found`. */
export async function findUpline(
  database: Database | Transaction,
  username: string | null,
): Promise<string | null> {
  if (username === null) return null;
  const { rows } = await database.query<{ id: bigint }>(
    'SELECT member_id AS id FROM credentials WHERE username = $1',
    [username.toLowerCase()],
  );
  if (!rows[0]) throw new Refusal('member_not_found');
  return rows[0].id.toString();
}

/** Who is meant just now; `sql` finds `id` and `username`, each member once. */
export function matching(audience: KeptAudience): Matching {
  if (audience.kind === 'members') {
    return {
      sql: `SELECT m.id, c.username FROM members m JOIN credentials c ON c.member_id = m.id
             WHERE m.id = ANY($1::bigint[]) AND ${canRead}`,
      values: [audience.memberIds],
    };
  }
  return matchingRules(audience);
}

const orAny = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

function matchingRules({
  rules,
  currency,
  uplineId,
}: Extract<KeptAudience, { kind: 'segment' }>): Matching {
  const { atLeast, atMost } = depositedMinor(rules, currency);
  const asksDeposits = atLeast !== null || atMost !== null;
  const asksIndex = rules.countries.length > 0 || rules.kycLevels.length > 0;
  return {
    sql: `SELECT m.id, c.username FROM members m JOIN credentials c ON c.member_id = m.id
        ${asksDeposits ? joinDeposited : ''}
        ${asksIndex ? 'JOIN member_index i ON i.member_id = m.id' : ''}
       WHERE ${canRead} AND m.currency = $1
         AND ($2::smallint[] IS NULL OR m.type = ANY($2))
         AND ($3::text[] IS NULL OR m.status = ANY($3))
         AND ($4::text[] IS NULL OR m.language = ANY($4))
         AND ($5::bigint IS NULL OR m.upline_id = $5)
         AND ${isDaysAgo('m.registered_at', 6)} AND ${isDaysAgo('c.last_login_at', 8)}
         AND ($10::bigint IS NULL OR ${asksDeposits ? 'coalesce(d.amount, 0)' : '0'} >= $10)
         AND ($11::bigint IS NULL OR ${asksDeposits ? 'coalesce(d.amount, 0)' : '0'} <= $11)
         AND ($12::text[] IS NULL OR ${asksIndex ? 'i.dialing_code' : 'NULL'} = ANY($12))
         AND ($13::smallint[] IS NULL OR ${asksIndex ? 'i.kyc_level' : 'NULL'} = ANY($13))
         AND ($14::text[] IS NULL OR m.id IN (SELECT t.member_id FROM tagged_members t
                                               WHERE t.tag = ANY($14)))
         AND NOT EXISTS (SELECT 1 FROM exclusions e
                          WHERE e.owner_id = m.id AND ${exclusionStands('e', 'now()')})`,
    values: [
      currency,
      orAny(rules.types),
      orAny(rules.statuses),
      orAny(rules.languages),
      uplineId,
      rules.registered.atLeast,
      rules.registered.atMost,
      rules.seen.atLeast,
      rules.seen.atMost,
      atLeast,
      atMost,
      orAny(rules.countries),
      orAny(rules.kycLevels),
      orAny(rules.tags),
    ],
  };
}

/** Deposits are few among movements, and found by the index on their code. */
const joinDeposited = `LEFT JOIN (
  SELECT a.owner_id, sum(t.amount) AS amount
    FROM transfers t JOIN accounts a ON a.id = t.credit_account_id
   WHERE t.code = ${transferCodes.deposit} AND a.currency = $1 GROUP BY a.owner_id
  ) d ON d.owner_id = m.id`;

/** Whole days that have passed since: at least the parameter `at`, at most the one after it. */
function isDaysAgo(column: string, at: number): string {
  return `($${at}::int IS NULL OR ${column} <= now() - make_interval(days => $${at}))
         AND ($${at + 1}::int IS NULL OR ${column} > now() - make_interval(days => $${at + 1} + 1))`;
}

/** How many they are, and some of them by user name. */
export async function countMatching(
  database: Database | Transaction,
  audience: KeptAudience,
): Promise<{ matched: number; sample: string[] }> {
  const { sql, values } = matching(audience);
  const { rows } = await database.query<{ matched: number; sample: string[] }>(
    `WITH meant AS MATERIALIZED (${sql})
     SELECT (SELECT count(*)::int FROM meant) AS matched,
            ARRAY(SELECT username FROM meant ORDER BY id DESC LIMIT 5) AS sample`,
    values,
  );
  return rows[0] ?? { matched: 0, sample: [] };
}
