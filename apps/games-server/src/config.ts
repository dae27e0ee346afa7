/** The games server's settings, from the environment. */
import {
  brandCode,
  furtherBrands,
  port,
  postgresUrl,
  readConfig,
  settingsOfBrand,
  StartError,
} from '@bahati/server-kit/config.ts';
import { z } from 'zod';

/** Shared with the demo's platform; production refuses it. */
export const demoProviderKey = 'demo-provider-key-not-for-production';

/** Every key of the demo, each brand's own, begins like this. */
const demoStart = 'demo-provider-key-';

const origin = z.url().regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: postgresUrl,
  /** Where the schema `games` stands, when not beside the platform's tables. */
  GAMES_DATABASE_URL: postgresUrl.optional(),
  /** For whom it runs, and for whom besides: each by an address and a database of its own. */
  BRAND: brandCode.default('bahati'),
  FURTHER_BRANDS: furtherBrands,
  HOST: z.string().default('127.0.0.1'),
  GAMES_PORT: port(8082),
  /** The address players and their proofs know this server by; absent: host and port. */
  GAMES_ORIGIN: origin.optional(),
  /** The only site that may frame the games. */
  PLAYER_ORIGIN: origin.default('http://127.0.0.1:8080'),
  /** Whose pages may ask the office of rooms. */
  BACK_OFFICE_ORIGIN: origin.default('http://127.0.0.1:8081'),
  /** Where the games-provider API of the platform answers; absent: at the player site. */
  PLATFORM_URL: origin.optional(),
  PROVIDER_CODE: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('BAHATI'),
  PROVIDER_KEY: z.string().min(16).default(demoProviderKey),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Every limit of requests a minute is multiplied by this; load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
  /** A round the wallet gives no answer about for so long is undone. */
  VOID_AFTER_HOURS: z.coerce.number().int().min(1).max(8_760).default(24),
  /** A round whose player does nothing for so long is ended by its game's own rule. */
  FINISH_AFTER_HOURS: z.coerce.number().int().min(1).max(8_760).default(24),
  /** Crash: how long bets are taken, what the wallet gets to answer the last, the rest after. */
  CRASH_BETTING_MS: z.coerce.number().int().min(100).max(60_000).default(6_000),
  CRASH_CLOSED_MS: z.coerce.number().int().min(50).max(10_000).default(1_000),
  CRASH_REST_MS: z.coerce.number().int().min(50).max(60_000).default(3_000),
  /** How many rounds one chain of a room decides. */
  ROOM_CHAIN_GAMES: z.coerce.number().int().min(1).max(10_000_000).default(100_000),
  /** A pool of fishing ends after so long, so that its seed is told; another follows at once. */
  POOL_SECONDS: z.coerce.number().int().min(3).max(86_400).default(7_200),
  /** Rounds of live tables go so many times faster than they are made for; tests hurry them. */
  TABLE_PACE: z.coerce.number().min(0.1).max(100).default(1),
  /**
   * Whether the brand's licence lets bots of the house sit at games between people: `allowed`, where
   * staff turn them on; `on` at every game until staff turn them off.
   */
  HOUSE_BOTS: z.enum(['forbidden', 'allowed', 'on']).default('forbidden'),
  /** How many games one chain of hashes decides. */
  CRASH_CHAIN_GAMES: z.coerce.number().int().min(1).max(10_000_000).default(1_000_000),
});

export type Config = Omit<z.output<typeof schema>, 'GAMES_ORIGIN' | 'PLATFORM_URL'> & {
  GAMES_ORIGIN: string;
  PLATFORM_URL: string;
};

/** Throws a StartError that names every wrong value, and the demo's key in production. */
export function gamesConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV === 'production' && config.PROVIDER_KEY.startsWith(demoStart)) {
    throw new StartError("Production refuses the demo's secrets: set PROVIDER_KEY.");
  }
  return {
    ...config,
    GAMES_ORIGIN: config.GAMES_ORIGIN ?? `http://${config.HOST}:${config.GAMES_PORT}`,
    PLATFORM_URL: config.PLATFORM_URL ?? config.PLAYER_ORIGIN,
  };
}

/** One for each operator, the first one first; none may share a database or a host with another. */
export function gamesConfigs(environment: NodeJS.ProcessEnv): [Config, ...Config[]] {
  const first = gamesConfig(environment);
  const further = first.FURTHER_BRANDS.map((code) =>
    gamesConfig({ ...environment, BRAND: code, ...settingsOfBrand(environment, code) }),
  );
  const configs: [Config, ...Config[]] = [first, ...further];
  if (new Set(configs.map(databaseUrlOf)).size < configs.length) {
    throw new StartError('Two brands share a database: set GAMES_DATABASE_URL of each.');
  }
  return configs;
}

export const databaseUrlOf = ({
  GAMES_DATABASE_URL,
  DATABASE_URL,
}: Pick<Config, 'GAMES_DATABASE_URL' | 'DATABASE_URL'>): string =>
  GAMES_DATABASE_URL ?? DATABASE_URL;
