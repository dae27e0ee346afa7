/** A member pays by a transfer of his own, shows it, and staff find it on the account or not. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedTaxRates } from '#seed/cashier/seed-tax-rates.ts';
import { askAboutDeposit } from '#domains/cashier/ask-gateway.ts';
import { auditActions, balanceOf, deposit } from '#domains/cashier/cashier.testing.ts';

let platform: TestPlatform;
let operator: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await seedTaxRates(platform.owner);
  operator = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['deposits.read'] });
});
after(() => platform.close());

async function started(amount = '1000') {
  const member = await registerTestMember(platform);
  const { value, text } = await deposit(platform, member, { method: 'bank-deposit', amount });
  assert.equal(value?.status, 'pending', text);
  return { member, id: value.id as string, value };
}

async function picture(memberId: bigint): Promise<string> {
  const id = randomUUID();
  await platform.owner.query(
    `INSERT INTO uploads (id, owner, format, width, height, bytes)
     VALUES ($1, $2, 'png', 4, 3, 100)`,
    [id, `member:${memberId}`],
  );
  return id;
}

const prove = (member: NewMember, id: string, imageIds: string[]) =>
  platform.player(`POST /wps/cashier/deposits/${id}/proof`, {
    token: member.token,
    body: { imageIds },
  });

async function proven(amount?: string) {
  const made = await started(amount);
  const answer = await prove(made.member, made.id, [await picture(made.member.id)]);
  assert.equal(answer.status, 200, answer.text);
  return made;
}

const accept = (id: string, body: object = {}, staff = operator) =>
  platform.staff(`POST /bo/deposits/${id}/accept`, {
    token: staff.token,
    body: { amount: '1000', receipt: `FT${randomUUID().slice(0, 8)}`, ...body },
  });

const reject = (id: string, staff = operator) =>
  platform.staff(`POST /bo/deposits/${id}/reject`, {
    token: staff.token,
    body: { reason: 'No such transfer has arrived' },
  });

const queue = async () => {
  const { value } = await platform.staff('GET /bo/deposits?isToLookAt=true', {
    token: operator.token,
  });
  return value.items.map((item: { id: string }) => item.id) as string[];
};

test('a transfer tells where to pay and by which reference, and waits for its proof', async () => {
  const { member, id, value } = await started();
  assert.equal(value.flow, 'transfer');
  assert.equal(value.payTo.bank, 'Equity Bank');
  assert.match(value.payTo.reference, /^BH\d+$/);
  assert.equal(value.hasProof, false);
  assert.deepEqual(await queue(), []);
  const image = await picture(member.id);
  const told = await prove(member, id, [image]);
  assert.equal(told.value.hasProof, true);
  assert.equal((await prove(member, id, [image])).status, 200, 'told again');
  assert.deepEqual(await queue(), [id]);
  const seen = await platform.staff(`GET /bo/deposits/${id}`, { token: operator.token });
  assert.match(seen.value.proofs[0].url, /^\/wps\/uploads\//);
  await reject(id);
});

test('staff credit the amount they saw, less its tax, once', async () => {
  const { member, id } = await proven('1000');
  assert.equal((await accept(id, { amount: '0' })).code, 'amount_out_of_range');
  const receipt = 'FT26325QX1';
  const answers = await Promise.all([
    accept(id, { amount: '800', receipt }),
    accept(id, { amount: '800', receipt }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.equal((await reject(id)).code, 'already_decided');
  assert.equal(await balanceOf(platform, member), '760.00 0.00');
  const { value } = await platform.player(`GET /wps/cashier/deposits/${id}`, {
    token: member.token,
  });
  assert.deepEqual(
    [value.status, value.amount, value.tax, value.credited, value.receipt, value.payTo],
    ['completed', '800.00', '40.00', '760.00', receipt, null],
  );
  assert.deepEqual(await auditActions(platform, `deposit:${id}`), ['deposit.transfer_accepted']);
  const other = await proven();
  assert.equal((await accept(other.id, { receipt })).code, 'receipt_known');
  assert.equal(await balanceOf(platform, other.member), '0.00 0.00');
  const { breaches } = await verifyLedger(platform.context.database);
  assert.deepEqual(breaches, []);
});

test('a rejected transfer says why and is decided', async () => {
  const { member, id } = await proven();
  assert.equal((await reject(id)).status, 200);
  assert.equal((await accept(id)).code, 'already_decided');
  assert.equal((await reject(id)).code, 'already_decided');
  const { value } = await platform.player(`GET /wps/cashier/deposits/${id}`, {
    token: member.token,
  });
  assert.equal(value.failureReason, 'No such transfer has arrived');
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
});

test('a transfer without a proof runs out after a day; one with a proof waits for staff', async () => {
  const [bare, shown] = [await started(), await proven()];
  for (const { id } of [bare, shown]) {
    await platform.owner.query(
      `UPDATE deposits SET created_at = now() - interval '25 hours' WHERE public_id = $1`,
      [id],
    );
    await askAboutDeposit(platform.context, id);
  }
  const statusOf = async ({ member, id }: typeof bare) =>
    (await platform.player(`GET /wps/cashier/deposits/${id}`, { token: member.token })).value
      .status;
  assert.equal(await statusOf(bare), 'expired');
  assert.equal(await statusOf(shown), 'pending');
  assert.equal((await accept(bare.id)).status, 200, 'the money came late');
  assert.equal(await balanceOf(platform, bare.member), '950.00 0.00');
});

test('only the member’s own pictures prove his own open transfer, once', async () => {
  const { member, id } = await started();
  const stranger = await registerTestMember(platform);
  const image = await picture(stranger.id);
  assert.equal((await prove(stranger, id, [image])).code, 'not_found');
  assert.equal((await prove(member, id, [image])).code, 'image_unknown');
  assert.equal((await prove(member, id, [])).code, 'invalid_input');
  await prove(member, id, [await picture(member.id)]);
  const second = await prove(member, id, [await picture(member.id)]);
  assert.equal(second.code, 'proof_not_wanted');
});

test('who only reads deposits cannot decide them, and no other deposit is decided so', async () => {
  const { id } = await proven();
  assert.equal((await accept(id, {}, reader)).status, 403);
  assert.equal((await reject(id, reader)).status, 403);
  const member = await registerTestMember(platform);
  await deposit(platform, member);
  const { rows } = await platform.owner.query<{ id: string }>(
    'SELECT public_id AS id FROM deposits WHERE member_id = $1',
    [member.id],
  );
  assert.equal((await accept(rows[0]?.id ?? '')).code, 'not_found');
});
