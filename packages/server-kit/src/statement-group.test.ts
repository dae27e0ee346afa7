import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { openDatabase } from './database.ts';
import { sendStatements } from './statement-group.ts';

const { ownerUrl, drop } = await createTestDatabase();
const database = openDatabase(ownerUrl, {
  applicationName: 'test',
  maxConnections: 1,
  onIdleError: () => undefined,
});
after(async () => {
  await database.end();
  await drop();
});
await database.query('CREATE TABLE things (id int PRIMARY KEY, name text)');

async function send(...statements: Parameters<typeof sendStatements>[1][number][]) {
  const client = await database.connect();
  try {
    return await sendStatements(client, statements);
  } finally {
    client.release();
  }
}

const insert = (id: number, name: string) => ({
  name: 'insert',
  text: 'INSERT INTO things VALUES ($1, $2)',
  values: [id, name],
});

test('statements are answered in order with their rows and tags, prepared or not', async () => {
  for (let time = 0; time < 2; time++) {
    const answers = await send(
      { name: 'begin', text: 'BEGIN' },
      insert(1, 'one'),
      { name: 'read', text: 'SELECT id, name, id::bigint AS big FROM things' },
      { name: 'rollback', text: 'ROLLBACK' },
    );
    assert.deepEqual(
      answers.map(({ command }) => command),
      ['BEGIN', 'INSERT 0 1', 'SELECT 1', 'ROLLBACK'],
    );
    assert.deepEqual(answers[2]?.rows, [{ id: 1, name: 'one', big: 1n }]);
  }
});

test('values arrive as they were sent, in arrays too', async () => {
  const texts = ['', 'a "quoted" \\ text', '{a,b}', 'NULL', 'ü, 🎲', null];
  const bytes = new Uint8Array([0, 92, 255]);
  const [answer] = await send({
    name: 'echo',
    text: 'SELECT $1::text[] AS texts, $2::bigint[] AS numbers, $3::bytea[] AS bytes, $4::bytea AS one, $5::text AS nothing',
    values: [texts, [-1n, 2n ** 62n, null], [bytes, null], bytes, null],
  });
  const { texts: gotTexts, numbers, bytes: gotBytes, one, nothing } = answer?.rows[0] ?? {};
  assert.deepEqual(gotTexts, texts);
  assert.deepEqual(numbers, ['-1', String(2n ** 62n), null]);
  assert.deepEqual(gotBytes, [Buffer.from(bytes), null]);
  assert.deepEqual([one, nothing], [Buffer.from(bytes), null]);
});

test('the first failure rejects, the rest is left out, and the connection goes on', async () => {
  await assert.rejects(
    send({ name: 'once', text: 'SELECT 1 AS n' }, insert(2, 'two'), insert(2, 'again'), {
      name: 'never',
      text: 'DELETE FROM things',
    }),
    { code: '23505' },
  );
  const [once, count] = await send(
    { name: 'once', text: 'SELECT 1 AS n' },
    { name: 'count', text: 'SELECT count(*) FROM things' },
    { name: 'never', text: 'DELETE FROM things' },
  );
  assert.deepEqual([once?.rows, count?.rows], [[{ n: 1 }], [{ count: 0n }]]);
});

test('a lost connection rejects instead of waiting', async () => {
  const client = await database.connect();
  client.on('error', () => undefined);
  const waiting = sendStatements(client, [{ name: 'sleep', text: 'SELECT pg_sleep(30)' }]);
  const lost = assert.rejects(waiting);
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
  await lost;
  client.release(true);
});
