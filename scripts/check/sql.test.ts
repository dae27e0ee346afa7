import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';

import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { checkSql, type SqlReport } from '#scripts/check/sql/check-sql.ts';

const root = join(import.meta.dirname, '..', '..');

/** Files of a small program, each a function body that has `database`, and what is found in it. */
const planted: Record<string, [body: string, findings: RegExp[]]> = {
  whole: [
    "return database.query<{ id: bigint }>('SELECT id FROM members WHERE id = $1', [1n]);",
    [],
  ],
  column: [
    "return database.query('DELETE FROM members WHERE nick = 1');",
    [/column "nick" does not exist/],
  ],
  table: ["return database.query('DELETE FROM member');", [/relation "member" does not exist/]],
  type: [
    "return database.query('DELETE FROM members WHERE registered_at = 5');",
    [/operator does not exist/],
  ],
  parameters: [
    "return database.query('DELETE FROM members WHERE id = $1', [1n, 2n]);",
    [/has 1 parameters and 2 values/],
  ],
  values: [
    "return database.query('DELETE FROM members WHERE id = $1');",
    [/1 parameters and 0 values/],
  ],
  field: [
    "return database.query<{ id: bigint; name: string }>('SELECT id FROM members');",
    [/the statement has no column "name"/],
  ],
  surplus: [
    "return database.query<{ id: bigint }>('SELECT id, nickname FROM members');",
    [/the row type has no field "nickname"/],
  ],
  kind: [
    "return database.query<{ id: number }>('SELECT id FROM members');",
    [/"id" is number, the column is int8/],
  ],
  untyped: [
    "const { rows } = await database.query('SELECT id FROM members');\n  return rows;",
    [/reads rows without a type for them/],
  ],
  branch: [
    "return database.query(`DELETE FROM members WHERE ${isLate ? 'id' : 'idd'} = 1`);",
    [/column "idd" does not exist/],
  ],
  parts: [
    "const where = ['id', 'idd'].map((name) => `${name} > 1`).join(' AND ');\n  return database.query(`DELETE FROM members WHERE ${where}`);",
    [/column "idd" does not exist/],
  ],
  callers: [
    "return drop(database, 'id').then(() => drop(database, 'idd'));",
    [/column "idd" does not exist/],
  ],
};

const helper = `const drop = (database: Pool, column: string) =>
  database.query(\`DELETE FROM members WHERE \${column} = 1\`);
`;

describe('the SQL of a program is held against the migrated tables', () => {
  let folder = '';
  let report: SqlReport = { problems: [], unread: [], notNull: [], understood: 0 };

  before(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'bahati-sql-')));
    mkdirSync(join(folder, 'apps/planted/src'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['pg', '@types', 'undici-types']) {
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
    cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    const write = (name: string, body: string): void =>
      writeFileSync(
        join(folder, 'apps/planted/src', `${name}.ts`),
        `import type { Pool } from 'pg';\n${name === 'callers' ? helper : ''}export async function run(database: Pool, isLate: boolean, asked: string) {\n  ${body}\n}\n`,
      );
    for (const [name, [body]] of Object.entries(planted)) write(name, body);
    write('unread', 'return database.query(`DELETE FROM members WHERE ${asked}`);');
    write('nullable', "return database.query<{ avatar: string }>('SELECT avatar FROM members');");
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    report = await checkSql(folder, [{ folder: 'apps/planted/src', client }]);
    await client.end();
    await database.drop();
  });

  after(() => rmSync(folder, { recursive: true }));

  for (const [name, [, findings]] of Object.entries(planted)) {
    test(`${name}: ${findings.length === 0 ? 'nothing is found' : 'the fault is found'}`, () => {
      const found = report.problems.filter((problem) => problem.includes(`/${name}.ts:`));
      assert.equal(found.length, findings.length, found.join('\n'));
      for (const [place, finding] of findings.entries()) assert.match(found[place] ?? '', finding);
    });
  }

  test('what only the running program knows is listed with its place', () => {
    assert.deepEqual(report.unread, ['apps/planted/src/unread.ts:3 asked']);
  });

  test('a column that may be null, and is taken for not null, is listed', () => {
    assert.deepEqual(report.notNull, ['apps/planted/src/nullable.ts:3 "avatar"']);
  });
});
