/** From an empty server to a member's bet: the brand made by the command, killed half way at first. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';

import { repositoryFolder, findTestServer } from '@bahati/testing/test-server.ts';
import { until } from '@bahati/testing/until.ts';
import { ask, post } from '#e2e/fixtures/calls.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { createServerProcess, findFreePorts, runProgram } from '#e2e/fixtures/server-process.ts';

const server = await findTestServer();
const name = `t_${randomBytes(8).toString('hex')}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const folder = await mkdtemp(join(tmpdir(), 'bahati-bootstrap-'));
const [games, player, backOffice, metrics] = await findFreePorts(4);
const at = (port: number | undefined) => `http://127.0.0.1:${port}`;

/** A production of its own, with a rail to nowhere. */
const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  BAHATI_DATA_FOLDER: folder,
  PORT: String(player),
  BACK_OFFICE_PORT: String(backOffice),
  METRICS_PORT: String(metrics),
  GAMES_PORT: String(games),
  PLAYER_ORIGIN: at(player),
  BACK_OFFICE_ORIGIN: at(backOffice),
  GAMES_ORIGIN: at(games),
  PLATFORM_URL: at(player),
  GATEWAY_KEY: 'a-key-of-our-own-indeed',
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: 'https://sms.example/send',
  SMS_HTTP_KEY: 'a-key-of-our-own-too',
  EMAIL_GATEWAY: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  EMAIL_FROM: 'no-reply@mara.example',
  SECRETS_KEY: 'thirty-two-letters-of-our-very-own',
  RATE_LIMIT_FACTOR: '1000',
  BOOTSTRAP_CODE: 'mara',
  BOOTSTRAP_NAME: 'Mara',
};

const said = [
  '--legal-name=Mara Gaming Limited',
  '--currency=KES',
  '--time-zone=Africa/Nairobi',
  '--dialling-codes=+254',
  '--jurisdiction=KE',
  '--player-domain=mara.example',
  '--back-office-domain=office.mara.example',
  '--staff=asha',
  '--second-staff=otieno',
];

const program = 'scripts/bootstrap/main.ts';
const options = {
  cwd: repositoryFolder,
  env: { ...process.env, ...env, NODE_TEST_CONTEXT: undefined },
  timeout: 120_000,
};
const bootstrap = async (...more: string[]) =>
  (await promisify(execFile)(process.execPath, [program, ...said, ...more], options)).stdout;

const platform = createServerProcess({
  app: 'platform',
  origin: at(player),
  env: { ...env, BRAND: 'mara' },
});
let gamesServer: ReturnType<typeof createServerProcess> | undefined;
after(async () => {
  await gamesServer?.stop();
  await platform.stop();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const each of [name, `${name}_rufiji`]) {
    await client.query(`DROP DATABASE IF EXISTS ${each} WITH (FORCE)`);
  }
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

const onDatabase = async (sql: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(sql);
  } finally {
    await client.end();
  }
};

/** Kills the command while it waits for a table that somebody holds, the brand written already. */
const killHalfWay = async (): Promise<void> => {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE staff_members IN EXCLUSIVE MODE');
  const child = spawn(process.execPath, [program, ...said], { ...options, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await until('the brand is written', async () => {
    const { rowCount } = await holder.query('SELECT 1 FROM brands');
    return rowCount === 1;
  });
  child.kill('SIGKILL');
  await ended;
  const { rowCount } = await holder.query('SELECT 1 FROM staff_members');
  assert.equal(rowCount, 0);
  await holder.end();
};

test('what is wrong is named at once, before anything is written', async () => {
  const wrong = ['--currency=XPL', '--minimum-age=16', '--player-domain=https://mara.example'];
  await assert.rejects(bootstrap(...wrong), /currency: .*minimumAge: .*playerDomain: /);
  const demo = { ...options, env: { ...options.env, GATEWAY_KEY: undefined } };
  await assert.rejects(
    promisify(execFile)(process.execPath, [program, ...said], demo),
    /Production refuses the demo's secrets and outbox: set GATEWAY_KEY/,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await assert.rejects(client.connect(), { code: '3D000' });
});

test('an empty server becomes a brand whose staff log in and whose members bet', async (t) => {
  const maker = new pg.Client({ connectionString: server });
  await maker.connect();
  await maker.query(`CREATE DATABASE ${name}`);
  await maker.end();
  await runProgram('apps/platform/src/migrate.ts', env);
  await killHalfWay();
  const finished = await bootstrap();
  assert.match(finished, /The brand mara is there/);
  const secretsFile = join(folder, 'bootstrap', 'mara.env');
  assert.equal((await stat(secretsFile)).mode & 0o777, 0o600);
  const secrets = await readFile(secretsFile, 'utf8');
  const again = await bootstrap();
  assert.match(again, /Nothing was changed/);
  assert.equal(await readFile(secretsFile, 'utf8'), secrets);

  const further = ['--code=rufiji', '--name=Rufiji', '--currency=TZS', '--jurisdiction=TZ'];
  await assert.rejects(bootstrap(...further), /host mara\.example belongs to the brand mara/);
  const hosts = ['--player-domain=rufiji.example', '--back-office-domain=office.rufiji.example'];
  assert.match(await bootstrap(...further, ...hosts), /The brand rufiji was made/);
  const { rows } = await onDatabase('SELECT code, database_name AS name FROM installed_brands');
  assert.deepEqual(rows, [{ code: 'rufiji', name: `${name}_rufiji` }]);

  const providerKey = /^PROVIDER_KEY=(.+)$/m.exec(secrets)?.[1];
  gamesServer = createServerProcess({
    app: 'games-server',
    origin: at(games),
    env: { ...env, PROVIDER_KEY: providerKey },
  });
  await Promise.all([platform.start(), gamesServer.start()]);

  await t.test('the first staff user comes by a link that works once', async () => {
    const link = /link of asha waits: (\S+)/.exec(again)?.[1] ?? '';
    assert.match(link, /^https:\/\/office\.mara\.example\/invitation#/);
    const token = link.slice(link.indexOf('#') + 1);
    const { secret = '' } = await ask(`${at(backOffice)}/bo/invitation/read`, { token });
    const accept = {
      token,
      password: 'Mwalimu-wa-Zamu-8',
      code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
    };
    const joined = await ask(`${at(backOffice)}/bo/invitation/accept`, accept);
    const session = await fetch(`${at(backOffice)}/bo/session`, {
      headers: { authorization: `Bearer ${joined['token']}` },
    });
    const { value } = (await session.json()) as { value: { role: string } };
    assert.equal(value.role, 'operator');
    const second = await post(`${at(backOffice)}/bo/invitation/accept`, accept);
    assert.equal(second.code, 'invitation_over');
  });

  await t.test('a member bets at a game of the house', async () => {
    const member = await plantMember({ databaseUrl }, { balance: 100_000n });
    const launch = () =>
      post(
        `${at(player)}/wps/relay/GCS_gameLaunchFB`,
        { gameId: 'BAHATI-taa-za-pwani' },
        member.token,
      );
    await until('the house’s games are listed', async () => (await launch()).success);
    const { gameUrl = '' } = (await launch()).value;
    const launchToken = new URL(gameUrl).searchParams.get('token') ?? '';
    const session = await ask(`${at(games)}/frame/v1/session`, { launchToken });
    const stake = (session['betLevels'] as unknown as string[])[0];
    const spin = () =>
      post(
        `${at(games)}/frame/v1/spin`,
        { idempotencyKey: randomUUID(), stake },
        session['frameToken'],
      );
    // What was listed a moment ago is taken bets on once the platform has read its list again.
    await until('the bet is taken', async () => (await spin()).success);
    const { rows } = await onDatabase('SELECT count(*)::int AS bets FROM rounds');
    assert.deepEqual(rows, [{ bets: 1 }]);
    await runProgram('apps/platform/src/verify.ts', { ...env, BRAND: 'mara' });
  });
});
