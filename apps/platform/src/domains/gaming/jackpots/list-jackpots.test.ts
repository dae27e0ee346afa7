import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { passFreshTime } from '@bahati/server-kit/cache/kept-fresh.testing.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { jackpotWonBy } from '#domains/gaming/wallet-calls/jackpot-moves.ts';

let platform: TestPlatform;
let vendor: Server;
let staff: StaffLogin;
let player: TestMember;
let isAway = false;
const watermarks: Parameters<typeof sealOnce>[1] = [];

before(async () => {
  platform = await openTestPlatform();
  vendor = createServer((request, response) => {
    if (isAway || request.url !== '/vendor/v1/jackpots') {
      response.destroy();
      return;
    }
    const rule = { gameCode: testProvider.gameCode, currency: 'KES' };
    const rules = [
      { ...rule, level: 'mini', contribution: 5_000, seed: '50000', oneIn: '20000000' },
      { ...rule, level: 'grand', contribution: 12_345, seed: '25000000', oneIn: '5000000000' },
      { ...rule, gameCode: 'unknown', level: 'mini', contribution: 1, seed: '1', oneIn: '1' },
    ];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, value: { rules } }));
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  await addProvider(platform.owner, { url: `http://127.0.0.1:${port}` });
  // A process reads who its providers are as it starts, and then every two seconds.
  await platform.gaming.directory.refresh();
  const [added] = await addMembers(platform.owner, { count: 1, balance: 10_000_000n });
  player = added ?? assert.fail('no member');
  staff = await signInStaff(platform, { permissions: ['games.read'] });
});
after(async () => {
  await platform.close();
  vendor.close();
});

async function play(id: string, payout: string, more: object): Promise<void> {
  const body = {
    memberId: player.playerId,
    sessionToken: player.sessionToken,
    transactionId: id,
    roundId: id,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    stake: '20.00',
    payout,
    ...more,
  };
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(testProvider.code, testProvider.key, JSON.stringify(body), Date.now()),
  };
  const answer = await platform.player('POST /provider/v1/betwin', { body, headers });
  assert.equal(answer.status, 200, answer.text);
}

const added = (level: string, amount: string) => ({ jackpotContributions: [{ level, amount }] });
const won = (level: string, amount: string, seed: string) => ({
  jackpotWin: { level, amount, seed },
});

const look = async (query = '') =>
  (await platform.staff(`GET /bo/jackpots?${query}`, { token: staff.token })).value.pools;
const lookAtWins = async (query = 'pageSize=10') =>
  (await platform.staff(`GET /bo/jackpots/wins?${query}`, { token: staff.token })).value;

/** What every transfer says a pool was given and gave, in minor units. */
async function ledgerOf(level: string) {
  const { rows } = await platform.owner.query<{ added: bigint; taken: bigint }>(
    `SELECT coalesce(sum(t.amount) FILTER (WHERE t.credit_account_id = a.id), 0)::bigint AS added,
            coalesce(sum(t.amount) FILTER (WHERE t.debit_account_id = a.id), 0)::bigint AS taken
       FROM accounts a JOIN transfers t ON a.id IN (t.credit_account_id, t.debit_account_id)
      WHERE a.kind = 'jackpot_pool' AND a.scope LIKE '% ' || $1`,
    [level],
  );
  return rows[0] ?? assert.fail(level);
}

const inMinor = (text: string) => BigInt(text.replace('.', ''));

test('nothing was ever set aside: there is no pool and no win', async () => {
  assert.deepEqual(await look(), []);
  assert.deepEqual(await lookAtWins(), { items: [], nextCursor: null });
});

test('each pool is told with its rules and with what the ledger says, sealed or not', async () => {
  await play('a', '0', added('grand', '2.00'));
  await play('b', '0', added('mini', '4.00'));
  await play('c', '503.00', { ...won('mini', '503.00', '500.00'), ...added('mini', '0.10') });
  const expected = [
    {
      vendorCode: 'TESTER',
      level: 'grand',
      currency: 'KES',
      held: '2.00',
      paidIn: '2.00',
      paidOut: '0.00',
      wonCount: 0,
      rules: [
        {
          displayName: 'Test slot',
          seed: '250000.00',
          sharePercent: '1.2345',
          wonOncePer: '50000000.00',
        },
      ],
    },
    {
      vendorCode: 'TESTER',
      level: 'mini',
      currency: 'KES',
      held: '1.10',
      paidIn: '4.10',
      paidOut: '3.00',
      wonCount: 1,
      rules: [
        {
          displayName: 'Test slot',
          seed: '500.00',
          sharePercent: '0.5000',
          wonOncePer: '200000.00',
        },
      ],
    },
  ];
  const told = async () =>
    (await look()).map(({ id, ...pool }: { id: string }) => {
      assert.match(id, /^\d+$/);
      return pool;
    });
  assert.deepEqual(await told(), expected);
  for (const { level, held, paidIn, paidOut } of expected) {
    const { added: given, taken } = await ledgerOf(level);
    assert.deepEqual([inMinor(paidIn), inMinor(paidOut)], [given, taken]);
    assert.equal(inMinor(held), given - taken);
  }
  while ((await sealOnce(platform.context.database, watermarks)) === 0);
  assert.deepEqual(await told(), expected);
  const [{ rules }] = await look('language=sw');
  assert.equal(rules[0].displayName, 'Sloti ya jaribio');
});

test('wins are told newest first, page by page, their winners masked', async () => {
  await play('d', '501.10', won('mini', '501.10', '500.00'));
  const first = await lookAtWins('pageSize=1');
  const second = await lookAtWins(`pageSize=1&cursor=${first.nextCursor}`);
  assert.equal(second.nextCursor, null);
  const [newest] = first.items;
  assert.match(newest.winner, /^.{1,2}\*+$/);
  assert.ok(Date.now() - Date.parse(newest.at) < 60_000);
  assert.deepEqual(
    [...first.items, ...second.items].map(({ level, amount, seed, displayName }) => [
      level,
      amount,
      seed,
      displayName,
    ]),
    [
      ['mini', '501.10', '500.00', 'Test slot'],
      ['mini', '503.00', '500.00', 'Test slot'],
    ],
  );
  assert.equal((await platform.staff('GET /bo/jackpots/wins?cursor=x', staff)).status, 400);
});

test('a vendor who is away leaves its pools without rules, and the sums stand', async () => {
  isAway = true;
  const pools = await look();
  assert.deepEqual(
    pools.map(({ held, rules }: { held: string; rules: [] }) => [held, rules.length]),
    [
      ['2.00', 0],
      ['0.00', 0],
    ],
  );
  isAway = false;
});

test('who may not read games reads no pools either', async () => {
  const other = await signInStaff(platform, { permissions: ['members.read'] });
  for (const path of ['jackpots', 'jackpots/wins']) {
    const { status } = await platform.staff(`GET /bo/${path}`, { token: other.token });
    assert.equal(status, 403);
  }
});

test('what an operation paid as a jackpot is read out of its text', () => {
  assert.deepEqual(jackpotWonBy('closed mini+12 grand-500/200'), { amount: 500n, seed: 200n });
  assert.equal(jackpotWonBy('closed mini+12'), null);
});

test('everybody reads what a winner gets at least, the pool’s sums, and each movement with its block', async () => {
  passFreshTime();
  const { value } = await platform.player('GET /lgw/games/jackpots?language=sw');
  const [grand, mini] = value.pools;
  const [inGrand, inMini] = [await ledgerOf('grand'), await ledgerOf('mini')];
  assert.deepEqual([grand.level, mini.level], ['grand', 'mini']);
  assert.equal(inMinor(grand.held), inGrand.added - inGrand.taken);
  assert.equal(inMinor(grand.amount), inMinor(grand.held) + 25_000_000n);
  assert.equal(inMinor(mini.paidIn), inMini.added);
  assert.equal(inMinor(value.total), inMinor(grand.amount) + inMinor(mini.amount));
  assert.deepEqual(grand.games, [{ gameId: 'TESTER-test-slot', displayName: 'Sloti ya jaribio' }]);
  const trail = (await platform.player(`GET /lgw/games/jackpots/${mini.id}`)).value.movements;
  const sum = trail.reduce(
    (left: bigint, { kind, amount }: { kind: string; amount: string }) =>
      kind === 'added' ? left + inMinor(amount) : left - inMinor(amount),
    0n,
  );
  assert.equal(sum, inMinor(mini.held));
  await sealOnce(platform.context.database, watermarks);
  const sealed = (await platform.player(`GET /lgw/games/jackpots/${mini.id}`)).value.movements;
  assert.equal(sealed.length, trail.length);
  const { rows } = await platform.owner.query<{ hash: string }>(
    `SELECT encode(hash, 'hex') AS hash FROM ledger_blocks`,
  );
  const hashes = new Set(rows.map(({ hash }) => hash));
  assert.ok(sealed.some(({ block }: { block: unknown }) => block));
  for (const { block } of sealed) if (block) assert.ok(hashes.has(block.hash));
  const missing = await platform.player('GET /lgw/games/jackpots/999999999');
  assert.deepEqual([missing.status, missing.code], [404, 'not_found']);
});
