import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';

import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { checkSql, type SqlReport } from '#scripts/check/sql/check-sql.ts';
import { hashFiles } from '#scripts/hash-files.ts';
import { runScript } from '#scripts/problem.ts';

/**
 * Every statement of the servers, read by PostgreSQL against the migrated tables, and its rows held
 * against their types. `node scripts/check/sql.ts --list` tells what is not read.
 */
const root = join(import.meta.dirname, '..', '..');

/** What may be left: these only become fewer; a database's name and a file of statements cannot be read. */
const mostUnread = 16;
const mostNotNull = 12;

const apps = ['platform', 'games-server', 'sportsbook', 'lottery'] as const;

/** Runs the check with a migrated database for each app. */
const checkApps = async (): Promise<SqlReport> => {
  const databases = [];
  for (const app of apps) databases.push({ app, ...(await createTestDatabase({ app })) });
  const clients = databases.map(({ ownerUrl }) => new pg.Client({ connectionString: ownerUrl }));
  try {
    const parts = [];
    for (const [place, client] of clients.entries()) {
      await client.connect();
      parts.push({ folder: `apps/${apps[place]}/src`, client });
    }
    return await checkSql(root, parts);
  } finally {
    for (const client of clients) await client.end();
    for (const database of databases) await database.drop();
  }
};

const bounded = (what: string, lines: readonly string[], most: number): string[] =>
  lines.length > most
    ? [`${lines.length} ${what}, and no more than ${most} may be:`, ...lines]
    : [];

const check = async (isList: boolean): Promise<string[]> => {
  const { problems, unread, notNull, understood } = await checkApps();
  console.log(`${understood} statements, ${unread.length} not read as a whole`);
  if (isList) console.log(['', ...unread, '', ...notNull].join('\n'));
  return [
    ...problems,
    ...bounded('statements are not read as a whole', unread, mostUnread),
    ...bounded('columns are taken for not null', notNull, mostNotNull),
  ];
};

/** What was good once is good as long as nothing it was made of changes. */
const noteOf = (): string => {
  const sources = [
    'apps/platform',
    'apps/games-server',
    'apps/sportsbook',
    'apps/lottery',
    'packages',
    'scripts/check',
  ];
  return join(root, 'node_modules/.cache/bahati', `sql-${hashFiles(sources, []).slice(0, 16)}`);
};

await runScript(async () => {
  const isList = process.argv.includes('--list');
  const note = noteOf();
  if (!isList && existsSync(note)) return;
  const problems = await check(isList);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, '');
});
