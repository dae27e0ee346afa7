/** The simulator's settings, from the environment. */
import { port, readConfig, StartError } from '@bahati/server-kit/config.ts';
import { z } from 'zod';

const demoKey = 'demo-gateway-key-not-for-production';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PAYMENTS_PORT: port(8083),
  /** Where payers reach the checkout page; absent: this machine's own address. */
  PAYMENTS_ORIGIN: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .optional(),
  BAHATI_DATA_FOLDER: z.string().default('.data'),
  /** The key the platform and the gateway sign their calls with. */
  GATEWAY_KEY: z.string().min(16).default(demoKey),
  SIMULATOR_PAYOUT_DELAY_MS: z.coerce.number().int().min(0).max(3_600_000).default(2_000),
  /** Every callback misbehaves at random, as the worst of real gateways do. */
  SIMULATOR_CHAOS: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = z.output<typeof schema>;

export function simulatorConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV === 'production' && config.GATEWAY_KEY === demoKey) {
    throw new StartError("Production refuses the demo's secrets: set GATEWAY_KEY.");
  }
  return config;
}

export function publicOrigin(config: Config): string {
  return config.PAYMENTS_ORIGIN ?? `http://${config.HOST}:${config.PAYMENTS_PORT}`;
}
