import assert from 'node:assert/strict';
import { afterEach, before, test, after } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import {
  addStaff,
  codeAt,
  signInStaff,
  type StaffLogin,
  staffPassword,
} from '#domains/staff/staff.testing.ts';

let platform: TestPlatform;
let keeper: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  keeper = await signInStaff(platform, { permissions: ['staff.read', 'staff.change'] });
});
after(() => platform.close());
afterEach(() => platform.owner.query('DELETE FROM staff_networks'));

const reason = 'The office in Mombasa';
const here = '203.0.113.9';
const elsewhere = '198.51.100.7';
const allow = (network: string, ip = here) =>
  platform.staff('POST /bo/staffNetworks', { token: keeper.token, ip, body: { network, reason } });
const look = (ip: string) => platform.staff('GET /bo/staffNetworks', { token: keeper.token, ip });
const remove = (id: string, ip = here) =>
  platform.staff(`POST /bo/staffNetworks/${id}/remove`, {
    token: keeper.token,
    ip,
    body: { reason },
  });

test('with no network the office is open, with one it is open there alone, at the next request', async () => {
  assert.equal((await look(elsewhere)).status, 200);
  const { value } = await allow('203.0.113.0/24');
  assert.deepEqual([value.items[0].network, value.ownAddress], ['203.0.113.0/24', here]);
  assert.equal((await look(here)).status, 200);
  assert.equal((await look(`::ffff:${here}`)).status, 200);
  const refused = await look(elsewhere);
  assert.deepEqual([refused.status, refused.code], [403, 'network_not_allowed']);
  assert.equal((await remove(value.items[0].id)).value.items.length, 0);
  assert.equal((await look(elsewhere)).status, 200);
});

test('nobody logs in from elsewhere, whatever is typed', async () => {
  await allow(here);
  const { username, totpSecret } = await addStaff(platform, []);
  const logIn = (ip: string, password = staffPassword) =>
    platform.staff('POST /bo/session/login', {
      ip,
      body: { username, password, code: codeAt(totpSecret) },
    });
  assert.equal((await logIn(elsewhere)).code, 'network_not_allowed');
  assert.equal((await logIn(elsewhere, 'not this one')).code, 'network_not_allowed');
  const body = { token: `i_${'a'.repeat(43)}` };
  const read = (ip: string) => platform.staff('POST /bo/invitation/read', { ip, body });
  assert.equal((await read(elsewhere)).code, 'network_not_allowed');
  assert.equal((await read(here)).code, 'invitation_over');
  // The code was not used up.
  assert.equal((await logIn(here)).status, 200);
});

test('nobody shuts himself out', async () => {
  assert.equal((await allow('198.51.100.0/24')).code, 'own_address_left_out');
  await allow(here);
  const { value } = await allow('198.51.100.0/24');
  const [own] = value.items;
  assert.equal((await remove(own.id)).code, 'own_address_left_out');
  assert.equal((await remove(own.id, elsewhere)).value.items.length, 1);
  assert.equal((await look(here)).code, 'network_not_allowed');
});

test('what is no network, is too wide, or stands already is refused', async () => {
  assert.equal((await allow('office')).code, 'network_invalid');
  assert.equal((await allow('203.0.113.9/24')).code, 'network_invalid');
  assert.equal((await allow('0.0.0.0/0')).code, 'network_too_wide');
  await allow(here);
  assert.equal((await allow(`${here}/32`)).code, 'network_listed');
  assert.equal((await remove('999999')).code, 'not_found');
  await platform.owner.query(
    `INSERT INTO staff_networks (network, note, added_by)
     SELECT ('10.0.0.' || n || '/32')::cidr, 'x', 'x' FROM generate_series(1, 99) AS n`,
  );
  assert.equal((await allow('192.0.2.1')).code, 'too_many_networks');
});
