import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { deposit } from '#domains/cashier/cashier.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const speak = (token: string, language: 'en' | 'sw') =>
  platform.player('POST /wps/member/language', { token, body: { language } });

const namesFor = async (token: string) => {
  const { value } = await platform.player('GET /wps/cashier/methods', { token });
  return [...value.deposit, ...value.withdrawal].map(({ name }: { name: string }) => name);
};

test('payment methods are called as the member’s language calls them, brands as they are', async () => {
  const { token } = await registerTestMember(platform);
  await speak(token, 'en');
  assert.deepEqual(new Set(await namesFor(token)), new Set(english));
  await speak(token, 'sw');
  assert.deepEqual(new Set(await namesFor(token)), new Set(swahili));
});

const brands = ['M-Pesa', 'Airtel Money', 'Pesa Pepe'];
const english = [...brands, 'Card', 'Bank transfer'];
const swahili = [...brands, 'Kadi', 'Uhamisho wa benki'];

test('a deposit and its movement name their method in the member’s language, for staff in English', async () => {
  const member = await registerTestMember(platform);
  const staff = await signInStaff(platform, { permissions: 'all' });
  await speak(member.token, 'sw');
  const { value } = await deposit(platform, member, { method: 'bank-deposit', amount: '1000' });
  assert.equal(value.methodName, 'Uhamisho wa benki');
  const receipt = 'FT26325ABCDE';
  const accepted = await platform.staff(`POST /bo/deposits/${value.id}/accept`, {
    token: staff.token,
    body: { amount: '1000', receipt },
  });
  assert.equal(accepted.value?.methodName, 'Bank transfer', accepted.text);
  const detailFor = async () => {
    const { rows } = await platform.owner.query<{ id: bigint }>(
      `SELECT transfers.id FROM transfers JOIN deposits ON reference = deposits.id AND code = 20
        WHERE public_id = $1`,
      [value.id],
    );
    const url = `GET /wps/relay/ODSFE2_MemTransDet?id=${rows[0]?.id}`;
    const { value: detail } = await platform.player(url, member);
    return [detail.movement.about, detail.deposit.method];
  };
  assert.deepEqual(await detailFor(), ['Uhamisho wa benki', 'Uhamisho wa benki']);
  await speak(member.token, 'en');
  assert.deepEqual(await detailFor(), ['Bank transfer', 'Bank transfer']);
});
