/** The program as it is started and stopped: a process of its own. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { until } from '@bahati/testing/until.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { seedBrand } from '#seed/seed-brand.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
  const owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  await seedBrand(owner);
  await owner.end();
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

const children = new Set<ChildProcess>();

const main = new URL('./main.ts', import.meta.url).pathname;

type Program = {
  process: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
};

function start(environment: Record<string, string>, parameters: string[] = []): Program {
  const child = spawn(process.execPath, [main, ...parameters], {
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { process: child, output: () => text, exit };
}

async function freePorts() {
  const servers = await Promise.all(
    [0, 1, 2].map(
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    server.close();
    return typeof address === 'object' && address ? address.port : 0;
  });
  const [player = 0, backOffice = 0, metrics = 0] = ports;
  return {
    player,
    environment: {
      PORT: String(player),
      BACK_OFFICE_PORT: String(backOffice),
      METRICS_PORT: String(metrics),
    },
    metrics,
  };
}

async function startReady() {
  const { player, metrics, environment } = await freePorts();
  const program = start({
    DATABASE_URL: database.ownerUrl,
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  });
  const url = `http://127.0.0.1:${player}`;
  await until('the program to be ready', () => {
    if (program.process.exitCode !== null) throw new Error(program.output());
    return fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  });
  return { ...program, url, metricsUrl: `http://127.0.0.1:${metrics}`, environment };
}

/** Answers the status, or why there is none although the server had the request or could have. */
const ask = (url: string, agent: Agent): Promise<number | 'refused' | Error> =>
  new Promise((resolve) => {
    let isBegun = false;
    const asked = request(url, { agent, headers: { expect: '100-continue' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', resolve);
    });
    asked.once('continue', () => (isBegun = true));
    asked.once('error', (error) => {
      // Once the server no longer listens, a new connection is refused, or reset where it still
      // waited to be accepted: nobody had begun with what came on it.
      resolve(isBegun || asked.reusedSocket ? error : 'refused');
    });
    asked.end();
  });

test('SIGTERM under load: every request in flight is answered, then exit 0', async () => {
  const program = await startReady();
  const agent = new Agent({ keepAlive: true });
  const failures: unknown[] = [];
  let answered = 0;
  let isStopping = false;
  const client = async () => {
    while (!isStopping) {
      const answer = await ask(`${program.url}/wps/system/whitelabel`, agent);
      if (answer === 200) answered += 1;
      else if (answer !== 'refused') failures.push(answer);
    }
  };
  const clients = Array.from({ length: 20 }, client);
  await until('traffic', () => answered >= 200);
  program.process.kill('SIGTERM');
  const exit = program.exit.then((code) => {
    isStopping = true;
    return code;
  });
  assert.equal(await exit, 0, program.output());
  await Promise.all(clients);
  agent.destroy();
  assert.deepEqual(failures, []);
});

test('a hash in the making at SIGTERM still becomes a registration', async () => {
  const program = await startReady();
  const register = (at: number) =>
    fetch(`${program.url}/wps/member/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: `mwisho${at}`,
        password: 'ndizi-Tatu-2040',
        confirmPassword: 'ndizi-Tatu-2040',
        birthday: '1990-05-17',
        hasAcceptedTerms: true,
        registerMethod: 'WEB',
      }),
    });
  const asked = Array.from({ length: 6 }, (_, at) => register(at));
  // The first answer shows that the others are in the line.
  await Promise.race(asked);
  program.process.kill('SIGTERM');
  const answers = await Promise.all(asked);
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.equal(await program.exit, 0);
  const owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  const { rows } = await owner.query<{ cost: string }>(
    `SELECT DISTINCT split_part(password_hash, '$', 4) AS cost FROM credentials`,
  );
  await owner.end();
  assert.deepEqual(rows, [{ cost: 'm=65536,t=3,p=1' }], 'a program hashes at the full cost');
});

test('metrics and health stand on the internal port, not on the public one', async () => {
  const program = await startReady();
  await fetch(`${program.url}/wps/system/status`);
  const metrics = await (await fetch(`${program.metricsUrl}/metrics`)).text();
  assert.match(metrics, /bahati_call_seconds_count\{call="GET \/wps\/system\/status"/);
  assert.equal((await fetch(`${program.metricsUrl}/readyz`)).status, 200);
  const outside = await (await fetch(`${program.url}/metrics`)).text();
  assert.doesNotMatch(outside, /bahati_call_seconds/);

  const { environment } = program;
  const second = start({ DATABASE_URL: database.ownerUrl, ...environment });
  assert.equal(await second.exit, 1);
  const port = environment.METRICS_PORT;
  const sentence = `The port ${port} is taken: stop what uses it or choose another.\n`;
  assert.ok(second.output().endsWith(sentence), second.output());
  program.process.kill('SIGTERM');
  assert.equal(await program.exit, 0);
});

const oneSentence = /^[^\n]+\n$/;

test('every wrong setting is named at once, in one sentence', async () => {
  const program = start({ DATABASE_URL: 'mysql://x', PORT: 'abc', RATE_LIMIT_FACTOR: '-1' });
  assert.equal(await program.exit, 1);
  assert.match(program.output(), oneSentence);
  for (const name of ['DATABASE_URL', 'PORT', 'RATE_LIMIT_FACTOR']) {
    assert.ok(program.output().includes(name), name);
  }
});

test('production refuses the demo’s secrets; a right configuration checks clean', async () => {
  const production = start({ DATABASE_URL: database.ownerUrl, NODE_ENV: 'production' }, [
    '--check-config',
  ]);
  assert.equal(await production.exit, 1);
  assert.match(production.output(), /GATEWAY_KEY/);
  const right = start({ DATABASE_URL: database.ownerUrl }, ['--check-config']);
  assert.equal(await right.exit, 0);
  assert.equal(right.output(), '');
});

test('a database out of reach, empty, or from a newer version: one sentence each', async () => {
  const away = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  assert.equal(await away.exit, 1);
  assert.match(away.output(), oneSentence);
  assert.match(away.output(), /DATABASE_URL/);

  const empty = await createTestDatabase({ app: 'none' });
  const unmigrated = start({ DATABASE_URL: empty.ownerUrl });
  assert.equal(await unmigrated.exit, 1);
  assert.match(unmigrated.output(), /lacks \d+ of this version's migrations/);
  await empty.drop();

  const newer = await createTestDatabase();
  const owner = openDatabase(newer.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  await owner.query(`INSERT INTO platform_migrations (name, hash) VALUES ('9999-future.sql', 'x')`);
  await owner.end();
  const older = start({ DATABASE_URL: newer.ownerUrl });
  assert.equal(await older.exit, 1);
  assert.match(older.output(), /newer version.*9999-future\.sql/);
  await newer.drop();
});
