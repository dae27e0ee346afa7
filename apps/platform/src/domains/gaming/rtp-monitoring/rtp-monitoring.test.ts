import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { BuildReturn } from '@bahati/contract/games-provider/returns.ts';
import { addProvider, testProvider } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { gamingJobs } from '#domains/gaming/gaming.jobs.ts';
import { readReturns } from './read-returns.ts';
import { passFreshTime } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let vendor: Server;
let staff: StaffLogin;
let revision = 0;
const builds = new Map<string, BuildReturn>();
const asked: { afterRevision: string; limit: number }[] = [];

before(async () => {
  platform = await openTestPlatform();
  vendor = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const question = JSON.parse(text) as (typeof asked)[number];
      asked.push(question);
      const changed = [...builds.values()]
        .filter((build) => BigInt(build.revision) > BigInt(question.afterRevision))
        .sort((a, b) => Number(a.revision) - Number(b.revision));
      const value = { builds: changed.slice(0, question.limit) };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, value }));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  await addProvider(platform.owner, { url: `http://127.0.0.1:${port}` });
  staff = await signInStaff(platform, { permissions: ['games.read'] });
});
after(async () => {
  await platform.close();
  vendor.close();
});

/** Rounds of one stake of 20.00 that gave back this much of it. */
function tell(rounds: number, percent: number, more: Partial<BuildReturn> = {}): void {
  const build: BuildReturn = {
    gameCode: testProvider.gameCode,
    version: 1,
    choice: 'spin',
    currency: 'KES',
    rounds: String(rounds),
    stake: String(rounds * 2_000),
    payout: String(rounds * 20 * percent),
    stakeSquares: String(BigInt(rounds) * 4_000_000n),
    stated: { returnPercent: '96.30', standardDeviation: '5.00' },
    revision: String((revision += 1)),
    ...more,
  };
  builds.set([build.gameCode, build.version, build.choice].join(' '), build);
}

/** What was looked at a moment ago is good for three seconds. */
async function look(query = '') {
  await readReturns(platform.context);
  passFreshTime();
  const { value } = await platform.player(`GET /lgw/games/returns?${query}`);
  return value;
}

const watch = async (query = '', token = staff.token) =>
  platform.staff(`GET /bo/returns?${query}`, { token });

test('everybody reads what a game gave back, what it should, and how far off is still sound', async () => {
  assert.deepEqual((await platform.player('GET /lgw/games/returns')).value, {
    content: [],
    pageNum: 1,
    totalPages: 1,
    total: 0,
    readAt: null,
  });
  tell(10_000, 95);
  const { content, readAt, ...page } = await look('language=sw');
  assert.deepEqual(page, { pageNum: 1, totalPages: 1, total: 1 });
  assert.ok(Date.now() - Date.parse(readAt) < 60_000);
  assert.deepEqual(content, [
    {
      gameId: 'TESTER-test-slot',
      displayName: 'Sloti ya jaribio',
      vendorName: 'TESTER',
      version: 1,
      choice: 'spin',
      currency: 'KES',
      rounds: '10000',
      statedPercent: '96.30',
      measuredPercent: '95.00',
      bandPercent: '12.88',
      state: 'inside',
    },
  ]);
});

test('only what changed is asked for, and sums replace older ones', async () => {
  tell(20_000, 97);
  asked.length = 0;
  const { content } = await look();
  assert.deepEqual(asked, [{ afterRevision: '1', limit: 250 }]);
  assert.deepEqual([content[0].rounds, content[0].measuredPercent], ['20000', '97.00']);
  await Promise.all([1, 2, 3].map(() => readReturns(platform.context)));
  const { rows } = await platform.owner.query('SELECT rounds::int FROM build_returns');
  assert.deepEqual(rows, [{ rounds: 20_000 }]);
});

test('staff see a build that left its band first, since when, and that it came back', async () => {
  tell(900_000, 96, { version: 2 });
  tell(400_000, 99);
  await look();
  const { value } = await watch();
  assert.equal(value.outside, 1);
  const [first, second] = value.items;
  assert.deepEqual(
    [first.version, first.state, first.stake, first.payout],
    [1, 'outside', '8000000.00', '7920000.00'],
  );
  assert.equal(first.deviations, 3.42);
  assert.ok(Date.now() - Date.parse(first.outsideSince) < 60_000);
  assert.deepEqual([second.version, second.state, second.outsideSince], [2, 'inside', null]);
  tell(500_000, 99);
  await look();
  const later = (await watch('state=outside')).value;
  assert.deepEqual(
    later.items.map(({ outsideSince }: { outsideSince: string }) => outsideSince),
    [first.outsideSince],
    'it has been outside all the while',
  );
  tell(600_000, 96);
  await look();
  assert.deepEqual((await watch('state=outside')).value, {
    items: [],
    nextCursor: null,
    outside: 0,
  });
});

test('an old build and a bought feature stand for themselves; what is not stated is not judged', async () => {
  tell(5_000, 60, { version: 0, stated: null });
  tell(500, 96, { choice: 'buy' });
  const { content } = await look();
  const states = content.map((build: { version: number; choice: string; state: string }) => [
    build.version,
    build.choice,
    build.state,
  ]);
  assert.deepEqual(states, [
    [2, 'spin', 'inside'],
    [1, 'spin', 'inside'],
    [0, 'spin', 'unstated'],
    [1, 'buy', 'gathering'],
  ]);
  assert.equal(content[2].bandPercent, null);
});

test('builds are searched and read by page', async () => {
  const everyone = await platform.player('GET /lgw/games/returns?pageSize=3&pageNo=2');
  assert.deepEqual([everyone.value.content.length, everyone.value.totalPages], [1, 2]);
  for (const [words, total] of [
    ['JARIBIO', 4],
    ['tester', 4],
    ['nothing', 0],
  ] as const) {
    const { value } = await platform.player(`GET /lgw/games/returns?search=${words}`);
    assert.equal(value.total, total, words);
  }
  const one = (await watch('pageSize=3')).value;
  const two = (await watch(`pageSize=3&cursor=${one.nextCursor}`)).value;
  assert.deepEqual([one.items.length, two.items.length, two.nextCursor], [3, 1, null]);
  assert.equal((await watch('cursor=!')).code, 'invalid_input');
  assert.equal((await platform.player('GET /lgw/games/returns?pageSize=51')).code, 'invalid_input');
});

test('a build of which every round was voided is looked at no more, until it is played again', async () => {
  const before = (await look()).content;
  const none = { version: 9, rounds: '0', stake: '0', payout: '0', stakeSquares: '0' };
  tell(5_000, 96, { version: 9 });
  const played = (await look()).content;
  assert.equal(played.length, before.length + 1);
  tell(0, 0, none);
  assert.deepEqual((await look()).content, before);
  tell(5_000, 96, { version: 9 });
  assert.deepEqual((await look()).content, played);
  tell(0, 0, none);
  assert.deepEqual((await look()).content, before);
});

test('a provider that is away, or tells nonsense, changes nothing, and the work counts as failed', async () => {
  const before = (await look()).content;
  tell(700_000, 96, { rounds: '0', stake: '0', stakeSquares: '0' });
  assert.deepEqual((await look()).content, before);
  await platform.owner.query(`UPDATE provider_profiles SET api_url = 'http://127.0.0.1:1'`);
  assert.deepEqual((await look()).content, before);
  const job = gamingJobs.tasks['gaming.read_returns'];
  await assert.rejects(async () => job?.(platform.context, {}), /Not done for TESTER/);
});

test('a game that states its return says where its sheet is', async () => {
  const ask = (gameId: string) => platform.player(`GET /lgw/games/sheet?gameId=${gameId}`);
  assert.equal((await ask('TESTER-test-slot')).value.sheetUrl, null);
  const { rows } = await platform.owner.query(
    `UPDATE games SET rtp_basis_points = 9630 WHERE game_id = 'TESTER-test-slot'
     RETURNING (SELECT launch_url FROM provider_profiles WHERE code = 'TESTER') AS url`,
  );
  const { value } = await ask('TESTER-test-slot');
  assert.equal(value.sheetUrl, `${rows[0].url}/sheet?game=test-slot`);
  const unknown = await ask('TESTER-nothing');
  assert.deepEqual([unknown.status, unknown.code], [404, 'game_not_found']);
});

test('who may not look at games does not see the watch', async () => {
  const other = await signInStaff(platform, { permissions: ['reports.read'] });
  assert.equal((await watch('', other.token)).code, 'forbidden');
});
