/** The simulator's settings, from the environment. */
import { createHmac } from 'node:crypto';
import {
  brandCode,
  furtherBrands,
  port,
  readConfig,
  settingsOfBrand,
  StartError,
} from '@bahati/server-kit/config.ts';
import { z } from 'zod';
import { type Chances, chaos, readMischief } from './callbacks/mischief.ts';

/** Keys both sides of the demo know; production refuses every one of them. */
export const demoKeys = {
  GATEWAY_KEY: 'demo-gateway-key-not-for-production',
  DARAJA_CONSUMER_KEY: 'demo-daraja-consumer',
  DARAJA_CONSUMER_SECRET: 'demo-daraja-secret-not-for-production',
  DARAJA_PASSKEY: 'demo-daraja-passkey-not-for-production',
  DARAJA_SECURITY_CREDENTIAL: 'demo-daraja-credential-not-for-production',
  AIRTEL_CLIENT_ID: 'demo-airtel-client',
  AIRTEL_CLIENT_SECRET: 'demo-airtel-secret-not-for-production',
  AIRTEL_PIN: 'demo-airtel-pin-not-for-production',
  AIRTEL_CALLBACK_KEY: 'demo-airtel-callback-key-not-for-production',
  VODACOM_API_KEY: 'demo-vodacom-key-not-for-production',
  VODACOM_CALLBACK_KEY: 'demo-vodacom-callbacks-not-for-production',
} as const;

const key = (name: keyof typeof demoKeys) => z.string().min(8).default(demoKeys[name]);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PAYMENTS_PORT: port(8083),
  /** Where payers reach the checkout page; absent: this machine's own address. */
  PAYMENTS_ORIGIN: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .optional(),
  /** Where the platform hears what no request names an address for. */
  PLATFORM_URL: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .default('http://127.0.0.1:8080'),
  /** Where people reach the player site, if not on this machine. */
  PLAYER_ORIGIN: z.url().optional(),
  BAHATI_DATA_FOLDER: z.string().default('.data'),
  /** Whose machine it plays, and whose besides: each is called by an address of its own. */
  BRAND: brandCode.default('bahati'),
  FURTHER_BRANDS: furtherBrands,
  /** The key the platform and the gateway sign their calls with. */
  GATEWAY_KEY: z.string().min(16).default(demoKeys.GATEWAY_KEY),
  DARAJA_CONSUMER_KEY: key('DARAJA_CONSUMER_KEY'),
  DARAJA_CONSUMER_SECRET: key('DARAJA_CONSUMER_SECRET'),
  DARAJA_PASSKEY: key('DARAJA_PASSKEY'),
  DARAJA_INITIATOR: z.string().min(1).default('bahati-api'),
  DARAJA_SECURITY_CREDENTIAL: key('DARAJA_SECURITY_CREDENTIAL'),
  AIRTEL_CLIENT_ID: key('AIRTEL_CLIENT_ID'),
  AIRTEL_CLIENT_SECRET: key('AIRTEL_CLIENT_SECRET'),
  /** The merchant's own PIN, as the platform encrypts it. */
  AIRTEL_PIN: key('AIRTEL_PIN'),
  /** What the hash in Airtel's callbacks is made with. */
  AIRTEL_CALLBACK_KEY: key('AIRTEL_CALLBACK_KEY'),
  /** Airtel takes one address for all callbacks, set once in its portal. */
  AIRTEL_CALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  VODACOM_API_KEY: key('VODACOM_API_KEY'),
  VODACOM_SERVICE_PROVIDER_CODE: z
    .string()
    .regex(/^\d{5,7}$/)
    .default('600200'),
  /** Makes the token in the address Vodacom calls, where none is set below. */
  VODACOM_CALLBACK_KEY: key('VODACOM_CALLBACK_KEY'),
  /** Vodacom takes one address for all callbacks as well. */
  VODACOM_CALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SIMULATOR_PAYOUT_DELAY_MS: z.coerce.number().int().min(0).max(3_600_000).default(2_000),
  /** How long a prompt waits on a phone. */
  SIMULATOR_PROMPT_LIFE_MS: z.coerce.number().int().min(1_000).max(3_600_000).default(60_000),
  /** Every callback misbehaves at random, as the worst of real gateways do. */
  SIMULATOR_CHAOS: z.stringbool().default(false),
  /** How many of a hundred payments misbehave, and how: "late=10,lost=5". */
  SIMULATOR_MISCHIEF: z.string().default('').transform(readChances),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

function readChances(text: string, refused: z.RefinementCtx): Chances {
  const chances: Partial<Record<string, number>> = {};
  for (const part of text.split(',').filter((some) => some.trim() !== '')) {
    const [, name, percent] = /^\s*(\w+)=(\d{1,3})\s*$/.exec(part) ?? [];
    const mischief = readMischief(name);
    if (!mischief) {
      refused.addIssue({ code: 'custom', message: `"${part}" should be like late=10` });
      return z.NEVER;
    }
    chances[mischief] = Number(percent);
  }
  return chances;
}

export type Config = z.output<typeof schema>;

export function simulatorConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV !== 'production') return config;
  const names = Object.entries(demoKeys)
    .filter(([name, value]) => config[name as keyof typeof demoKeys] === value)
    .map(([name]) => name);
  if (names.length > 0) {
    throw new StartError(`Production refuses the demo's secrets: set ${names.join(', ')}.`);
  }
  return config;
}

/** One for each brand, the first one first: a machine of its own, with keys and payments of its own. */
export function simulatorConfigs(environment: NodeJS.ProcessEnv): [Config, ...Config[]] {
  const first = simulatorConfig(environment);
  const further = first.FURTHER_BRANDS.map((code) =>
    simulatorConfig({ ...environment, BRAND: code, ...settingsOfBrand(environment, code) }),
  );
  return [first, ...further];
}

export function publicOrigin(config: Config): string {
  return config.PAYMENTS_ORIGIN ?? `http://${config.HOST}:${config.PAYMENTS_PORT}`;
}

/** As the platform makes it: whoever calls there was told the token. */
function vodacomAddress({ PLATFORM_URL, VODACOM_CALLBACK_KEY }: Config): string {
  const mac = createHmac('sha256', VODACOM_CALLBACK_KEY).update('result').digest('base64url');
  return `${PLATFORM_URL}/rail-callbacks/mpesa-tz/${mac.slice(0, 32)}`;
}

function playerOrigins({ PLAYER_ORIGIN, PLATFORM_URL }: Config): string[] {
  return PLAYER_ORIGIN === undefined ? [PLATFORM_URL] : [PLATFORM_URL, PLAYER_ORIGIN];
}

export function simulatorSettings(config: Config) {
  return {
    origin: publicOrigin(config),
    key: config.GATEWAY_KEY,
    /** Where the texts of simulated phones go. */
    smsUrl: `${config.PLATFORM_URL}/gateway-callbacks/sms/texts/phone`,
    /** Whose people the demo's sign-in providers answer for; production has real ones. */
    signInOrigins: config.NODE_ENV === 'production' ? null : playerOrigins(config),
    payoutDelayMs: config.SIMULATOR_PAYOUT_DELAY_MS,
    promptLifeMs: config.SIMULATOR_PROMPT_LIFE_MS,
    chances: config.SIMULATOR_CHAOS ? chaos : config.SIMULATOR_MISCHIEF,
    /** The first pause between attempts of a callback; each next one is twice as long. */
    firstPauseMs: 1_000,
    daraja: {
      consumerKey: config.DARAJA_CONSUMER_KEY,
      consumerSecret: config.DARAJA_CONSUMER_SECRET,
      passkey: config.DARAJA_PASSKEY,
      initiator: config.DARAJA_INITIATOR,
      securityCredential: config.DARAJA_SECURITY_CREDENTIAL,
    },
    airtel: {
      clientId: config.AIRTEL_CLIENT_ID,
      clientSecret: config.AIRTEL_CLIENT_SECRET,
      pin: config.AIRTEL_PIN,
      callbackKey: config.AIRTEL_CALLBACK_KEY,
      callbackUrl: config.AIRTEL_CALLBACK_URL ?? `${config.PLATFORM_URL}/rail-callbacks/airtel`,
    },
    vodacom: {
      apiKey: config.VODACOM_API_KEY,
      serviceProviderCode: config.VODACOM_SERVICE_PROVIDER_CODE,
      callbackUrl: config.VODACOM_CALLBACK_URL ?? vodacomAddress(config),
    },
  };
}
