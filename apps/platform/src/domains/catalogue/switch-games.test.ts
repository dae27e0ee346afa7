import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

/** Two processes of one product on one database. */
let first: TestPlatform;
let second: TestPlatform;
let staff: StaffLogin;
let brandStaff: StaffLogin;
let players: TestMember[];
const providerId = 900;
const gameId = `${testProvider.code}-${testProvider.gameCode}`;

before(async () => {
  first = await openTestPlatform();
  await addProvider(first.owner);
  players = await addMembers(first.owner, { count: 2, balance: 1_000_000n });
  second = await openTestPlatform({ sharing: first });
  staff = await signInStaff(first, { permissions: ['games.read', 'games.change'] });
  brandStaff = await signInStaff(first, { permissions: ['content.read', 'system.change'] });
  // A process reads who its providers are as it starts, and then every two seconds.
  await first.gaming.directory.refresh();
});
after(async () => {
  await second.close();
  await first.close();
});

const reason = 'Its payouts are being looked at';
const post = (path: string, body: object, token = staff.token) =>
  first.staff(`POST ${path}`, { token, body: { reason, ...body }, ip: '198.51.100.7' });
const switchGame = (isOn: boolean) => post(`/bo/games/${providerId}/switch`, { isOn });
const switchVendor = (isOn: boolean) => post(`/bo/vendors/${testProvider.code}/switch`, { isOn });
async function switchCategory(isOn: boolean) {
  const { rules, version } = (await look('/bo/brand/lobby', brandStaff.token)).value;
  const body = { rules: { ...rules, closedCategories: isOn ? [] : ['RNG'] }, version };
  return post('/bo/brand/lobby', body, brandStaff.token);
}
const look = (path: string, token = staff.token) => first.staff(`GET ${path}`, { token });

let operations = 0;
async function send(platform: TestPlatform, kind: string, more: object) {
  const [player] = players;
  const body = {
    memberId: player?.playerId,
    transactionId: `op-${(operations += 1)}`,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    ...more,
  };
  const headers = signedHeaders(
    testProvider.code,
    testProvider.key,
    JSON.stringify(body),
    Date.now(),
  );
  return platform.player(`POST /provider/v1/${kind}`, { body, headers });
}

/** Of the test's game and of one nobody offers, those that take no stake, as a provider is told. */
async function closedGames(platform: TestPlatform): Promise<string[]> {
  const body = { gameCodes: [testProvider.gameCode, 'nobodys-game'] };
  const text = JSON.stringify(body);
  const headers = signedHeaders(testProvider.code, testProvider.key, text, Date.now());
  return (await platform.player('POST /provider/v1/games/closed', { body, headers })).value.closed;
}

const stake = (platform: TestPlatform, roundId: string, transactionId = roundId) =>
  send(platform, 'bet', {
    roundId,
    transactionId,
    amount: '20.00',
    sessionToken: players[0]?.sessionToken,
  });

/** Stakes until one is taken, or is not; what was taken on the way there is given back. */
const untilTaken = (platform: TestPlatform, isWanted: boolean) =>
  until(isWanted ? 'a stake to be taken' : 'a stake to be refused', async () => {
    const id = `try-${operations}`;
    const { success } = await stake(platform, id);
    if (success) await send(platform, 'rollback', { roundId: id, betTransactionId: id });
    return success === isWanted;
  });

for (const [what, flip, launchCode] of [
  ['game', switchGame, 'game_under_maintenance'],
  ['vendor', switchVendor, 'game_under_maintenance'],
  ['category', switchCategory, 'game_not_found'],
] as const) {
  test(`a ${what} that is switched off takes no stake in any process; rounds in play end`, async () => {
    const member = await registerTestMember(first);
    for (const [at, platform] of [first, second].entries()) {
      assert.equal((await stake(platform, `${what}-won-${at}`)).success, true);
      assert.equal((await stake(platform, `${what}-undone-${at}`)).success, true);
    }
    assert.equal((await flip(false)).success, true);
    for (const [at, platform] of [first, second].entries()) {
      await untilTaken(platform, false);
      const refused = await stake(platform, `${what}-late-${at}`);
      assert.deepEqual([refused.status, refused.code], [409, 'game_under_maintenance']);
      assert.deepEqual(await closedGames(platform), [testProvider.gameCode, 'nobodys-game']);
      const body = { gameId, language: 'en', theme: 'dark' };
      const launch = await platform.player('POST /wps/relay/GCS_gameLaunchFB', {
        token: member.token,
        body,
      });
      assert.equal(launch.code, launchCode);
      const won = await send(platform, 'win', {
        roundId: `${what}-won-${at}`,
        amount: '50.00',
        roundClosed: true,
      });
      assert.equal(won.success, true, won.text);
      const undone = await send(platform, 'rollback', {
        roundId: `${what}-undone-${at}`,
        betTransactionId: `${what}-undone-${at}`,
      });
      assert.equal(undone.success, true, undone.text);
    }
    const { rows } = await first.owner.query(
      `SELECT count(*)::int AS open FROM rounds WHERE state = 1`,
    );
    assert.deepEqual(rows, [{ open: 0 }]);
    assert.equal((await flip(true)).success, true);
    for (const [at, platform] of [first, second].entries()) {
      await untilTaken(platform, true);
      assert.deepEqual(await closedGames(platform), ['nobodys-game']);
      assert.equal((await stake(platform, `${what}-again-${at}`)).success, true);
      await send(platform, 'win', {
        roundId: `${what}-again-${at}`,
        amount: '0.00',
        roundClosed: true,
      });
    }
  });
}

test('each switch stands in the audit log with its reason, and one that changes nothing does not', async () => {
  for (const isOn of [true, false, false, true]) await switchGame(isOn);
  for (const isOn of [false, false, true]) await switchVendor(isOn);
  const { rows } = await first.owner.query(
    `SELECT subject, action, reason, before, after, ip FROM audit_entries
      WHERE actor = $1 ORDER BY id DESC LIMIT 4`,
    [staff.username],
  );
  const by = { reason, ip: '198.51.100.7' };
  const off = { ...by, before: { isOn: true }, after: { isOn: false } };
  const on = { ...by, before: { isOn: false }, after: { isOn: true } };
  assert.deepEqual(rows.reverse(), [
    { ...off, subject: `game:${gameId}`, action: 'game.switched_off' },
    { ...on, subject: `game:${gameId}`, action: 'game.switched_on' },
    { ...off, subject: `vendor:${testProvider.code}`, action: 'vendor.switched_off' },
    { ...on, subject: `vendor:${testProvider.code}`, action: 'vendor.switched_on' },
  ]);
});

test('games are found by name, vendor and whether they are on, and read by page', async () => {
  const all: string[] = [];
  for (let cursor = ''; ; ) {
    const { value } = await look(`/bo/games?pageSize=50${cursor}`);
    all.push(...value.items.map(({ id }: { id: string }) => id));
    if (value.nextCursor === null) break;
    cursor = `&cursor=${value.nextCursor}`;
  }
  const { rows } = await first.owner.query<{ id: string }>(
    'SELECT id::text FROM games WHERE NOT is_vendor_group ORDER BY position, games.id',
  );
  assert.deepEqual(
    all,
    rows.map(({ id }) => id),
  );
  const found = async (query: string) => (await look(`/bo/games?${query}`)).value.items;
  const [slot] = await found('search=sloti ya JARIBIO');
  assert.deepEqual(await found('search=sloti ya JARIBIO'), [
    {
      id: '900',
      gameId,
      nameEn: 'Test slot',
      nameSw: 'Sloti ya jaribio',
      category: 'RNG',
      isHot: false,
      markedNew: null,
      isRecommended: false,
      minimumStake: null,
      maximumStake: null,
      isNew: true,
      offeredMinimum: '1.00',
      offeredMaximum: '1000000.00',
      currency: 'KES',
      position: 900,
      version: slot.version,
      offUntil: null,
      vendorCode: 'TESTER',
      vendorName: 'TESTER',
      isOn: true,
      isVendorOn: true,
      isReady: true,
    },
  ]);
  assert.deepEqual(await found('vendor=TESTER&state=off'), []);
  await switchVendor(false);
  assert.equal((await found('vendor=TESTER&state=off')).length, 1);
  const { value } = await look('/bo/vendors');
  const tester = value.items.find(({ code }: { code: string }) => code === 'TESTER');
  assert.deepEqual(tester, {
    code: 'TESTER',
    name: 'TESTER',
    wallet: 'seamless',
    isOn: false,
    gameCount: 1,
  });
  await switchVendor(true);
});

test('what is not there, not built or without a reason is refused', async () => {
  for (const id of ['8', '4294967296', '999999999999999999']) {
    assert.equal((await post(`/bo/games/${id}/switch`, { isOn: false })).code, 'not_found', id);
  }
  assert.equal((await post('/bo/vendors/NOBODY/switch', { isOn: false })).code, 'not_found');
  await first.owner.query(
    `UPDATE games SET is_ready = false, is_under_maintenance = true WHERE id = $1`,
    [providerId],
  );
  const early = await switchGame(true);
  assert.deepEqual([early.status, early.code], [409, 'game_not_ready']);
  await first.owner.query(
    `UPDATE games SET is_ready = true, is_under_maintenance = false WHERE id = $1`,
    [providerId],
  );
  const mute = await post(`/bo/games/${providerId}/switch`, { isOn: false, reason: ' a ' });
  assert.equal(mute.code, 'invalid_input');
});

test('to look and to switch are rights of their own', async () => {
  const reader = await signInStaff(first, { permissions: ['games.read'] });
  const other = await signInStaff(first, { permissions: ['system.change'] });
  assert.equal((await look('/bo/games', reader.token)).success, true);
  assert.equal((await look('/bo/vendors', other.token)).code, 'forbidden');
  for (const path of [`/bo/games/${providerId}/switch`, '/bo/vendors/TESTER/switch']) {
    assert.equal((await post(path, { isOn: false }, reader.token)).code, 'forbidden');
  }
});
