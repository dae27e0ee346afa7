/**
 * A line of agents and all their people, written straight into the tables: a million members below
 * one top agent, a tenth of them agents on four levels. The ten agents right below the top have
 * about a tenth of all in their teams each. The amounts mean nothing.
 */
import type { Database } from '@bahati/server-kit/database.ts';

/** While one works on it, `AGENCY_MEMBERS=20000` plants a small line. */
export const members = Number(process.env['AGENCY_MEMBERS'] ?? 1_000_000);
export const top = 1_000_000;

/** Members are numbered from 1 below the top: first the agents of each level, then the players. */
const agents = members / 10;
const firstOf = (() => {
  const second = 11;
  const third = second + Math.max(20, agents * 0.003);
  const fourth = third + agents * 0.06;
  return { second, third, fourth };
})();
/**
 * The third of the ten below the top, whose team is a tenth of all and more, then an agent of each
 * level below it, and a player below them all.
 */
export const line = [
  3,
  firstOf.second + 2,
  firstOf.third + 2,
  firstOf.fourth + 2,
  lowestPlayer(),
].map((n) => top + n);

/** A player below the third agent of the fourth level. */
function lowestPlayer(): number {
  const size = agents - firstOf.fourth + 1;
  let n = size + 2;
  while (n <= agents || n % 20 < 2) n += size;
  return n;
}

/** The number of the upline of member `n`. */
const uplineOf = (() => {
  const { second, third, fourth } = firstOf;
  const below = (first: number, after: number) => `${first} + (n - ${after}) % ${after - first}`;
  return `CASE WHEN n <= 10 THEN 0
    WHEN n < ${third} THEN ${below(1, second)}
    WHEN n < ${fourth} THEN ${below(second, third)}
    WHEN n <= ${agents} THEN ${below(third, fourth)}
    WHEN n % 20 = 0 THEN 1 + n / 20 % 10
    WHEN n % 20 = 1 THEN ${second} + n / 20 % ${third - second}
    ELSE ${fourth} + n % ${agents - fourth + 1} END`;
})();

const names = `ARRAY['amani','baraka','chausiku','daudi','esther','fatuma','grace','hassan','imani',
  'juma','kamau','latifa','moses','neema','otieno','pendo','rehema','salim','tatu','wanjiku']`;

/** Four members of the whole line have a name that begins so; of each team of a tenth at most one. */
export const rareName = 'Zuhura';
/** One in twenty has it, and of that team nobody. */
export const othersName = 'Xolani';

const each = `generate_series(1, ${members}) AS n`;
const nickname = `CASE WHEN n % 200003 = 4 THEN '${rareName} '
    WHEN n > ${agents} AND n % 20 = 13 THEN '${othersName} '
    ELSE initcap((${names})[n * 3 % 20 + 1]) || ' ' END || n`;

const people = [
  `INSERT INTO credentials (member_id, username, password_hash, last_login_at)
   SELECT ${top} + n, 'm' || n, '-', now() - n % 1000 * interval '1 hour'
     FROM generate_series(0, ${members}) AS n`,
  `INSERT INTO members (id, nickname, type, currency, birthday, registered_at)
   VALUES (${top}, 'Mwanzo', 2, 'KES', '1980-01-01', now() - interval '900 days')`,
  `INSERT INTO members (id, nickname, type, currency, birthday, registered_at, upline_id)
   SELECT ${top} + n, ${nickname}, (n <= ${agents})::integer, 'KES', '1990-01-01',
          now() - (${members} - n + 1) * (interval '700 days' / ${members}), ${top} + ${uplineOf}
     FROM ${each}`,
  `INSERT INTO accounts (owner_id, kind, currency, balance)
   SELECT ${top} + n, kind, 'KES', CASE WHEN n > ${agents} THEN n % 100003 ELSE 0 END
     FROM generate_series(0, ${members}) AS n, unnest(ARRAY['cash', 'held']) AS kind
    WHERE kind = 'cash' OR n <= ${agents}`,
];

/** As `join_teams` writes it, a level at a time. */
const teams = `
  WITH RECURSIVE lines AS (
    SELECT upline_id AS agent_id, id AS member_id, 1 AS depth FROM members
     WHERE upline_id IS NOT NULL
    UNION ALL
    SELECT members.upline_id, lines.member_id, lines.depth + 1
      FROM lines JOIN members ON members.id = lines.agent_id
     WHERE members.upline_id IS NOT NULL)
  INSERT INTO team_members (agent_id, member_id, depth)
  SELECT agent_id, member_id, depth FROM lines ORDER BY member_id, depth`;

/** Writes without triggers and indexes, and makes those after. */
export async function plantLine(owner: Database): Promise<void> {
  const remake = await dropIndexes(owner, ['credentials', 'members', 'accounts', 'team_members']);
  await owner.query('ALTER TABLE members DISABLE TRIGGER USER');
  await owner.query('ALTER TABLE credentials DISABLE TRIGGER USER');
  for (const statement of people) await owner.query(statement);
  await owner.query('ALTER TABLE members ENABLE TRIGGER USER');
  await owner.query('ALTER TABLE credentials ENABLE TRIGGER USER');
  await owner.query('ANALYZE members');
  await owner.query(teams);
  await remake();
}

/** Answers what makes them again. The index of parts of user names is left away: nobody asks here. */
async function dropIndexes(
  owner: Database,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes
      WHERE tablename = ANY($1) AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { text } of rows) if (!text.includes('gin_trgm_ops')) await owner.query(text);
  };
}
