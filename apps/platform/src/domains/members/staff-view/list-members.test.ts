import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { blockMember } from './block-member.ts';
import { indexBalances } from './index-balances.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['members.read'] });
});
after(() => platform.close());

type Item = { username: string; foundBy: string[]; balance: string };

const list = (query: string) => platform.staff(`GET /bo/members?${query}`, { token: staff.token });
const namesOf = async (query: string) => {
  const { value, text } = await list(query);
  assert.ok(value, text);
  return value.items.map(({ username }: Item) => username);
};
/** Who a search finds, and by what. */
const reasons = async (search: string) => {
  const { value } = await list(`search=${encodeURIComponent(search)}`);
  return value.items.map(({ username, foundBy }: Item) => [username, ...foundBy]);
};

const seal = async () => {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  await until('every transfer to be sealed', async () => {
    await sealOnce(platform.owner, watermarks);
    const { rows } = await platform.owner.query(
      `SELECT 1 FROM transfers WHERE id >
         (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks) LIMIT 1`,
    );
    return rows.length === 0;
  });
};

const register = (names: string[]): Promise<NewMember[]> =>
  Promise.all(names.map((name) => registerTestMember(platform, name)));

test('the list is narrowed by what is known of members, and ordered by it, page by page', async () => {
  const [first, second, third] = await register(['orodha1', 'orodha2', 'orodha3']);
  const ids = [first!.id, second!.id, third!.id];
  await giveMoney(platform, second!.id, 90_000n);
  await giveMoney(platform, third!.id, 40_000n);
  await seal();
  await indexBalances(platform.context);
  await platform.owner.query(
    `UPDATE members SET upline_id = $1, registered_at = '2024-05-17T22:30:00Z' WHERE id = $2`,
    [ids[0], ids[1]],
  );
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254700000017', last_login_at = '2024-06-01'
      WHERE member_id = $1`,
    [ids[1]],
  );
  await blockMember(platform.context, ids[2]!, { staffUsername: 'zawadi', reason: 'by a test' });

  assert.deepEqual(await namesOf('search=orodha&sort=balance'), ['orodha2', 'orodha3', 'orodha1']);
  assert.deepEqual(await namesOf('search=orodha&sort=balance&order=asc&pageSize=1'), ['orodha1']);
  assert.deepEqual(await namesOf('search=orodha&status=blocked'), ['orodha3']);
  assert.deepEqual(await namesOf('balanceFrom=400.00&balanceTo=400.00'), ['orodha3']);
  assert.deepEqual(await namesOf(`uplineId=${ids[0]}`), ['orodha2']);
  assert.deepEqual(await namesOf('search=orodha&dialingCode=%2B254'), ['orodha2']);
  await platform.owner.query(
    `INSERT INTO member_tags (brand, code, name_en, name_sw, colour)
     VALUES ('bahati', 'vip', 'VIP', 'Mgeni maalum', 'brass')`,
  );
  await platform.owner.query(
    `INSERT INTO tagged_members (member_id, brand, tag, tagged_by)
     VALUES ($1, 'bahati', 'vip', 'zawadi'), ($2, 'bahati', 'vip', 'zawadi')`,
    [ids[0], ids[2]],
  );
  assert.deepEqual(await namesOf('tag=vip&status=blocked'), ['orodha3']);
  assert.deepEqual(await namesOf('tag=vip&sort=balance'), ['orodha3', 'orodha1']);
  assert.deepEqual(await namesOf('tag=watch'), []);
  // Half past ten at night in London is the next day in Nairobi.
  assert.deepEqual(await namesOf('registeredFrom=2024-05-18&registeredTo=2024-05-18'), ['orodha2']);
  assert.deepEqual(await namesOf('registeredFrom=2024-05-17&registeredTo=2024-05-17'), []);
  assert.deepEqual(await namesOf('lastLoginTo=2024-06-01'), ['orodha2']);
  assert.deepEqual(await namesOf('search=orodha&type=4'), []);

  const walked = [];
  let cursor = '';
  do {
    const { value } = await list(`search=orodha&sort=last_login&pageSize=1${cursor}`);
    walked.push(...value.items.map(({ username }: Item) => username));
    cursor = value.nextCursor === null ? '' : `&cursor=${value.nextCursor}`;
  } while (cursor !== '');
  assert.deepEqual([walked.length, new Set(walked).size, walked[2]], [3, 3, 'orodha2']);
  // Of other lists, and none at all.
  const place = (await list('search=orodha&pageSize=1')).value.nextCursor;
  assert.equal((await list(`sort=balance&cursor=${place}`)).code, 'invalid_input');
  const odd = Buffer.from('2026-99-99 00:00:00+00|5').toString('base64url');
  assert.equal((await list(`cursor=${odd}`)).code, 'invalid_input');
  assert.equal((await list('type=3')).code, 'invalid_input');
});

test('the list is narrowed by what members have proven, from the moment they did', async () => {
  const [, second, third] = await register(['ngazi1', 'ngazi2', 'ngazi3']);
  const ofLevel = (level: number) => namesOf(`search=ngazi&kycLevel=${level}`);
  const setLevel = (member: NewMember | undefined, level: number) =>
    platform.owner.query(
      `INSERT INTO kyc_levels (member_id, level) VALUES ($1, $2)
       ON CONFLICT (member_id) DO UPDATE SET level = excluded.level`,
      [member!.id, level],
    );
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254700000018' WHERE member_id = $1`,
    [second!.id],
  );
  await setLevel(third, 2);
  assert.deepEqual(await ofLevel(0), ['ngazi1']);
  assert.deepEqual(await ofLevel(1), ['ngazi2']);
  assert.deepEqual(await ofLevel(2), ['ngazi3']);
  await setLevel(third, 3);
  assert.deepEqual([await ofLevel(2), await ofLevel(3)], [[], ['ngazi3']]);
  const { value } = await list('search=ngazi3');
  assert.equal(value.items[0].kycLevel, 3);
  // Documents alone make a level stand; without them it is the phone's.
  await setLevel(second, 2);
  await platform.owner.query('DELETE FROM kyc_levels WHERE member_id = ANY($1)', [
    [second!.id, third!.id],
  ]);
  assert.deepEqual(await ofLevel(1), ['ngazi2']);
  assert.deepEqual((await ofLevel(0)).toSorted(), ['ngazi1', 'ngazi3']);
  assert.equal((await list('kycLevel=4')).code, 'invalid_input');
});

test('every member stands in the list once, however few are looked at first', async () => {
  await platform.owner.query(
    `INSERT INTO member_index (member_id, status, type, registered_at, last_login_at)
     SELECT 900000000 + n, 'active', 0, now() + interval '1 day', now() + interval '1 day'
       FROM generate_series(1, 6000) AS n`,
  );
  // Nobody stands behind these rows; what matters is that they are passed.
  assert.deepEqual(await namesOf('balanceFrom=899.00&balanceTo=901.00'), ['orodha2']);
  assert.deepEqual(await namesOf('status=blocked'), ['orodha3']);
  await platform.owner.query('DELETE FROM member_index WHERE member_id > 900000000');
});

test('a member is found by anything known, and the answer says by what', async () => {
  const [sought, other] = await register(['tafutwakwanza', 'mwinginetu']);
  const id = sought!.id;
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254712000111', email = 'kwanza@example.com'
      WHERE member_id = $1`,
    [id],
  );
  await platform.owner.query(`UPDATE members SET nickname = 'Simba wa Pwani' WHERE id = $1`, [id]);
  await platform.owner.query(
    `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
     VALUES ($1, 'mobile_money', '+254712000111', now(), now()),
            ($2, 'mobile_money', '+254733000222', now(), now())`,
    [id, other!.id],
  );
  await platform.owner.query(`UPDATE sessions SET ip = '2001:db8::7' WHERE member_id = $1`, [id]);

  assert.deepEqual(await reasons(String(id)), [['tafutwakwanza', 'id']]);
  assert.deepEqual(await reasons('TAFUTWA'), [['tafutwakwanza', 'username']]);
  assert.deepEqual(await reasons('wakwan'), [['tafutwakwanza', 'username']]);
  assert.deepEqual(await reasons('tafutwakwansa'), [['tafutwakwanza', 'similar_name']]);
  assert.deepEqual(await reasons('simba WA'), [['tafutwakwanza', 'nickname']]);
  for (const number of ['0712 000 111', '+254712000111', '254712000111']) {
    assert.deepEqual(await reasons(number), [['tafutwakwanza', 'phone', 'payout_number']]);
  }
  assert.deepEqual(await reasons('0733000222'), [['mwinginetu', 'payout_number']]);
  assert.deepEqual(await reasons('Kwanza@Example.com'), [['tafutwakwanza', 'email']]);
  assert.deepEqual(await reasons('2001:DB8::7'), [['tafutwakwanza', 'ip']]);
  for (const part of ['071200011', 'kwanza@example', '%', '__', 'zz-nobody-zz']) {
    assert.deepEqual(await reasons(part), [], part);
  }
  const { text } = await list('search=0712000111');
  assert.ok(!text.includes('712000111') && !text.includes('@example'));
});

test('balances of the index follow the sealed ledger, however often they are taken over', async () => {
  const member = await registerTestMember(platform);
  const indexed = async () => {
    const { rows } = await platform.owner.query<{ balance: bigint }>(
      'SELECT balance FROM member_index WHERE member_id = $1',
      [member.id],
    );
    return rows[0]?.balance;
  };
  await giveMoney(platform, member.id, 12_345n);
  await seal();
  assert.equal(await indexed(), 0n);
  await Promise.all([indexBalances(platform.context), indexBalances(platform.context)]);
  await indexBalances(platform.context);
  assert.equal(await indexed(), 12_345n);
});
