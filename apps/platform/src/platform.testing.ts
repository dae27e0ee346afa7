/** A platform on a database of its own for tests, with the demo brand and short ways to call it. */
import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { platformConfig } from '#platform/config.ts';
import { openPlatform, type Platform, type PlatformOptions } from '#platform/platform.ts';
import { settleDeposit } from '#domains/cashier/deposits/settle-deposit.ts';
import { useLightPasswords } from '@bahati/server-kit/passwords/passwords.testing.ts';
import { seedBrand } from '#seed/seed-brand.ts';

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  success: boolean;
  code?: string;
  // What a test reads of an answer is checked by its own assertions.
  // oxlint-disable-next-line typescript/no-explicit-any
  value: any;
  details?: Record<string, unknown>;
  text: string;
};

export type CallOptions = {
  token?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
  ip?: string;
};

/** Makes one call, `call(server, 'POST /wps/session/login', { body })`. */
export async function call(
  server: HttpServer,
  key: string,
  options: CallOptions = {},
): Promise<Answer> {
  const [method = 'GET', url = '/'] = key.split(' ');
  const { token, body, headers, ip } = options;
  const response = await server.inject({
    method: method as 'GET',
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body ? { payload: body } : {}),
    ...(ip ? { remoteAddress: ip } : {}),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const answer = isJson ? response.json<object>() : {};
  return {
    success: false,
    value: undefined,
    ...answer,
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
  };
}

export type TestPlatform = Awaited<ReturnType<typeof openTestPlatform>>;

export type TestPlatformOptions = {
  /** Another platform's database: a second process of the same product. */
  sharing?: { ownerUrl: string };
  environment?: Record<string, string>;
  now?: () => Date;
  siteFolders?: PlatformOptions['siteFolders'];
};

export const goodPassword = 'ndizi-Tatu-2040';

useLightPasswords();

export async function openTestPlatform(options: TestPlatformOptions = {}) {
  const own = options.sharing ? undefined : await createTestDatabase();
  const ownerUrl = options.sharing?.ownerUrl ?? own?.ownerUrl ?? '';
  const owner = openTestOwner(ownerUrl);
  if (own) await seedBrand(owner);
  const platform = await openPlatform({
    config: platformConfig(testEnvironment(ownerUrl, options.environment)),
    log: testLog(),
    ...(options.now ? { now: options.now } : {}),
    ...(options.siteFolders ? { siteFolders: options.siteFolders } : {}),
  });
  return {
    ...platform,
    ownerUrl,
    owner,
    ...callsOf(platform),
    async close() {
      await platform.close();
      await owner.end();
      await own?.drop();
    },
  };
}

export const testLog = () => createLog('test', process.env['TEST_LOG'] ?? 'silent');

export const testEnvironment = (ownerUrl: string, more: Record<string, string> = {}) => ({
  NODE_ENV: 'test',
  DATABASE_URL: ownerUrl,
  RATE_LIMIT_FACTOR: '1000',
  ...more,
});

/** Connects as whoever owns the tables. */
export function openTestOwner(ownerUrl: string): Database {
  return openDatabase(ownerUrl, {
    applicationName: 'test owner',
    maxConnections: 3,
    onIdleError: (error) => testLog().warn(error),
  });
}

/** Short ways to call both servers of one brand. */
export const callsOf = ({ app: { player, backOffice } }: Pick<Platform, 'app'>) => ({
  player: (key: string, more?: CallOptions) => call(player, key, more),
  staff: (key: string, more?: CallOptions) => call(backOffice, key, more),
});

export type NewMember = { id: bigint; username: string; token: string };

let memberCount = 0;

/** Registers a member by the call; answers who and the token. */
export async function registerTestMember(
  platform: Pick<TestPlatform, 'player' | 'owner'>,
  username = `mtu${process.pid}x${(memberCount += 1)}`,
): Promise<NewMember> {
  const answer = await platform.player('POST /wps/member/register', {
    body: registration(username),
  });
  if (!answer.success) throw new Error(`Not registered: ${answer.text}`);
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT member_id AS id FROM credentials WHERE username = $1',
    [username.toLowerCase()],
  );
  return { id: rows[0]?.id ?? 0n, username, token: answer.value.token };
}

export function registration(username: string, more: object = {}) {
  return {
    username,
    password: goodPassword,
    confirmPassword: goodPassword,
    birthday: '1990-05-17',
    hasAcceptedTerms: true,
    registerMethod: 'WEB',
    ...more,
  };
}

/** Money as it comes in truth: a deposit the rail reports as paid. Minor units. */
export async function giveMoney(
  platform: Pick<Platform, 'context'> & { owner: Database },
  memberId: bigint,
  amount: bigint,
  currency: 'KES' | 'TZS' = 'KES',
): Promise<void> {
  const depositId = randomUUID();
  await platform.owner.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount)
     VALUES ($1, $2, $1, $4, $5, $3)`,
    [depositId, memberId, amount, currency === 'KES' ? 'pesa-pepe' : 'mpesa-tz', currency],
  );
  await settleDeposit(platform.context, {
    depositId,
    currency,
    amount: `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
    state: 'paid',
    reference: 'test',
    source: 'status',
  });
}
