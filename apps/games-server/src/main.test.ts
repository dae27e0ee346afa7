import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import { gamesConfig } from './config.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';

const { NODE_COMPILE_CACHE = '' } = process.env;
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

const run = (environment: Record<string, string>, args: string[] = [], program = 'main') =>
  spawnSync(process.execPath, [`apps/games-server/src/${program}.ts`, ...args], {
    cwd: new URL('../../..', import.meta.url).pathname,
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...environment },
    encoding: 'utf8',
  });

const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';

test('good settings pass the check without anything being started', () => {
  const { status, stderr } = run({ DATABASE_URL }, ['--check-config']);
  assert.deepEqual([status, stderr], [0, '']);
});

test('every wrong setting is named at once', () => {
  const wrong = {
    DATABASE_URL: 'mysql://x',
    GAMES_PORT: '99999',
    PLAYER_ORIGIN: 'http://a/path',
    PROVIDER_KEY: 'short',
  };
  const { status, stderr } = run(wrong, ['--check-config']);
  assert.equal(status, 1);
  for (const name of Object.keys(wrong)) assert.match(stderr, new RegExp(name));
  assert.equal(stderr.trim().split('\n').length, 1);
});

test('production refuses the key of the demo', () => {
  const production = { DATABASE_URL, NODE_ENV: 'production' };
  assert.throws(() => gamesConfig(production), /PROVIDER_KEY/);
  const PROVIDER_KEY = 'a-key-nobody-else-knows';
  assert.equal(gamesConfig({ ...production, PROVIDER_KEY }).PROVIDER_KEY, PROVIDER_KEY);
});

test('a database that is away is told in one sentence, by the server and by its migrations', () => {
  for (const program of ['main', 'migrate']) {
    const { status, stderr } = run({ DATABASE_URL }, [], program);
    assert.equal(status, 1, program);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
  }
});

test('a database from a newer version is not touched', async () => {
  const database = await createTestDatabase({ app: 'none' });
  assert.equal(run({ DATABASE_URL: database.ownerUrl }, [], 'migrate').status, 0);
  const { Client } = await import('pg');
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query("INSERT INTO games_server_migrations VALUES ('9999-later.sql', 'x')");
  await client.end();
  const { status, stderr } = run({ DATABASE_URL: database.ownerUrl }, [], 'migrate');
  assert.equal(status, 1);
  assert.match(stderr, /newer version/);
  await database.drop();
});

test('the games may have a database of their own', async () => {
  const database = await createTestDatabase({ app: 'none' });
  const { status, stdout } = run(
    { DATABASE_URL, GAMES_DATABASE_URL: database.ownerUrl },
    [],
    'migrate',
  );
  const files = readdirSync(new URL('../migrations', import.meta.url)).sort();
  assert.ok(files.includes('0001-rounds.sql'));
  assert.deepEqual([status, stdout], [0, files.map((file) => `migrated games ${file}\n`).join('')]);
  await database.drop();
});

test('a taken port is told in one sentence', async () => {
  const database = await createTestDatabase({ app: 'games-server' });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const environment = { DATABASE_URL: database.ownerUrl, GAMES_PORT: String(port) };
  const { status, stderr } = run(environment);
  assert.equal(status, 1);
  assert.match(stderr, /^The port \d+ of GAMES_PORT is taken by another program\.\n$/);
  other.close();
  await database.drop();
});
