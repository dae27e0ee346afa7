/** A platform's providers' side on a database of its own, for the tests of this folder. */
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createHttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { platformConfig } from '#platform/config.ts';
import { noInstallation } from '#platform/context.ts';
import { registerGamesProvider } from '#domains/gaming/provider-calls/gaming.games-provider.routes.ts';
import { openGaming } from './gaming.ts';

export type Answer = {
  status: number;
  success: boolean;
  code?: string;
  value: Record<string, unknown>;
  details?: Record<string, unknown>;
};

export async function openGamingFixture() {
  const { url, ownerUrl, drop } = await createTestDatabase();
  const log = createLog('test', 'silent');
  const fail = (error: Error) => log.error(error);
  const owner = openDatabase(ownerUrl, { applicationName: 'test', onIdleError: fail });
  await addProvider(owner);
  await owner.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
     VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18) ON CONFLICT DO NOTHING`,
  );
  const config = platformConfig({ DATABASE_URL: ownerUrl, NODE_ENV: 'test' });
  const database = openDatabase(url, { applicationName: 'test app', onIdleError: fail });
  const announceBalance = () => undefined;
  const now = () => new Date();
  const installation = noInstallation;
  const context = { config, log, database, announceBalance, installation, now };
  const gaming = await openGaming(context);
  const server = createHttpServer({ log });
  registerGamesProvider(server, context, gaming, () => false);
  await server.ready();
  let nextMember = 600_000n;

  return {
    gaming,
    owner,
    ownerUrl,
    /** The application's own role, as the platform uses it. */
    database,
    async member(balance: bigint, type = 0): Promise<TestMember> {
      nextMember += 1n;
      const [member] = await addMembers(owner, { count: 1, balance, firstId: nextMember, type });
      if (!member) throw new Error('No member was added.');
      return member;
    },
    /** Serves on a port of its own; answers the origin. */
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
    async send(path: string, body: object, signer: { code?: string; key?: string } = {}) {
      const { code, key } = { ...testProvider, ...signer };
      const payload = JSON.stringify(body);
      const response = await server.inject({
        method: 'POST',
        url: `/provider/v1/${path}`,
        payload,
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(code, key, payload, Date.now()),
        },
      });
      return { ...response.json(), status: response.statusCode } as Answer;
    },
    async close() {
      await server.close();
      await gaming.stop();
      await Promise.all([owner.end(), database.end()]);
      await drop();
    },
  };
}

/** An operation's body with what every operation carries. */
export function operation(member: TestMember, body: Record<string, unknown>) {
  return {
    memberId: member.playerId,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    roundId: 'round-1',
    ...body,
  };
}
