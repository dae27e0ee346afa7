import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';

import { createTestDatabase } from './test-database.ts';

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

test('two test databases do not see each other', async () => {
  const first = await createTestDatabase({ app: 'none' });
  const second = await createTestDatabase({ app: 'none' });
  const inFirst = await connect(first.ownerUrl);
  const inSecond = await connect(second.ownerUrl);
  await inFirst.query('CREATE TABLE seen (id int)');
  await assert.rejects(inSecond.query('SELECT * FROM seen'), { code: '42P01' });
  await Promise.all([inFirst.end(), inSecond.end()]);
  await Promise.all([first.drop(), second.drop()]);
});

test('the owner of a test database is not a superuser and may make roles', async () => {
  const database = await createTestDatabase({ app: 'none' });
  const client = await connect(database.ownerUrl);
  const { rows } = await client.query(
    'SELECT rolname, rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user',
  );
  assert.deepEqual(rows, [{ rolname: 'bahati', rolsuper: false, rolcreaterole: true }]);
  await client.end();
  await database.drop();
});

test('a test database can be dropped under an open connection', async () => {
  const database = await createTestDatabase({ app: 'none' });
  const client = await connect(database.ownerUrl);
  await database.drop();
  await assert.rejects(client.query('SELECT 1'));
  await assert.rejects(connect(database.ownerUrl), { code: '3D000' });
});
