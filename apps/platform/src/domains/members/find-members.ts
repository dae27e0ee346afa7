/**
 * Members by anything known of them, and by what each was found. Personal data is compared whole,
 * so that nobody finds a number by guessing its digits one after the other; names are found by
 * their beginning, a part, or nearly.
 */
import { isIP } from 'node:net';
import type { FoundBy } from '@bahati/contract/back-office/members/members.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import type { BrandSettings } from '#domains/system/brand.ts';
import { spellingsOf } from './phone-spellings.rules.ts';

/** No search answers more; who sees so many searches for too little. */
const mostFound = 200;
/** Nobody looks for a name by fewer letters in its middle. */
const leastOfPart = 3;

type Finding = { by: FoundBy; sql: string; value: unknown };

/** The nearest first: whole matches before parts, parts before what is only similar. */
export async function findMembers(
  { database }: Pick<Context, 'database'>,
  brand: Pick<BrandSettings, 'countryDialingCodes'>,
  search: string,
): Promise<Map<bigint, FoundBy[]>> {
  const text = search.trim();
  const found = new Map<bigint, FoundBy[]>();
  const run = async (findings: readonly Finding[]) => {
    const answers = await Promise.all(
      findings.map(({ sql, value }) =>
        database.query<{ id: bigint }>(`${sql} LIMIT ${mostFound}`, [value]),
      ),
    );
    for (const [at, { rows }] of answers.entries()) {
      for (const { id } of rows) note(found, id, findings[at]?.by);
    }
  };
  if (text === '') return found;
  await run([...wholeFindings(text, brand.countryDialingCodes), ...beginnings(text)]);
  const isName = text.length >= leastOfPart && !text.includes('@') && isIP(text) === 0;
  if (isName && found.size < mostFound) await run(parts(text));
  if (isName && found.size === 0) await findSimilar(database, text, found);
  return found;
}

function note(found: Map<bigint, FoundBy[]>, id: bigint, by: FoundBy | undefined): void {
  const reasons = found.get(id);
  if (by === undefined || reasons?.includes(by)) return;
  if (reasons) reasons.push(by);
  else if (found.size < mostFound) found.set(id, [by]);
}

function wholeFindings(text: string, dialingCodes: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  if (/^[1-9]\d{0,17}$/.test(text)) {
    findings.push({ by: 'id', sql: 'SELECT id FROM members WHERE id = $1', value: text });
  }
  if (text.includes('@')) {
    const sql = 'SELECT member_id AS id FROM credentials WHERE email = $1';
    findings.push({ by: 'email', sql, value: text.toLowerCase() });
  }
  const spellings = spellingsOf(text, dialingCodes);
  if (spellings.length > 0) {
    findings.push(
      {
        by: 'phone',
        sql: 'SELECT member_id AS id FROM credentials WHERE mobile_number = ANY($1::text[])',
        value: spellings,
      },
      {
        by: 'payout_number',
        sql: 'SELECT member_id AS id FROM payout_accounts WHERE number = ANY($1::text[])',
        value: spellings,
      },
    );
  }
  if (deviceForm.test(text.toLowerCase())) {
    findings.push({ by: 'device', sql: onDevice, value: text.toLowerCase() });
  }
  if (isIP(text) !== 0) findings.push({ by: 'ip', sql: atAddress, value: text.toLowerCase() });
  return findings;
}

const deviceForm = /^[0-9a-f]{12}$/;

/** By the beginning of the hash, which is all that staff see of it. */
const onDevice = `SELECT member_id AS id FROM (
    SELECT member_id, sessions.id AS place FROM sessions
     WHERE device_hash BETWEEN decode(rpad($1, 64, '0'), 'hex') AND decode(rpad($1, 64, 'f'), 'hex')
     ORDER BY device_hash DESC, sessions.id DESC LIMIT 2000) latest
   GROUP BY member_id ORDER BY max(place) DESC`;

/** An address may be a whole town's: the latest sessions there are looked at. */
const atAddress = `SELECT id FROM (
    (SELECT member_id AS id, max(place) AS place FROM (
       SELECT member_id, sessions.id AS place FROM sessions WHERE ip = $1 ORDER BY sessions.id DESC LIMIT 2000)
     latest GROUP BY member_id)
    UNION
    (SELECT id, 0 FROM members WHERE registered_ip = $1 ORDER BY id DESC LIMIT 200)) there
  GROUP BY id ORDER BY max(place) DESC`;

function beginnings(text: string): Finding[] {
  const sql = `SELECT member_id AS id FROM credentials WHERE username LIKE $1 ORDER BY username`;
  return [{ by: 'username', sql, value: `${escaped(text)}%` }];
}

function parts(text: string): Finding[] {
  const value = `%${escaped(text)}%`;
  return [
    {
      by: 'username',
      sql: 'SELECT member_id AS id FROM credentials WHERE username LIKE $1',
      value,
    },
    { by: 'nickname', sql: 'SELECT id FROM members WHERE lower(nickname) LIKE $1', value },
  ];
}

/** Only ASCII is lowered, as in user names. */
function escaped(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&');
}

/** Names that share enough runs of three letters with what was typed. */
async function findSimilar(
  database: Database,
  text: string,
  found: Map<bigint, FoundBy[]>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.query('SET LOCAL pg_trgm.similarity_threshold = 0.45');
    const { rows } = await transaction.query<{ id: bigint }>(
      `SELECT id FROM (
         SELECT member_id AS id, similarity(username, $1) AS likeness FROM credentials
          WHERE username % $1 LIMIT ${mostFound}) near
       ORDER BY likeness DESC, id LIMIT 20`,
      [text.toLowerCase()],
    );
    for (const { id } of rows) note(found, id, 'similar_name');
  });
}
