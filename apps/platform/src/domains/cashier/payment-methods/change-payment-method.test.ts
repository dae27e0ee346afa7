/** Staff set payment methods: who may, what is refused, and that it outlives the next start. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedPaymentMethods } from '#seed/cashier/seed-payment-methods.ts';
import { seedTaxRates } from '#seed/cashier/seed-tax-rates.ts';
import { deposit } from '#domains/cashier/cashier.testing.ts';

let platform: TestPlatform;
let operator: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  operator = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
beforeEach(async () => {
  await platform.owner.query('DELETE FROM payment_methods');
  await platform.owner.query('DELETE FROM change_requests');
  await seedPaymentMethods(platform.owner);
});
after(() => platform.close());

type Method = Record<string, unknown> & { code: string; version: string };

const methodsOf = async () =>
  (await platform.staff('GET /bo/paymentMethods', { token: operator.token })).value
    .items as Method[];

async function methodOf(code: string): Promise<Method> {
  const method = (await methodsOf()).find((one) => one.code === code);
  if (!method) throw new Error(`No ${code}.`);
  return method;
}

/** The settings as they are, with some changed, as staff send them. */
async function set(code: string, more: object, staff = operator) {
  const { name, minimum, maximum, quickAmounts, dailyMaximum, feeFixed, feeBps, hours, version } =
    await methodOf(code);
  const settings = { name, minimum, maximum, quickAmounts, dailyMaximum, feeFixed, feeBps, hours };
  return platform.staff(`POST /bo/paymentMethods/${code}/settings`, {
    token: staff.token,
    body: { ...settings, version, reason: 'The rail has new terms', ...more },
  });
}

const move = (code: string, direction: string, staff = operator) =>
  platform.staff(`POST /bo/paymentMethods/${code}/move`, {
    token: staff.token,
    body: { direction },
  });

const ownWays = async () => {
  const { token } = await registerTestMember(platform);
  return (await platform.player('GET /wps/cashier/methods', { token })).value;
};

test('what staff set is what members see and pay, and it outlives the next start', async () => {
  const changed = {
    name: { en: 'M-Pesa (phone)', sw: 'M-Pesa (simu)' },
    minimum: '50.00',
    maximum: '1000.00',
    quickAmounts: ['50.00', '500.00'],
    feeFixed: '10.00',
    feeBps: 100,
    hours: { opensAt: '00:00', closesAt: '23:59' },
  };
  const answer = await set('mpesa', changed);
  assert.equal(answer.status, 200, answer.text);
  await seedPaymentMethods(platform.owner);
  const { version: _, ...told } = await methodOf('mpesa');
  assert.deepEqual({ ...told, ...changed }, told);
  const member = await registerTestMember(platform);
  const quote = await platform.player('POST /wps/cashier/deposits/quote', {
    token: member.token,
    body: { method: 'mpesa', amount: '100' },
  });
  assert.deepEqual([quote.value.fee, quote.value.credited], ['11.00', '89.00']);
  const small = await deposit(platform, member, { method: 'mpesa', amount: '40' });
  assert.equal(small.code, 'amount_out_of_range');
});

test('the audit log has the settings before and after, once, with the reason', async () => {
  await set('card', { minimum: '200.00' });
  await set('card', {});
  const { rows } = await platform.owner.query(
    `SELECT actor, reason, before ->> 'minimum' AS was, after ->> 'minimum' AS became
       FROM audit_entries WHERE subject = 'payment_method:card'`,
  );
  assert.deepEqual(rows, [
    {
      actor: operator.username,
      reason: 'The rail has new terms',
      was: '100.00',
      became: '200.00',
    },
  ]);
});

const decide = (id: string, staff = second) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });

const wantedOf = async (code: string) =>
  (await methodOf(code))['wanted'] as { id: string; requestedBy: string } | null;

test('a less strict rule waits for another person, and is what members see with his word', async () => {
  await platform.owner.query(`UPDATE payment_methods SET fee_fixed = 1000 WHERE code = 'card'`);
  const lessStrict: object[] = [
    { maximum: '200000.00' },
    { minimum: '50.00' },
    { feeFixed: '0.00' },
    { maximum: '200000.00', feeBps: 500 },
  ];
  const before = await methodOf('card');
  for (const more of lessStrict) {
    const asked = await set('card', more);
    assert.equal(asked.status, 200, asked.text);
    const { wanted: _, ...stands } = await methodOf('card');
    assert.deepEqual({ ...stands, wanted: null }, before);
  }
  const wanted = await wantedOf('card');
  assert.equal(wanted?.requestedBy, operator.username);
  const own = await decide(wanted?.id ?? '', operator);
  assert.deepEqual([own.status, own.code], [409, 'second_person_needed']);
  assert.equal((await decide(wanted?.id ?? '')).status, 200);
  const now = await methodOf('card');
  assert.deepEqual([now['maximum'], now['feeBps'], now['wanted']], ['200000.00', 500, null]);
  const methods = await ownWays();
  const told = methods.deposit.find(({ code }: Method) => code === 'card');
  assert.deepEqual([told.maximum, told.feeBps], ['200000.00', 500]);
});

test('who decides sees only what differs, however the amounts were typed', async () => {
  await set('card', { minimum: '100', maximum: '200000', feeFixed: '0' });
  const { value } = await platform.staff('GET /bo/approvals?state=requested', {
    token: second.token,
  });
  const [{ before, wanted }] = value.items;
  const { currency, ...stands } = before;
  assert.equal(currency, 'KES');
  assert.deepEqual(wanted, { ...stands, maximum: '200000.00' });
});

test('a stricter rule stands at once and takes the place of a less strict one that waits', async () => {
  await set('card', { maximum: '200000.00' });
  const late = await wantedOf('card');
  const { status } = await set('card', { maximum: '100000.00' });
  assert.equal(status, 200);
  const now = await methodOf('card');
  assert.deepEqual([now['maximum'], now['wanted']], ['100000.00', null]);
  assert.equal((await decide(late?.id ?? '')).code, 'already_decided');
  assert.equal((await methodOf('card'))['maximum'], '100000.00');
});

test('a method that is taken away drops what waited about it', async () => {
  await set('card', { maximum: '200000.00' });
  const late = await wantedOf('card');
  const body = { isEnabled: false, reason: 'The rail is being moved' };
  await platform.staff('POST /bo/paymentMethods/card', { token: operator.token, body });
  assert.equal((await decide(late?.id ?? '')).code, 'already_decided');
  const now = await methodOf('card');
  assert.deepEqual([now['isEnabled'], now['wanted']], [false, null]);
});

test('hours that grow longer wait, and shorter ones do not', async () => {
  await set('card', { hours: { opensAt: '08:00', closesAt: '20:00' } });
  assert.equal(await wantedOf('card'), null);
  await set('card', { hours: { opensAt: '08:00', closesAt: '21:00' } });
  assert.notEqual(await wantedOf('card'), null);
  await set('card', { hours: null });
  const wanted = await wantedOf('card');
  assert.equal((await decide(wanted?.id ?? '')).status, 200);
  assert.equal((await methodOf('card'))['hours'], null);
});

test('what the law’s tax makes impossible meanwhile is not done by a second word', async () => {
  await set('pesa-pepe', { feeFixed: '19.50' });
  await set('pesa-pepe', { feeFixed: '19.20' });
  const wanted = await wantedOf('pesa-pepe');
  await seedTaxRates(platform.owner);
  const { status, code } = await decide(wanted?.id ?? '');
  assert.deepEqual([status, code], [409, 'cannot_apply']);
  assert.equal((await methodOf('pesa-pepe'))['feeFixed'], '19.50');
  await platform.owner.query('DELETE FROM tax_rates');
});

test('of two who set the same method the later one is told, and changes nothing', async () => {
  const { version } = await methodOf('mpesa');
  assert.equal((await set('mpesa', { minimum: '30.00' })).status, 200);
  const late = await set('mpesa', { minimum: '40.00', version });
  assert.deepEqual([late.status, late.code], [409, 'changed_meanwhile']);
  assert.equal((await methodOf('mpesa'))['minimum'], '30.00');
  const { version: seen } = await methodOf('card');
  const answers = await Promise.all(
    [10, 20].map((feeBps) => set('card', { feeBps, version: seen })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
});

test('what cannot be paid by is refused with the rule it breaks', async () => {
  const refused: [code: string, more: object, refusal: string][] = [
    ['mpesa', { minimum: '0', quickAmounts: [] }, 'limits_crossed'],
    ['mpesa', { minimum: '20.50' }, 'amount_not_whole'],
    ['mpesa', { quickAmounts: ['500', '100'] }, 'quick_amounts_unfit'],
    ['mpesa', { feeFixed: '20' }, 'fee_too_large'],
    ['mpesa', { dailyMaximum: '1000' }, 'daily_limit_unfit'],
    ['mpesa', { hours: { opensAt: '08:00', closesAt: '08:00' } }, 'hours_empty'],
    ['mpesa', { hours: { opensAt: '24:00', closesAt: '08:00' } }, 'invalid_input'],
    ['mpesa', { name: { en: 'M-Pesa', sw: ' ' } }, 'invalid_input'],
    ['mpesa', { reason: ' no ' }, 'invalid_input'],
  ];
  for (const [code, more, refusal] of refused) {
    const answer = await set(code, more);
    assert.equal(answer.code, refusal, JSON.stringify(more));
  }
  const { version } = await methodOf('mpesa');
  const nothing = await platform.staff('POST /bo/paymentMethods/nothing/settings', {
    token: operator.token,
    body: {
      name: { en: 'Nothing', sw: 'Hakuna' },
      minimum: '1',
      maximum: '2',
      quickAmounts: [],
      dailyMaximum: null,
      feeFixed: '0',
      feeBps: 0,
      hours: null,
      version,
      reason: 'It is not there',
    },
  });
  assert.deepEqual([nothing.status, nothing.code], [404, 'not_found']);
});

test('the tax of the law counts as well: something of every deposit is credited', async () => {
  await seedTaxRates(platform.owner);
  assert.equal((await set('pesa-pepe', { feeFixed: '19.00' })).code, 'fee_too_large');
  // The law may ask for more later on than it did when the fee was set.
  await platform.owner.query(
    `UPDATE payment_methods SET fee_fixed = 1950 WHERE code = 'pesa-pepe'`,
  );
  const member = await registerTestMember(platform);
  const body = { method: 'pesa-pepe', amount: '20' };
  const quote = await platform.player('POST /wps/cashier/deposits/quote', { ...member, body });
  assert.equal(quote.code, 'amount_out_of_range');
  assert.equal((await deposit(platform, member, body)).code, 'amount_out_of_range');
  await platform.owner.query('DELETE FROM tax_rates');
});

test('a method moves one place among its own, and stays at either end', async () => {
  const order = async () => (await ownWays()).deposit.map(({ code }: Method) => code);
  const first = ['mpesa', 'airtel', 'card', 'bank-deposit', 'pesa-pepe'];
  assert.deepEqual(await order(), first);
  await move('mpesa', 'up');
  assert.deepEqual(await order(), first);
  await move('card', 'up');
  await seedPaymentMethods(platform.owner);
  assert.deepEqual(await order(), ['mpesa', 'card', 'airtel', 'bank-deposit', 'pesa-pepe']);
  await move('card', 'down');
  assert.deepEqual(await order(), first);
  const { code } = await move('nothing', 'up');
  assert.equal(code, 'not_found');
  const { rows } = await platform.owner.query(
    `SELECT subject FROM audit_entries WHERE action = 'payment_method.moved'`,
  );
  assert.deepEqual(
    rows.map(({ subject }) => subject),
    ['payment_method:card', 'payment_method:card'],
  );
});

test('who only reads sets and moves nothing', async () => {
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  assert.equal((await set('mpesa', { minimum: '30.00' }, reader)).code, 'forbidden');
  assert.equal((await move('card', 'up', reader)).code, 'forbidden');
});
