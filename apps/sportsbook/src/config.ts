/** The sportsbook's settings, from the environment. */
import {
  brandCode,
  furtherBrands,
  port,
  postgresUrl,
  readConfig,
  settingsOfBrand,
  StartError,
} from '@bahati/server-kit/config.ts';
import { currency } from '@bahati/contract/wire.ts';
import { z } from 'zod';

/** Shared with the demo's platform and feed; production refuses both. */
export const demoProviderKey = 'demo-sportsbook-key-not-for-production';
const demoFeedKey = 'demo-feed-key-not-for-production';

/** Every key of the demo, each brand's own, begins like this. */
const demoStart = 'demo-';

const origin = z.url().regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: postgresUrl,
  /** Where the schema `book` stands, when not beside the platform's tables. */
  SPORTSBOOK_DATABASE_URL: postgresUrl.optional(),
  /** For whom it runs, and for whom besides: each by an address and a database of its own. */
  BRAND: brandCode.default('bahati'),
  FURTHER_BRANDS: furtherBrands,
  HOST: z.string().default('127.0.0.1'),
  SPORTSBOOK_PORT: port(8084),
  /** The address browsers know this server by; absent: host and port. */
  SPORTSBOOK_ORIGIN: origin.optional(),
  /** The sites whose pages may ask it. */
  PLAYER_ORIGIN: origin.default('http://127.0.0.1:8080'),
  BACK_OFFICE_ORIGIN: origin.default('http://127.0.0.1:8081'),
  /** Where the games-provider API of the platform answers; absent: at the player site. */
  PLATFORM_URL: origin.optional(),
  SPORTSBOOK_CODE: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('SPORTSBOOK'),
  SPORTSBOOK_KEY: z.string().min(16).default(demoProviderKey),
  /** The feed of fixtures, odds and results, and the key it knows this book by. */
  FEED_URL: origin.default('http://127.0.0.1:8085'),
  FEED_KEY: z.string().min(16).default(demoFeedKey),
  /** Money of the brand and its day. */
  BOOK_CURRENCY: currency.default('KES'),
  BOOK_TIME_ZONE: z.string().default('Africa/Nairobi'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Every limit of requests a minute is multiplied by this; load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
});

export type Config = Omit<z.output<typeof schema>, 'SPORTSBOOK_ORIGIN' | 'PLATFORM_URL'> & {
  SPORTSBOOK_ORIGIN: string;
  PLATFORM_URL: string;
};

/** Throws a StartError that names every wrong value, and the demo's keys in production. */
export function bookConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  const secrets = [config.SPORTSBOOK_KEY, config.FEED_KEY];
  if (config.NODE_ENV === 'production' && secrets.some((key) => key.startsWith(demoStart))) {
    throw new StartError("Production refuses the demo's secrets: set SPORTSBOOK_KEY and FEED_KEY.");
  }
  return {
    ...config,
    SPORTSBOOK_ORIGIN:
      config.SPORTSBOOK_ORIGIN ?? `http://${config.HOST}:${config.SPORTSBOOK_PORT}`,
    PLATFORM_URL: config.PLATFORM_URL ?? config.PLAYER_ORIGIN,
  };
}

/** One for each operator, the first one first; none may share a database or a key with another. */
export function bookConfigs(environment: NodeJS.ProcessEnv): [Config, ...Config[]] {
  const first = bookConfig(environment);
  const further = first.FURTHER_BRANDS.map((code) =>
    bookConfig({ ...environment, BRAND: code, ...settingsOfBrand(environment, code) }),
  );
  const configs: [Config, ...Config[]] = [first, ...further];
  if (new Set(configs.map(databaseUrlOf)).size < configs.length) {
    throw new StartError('Two brands share a database: set SPORTSBOOK_DATABASE_URL of each.');
  }
  if (new Set(configs.map(({ SPORTSBOOK_KEY }) => SPORTSBOOK_KEY)).size < configs.length) {
    throw new StartError('A pass of one brand would open another: set SPORTSBOOK_KEY of each.');
  }
  return configs;
}

export const databaseUrlOf = ({
  SPORTSBOOK_DATABASE_URL,
  DATABASE_URL,
}: Pick<Config, 'SPORTSBOOK_DATABASE_URL' | 'DATABASE_URL'>): string =>
  SPORTSBOOK_DATABASE_URL ?? DATABASE_URL;
