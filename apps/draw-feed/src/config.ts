/** The draw feed's settings, from the environment. */
import { port, readConfig, StartError } from '@bahati/server-kit/config.ts';
import { z } from 'zod';

/** Of the demo's beacon; production refuses it. */
const demoSecret = 'demo-beacon-secret-not-for-production';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  DRAW_FEED_PORT: port(8087),
  /** What the beacon signs with; whoever has it knows every round to come. */
  BEACON_SECRET: z.string().min(16).default(demoSecret),
  /** Seconds between two rounds. */
  BEACON_PERIOD: z.coerce.number().int().min(1).max(3_600).default(3),
  /** The official results that are played: another seed, other numbers. */
  RESULTS_SEED: z.coerce.number().int().min(0).default(1),
  /** `contradict`: every seventh result of source b is another; `silent`: source b says nothing. */
  RESULTS_MISCHIEF: z.enum(['off', 'contradict', 'silent']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = z.output<typeof schema>;

/** Throws a StartError that names every wrong value, and the demo's secret in production. */
export function drawFeedConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV === 'production' && config.BEACON_SECRET === demoSecret) {
    throw new StartError("Production refuses the demo's secrets: set BEACON_SECRET.");
  }
  return config;
}
