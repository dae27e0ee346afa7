import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { passFreshTime } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['access.read', 'access.change'] });
});
after(() => platform.close());

const reason = 'many false accounts';
const add = (body: object, token = staff.token) =>
  platform.staff('POST /bo/addressBlocks', {
    token,
    body: { reason, ...body },
    ip: '198.51.100.9',
  });
const lift = (id: string, token = staff.token) =>
  platform.staff(`POST /bo/addressBlocks/${id}/lift`, { token, body: {}, ip: '198.51.100.9' });
const list = (query = '') =>
  platform.staff(`GET /bo/addressBlocks?${query}`, { token: staff.token });
const isBlocked = async (ip: string) =>
  (await platform.player('GET /wps/system/status', { ip })).value.isAddressBlocked;

test('a network staff block is shut out within five seconds, and let in as soon when lifted', async () => {
  const { value } = await add({ network: '203.0.113.0/24', hours: 24 });
  assert.equal(value.network, '203.0.113.0/24');
  const lasts = Date.parse(value.endsAt) - Date.parse(value.createdAt);
  assert.equal(lasts, 24 * 3_600_000);
  // The list that was read a moment ago is good for three seconds.
  passFreshTime();
  assert.equal(await isBlocked('203.0.113.77'), true);
  assert.equal(await isBlocked('203.0.114.77'), false);
  assert.equal((await lift(value.id)).success, true);
  passFreshTime();
  assert.equal(await isBlocked('203.0.113.77'), false);
  const { rows } = await platform.owner.query(
    `SELECT actor, action, reason, before, after, ip FROM audit_entries
      WHERE subject = $1 ORDER BY id`,
    [`address_block:${value.id}`],
  );
  const { network, endsAt } = value;
  const by = { actor: staff.username, ip: '198.51.100.9' };
  assert.deepEqual(rows, [
    { ...by, action: 'address_block.added', reason, before: null, after: { network, endsAt } },
    {
      ...by,
      action: 'address_block.lifted',
      reason: null,
      before: { network, reason, endsAt },
      after: null,
    },
  ]);
});

test('blocks are told newest first, by page; one address stands as a network of one', async () => {
  const one = await add({ network: '192.0.2.1' });
  const two = await add({ network: '2001:db8::1' });
  const three = await add({ network: '::ffff:192.0.2.3' });
  assert.deepEqual(
    [one, two, three].map(({ value }) => [value.network, value.endsAt, value.isOver]),
    [
      ['192.0.2.1/32', null, false],
      ['2001:db8::1/128', null, false],
      ['192.0.2.3/32', null, false],
    ],
  );
  const first = (await list('pageSize=2')).value;
  assert.deepEqual(
    first.items.map(({ id }: { id: string }) => id),
    [three.value.id, two.value.id],
  );
  const second = (await list(`pageSize=2&cursor=${first.nextCursor}`)).value;
  assert.equal(second.items[0].id, one.value.id);
  for (const query of ['cursor=!', 'pageSize=101', 'more=1']) {
    assert.equal((await list(query)).code, 'invalid_input', query);
  }
});

test('what is no network, too wide or one’s own address is refused', async () => {
  for (const network of ['bahati', '203.0.113.9/24', '203.0.113.0/33', '2001:db8::1/32']) {
    const answer = await add({ network });
    assert.deepEqual([answer.status, answer.code], [400, 'network_invalid'], network);
  }
  for (const network of ['8.0.0.0/7', '0.0.0.0/0', '2000::/15']) {
    assert.equal((await add({ network })).code, 'network_too_wide', network);
  }
  for (const network of ['198.51.100.9', '198.51.100.0/24', '::ffff:198.51.100.9']) {
    const answer = await add({ network });
    assert.deepEqual([answer.status, answer.code], [409, 'own_address'], network);
  }
  assert.equal((await add({ network: '192.0.2.9', reason: ' abc ' })).code, 'invalid_input');
  assert.equal((await add({ network: '192.0.2.9', hours: 0 })).code, 'invalid_input');
  assert.equal((await add({ network: '192.0.2.9', hours: 1.5 })).code, 'invalid_input');
});

test('a network is blocked once, and anew when the block is over', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => add({ network: '192.0.2.64/26' })));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  const refused = answers.filter(({ success }) => !success);
  assert.deepEqual(
    refused.map(({ status, code }) => [status, code]),
    [
      [409, 'already_blocked'],
      [409, 'already_blocked'],
    ],
  );
  await platform.owner.query(
    `UPDATE address_blocks SET ends_at = now() - interval '1 s' WHERE network = '192.0.2.64/26'`,
  );
  assert.equal((await list()).value.items[0].isOver, true);
  const again = await add({ network: '192.0.2.64/26' });
  assert.equal(again.value.isOver, false);
});

test('a block is lifted once', async () => {
  const { value } = await add({ network: '192.0.2.200' });
  assert.equal((await lift(value.id)).success, true);
  assert.equal((await lift(value.id)).code, 'not_found');
});

test('to look and to change are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['access.read'] });
  const other = await signInStaff(platform, { permissions: ['members.read', 'members.block'] });
  const look = (token: string) => platform.staff('GET /bo/addressBlocks', { token });
  assert.equal((await look(reader.token)).success, true);
  assert.equal((await look(other.token)).code, 'forbidden');
  assert.equal((await add({ network: '192.0.2.77' }, reader.token)).code, 'forbidden');
  assert.equal((await lift('1', reader.token)).code, 'forbidden');
});

test('more blocks than are ever read are refused', async () => {
  await platform.owner.query(
    `INSERT INTO address_blocks (network, reason)
     SELECT set_masklen(('10.0.0.0'::inet + at)::cidr, 32), 'test' FROM generate_series(1, 10000) at`,
  );
  const answer = await add({ network: '192.0.2.99' });
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_blocks']);
});
