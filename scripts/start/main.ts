import '#scripts/leave-with-parent.ts';
import { explain } from '#scripts/problem.ts';
import { identify } from '#scripts/processes.ts';
import { secondsSince, step } from '#scripts/progress.ts';
import { runNode } from '#scripts/run-node.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { type KeptDatabase, openDatabase } from '#scripts/start/database.ts';
import { keepPastAwaited, loadDemoPast } from '#scripts/start/demo-past.ts';
import { playAsDemoMembers } from '#scripts/start/demo-play.ts';
import { clearLeftovers, forgetRunning, writeRunning } from '#scripts/start/running.ts';
import {
  assertPortsFree,
  databaseOf,
  describeServers,
  readArguments,
  readDemoBrands,
  readPorts,
} from '#scripts/start/settings.ts';
import type { Ports, Server } from '#scripts/start/settings.ts';
import { type Supervised, supervise } from '#scripts/start/supervise.ts';
import { bringUpToDate, forgetUpToDate } from '#scripts/start/up-to-date.ts';
import { watchSources } from '#scripts/start/watch.ts';
import { printStaffCodes, printWelcome } from '#scripts/start/welcome.ts';

/**
 * `npm start` on Node 26: judges the settings, builds what is stale, starts the database, brings it
 * up to date, starts the servers, and keeps all of it until told to stop.
 */
const startedAt = Date.now();
let isWatching = false;
const notYet = 'postgres://127.0.0.1/not-yet';

let database: Promise<KeptDatabase> | undefined;
const servers: Supervised[] = [];
/** Notes who runs where; until the servers are started there is nothing to note. */
let note = (): void => undefined;
let isStopping = false;

/** Those who call others leave before those they call; the database leaves last. */
const stopEverything = async (): Promise<void> => {
  for (const server of servers.toReversed()) await server.stop();
  // A database that is still starting is waited for, or it would be left behind.
  await (await database?.catch(() => undefined))?.stop();
  forgetRunning();
};

const leave = async (code: number): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  const began = Date.now();
  if (database) console.log('\nStopping …');
  await stopEverything().catch((error: unknown) => console.error(explain(error)));
  if (database) console.log(`Stopped in ${secondsSince(began)}.`);
  process.exit(code);
};

const listenForTheEnd = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void leave(0));
  }
  if (!process.stdin.isTTY) return;
  process.stdin.setRawMode(true).on('data', (keys) => {
    // In raw mode Ctrl-C arrives as a character.
    if (keys.toString().includes('\u0003')) void leave(0);
    if (keys.toString() === 'c') printStaffCodes();
  });
};

/** Every wrong value is named before anything is started with it. */
const checkConfiguration = async (described: Server[]): Promise<void> => {
  for (const { folder, env } of described.slice(0, 1)) {
    const given = { ...env, DATABASE_URL: process.env['DATABASE_URL'] || env['DATABASE_URL'] };
    await runNode([`${folder}/src/main.ts`, '--check-config'], given);
  }
};

const noteRunning = (ports: Ports, opened: KeptDatabase): void => {
  const alive = servers.flatMap(({ name, getPid }) => {
    const pid = getPid();
    return pid === undefined ? [] : [[name, identify(pid)] as const];
  });
  const postgresPid = opened.getPid();
  writeRunning({
    databaseUrl: opened.url,
    ports: Object.fromEntries(Object.entries(ports).map(([name, { port }]) => [name, port])),
    processes: Object.fromEntries(alive),
    ...(postgresPid === undefined ? {} : { postgres: identify(postgresPid) }),
  });
};

const startServers = async (described: Server[]): Promise<void> => {
  for (const server of described) {
    servers.push(
      supervise(server, { isLogShown: isWatching, onStart: () => queueMicrotask(() => note()) }),
    );
  }
  await Promise.all(servers.map(({ ready }) => ready));
};

/** The databases of the demo's brands; production has none of them. */
const demoDatabases = (databaseUrl: string): string[] =>
  process.env['NODE_ENV'] === 'production'
    ? []
    : [databaseUrl, ...readDemoBrands().map((brand) => databaseOf(databaseUrl, brand))];

/** A market without people is still a market; whatever ends with us needs no word. */
const sayUnlessStopping = (error: unknown): void => {
  if (!isStopping) console.error(`  The demo's members did not play: ${explain(error)}`);
};

const start = async (): Promise<void> => {
  const { ports, postgresPort } = readPorts();
  const asked = readArguments(process.argv.slice(2));
  isWatching = asked.isWatching;
  await clearLeftovers();
  await assertPortsFree(ports);
  database = openDatabase(postgresPort, () => note(), asked.name);
  const [opened] = await Promise.all([
    database,
    checkConfiguration(describeServers(ports, notYet)),
    buildStaleSites(),
  ]);
  const described = describeServers(ports, opened.url);
  await step('bringing the database up to date', () => bringUpToDate(described, opened.identity));
  const isPastAwaited = await keepPastAwaited(demoDatabases(opened.url));
  if (isStopping) return;
  note = () => noteRunning(ports, opened);
  await step('starting the servers', () => startServers(described));
  if (isWatching) watchSources(servers);
  const isDemo = process.env['NODE_ENV'] !== 'production';
  printWelcome(ports, isDemo);
  console.log(`  (up after ${secondsSince(startedAt)})`);
  if (!isDemo) return;
  if (isPastAwaited) {
    console.log("  loading the demo's history in the background: 90 days, some 3,600 members");
    const env = described[0]?.env ?? process.env;
    await loadDemoPast(env, demoDatabases(opened.url), () => isStopping);
  }
  for (const brand of [undefined, ...readDemoBrands()]) {
    await playAsDemoMembers(ports, brand).catch(sayUnlessStopping);
  }
};

listenForTheEnd();
try {
  await start();
} catch (error) {
  // Whatever fails while we are leaving failed because we are.
  if (!isStopping) {
    console.error(explain(error));
    forgetUpToDate();
    await leave(1);
  }
}
