/** The platform's settings, from the environment. */
import {
  port,
  postgresUrl,
  programOrigins,
  readConfig,
  StartError,
} from '@bahati/server-kit/config.ts';
import { z } from 'zod';

/** What the demo's Vodacom opens with the key beside its simulator; production refuses it. */
const demoVodacomKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAl6UczaDIjLHoGk+Dx3m/AA+3baWX/Ek11edHp8q9YgBm',
  'D7MF58EYDGRHhfQaQYdOwAFLqGUiKX8BvAkwiNKqXnMkVJnJ/8xa7mO88peVBNrhA8DfqJdgMotCAvucGI9B6oC6',
  '75qNp0umEYqXi7+voOKod/uebNaVsJS98S8LC5MtdZg1wYicEFpDPm5PnPg1c0Ss/c7AuMfs/HLQxpIx4WfKUmyt',
  'qsbWxz3jgpEBb2a6PbRcWd5kmizqF1tAz2ArubeKR+ZDjpGOmDIdvbrzhBYs8z2CZc+SMA5KM5rRS+VLAILDfwq9',
  '1QOpD0+iN1CI4hWeODomH8a5e0mQ+/NxjQIDAQAB',
].join('');

/** Shared secrets of the demo; production refuses every one of them. */
export const demoSecrets = {
  GATEWAY_KEY: 'demo-gateway-key-not-for-production',
  DARAJA_CONSUMER_KEY: 'demo-daraja-consumer',
  DARAJA_CONSUMER_SECRET: 'demo-daraja-secret-not-for-production',
  DARAJA_PASSKEY: 'demo-daraja-passkey-not-for-production',
  DARAJA_SECURITY_CREDENTIAL: 'demo-daraja-credential-not-for-production',
  DARAJA_CALLBACK_KEY: 'demo-daraja-callbacks-not-for-production',
  AIRTEL_CLIENT_ID: 'demo-airtel-client',
  AIRTEL_CLIENT_SECRET: 'demo-airtel-secret-not-for-production',
  AIRTEL_PIN: 'demo-airtel-pin-not-for-production',
  AIRTEL_CALLBACK_KEY: 'demo-airtel-callback-key-not-for-production',
  VODACOM_API_KEY: 'demo-vodacom-key-not-for-production',
  VODACOM_PUBLIC_KEY: demoVodacomKey,
  VODACOM_CALLBACK_KEY: 'demo-vodacom-callbacks-not-for-production',
} as const;

/** The demo's in-house provider signs with this; the seed that writes it refuses production. */
export const demoProviderKey = 'demo-provider-key-not-for-production';

const origin = (fallback: string) =>
  z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .default(fallback);

/** What each gateway for messages cannot do without. */
const neededByGateway = {
  outbox: [],
  phone: ['SIMULATED_PHONE_URL'],
  http: ['SMS_HTTP_URL', 'SMS_HTTP_KEY'],
  africastalking: ['AFRICASTALKING_USERNAME', 'AFRICASTALKING_KEY'],
  smtp: ['SMTP_URL', 'EMAIL_FROM'],
} as const;

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: postgresUrl,
  HOST: z.string().default('127.0.0.1'),
  PORT: port(8080),
  BACK_OFFICE_PORT: port(8081),
  METRICS_PORT: port(8090),
  PLAYER_ORIGIN: origin('http://127.0.0.1:8080'),
  BACK_OFFICE_ORIGIN: origin('http://127.0.0.1:8081'),
  GAMES_ORIGIN: origin('http://127.0.0.1:8082'),
  /** Providers whose pages the sites show themselves: `CODE=origin`, with commas between them. */
  PROGRAM_ORIGINS: programOrigins,
  GATEWAY_URL: origin('http://127.0.0.1:8083'),
  GATEWAY_KEY: z.string().min(16).default(demoSecrets.GATEWAY_KEY),
  /** M-Pesa's Daraja API; absent: the gateway's machine plays it, as in the demo. */
  DARAJA_URL: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .optional(),
  DARAJA_SHORT_CODE: z
    .string()
    .regex(/^\d{5,7}$/)
    .default('600100'),
  DARAJA_CONSUMER_KEY: z.string().min(8).default(demoSecrets.DARAJA_CONSUMER_KEY),
  DARAJA_CONSUMER_SECRET: z.string().min(8).default(demoSecrets.DARAJA_CONSUMER_SECRET),
  DARAJA_PASSKEY: z.string().min(8).default(demoSecrets.DARAJA_PASSKEY),
  DARAJA_INITIATOR: z.string().min(1).default('bahati-api'),
  DARAJA_SECURITY_CREDENTIAL: z.string().min(8).default(demoSecrets.DARAJA_SECURITY_CREDENTIAL),
  /** Makes the tokens in the addresses of callbacks, which Daraja does not sign. */
  DARAJA_CALLBACK_KEY: z.string().min(32).default(demoSecrets.DARAJA_CALLBACK_KEY),
  /** Airtel Africa's open API; absent: the gateway's machine plays it, as in the demo. */
  AIRTEL_URL: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .optional(),
  AIRTEL_CLIENT_ID: z.string().min(8).default(demoSecrets.AIRTEL_CLIENT_ID),
  AIRTEL_CLIENT_SECRET: z.string().min(8).default(demoSecrets.AIRTEL_CLIENT_SECRET),
  /** Our own PIN as Airtel's public key encrypts it: what leaves our account is signed by it. */
  AIRTEL_PIN: z.string().min(8).default(demoSecrets.AIRTEL_PIN),
  /** Proves Airtel's callbacks; set beside their address, `/rail-callbacks/airtel`, in its portal. */
  AIRTEL_CALLBACK_KEY: z.string().min(8).default(demoSecrets.AIRTEL_CALLBACK_KEY),
  /** Vodacom's open API in Tanzania; absent: the gateway's machine plays it, as in the demo. */
  VODACOM_URL: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .optional(),
  VODACOM_SERVICE_PROVIDER_CODE: z
    .string()
    .regex(/^\d{5,7}$/)
    .default('600200'),
  VODACOM_API_KEY: z.string().min(8).default(demoSecrets.VODACOM_API_KEY),
  /** Seals our key and sessions; as the portal shows it, base64 without a head. */
  VODACOM_PUBLIC_KEY: z.base64().min(200).default(demoSecrets.VODACOM_PUBLIC_KEY),
  /** Makes the token in the address of callbacks, which Vodacom does not sign. */
  VODACOM_CALLBACK_KEY: z.string().min(32).default(demoSecrets.VODACOM_CALLBACK_KEY),
  /** A demo's page that plays the payer's phone; refused in production. */
  SIMULATED_PHONE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A clock that tests move ahead (test-clock/); refused in production. */
  TEST_CLOCK: z.stringbool().default(false),
  /** Are the (E) calls of spec §7 taken sealed only? Then pages without TLS cannot log in. */
  SEALED_CALLS: z.enum(['optional', 'required']).default('optional'),
  BRAND: z.string().default('bahati'),
  /** Where programs keep what stands in no database. */
  BAHATI_DATA_FOLDER: z.string().min(1).default('.data'),
  /** Where pictures people send are kept (system/uploads/); absent: within the folder above. */
  UPLOAD_FOLDER: z.string().min(1).optional(),
  /** A bucket for them instead (system/uploads-s3.ts): all of these or none. */
  UPLOAD_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path')
    .optional(),
  UPLOAD_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  UPLOAD_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  UPLOAD_S3_KEY_ID: z.string().min(1).optional(),
  UPLOAD_S3_SECRET: z.string().min(1).optional(),
  /** What names in the bucket begin with; a further brand's stand apart by it. */
  UPLOAD_S3_PREFIX: z
    .string()
    .regex(/^([a-z0-9-]+\/)*$/)
    .default(''),
  UPLOAD_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  /** Seals the secrets of others that the database keeps (kept-secrets.ts); absent: they stand open. */
  SECRETS_KEY: z.string().min(32).optional(),
  /** What agents' new members start with ({secret} of the spec); a login with it must change it. */
  DEFAULT_DOWNLINE_PASSWORD: z.string().min(8).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Every limit of requests a minute is multiplied by this; load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
  /** When the operations page calls something wrong (operations/alarms.rules.ts). */
  ALARM_LATE_MINUTES: z.coerce.number().int().min(1).max(1_440).default(5),
  ALARM_FAILED_PERCENT: z.coerce.number().int().min(0).max(100).default(10),
  ALARM_PROOF_MINUTES: z.coerce.number().int().min(2).max(1_440).default(10),
  ALARM_CONNECTION_PERCENT: z.coerce.number().int().min(1).max(100).default(80),
  ALARM_REPLICA_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  /** Is there a proxy before us whose X-Forwarded-For may be believed? */
  TRUST_PROXY: z.stringbool().default(false),
  /**
   * How messages leave the operator; `outbox`: they do not, and are read in the back office;
   * `phone`: they are read there and on the demo's simulated phone.
   */
  SMS_GATEWAY: z.enum(['outbox', 'phone', 'http', 'africastalking']).default('outbox'),
  EMAIL_GATEWAY: z.enum(['outbox', 'smtp']).default('outbox'),
  /** The cap on SMS within 24 hours, since each costs money. */
  SMS_PER_DAY: z.coerce.number().int().min(0).max(10_000_000).default(5_000),
  SMS_HTTP_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_HTTP_KEY: z.string().optional(),
  SMS_HTTP_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('x-api-key'),
  AFRICASTALKING_ORIGIN: origin('https://api.africastalking.com'),
  AFRICASTALKING_USERNAME: z.string().optional(),
  AFRICASTALKING_KEY: z.string().optional(),
  AFRICASTALKING_SENDER: z.string().max(20).optional(),
  /** Stands in the address that delivery reports are sent to; absent: none are taken. */
  AFRICASTALKING_REPORT_TOKEN: z
    .string()
    .regex(/^[\w-]{24,100}$/)
    .optional(),
  /** The service of the external phone path (identity/phone/); absent: there is none. */
  PHONE_AUTH_ISSUER: z.url().optional(),
  PHONE_AUTH_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PHONE_AUTH_AUDIENCE: z.string().min(1).optional(),
  PHONE_AUTH_AUTHORIZE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PHONE_AUTH_NAME: z.string().min(1).max(40).optional(),
  PHONE_AUTH_CHANNEL: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .default('phone'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  EMAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^@<>\s]+@[^@<>\s]+>?$/, 'must be an address, or "Name <address>"')
    .optional(),
});

/** Half a service proves nothing. */
const phoneAuth = [
  'PHONE_AUTH_ISSUER',
  'PHONE_AUTH_JWKS_URL',
  'PHONE_AUTH_AUDIENCE',
  'PHONE_AUTH_AUTHORIZE_URL',
] as const;

/** Half a bucket keeps nothing. */
const uploadBucket = [
  'UPLOAD_S3_ENDPOINT',
  'UPLOAD_S3_BUCKET',
  'UPLOAD_S3_KEY_ID',
  'UPLOAD_S3_SECRET',
] as const;

const schema = settings.superRefine((config, refused) => {
  const isBucketSet = uploadBucket.some((name) => config[name] !== undefined);
  for (const name of uploadBucket) {
    if (!isBucketSet || config[name] !== undefined) continue;
    refused.addIssue({ code: 'custom', path: [name], message: 'UPLOAD_S3 needs it' });
  }
  // What people send shows their names and accounts.
  if (config.NODE_ENV === 'production' && config.UPLOAD_S3_ENDPOINT?.startsWith('http:')) {
    refused.addIssue({ code: 'custom', path: ['UPLOAD_S3_ENDPOINT'], message: 'must be HTTPS' });
  }
  const isPhoneAuthSet = phoneAuth.some((name) => config[name] !== undefined);
  for (const name of phoneAuth) {
    if (!isPhoneAuthSet || config[name] !== undefined) continue;
    refused.addIssue({ code: 'custom', path: [name], message: 'PHONE_AUTH needs it' });
  }
  // Whoever reads along on the way there could finish it.
  if (config.NODE_ENV !== 'test' && config.PHONE_AUTH_AUTHORIZE_URL?.startsWith('http:')) {
    const path = ['PHONE_AUTH_AUTHORIZE_URL'];
    refused.addIssue({ code: 'custom', path, message: 'must be HTTPS' });
  }
  for (const gateway of [config.SMS_GATEWAY, config.EMAIL_GATEWAY]) {
    for (const name of neededByGateway[gateway]) {
      if (config[name] !== undefined) continue;
      refused.addIssue({ code: 'custom', path: [name], message: `${gateway} needs it` });
    }
  }
});

export type Config = z.output<typeof schema>;

/** Throws a StartError that names every wrong value, and the demo's in production. */
export function platformConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV === 'production') refuseDemoSettings(config);
  return config;
}

function refuseDemoSettings(config: Config): void {
  if (config.TEST_CLOCK) {
    throw new StartError('Production goes by the real time: TEST_CLOCK is refused.');
  }
  // Without an address a rail is off (rails/daraja-api.ts and its like), and needs no secrets.
  const isOff = (name: string) =>
    (name.startsWith('DARAJA_') && config.DARAJA_URL === undefined) ||
    (name.startsWith('AIRTEL_') && config.AIRTEL_URL === undefined) ||
    (name.startsWith('VODACOM_') && config.VODACOM_URL === undefined);
  const secrets = Object.entries(demoSecrets)
    .filter(([name, value]) => config[name as keyof typeof demoSecrets] === value && !isOff(name))
    .map(([name]) => name);
  const outboxes = (['SMS_GATEWAY', 'EMAIL_GATEWAY'] as const).filter(
    (name) => config[name] === 'outbox' || config[name] === 'phone',
  );
  const phone = config.SIMULATED_PHONE_URL === undefined ? [] : ['SIMULATED_PHONE_URL'];
  const names = [...secrets, ...outboxes, ...phone];
  if (names.length === 0) return;
  throw new StartError(
    `Production refuses the demo's secrets and outbox: set ${names.join(', ')}.`,
  );
}
