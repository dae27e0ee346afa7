/** The feed's settings, from the environment. */
import { port, readConfig, StartError } from '@bahati/server-kit/config.ts';
import { z } from 'zod';
import { defaultSpeed } from './events/pace.ts';
import { mischiefLevels } from './mischief/mischief.ts';

/** Shared with the demo's sportsbook; production refuses it. */
const demoFeedKey = 'demo-feed-key-not-for-production';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  FEED_PORT: port(8085),
  /** The key books know it by: `Authorization: Bearer`. */
  FEED_KEY: z.string().min(16).default(demoFeedKey),
  /** The world that is played: another seed is another world. */
  FEED_SEED: z.coerce.number().int().min(0).default(1),
  /** How much faster than life events go. */
  FEED_SPEED: z.coerce.number().min(0.5).max(60).default(defaultSpeed),
  /** `off`: nothing happens but what control calls say. */
  FEED_WORLD: z.enum(['on', 'off']).default('on'),
  /** What is done to messages on their way. */
  FEED_MISCHIEF: z.enum(mischiefLevels).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = z.output<typeof schema>;

/** Throws a StartError that names every wrong value, and the demo's key in production. */
export function feedConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV === 'production' && config.FEED_KEY === demoFeedKey) {
    throw new StartError("Production refuses the demo's secrets: set FEED_KEY.");
  }
  return config;
}
