/** A staff user of one brand at work in another: admitted by two, entering by a code, gone at once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrandSums } from '@bahati/contract/back-office/insight/brand-sums.ts';
import { until } from '@bahati/testing/until.ts';
import { stake } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTwoBrands,
  type TestBrand,
  type TwoBrands,
} from '#platform/installation/two-brands.testing.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { giveMoney, registerTestMember } from '#platform/platform.testing.ts';

let brands: TwoBrands;
let kenya: TestBrand;
let tanzania: TestBrand;
/** At home in Kenya. */
let asha: StaffLogin;
/** Keepers of Tanzania's staff. */
let maker: StaffLogin;
let checker: StaffLogin;

before(async () => {
  brands = await openTwoBrands();
  ({ kenya, tanzania } = brands);
  asha = await signInStaff(kenya, { role: 'operator' });
  maker = await signInStaff(tanzania, { role: 'operator' });
  checker = await signInStaff(tanzania, { role: 'operator' });
});
after(() => brands.close());

const reason = 'Looks after payouts in both';
const admit = (more: object = {}) =>
  tanzania.staff('POST /bo/staff/admit', {
    token: maker.token,
    body: {
      homeBrand: 'bahati',
      homeUsername: asha.username,
      username: 'asha',
      role: 'analyst',
      reason,
      ...more,
    },
  });
const brandsOf = async (brand: TestBrand, token: string): Promise<string[]> => {
  const { value } = await brand.staff('GET /bo/brands', { token });
  return value.items.map(({ code }: { code: string }) => code);
};
const linkTo = (code: string, from: TestBrand, token: string) =>
  from.staff(`POST /bo/brands/${code}/enter`, { token, body: {} });
const useCode = (brand: TestBrand, url: string) =>
  brand.staff('POST /bo/session/enter', { body: { code: url.slice(url.indexOf('#') + 1) } });
const cross = async (to: 'bahati' | 'tanzania', from: TestBrand, token: string) => {
  const { value } = await linkTo(to, from, token);
  const entered = await useCode(to === 'bahati' ? kenya : tanzania, value.url);
  assert.equal(entered.status, 200, entered.text);
  return entered.value.token as string;
};
const isIn = async (brand: TestBrand, token: string) =>
  (await brand.staff('GET /bo/session', { token })).status === 200;
const idOfAsha = async () => {
  const { rows } = await tanzania.owner.query<{ id: bigint }>(
    `SELECT id FROM staff_members WHERE username = 'asha'`,
  );
  return String(rows[0]?.id);
};
const switchAsha = async (act: 'enable' | 'disable') => {
  const path = `POST /bo/staff/${await idOfAsha()}/${act}`;
  const answer = await tanzania.staff(path, { token: maker.token, body: { reason } });
  assert.equal(answer.status, 200, answer.text);
};

/** What is counted is what was sealed. */
const sealAll = async ({ owner }: TestBrand) => {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  await until('everything is sealed', async () => {
    await sealOnce(owner, watermarks);
    const { rows } = await owner.query<{ isAll: boolean }>(
      `SELECT (SELECT max(id) FROM transfers)
              = (SELECT max(last_transfer_id) FROM ledger_blocks) AS "isAll"`,
    );
    return rows[0]?.isAll === true;
  });
};

test('nobody hears of a brand he is not admitted to, and nobody is admitted by one alone', async () => {
  assert.deepEqual(await brandsOf(kenya, asha.token), ['bahati']);
  const closed = await linkTo('tanzania', kenya, asha.token);
  const absent = await linkTo('uganda', kenya, asha.token);
  assert.deepEqual([closed.status, closed.code], [absent.status, absent.code]);
  assert.equal(closed.code, 'not_found');
  for (const wrong of [{ homeBrand: 'uganda' }, { homeUsername: 'nobody' }]) {
    assert.equal((await admit(wrong)).code, 'staff_unknown');
  }
  assert.equal((await admit({ username: maker.username })).code, 'username_taken');
  assert.equal((await admit({ role: 'no-such-role' })).code, 'role_unknown');
  assert.equal((await admit()).status, 200);
  assert.equal((await admit()).code, 'already_admitted');
  assert.deepEqual(await brandsOf(kenya, asha.token), ['bahati']);
  const { value } = await tanzania.staff('GET /bo/approvals?state=requested', {
    token: checker.token,
  });
  const approved = await tanzania.staff(`POST /bo/approvals/${value.items[0].id}/approve`, {
    token: checker.token,
    body: {},
  });
  assert.equal(approved.value.state, 'applied');
  assert.deepEqual(await brandsOf(kenya, asha.token), ['bahati', 'tanzania']);
  assert.deepEqual(await brandsOf(tanzania, maker.token), ['tanzania']);
  const { rows } = await tanzania.owner.query<{ told: number }>(
    `SELECT count(*)::int AS told FROM audit_entries WHERE after::text LIKE '%bahati%'`,
  );
  assert.deepEqual(rows, [{ told: 0 }]);
});

test('a code opens a session once, in its own brand, with the role of there', async () => {
  const { value } = await linkTo('tanzania', kenya, asha.token);
  assert.match(value.url, /^http:\/\/tanzania\.localhost:8081\/enter#e_/);
  assert.equal((await useCode(kenya, value.url)).code, 'entry_over');
  const [first, second] = await Promise.all([
    useCode(tanzania, value.url),
    useCode(tanzania, value.url),
  ]);
  assert.deepEqual(new Set([first.status, second.status]), new Set([200, 404]));
  const { token, staff } = (first.success ? first : second).value;
  assert.deepEqual([staff.username, staff.role], ['asha', 'analyst']);
  assert.equal((await tanzania.staff('GET /bo/staff', { token })).code, 'forbidden');
  assert.equal(await isIn(kenya, token), false);
  assert.deepEqual(await brandsOf(tanzania, token), ['tanzania', 'bahati']);
  const late = await linkTo('tanzania', kenya, asha.token);
  await tanzania.owner.query(`UPDATE staff_entries SET expires_at = now()`);
  assert.equal((await useCode(tanzania, late.value.url)).code, 'entry_over');
});

test('the brand of the home keeps the password: no link is made elsewhere', async () => {
  const path = `POST /bo/staff/${await idOfAsha()}/invite`;
  const answer = await tanzania.staff(path, { token: maker.token, body: { reason } });
  assert.equal(answer.code, 'at_home_elsewhere');
  await assert.rejects(
    tanzania.owner.query(`UPDATE staff_members SET password_hash = 'x', totp_secret = 'y'
                           WHERE username = 'asha'`),
    /staff_away_has_no_password/,
  );
});

test('sums are told of the brands where he may read them, each in its own currency', async () => {
  const read = async () => {
    const { value } = await kenya.staff('GET /bo/brandSums', { token: asha.token });
    return (value.items as BrandSums[]).map(({ code, currency, today }) => ({
      code,
      currency,
      ...today,
    }));
  };
  const none = {
    registrations: 0,
    deposits: '0.00',
    withdrawals: '0.00',
    stakes: '0.00',
    payouts: '0.00',
    ggr: '0.00',
  };
  const here = await registerTestMember(kenya);
  await giveMoney(kenya, here.id, 100_000n);
  await stake(kenya, here.id, 4_000n);
  const there = await registerTestMember(tanzania);
  await giveMoney(tanzania, there.id, 5_000_000n, 'TZS');
  await Promise.all([kenya, tanzania].map(sealAll));
  const kenyan = { registrations: 1, deposits: '1000.00', stakes: '40.00', ggr: '40.00' };
  assert.deepEqual(await read(), [
    { code: 'bahati', currency: 'KES', ...none, ...kenyan },
    { code: 'tanzania', currency: 'TZS', ...none, registrations: 1, deposits: '50000.00' },
  ]);
  await tanzania.owner.query(
    `UPDATE staff_roles SET permissions = array_remove(permissions, 'insight.read')
      WHERE code = 'analyst'`,
  );
  assert.deepEqual(
    (await read()).map(({ code }) => code),
    ['bahati'],
  );
});

test('a withdrawn admission ends his sessions there at once, and his way there', async () => {
  const token = await cross('tanzania', kenya, asha.token);
  const { value } = await linkTo('tanzania', kenya, asha.token);
  await switchAsha('disable');
  assert.equal(await isIn(tanzania, token), false);
  assert.equal((await useCode(tanzania, value.url)).code, 'entry_over');
  assert.deepEqual(await brandsOf(kenya, asha.token), ['bahati']);
  await switchAsha('enable');
  assert.equal(await isIn(tanzania, token), false);
});

test('what ends at home ends everywhere, after a way there and back too', async () => {
  const there = await cross('tanzania', kenya, asha.token);
  const back = await cross('bahati', tanzania, there);
  assert.equal(await isIn(kenya, back), true);
  await kenya.owner.query(
    `UPDATE staff_sessions SET last_seen_at = now() - interval '31 minutes'
      WHERE home_session_id IS NULL AND staff_id = $1`,
    [asha.id],
  );
  assert.equal(await isIn(tanzania, there), true);
  await kenya.staff('POST /bo/session/logout', { token: back, body: {} });
  assert.deepEqual([await isIn(kenya, back), await isIn(tanzania, there)], [false, false]);
});

test('a session in another brand lasts no longer than the one at home would', async () => {
  const other = await signInStaff(kenya, { permissions: [] });
  await tanzania.owner.query(
    `INSERT INTO staff_members (username, role, home_brand, home_staff_id)
     VALUES ('juma', 'support', 'bahati', $1)`,
    [other.id],
  );
  const there = await cross('tanzania', kenya, other.token);
  const { rows } = await tanzania.owner.query<{ startedAt: Date }>(
    `SELECT max(created_at) AS "startedAt" FROM staff_sessions WHERE home_session_id IS NOT NULL`,
  );
  const home = await kenya.owner.query<{ startedAt: Date }>(
    `SELECT created_at AS "startedAt" FROM staff_sessions WHERE staff_id = $1`,
    [other.id],
  );
  assert.deepEqual(rows[0]?.startedAt, home.rows[0]?.startedAt);
  await kenya.owner.query('UPDATE staff_members SET is_enabled = false WHERE id = $1', [other.id]);
  assert.equal(await isIn(tanzania, there), false);
});
