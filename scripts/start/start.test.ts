import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { findFreePort } from '#scripts/postgres/postgres.ts';
import { isAlive } from '#scripts/processes.ts';
import { root } from '#scripts/repository.ts';
import type { Running } from '#scripts/start/running.ts';

/**
 * The launcher on a clone of its own whose servers do nothing but answer that they are ready, so
 * that what is tried here is the launcher and the database it runs.
 */
const server = (ownPort: string): string => `
  import { existsSync } from 'node:fs';
  import { createServer } from 'node:http';
  if (process.argv.includes('--check-config')) {
    if (process.env.WRONG) { console.error('WRONG: must not be set.'); process.exit(1); }
    process.exit(0);
  }
  if (existsSync('refuse-to-start')) { console.error('This server refuses to start.'); process.exit(1); }
  const server = createServer((request, response) => response.end('ready'));
  server.listen(Number(process.env.${ownPort}), '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;

const migration = `
  import { existsSync } from 'node:fs';
  if (existsSync('apps/platform/migrations/newer.sql')) { console.error('The database is newer than this version.'); process.exit(1); }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS starts (at timestamptz)');
  await client.query('CREATE TABLE IF NOT EXISTS demo_history (state text)');
  await client.query('INSERT INTO starts VALUES (now())');
  console.log((await client.query('SELECT count(*) FROM starts')).rows[0].count);
  await client.end();
`;

type Launcher = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

describe('npm start', () => {
  let folder = '';
  let ports: Record<string, string> = {};
  const launchers: Launcher[] = [];

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bahati-start-'));
    chmodSync(folder, 0o755);
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      cpSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    write('apps/platform/src/main.ts', server('PORT'));
    write('apps/platform/src/migrate.ts', migration);
    write('apps/games-server/src/main.ts', server('GAMES_PORT'));
    write('apps/payment-simulator/src/main.ts', server('PAYMENTS_PORT'));
    write('apps/sportsbook/src/main.ts', server('SPORTSBOOK_PORT'));
    write('apps/odds-feed/src/main.ts', server('FEED_PORT'));
    write('apps/lottery/src/main.ts', server('LOTTERY_PORT'));
    write('apps/draw-feed/src/main.ts', server('DRAW_FEED_PORT'));
    for (const name of [
      'PORT',
      'BACK_OFFICE_PORT',
      'GAMES_PORT',
      'PAYMENTS_PORT',
      'SPORTSBOOK_PORT',
      'LOTTERY_PORT',
      'DRAW_FEED_PORT',
      'FEED_PORT',
      'METRICS_PORT',
    ]) {
      ports = { ...ports, [name]: String(await findFreePort()) };
    }
  });

  after(async () => {
    for (const { child, ended } of launchers) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  const launch = (env: Record<string, string> = {}, ...args: string[]): Launcher => {
    // As under npm on an old Node, whose place any Node can take: the script is plain JavaScript.
    const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
      cwd: folder,
      // Servers that only answer have one brand without a history.
      env: {
        PATH: process.env['PATH'],
        DEMO_BRANDS: 'bahati',
        DEMO_PAST: 'off',
        ...ports,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const launcher = { child, output: () => said, ended };
    launchers.push(launcher);
    return launcher;
  };

  const isUp = async (): Promise<boolean> => {
    const asked = ['PORT', 'GAMES_PORT', 'PAYMENTS_PORT'].map(async (name) => {
      const answer = await fetch(`http://127.0.0.1:${ports[name]}/readyz`);
      return answer.ok;
    });
    return (await Promise.all(asked)).every(Boolean);
  };

  const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (await Promise.resolve(holds()).catch(() => false)) return;
      await sleep(100);
    }
    assert.fail(`never came: ${what}`);
  };

  const exitCodeOf = async ({ ended, output }: Launcher): Promise<number | null> => {
    let code: number | null | undefined;
    void ended.then((result) => (code = result));
    await until(() => code !== undefined, `the end of: ${output()}`);
    return code ?? null;
  };

  const untilRunning = async (launcher: Launcher): Promise<Running> => {
    let hasEnded = false;
    void launcher.ended.then(() => (hasEnded = true));
    await until(() => {
      assert.ok(!hasEnded, launcher.output());
      return launcher.output().includes('Bahati is running');
    }, launcher.output());
    assert.ok(await isUp());
    return readRunning();
  };

  const readRunning = (): Running =>
    JSON.parse(readFileSync(join(folder, '.data/running.json'), 'utf8')) as Running;

  const pidsOf = (running: Running): number[] => [
    running.launcher.pid,
    ...Object.values(running.processes).map(({ pid }) => pid),
    running.postgres?.pid ?? 0,
  ];

  const stop = async (launcher: Launcher): Promise<void> => {
    launcher.child.kill('SIGTERM');
    assert.equal(await exitCodeOf(launcher), 0, launcher.output());
  };

  const canConnect = async (url: string): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return true;
  };

  test('stops in order on a signal and leaves no process behind', async () => {
    const launcher = launch();
    const running = await untilRunning(launcher);
    const pids = pidsOf(running);
    assert.equal(pids.filter(isAlive).length, 9);
    await stop(launcher);
    await until(() => !pids.some(isAlive), 'the end of every process');
    assert.ok(!existsSync(join(folder, '.data/running.json')));
  });

  test('migrates again only when something changed', async () => {
    const countStarts = async (): Promise<number> => {
      const launcher = launch();
      const { databaseUrl } = await untilRunning(launcher);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query('SELECT count(*)::int AS count FROM starts');
      await client.end();
      await stop(launcher);
      return rows[0]?.count ?? 0;
    };
    const before = await countStarts();
    assert.equal(await countStarts(), before);
    write('apps/platform/migrations/0002-new.sql', '-- owner: system');
    assert.equal(await countStarts(), before + 1);
  });

  test('starts a killed server again and says so', async () => {
    const launcher = launch();
    const before = await untilRunning(launcher);
    const killed = before.processes['platform']?.pid ?? 0;
    process.kill(killed, 'SIGKILL');
    await until(() => readRunning().processes['platform']?.pid !== killed, 'a new platform');
    await until(isUp, 'readiness');
    assert.match(launcher.output(), /The platform ended \(SIGKILL/);
    await stop(launcher);
  });

  test('starts a killed PostgreSQL again at the same address', async () => {
    const launcher = launch();
    const { databaseUrl, postgres } = await untilRunning(launcher);
    process.kill(postgres?.pid ?? 0, 'SIGKILL');
    await until(() => canConnect(databaseUrl), 'a new PostgreSQL');
    assert.match(launcher.output(), /PostgreSQL ended; starting it again/);
    await stop(launcher);
  });

  test('a second start from the same folder is refused while the first runs', async () => {
    const launcher = launch();
    await untilRunning(launcher);
    const second = launch();
    assert.equal(await exitCodeOf(second), 1);
    assert.match(second.output(), /Bahati already runs from this folder/);
    assert.ok(await isUp());
    await stop(launcher);
  });

  test('after kill -9 of the launcher the servers leave and the next start works', async () => {
    const launcher = launch();
    const running = await untilRunning(launcher);
    const pids = pidsOf(running);
    process.kill(running.launcher.pid, 'SIGKILL');
    const next = launch();
    await untilRunning(next);
    assert.ok(!pids.some(isAlive));
    await stop(next);
  });

  test('after kill -9 of everything at once the next start works', async () => {
    const launcher = launch();
    const pids = pidsOf(await untilRunning(launcher));
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await launcher.ended;
    const next = launch();
    await untilRunning(next);
    await stop(next);
  });

  test('a taken port is one clear sentence', async () => {
    const occupant = createServer().listen(Number(ports['GAMES_PORT']), '127.0.0.1');
    const launcher = launch();
    assert.equal(await exitCodeOf(launcher), 1);
    const sentence = `This port is taken by another program: ${ports['GAMES_PORT']} (games, set GAMES_PORT to move it).`;
    assert.equal(launcher.output().trim(), sentence);
    occupant.close();
  });

  test('a taken port for PostgreSQL is one clear sentence too', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const launcher = launch({ POSTGRES_PORT: String(port) });
    assert.equal(await exitCodeOf(launcher), 1);
    const sentence = `Port ${port} for PostgreSQL is taken: set POSTGRES_PORT to a free one.`;
    assert.equal(sentencesOf(launcher), sentence);
    occupant.close();
  });

  for (const [url, sentence] of [
    ['mysql://x', /^DATABASE_URL should look like postgres:/],
    [
      'postgres://me:secret@127.0.0.1:1/x',
      /^DATABASE_URL \(postgres:\/\/me:\*\*\*@127\.0\.0\.1:1\/x\) cannot be used: nothing answers at that address\.$/,
    ],
    ['postgres://me@no-such-host.invalid/x', /no such host\.$/],
  ] as const) {
    test(`a wrong DATABASE_URL (${url}) is one clear sentence`, async () => {
      const launcher = launch({ DATABASE_URL: url });
      assert.equal(await exitCodeOf(launcher), 1);
      assert.match(sentencesOf(launcher), sentence);
    });
  }

  test('another database has to be there, and is named by its name', async () => {
    const launcher = launch({}, '--database', 'of_nobody');
    assert.equal(await exitCodeOf(launcher), 1);
    const sentence = /^--database \(.*\/of_nobody\) cannot be used: there is no such database\.$/;
    assert.match(sentencesOf(launcher), sentence);
    assert.ok(!existsSync(join(folder, '.data/postgres/postmaster.pid')));
  });

  test('every wrong port is named at once', async () => {
    const launcher = launch({ PORT: 'x', GAMES_PORT: '70000' });
    assert.equal(await exitCodeOf(launcher), 1);
    assert.match(launcher.output(), /PORT is "x".*; GAMES_PORT is "70000"/);
  });

  test('a wrong setting is refused in the words of the server', async () => {
    const launcher = launch({ WRONG: 'yes' });
    assert.equal(await exitCodeOf(launcher), 1);
    assert.match(sentencesOf(launcher), /^WRONG: must not be set\.$/);
    assert.ok(!existsSync(join(folder, '.data/postgres/postmaster.pid')));
  });

  test('a database from a newer version is refused in the words of the migration', async () => {
    write('apps/platform/migrations/newer.sql', '');
    const launcher = launch();
    assert.equal(await exitCodeOf(launcher), 1);
    assert.match(sentencesOf(launcher), /^The database is newer than this version\.$/);
    rmSync(join(folder, 'apps/platform/migrations/newer.sql'));
    assert.ok(!existsSync(join(folder, '.data/postgres/postmaster.pid')));
  });

  test('a server that cannot start is the one sentence it left with', async () => {
    write('refuse-to-start', '');
    const launcher = launch();
    assert.equal(await exitCodeOf(launcher), 1);
    assert.equal(sentencesOf(launcher), 'This server refuses to start.');
    assert.doesNotMatch(launcher.output(), /starting it again/);
    rmSync(join(folder, 'refuse-to-start'));
  });

  test('works from a private home, where the account of the database cannot look', {
    skip: process.getuid?.() !== 0 && 'only root starts PostgreSQL under another account',
  }, async () => {
    rmSync(join(folder, '.data'), { recursive: true, force: true });
    chmodSync(folder, 0o700);
    const launcher = launch();
    await untilRunning(launcher);
    const elsewhere = readFileSync(join(folder, '.data/where'), 'utf8').trim();
    assert.ok(existsSync(join(elsewhere, 'postgres/PG_VERSION')));
    await stop(launcher);
    rmSync(elsewhere, { recursive: true });
  });

  /** What was said apart from progress, which is indented. */
  const sentencesOf = (launcher: Launcher): string =>
    launcher
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(' ') && !line.startsWith('Stopp'))
      .join('\n');
});
