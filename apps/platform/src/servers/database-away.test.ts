import assert from 'node:assert/strict';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { walletCalls } from '@bahati/contract/games-provider/wallet.ts';
import {
  addMembers,
  addProvider,
  type TestMember,
  testProvider,
} from '@bahati/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { until } from '@bahati/testing/until.ts';
import { methodAndPath } from '@bahati/contract/call.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { callsOf, type Site } from '#platform/access/access-table.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { openDatabase, type Database } from '@bahati/server-kit/database.ts';
import { seedBrand } from '#seed/seed-brand.ts';

/** What stands between the platform and its database, and can be cut. */
async function openWire(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  Object.assign(url, { hostname: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => (isCut = false),
    close() {
      cut();
      server.close();
    },
  };
}

let wire: Awaited<ReturnType<typeof openWire>>;
let database: TestDatabase;
let owner: Database;
let platform: TestPlatform;
let players: TestMember[];
let staffToken: string;

before(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  await seedBrand(owner);
  await addProvider(owner);
  players = await addMembers(owner, { count: 8, balance: 1_000_000n });
  wire = await openWire(new URL(database.ownerUrl));
  platform = await openTestPlatform({ sharing: { ownerUrl: wire.url } });
  staffToken = (await signInStaff(platform, { permissions: ['members.read'] })).token;
});
after(async () => {
  wire.mend();
  await platform.close();
  await owner.end();
  wire.close();
  await database.drop();
});

let sent = 0;
function bodyOf(kind: string, player: TestMember): object {
  const { playerId: memberId, sessionToken } = player;
  const id = `away-${(sent += 1)}`;
  const said = { memberId, roundId: id, gameCode: testProvider.gameCode, currency: 'KES' };
  const operation = { ...said, transactionId: id };
  switch (kind) {
    case 'authenticate':
      return { launchToken: `l_${'x'.repeat(43)}` };
    case 'balance':
      return { memberId, currency: 'KES' };
    case 'bet':
      return { ...operation, sessionToken, amount: '1.00' };
    case 'betwin':
      return { ...operation, sessionToken, stake: '1.00', payout: '0' };
    case 'rollback':
      return { ...operation, betTransactionId: `${id}-bet` };
    case 'promo_win':
      return { ...operation, campaignId: 'gift', amount: '1.00' };
    case 'win':
      return { ...operation, amount: '1.00', roundClosed: true };
    default:
      return { operations: [{ ...bodyOf('betwin', player), kind: 'betwin' }] };
  }
}

async function ask(kind: string, player: TestMember) {
  const body = bodyOf(kind, player);
  const headers = signedHeaders(
    testProvider.code,
    testProvider.key,
    JSON.stringify(body),
    Date.now(),
  );
  const answer = await platform.player(`POST /provider/v1/${kind}`, { body, headers });
  const [first] = kind === 'batch' ? (answer.value?.results ?? []) : [];
  return { kind, status: answer.status, code: answer.code ?? first?.code };
}

// Which games are closed is answered from memory, whether the database is there or not.
const kinds = Object.keys(walletCalls)
  .map((key) => key.replace('POST /provider/v1/', ''))
  .filter((kind) => kind !== 'games/closed');
const askAll = () =>
  Promise.all(players.flatMap((player) => kinds.map((kind) => ask(kind, player))));

test('while the database is away every call of a provider answers retry, and goes on after', async () => {
  for (let time = 0; time < 5; time += 1) {
    const busy = askAll();
    // Cut in the midst of work, a little later each time.
    for (let turn = 0; turn < time * 3; turn += 1)
      await ask('balance', players[0] ?? assert.fail());
    wire.cut();
    for (const { kind, status, code } of await busy) {
      assert.ok(status < 500 || code === 'retry', `${kind} as it went away: ${status} ${code}`);
    }
    wire.mend();
  }
  wire.cut();
  for (const { kind, status, code } of [...(await askAll()), ...(await askAll())]) {
    assert.equal(code, 'retry', `${kind} while it is away: ${status}`);
    // A batch answers for each of its operations, as long as it knows whose they are.
    if (kind !== 'batch') assert.equal(status, 503, kind);
  }
  wire.mend();
  const [player] = players;
  assert.ok(player);
  await until('bets are taken again', async () => (await ask('bet', player)).status === 200);
});

const call = (site: Site, key: string) => {
  const { method, path } = methodAndPath(key);
  const token = site === 'player' ? players[0]?.loginToken : staffToken;
  const body = method === 'GET' ? {} : { body: {} };
  const options = { token, ...body };
  const to = `${method} ${path.replaceAll(/:\w+/g, '1')}`;
  return site === 'player' ? platform.player(to, options) : platform.staff(to, options);
};

test('no call of a member or of staff fails as a bug while the database is away', async () => {
  wire.cut();
  const wrong: string[] = [];
  let retried = 0;
  for (const site of ['player', 'backOffice'] as const) {
    const answers = Object.keys(callsOf[site]).map(async (key) => ({
      key,
      ...(await call(site, key)),
    }));
    for (const { key, status, code } of await Promise.all(answers)) {
      if (code === 'retry') retried += 1;
      else if (status >= 500) wrong.push(`${key}: ${status} ${code}`);
    }
  }
  wire.mend();
  assert.deepEqual(wrong, []);
  assert.ok(retried > 100, `${retried} calls were told to try again`);
});
