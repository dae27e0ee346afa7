import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

import { Problem } from '#scripts/problem.ts';
import { inRoot } from '#scripts/repository.ts';

/** The addresses of the product; each can be moved by its variable. */
export type Ports = Record<
  | 'playerSite'
  | 'backOffice'
  | 'games'
  | 'payments'
  | 'sportsbook'
  | 'oddsFeed'
  | 'lottery'
  | 'drawFeed'
  | 'metrics',
  { port: number; variable: string; name: string }
>;

/**
 * `--watch`, and `--database` with the name of another database than the product's own.
 * @throws {Problem} when the name is missing.
 */
export const readArguments = (args: readonly string[]): { isWatching: boolean; name?: string } => {
  const { values } = parseArgs({
    args: [...args],
    options: { watch: { type: 'boolean' }, database: { type: 'string' } },
    strict: false,
  });
  const { watch, database } = values;
  if (database === undefined) return { isWatching: watch === true };
  if (typeof database !== 'string' || !/^[a-z][a-z0-9_]*$/.test(database)) {
    throw new Problem('--database should be followed by the name of a database.');
  }
  return { isWatching: watch === true, name: database };
};

const readPort = (variable: string, fallback: number, wrong: string[]): number => {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    wrong.push(`${variable} is "${text}" and should be a port from 1 to 65535`);
  }
  return port;
};

/** @throws {Problem} naming every wrong value at once. */
export const readPorts = (): { ports: Ports; postgresPort?: number } => {
  const wrong: string[] = [];
  const at = (variable: string, fallback: number, name: string): Ports['games'] => ({
    port: readPort(variable, fallback, wrong),
    variable,
    name,
  });
  const ports: Ports = {
    playerSite: at('PORT', 8080, 'player site'),
    backOffice: at('BACK_OFFICE_PORT', 8081, 'back office'),
    games: at('GAMES_PORT', 8082, 'games'),
    payments: at('PAYMENTS_PORT', 8083, 'payment simulator'),
    sportsbook: at('SPORTSBOOK_PORT', 8084, 'sportsbook'),
    oddsFeed: at('FEED_PORT', 8085, 'odds feed'),
    lottery: at('LOTTERY_PORT', 8086, 'lottery'),
    drawFeed: at('DRAW_FEED_PORT', 8087, 'draw feed'),
    metrics: at('METRICS_PORT', 8090, 'metrics'),
  };
  const postgresPort = readPort('POSTGRES_PORT', 0, wrong);
  const seen = new Map<number, string>();
  for (const { port, variable } of Object.values(ports)) {
    const other = seen.get(port);
    if (other) wrong.push(`${variable} and ${other} are both ${port}`);
    seen.set(port, variable);
  }
  if (wrong.length > 0) throw new Problem(`The settings are not usable: ${wrong.join('; ')}.`);
  return postgresPort === 0 ? { ports } : { ports, postgresPort };
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, process.env['HOST'] || '127.0.0.1', () =>
      server.close(() => resolve(true)),
    );
  });

/** @throws {Problem} naming every taken port with the variable that moves it. */
export const assertPortsFree = async (ports: Ports): Promise<void> => {
  const taken: string[] = [];
  for (const { port, variable, name } of Object.values(ports)) {
    if (!(await isFree(port))) taken.push(`${port} (${name}, set ${variable} to move it)`);
  }
  if (taken.length === 0) return;
  const subject = taken.length === 1 ? 'This port is' : 'These ports are';
  throw new Problem(`${subject} taken by another program: ${taken.join(', ')}.`);
};

/** Where a part of the product answers: of the first brand, or of the further one of this code. */
export const addressOf = ({ port }: { port: number }, brand?: string): string =>
  `http://${brand === undefined ? '127.0.0.1' : `${brand}.localhost`}:${port}`;

const isDemo = (): boolean => process.env['NODE_ENV'] !== 'production';

/** Whether the demo is to have a history: DEMO_PAST=off leaves it out. */
export const wantsPast = (): boolean => isDemo() && process.env['DEMO_PAST'] !== 'off';

/** The brands the demo shows beside its first; DEMO_BRANDS=bahati shows that one alone. */
export const readDemoBrands = (): string[] => {
  if (!isDemo()) return [];
  const codes = (process.env['DEMO_BRANDS'] || 'tanzania').split(',');
  return codes.filter((code) => code !== '' && code !== 'bahati');
};

/** A database beside another on the same server. */
export const databaseNamed = (databaseUrl: string, name: string): string => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** The database of a further brand, as the platform names it. */
export const databaseOf = (databaseUrl: string, brand: string): string => {
  const url = new URL(databaseUrl);
  url.pathname += `_${brand}`;
  return url.href;
};

/** Money and day of the demo's further brands, for programs that do not ask the platform. */
const marketOf: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  tanzania: {
    // Its rooms show tables without bots of the house.
    HOUSE_BOTS: 'forbidden',
    BOOK_CURRENCY: 'TZS',
    BOOK_TIME_ZONE: 'Africa/Dar_es_Salaam',
    LOTTERY_CURRENCY: 'TZS',
  },
};

/** The providers whose programs the sites ask, by their codes. */
const programsAt = (at: (part: keyof Ports) => string): string =>
  `SPORTSBOOK=${at('sportsbook')},LOTTERY=${at('lottery')},BAHATI=${at('games')}`;

/** What each server is told of one further brand of the demo. */
const describeBrand = (ports: Ports, databaseUrl: string, brand: string): NodeJS.ProcessEnv => {
  const at = (part: keyof Ports): string => addressOf(ports[part], brand);
  const settings = {
    PLAYER_ORIGIN: at('playerSite'),
    BACK_OFFICE_ORIGIN: at('backOffice'),
    GAMES_ORIGIN: at('games'),
    SPORTSBOOK_ORIGIN: at('sportsbook'),
    LOTTERY_ORIGIN: at('lottery'),
    PROGRAM_ORIGINS: programsAt(at),
    GATEWAY_URL: at('payments'),
    PAYMENTS_ORIGIN: at('payments'),
    SIMULATED_PHONE_URL: `${at('payments')}/phone`,
    PLATFORM_URL: at('playerSite'),
    GAMES_DATABASE_URL: databaseOf(databaseUrl, brand),
    SPORTSBOOK_DATABASE_URL: databaseOf(databaseUrl, brand),
    LOTTERY_DATABASE_URL: databaseOf(databaseUrl, brand),
    PROVIDER_KEY: `demo-provider-key-${brand}-not-for-production`,
    SPORTSBOOK_KEY: `demo-sportsbook-key-${brand}-not-for-production`,
    LOTTERY_KEY: `demo-lottery-key-${brand}-not-for-production`,
    ...marketOf[brand],
  };
  const end = `__${brand.toUpperCase()}`;
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`${name}${end}`, value]),
  );
};

export type Server = {
  name: string;
  folder: string;
  readyUrl: string;
  env: NodeJS.ProcessEnv;
};

/** What each server is told. Origins follow the ports unless they were set on purpose. */
export const describeServers = (ports: Ports, databaseUrl: string): Server[] => {
  const further = readDemoBrands();
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'development',
    PLAYER_ORIGIN: addressOf(ports.playerSite),
    BACK_OFFICE_ORIGIN: addressOf(ports.backOffice),
    GAMES_ORIGIN: addressOf(ports.games),
    SPORTSBOOK_ORIGIN: addressOf(ports.sportsbook),
    FEED_URL: addressOf(ports.oddsFeed),
    LOTTERY_ORIGIN: addressOf(ports.lottery),
    DRAW_FEED_URL: addressOf(ports.drawFeed),
    PROGRAM_ORIGINS: programsAt((part) => addressOf(ports[part])),
    GATEWAY_URL: addressOf(ports.payments),
    PAYMENTS_ORIGIN: addressOf(ports.payments),
    // Production has real phones, and refuses this one.
    ...(isDemo()
      ? {
          SIMULATED_PHONE_URL: `${addressOf(ports.payments)}/phone`,
          SMS_GATEWAY: 'phone',
          DEFAULT_DOWNLINE_PASSWORD: 'Karibu-Sana-88',
          HOUSE_BOTS: 'on',
        }
      : {}),
    PLATFORM_URL: addressOf(ports.playerSite),
    ...Object.assign({}, ...further.map((code) => describeBrand(ports, databaseUrl, code))),
    ...(further.length > 0 ? { FURTHER_BRANDS: further.join(',') } : {}),
    ...process.env,
    ...(isDemo() ? { DEMO_BRANDS: further.join(',') } : {}),
    DEMO_PAST: wantsPast() ? 'on' : 'off',
    ...Object.fromEntries(
      Object.values(ports).map(({ variable, port }) => [variable, String(port)]),
    ),
    BAHATI_DATA_FOLDER: inRoot('.data'),
    DATABASE_URL: databaseUrl,
  };
  const server = (name: string, folder: string, at: Ports['games']): Server => ({
    name,
    folder: `apps/${folder}`,
    readyUrl: `${addressOf(at)}/readyz`,
    env,
  });
  return [
    server('platform', 'platform', ports.playerSite),
    server('payment simulator', 'payment-simulator', ports.payments),
    server('games server', 'games-server', ports.games),
    server('odds feed', 'odds-feed', ports.oddsFeed),
    server('sportsbook', 'sportsbook', ports.sportsbook),
    server('draw feed', 'draw-feed', ports.drawFeed),
    server('lottery', 'lottery', ports.lottery),
  ];
};
