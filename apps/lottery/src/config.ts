/** The lottery's settings, from the environment. */
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

/** Shared with the demo's platform; production refuses it. */
export const demoProviderKey = 'demo-lottery-key-not-for-production';

/** Every key of the demo, each brand's own, begins like this. */
const demoStart = 'demo-';

const origin = z.url().regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: postgresUrl,
  /** Where the schema `lottery` stands, when not beside the platform's tables. */
  LOTTERY_DATABASE_URL: postgresUrl.optional(),
  /** For whom it runs, and for whom besides: each by an address and a database of its own. */
  BRAND: brandCode.default('bahati'),
  FURTHER_BRANDS: furtherBrands,
  HOST: z.string().default('127.0.0.1'),
  LOTTERY_PORT: port(8086),
  /** The address browsers know this server by; absent: host and port. */
  LOTTERY_ORIGIN: origin.optional(),
  /** The sites whose pages may ask it. */
  PLAYER_ORIGIN: origin.default('http://127.0.0.1:8080'),
  BACK_OFFICE_ORIGIN: origin.default('http://127.0.0.1:8081'),
  /** Where the games-provider API of the platform answers; absent: at the player site. */
  PLATFORM_URL: origin.optional(),
  LOTTERY_CODE: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('LOTTERY'),
  LOTTERY_KEY: z.string().min(16).default(demoProviderKey),
  /** Where the randomness beacon and the sources of external results answer. */
  DRAW_FEED_URL: origin.default('http://127.0.0.1:8087'),
  /** The beacon's public key, 64 hex digits: what another key signed is not believed. Absent: the
   * one the beacon states as the lottery starts, which production refuses. */
  BEACON_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Money of the brand and its day. */
  LOTTERY_CURRENCY: currency.default('KES'),
  LOTTERY_TIME_ZONE: z.string().default('Africa/Nairobi'),
  /** `off`: no draw is made by the calendar; tests make their own. */
  LOTTERY_CALENDAR: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Every limit of requests a minute is multiplied by this; load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
});

export type Config = Omit<z.output<typeof schema>, 'LOTTERY_ORIGIN' | 'PLATFORM_URL'> & {
  LOTTERY_ORIGIN: string;
  PLATFORM_URL: string;
};

/** Throws a StartError that names every wrong value, and the demo's keys in production. */
export function lotteryConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV === 'production') {
    if (config.LOTTERY_KEY.startsWith(demoStart)) {
      throw new StartError("Production refuses the demo's secrets: set LOTTERY_KEY.");
    }
    if (config.BEACON_KEY === undefined) {
      throw new StartError("Set BEACON_KEY to the beacon's public key.");
    }
  }
  return {
    ...config,
    LOTTERY_ORIGIN: config.LOTTERY_ORIGIN ?? `http://${config.HOST}:${config.LOTTERY_PORT}`,
    PLATFORM_URL: config.PLATFORM_URL ?? config.PLAYER_ORIGIN,
  };
}

/** One for each operator, the first one first; none may share a database with another. */
export function lotteryConfigs(environment: NodeJS.ProcessEnv): [Config, ...Config[]] {
  const first = lotteryConfig(environment);
  const further = first.FURTHER_BRANDS.map((code) =>
    lotteryConfig({ ...environment, BRAND: code, ...settingsOfBrand(environment, code) }),
  );
  const configs: [Config, ...Config[]] = [first, ...further];
  if (new Set(configs.map(databaseUrlOf)).size < configs.length) {
    throw new StartError('Two brands share a database: set LOTTERY_DATABASE_URL of each.');
  }
  return configs;
}

export const databaseUrlOf = ({
  LOTTERY_DATABASE_URL,
  DATABASE_URL,
}: Pick<Config, 'LOTTERY_DATABASE_URL' | 'DATABASE_URL'>): string =>
  LOTTERY_DATABASE_URL ?? DATABASE_URL;
