import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { setBlocks } from '#domains/wallet/member-wallet.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { askAboutAllDue, askAboutDeposit } from '#domains/cashier/ask-gateway.ts';
import {
  auditActions,
  balanceOf,
  callBack,
  chargeReport,
  deposit,
  wakeRail,
} from '#domains/cashier/cashier.testing.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
});
after(async () => {
  await platform.close();
  await gateway.close();
});

const newMember = () => registerTestMember(platform);

async function pendingDeposit() {
  const member = await newMember();
  const { value } = await deposit(platform, member);
  return { member, id: value.id as string };
}

test('a deposit leads to the hosted page and is credited when the gateway says paid', async () => {
  const member = await newMember();
  const started = await deposit(platform, member, { amount: '500' });
  assert.equal(started.status, 200, started.text);
  assert.equal(started.value.status, 'pending');
  assert.equal(started.value.redirectUrl, `https://pay.example/${started.value.id}`);
  const asked = gateway.charges.get(started.value.id);
  assert.equal(asked?.['amount'], '500.00');
  assert.equal(
    asked?.['returnUrl'],
    `http://127.0.0.1:8080/member/depositv2?deposit=${started.value.id}`,
  );
  assert.ok((asked?.['accountReference']?.length ?? 99) <= 12);
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  const heard = await callBack(platform, chargeReport(started.value.id, 'paid'));
  assert.equal(heard.status, 200, heard.text);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  const { value } = await platform.player(`GET /wps/cashier/deposits/${started.value.id}`, {
    token: member.token,
  });
  assert.equal(value.status, 'completed');
  assert.equal(value.redirectUrl, null);
  assert.ok(value.completedAt);
});

test('the same request answers the same deposit, other content is a conflict', async () => {
  const member = await newMember();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => deposit(platform, member, { idempotencyKey, amount: '500.0' })),
  );
  assert.equal(new Set(answers.map((answer) => answer.value.id)).size, 1);
  const other = await deposit(platform, member, { idempotencyKey, amount: '501' });
  assert.equal(other.status, 409);
  assert.equal(other.code, 'request_conflict');
});

test('methods and their limits are told and kept', async () => {
  const member = await newMember();
  const { value } = await platform.player('GET /wps/cashier/methods', { token: member.token });
  const told = value.deposit.find((method: { code: string }) => method.code === 'pesa-pepe');
  assert.deepEqual(told, {
    code: 'pesa-pepe',
    name: 'Pesa Pepe',
    kind: 'mobile_money',
    flow: 'page',
    currency: 'KES',
    minimum: '20.00',
    maximum: '250000.00',
    quickAmounts: ['100.00', '200.00', '500.00', '1000.00', '5000.00'],
    feeFixed: '0.00',
    feeBps: 0,
    isWhole: false,
    hours: null,
    isOpen: true,
    isOut: false,
  });
  for (const amount of ['19.99', '250000.01', '0', '99999999999999.99']) {
    const answer = await deposit(platform, member, { amount });
    assert.equal(answer.code, 'amount_out_of_range', amount);
    assert.deepEqual(answer.details, { minimum: '20.00', maximum: '250000.00' });
  }
  for (const amount of ['-1', '1e3', '1.001', 'NaN', '']) {
    assert.equal((await deposit(platform, member, { amount })).code, 'invalid_input', amount);
  }
  const withdrawalMethod = await deposit(platform, member, { method: 'bank-transfer' });
  assert.equal(withdrawalMethod.status, 404);
  assert.equal(withdrawalMethod.code, 'method_not_available');
});

test('a blocked member and a trial member cannot deposit', async () => {
  const blocked = await newMember();
  await inTransaction(platform.context.database, (transaction) =>
    setBlocks(transaction, blocked.id, { deposit: true }),
  );
  const refused = await deposit(platform, blocked);
  assert.equal(refused.status, 403);
  assert.equal(refused.code, 'deposits_blocked');
  const trial = await newMember();
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [trial.id]);
  assert.equal((await deposit(platform, trial)).code, 'need_true_account');
});

test('a sixth pending deposit is one too many, even among ten at once', async () => {
  const member = await newMember();
  const answers = await Promise.all(Array.from({ length: 10 }, () => deposit(platform, member)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 5);
  assert.equal(answers.filter(({ code }) => code === 'too_many_pending').length, 5);
});

test('five failed deposits in ten minutes throttle the next', async () => {
  const member = await newMember();
  for (let at = 0; at < 5; at += 1) {
    const { value } = await deposit(platform, member);
    await callBack(platform, chargeReport(value.id, 'failed'));
  }
  const braked = await deposit(platform, member);
  assert.equal(braked.status, 429);
  assert.equal(braked.details?.['retryAfterSeconds'], 600);
});

test('a gateway that is down leaves a deposit the same request takes up again', async () => {
  const member = await newMember();
  const idempotencyKey = randomUUID();
  gateway.mood.isDown = true;
  gateway.mood.afterTaking = true;
  const refused = await deposit(platform, member, { idempotencyKey });
  assert.equal(refused.status, 503);
  assert.equal(refused.code, 'gateway_unavailable');
  gateway.mood.isDown = false;
  gateway.mood.afterTaking = false;
  const resumed = await deposit(platform, member, { idempotencyKey });
  assert.equal(resumed.value.id, refused.details?.['depositId']);
  assert.equal(resumed.value.redirectUrl, `https://pay.example/${resumed.value.id}`);
});

test('a gateway that fails again and again rests, and nobody waits for it', async () => {
  const member = await newMember();
  gateway.mood.isDown = true;
  const idempotencyKey = randomUUID();
  for (let at = 0; at < 3; at += 1) await deposit(platform, member, { idempotencyKey });
  gateway.mood.isDown = false;
  assert.equal((await deposit(platform, member, { idempotencyKey })).code, 'gateway_unavailable');
  await wakeRail(platform);
  assert.equal((await deposit(platform, member, { idempotencyKey })).status, 200);
});

test('a charge the gateway already has under other words is adopted', async () => {
  const { member, id } = await pendingDeposit();
  await platform.owner.query('UPDATE deposits SET redirect_url = NULL WHERE public_id = $1', [id]);
  const { rows } = await platform.owner.query<{ idempotency_key: string }>(
    'SELECT idempotency_key FROM deposits WHERE public_id = $1',
    [id],
  );
  gateway.mood.refusal = 'charge_conflict';
  const resumed = await deposit(platform, member, { idempotencyKey: rows[0]!.idempotency_key });
  gateway.mood.refusal = undefined;
  assert.equal(resumed.value.redirectUrl, `https://pay.example/${id}`);
});

test('a callback without the right signature moves nothing', async () => {
  const { member, id } = await pendingDeposit();
  const report = chargeReport(id, 'paid');
  const old = String(Math.floor(Date.now() / 1000) - 400);
  for (const headers of [
    { 'x-signature': 'a'.repeat(64) },
    { 'x-signature': '' },
    { 'x-timestamp': old },
    { 'x-timestamp': 'NaN' },
  ]) {
    const answer = await callBack(platform, report, headers);
    assert.equal(answer.status, 401);
    assert.equal(answer.code, 'unauthenticated');
  }
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
});

test('the signature is judged before the body is parsed', async () => {
  const answer = await platform.player('POST /gateway-callbacks/pesa-pepe', {
    headers: { 'content-type': 'application/json', 'x-signature': 'a'.repeat(64) },
  });
  assert.equal(answer.code, 'unauthenticated');
  const unsigned = await platform.app.player.inject({
    method: 'POST',
    url: '/gateway-callbacks/pesa-pepe',
    payload: '{ not json',
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(unsigned.json().code, 'unauthenticated');
});

test('another amount or currency than ours credits nothing and is audited once', async () => {
  const { member, id } = await pendingDeposit();
  for (const more of [{ amount: '5000.00' }, { currency: 'TZS' }, { amount: '5000.00' }]) {
    const answer = await callBack(platform, chargeReport(id, 'paid', more));
    assert.equal(answer.status, 409);
    assert.equal(answer.code, 'amount_differs');
  }
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  assert.deepEqual(await auditActions(platform, `deposit:${id}`), ['deposit.amount_differed']);
});

test('a charge of nobody is not found', async () => {
  const answer = await callBack(platform, chargeReport(randomUUID(), 'paid'));
  assert.equal(answer.status, 404);
});

test('money that arrives after we gave up is credited and audited', async () => {
  const { member, id } = await pendingDeposit();
  await callBack(platform, chargeReport(id, 'expired'));
  await callBack(platform, chargeReport(id, 'paid'));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.deepEqual(await auditActions(platform, `deposit:${id}`), ['deposit.paid_late']);
  await callBack(platform, chargeReport(id, 'failed'));
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
  assert.deepEqual(await auditActions(platform, `deposit:${id}`), [
    'deposit.paid_late',
    'deposit.contradicted',
  ]);
});

const states = ['pending', 'paid', 'cancelled', 'failed', 'expired'] as const;

test('callbacks repeated, shuffled, contradicting: credited once, completed stays', async () => {
  const member = await newMember();
  let expected = 0n;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (reports, isAtOnce) => {
        await platform.owner.query(
          `UPDATE deposits SET status = 'expired', created_at = now() - interval '1 hour'
            WHERE member_id = $1 AND status IN ('pending', 'failed')`,
          [member.id],
        );
        const { value } = await deposit(platform, member);
        const send = (state: string) => callBack(platform, chargeReport(value.id, state));
        if (isAtOnce) await Promise.all(reports.map(send));
        else for (const state of reports) await send(state);
        const isPaid = reports.includes('paid');
        if (isPaid) expected += 500n;
        assert.equal(await balanceOf(platform, member), `${expected}.00 0.00`);
        const { value: after } = await platform.player(`GET /wps/cashier/deposits/${value.id}`, {
          token: member.token,
        });
        const firstEnd = reports.find((state) => state !== 'pending') ?? 'pending';
        const ended = firstEnd === 'cancelled' ? 'failed' : firstEnd;
        if (isPaid) assert.equal(after.status, 'completed');
        else if (!isAtOnce) assert.equal(after.status, ended);
      },
    ),
    { numRuns: 40, seed: 7 },
  );
  const { breaches } = await verifyLedger(platform.context.database);
  assert.deepEqual(breaches, []);
  const { rows: told } = await platform.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs
      WHERE key LIKE 'inbox deposit %' AND key IN
        (SELECT 'inbox deposit ' || public_id FROM deposits WHERE member_id = $1)`,
    [member.id],
  );
  assert.equal(told[0]?.count, Number(expected / 500n), 'each credit is told in the inbox, once');
});

test('a lost callback is made good by asking', async () => {
  const { member, id } = await pendingDeposit();
  gateway.setCharge(id, 'paid');
  await platform.owner.query(
    `UPDATE deposits SET next_ask_at = now() - interval '1 second' WHERE public_id = $1`,
    [id],
  );
  await askAboutAllDue(platform.context);
  assert.equal(await balanceOf(platform, member), '500.00 0.00');
});

test('asking backs off; only a definite answer after a day ends a deposit', async () => {
  const { member, id } = await pendingDeposit();
  const stateOf = async () =>
    (await platform.player(`GET /wps/cashier/deposits/${id}`, { token: member.token })).value
      .status;
  const age = (interval: string) =>
    platform.owner.query(
      `UPDATE deposits SET created_at = now() - $2::interval, next_ask_at = now() - interval '1 s'
        WHERE public_id = $1`,
      [id, interval],
    );
  await age('25 hours');
  await askAboutAllDue(platform.context);
  assert.equal(await stateOf(), 'pending');
  const { rows } = await platform.owner.query<{ wait: number; ask_count: number }>(
    `SELECT extract(epoch FROM next_ask_at - now())::float8 AS wait, ask_count
       FROM deposits WHERE public_id = $1`,
    [id],
  );
  assert.equal(rows[0]!.ask_count, 1);
  assert.ok(rows[0]!.wait > 20 && rows[0]!.wait <= 30);
  gateway.charges.delete(id);
  gateway.mood.isDown = true;
  await assert.rejects(askAboutDeposit(platform.context, id));
  gateway.mood.isDown = false;
  await wakeRail(platform);
  assert.equal(await stateOf(), 'pending');
  await age('23 hours');
  await askAboutDeposit(platform.context, id);
  assert.equal(await stateOf(), 'pending');
  await age('25 hours');
  await askAboutDeposit(platform.context, id);
  assert.equal(await stateOf(), 'expired');
});

test('a member reads own deposits by page and nobody else’s', async () => {
  const member = await newMember();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await deposit(platform, member)).value.id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const { value } = await platform.player(`GET /wps/cashier/deposits?pageSize=2${query}`, {
      token: member.token,
    });
    seen.push(...value.items.map((item: { id: string }) => item.id));
    cursor = value.nextCursor;
  } while (cursor);
  assert.deepEqual(seen, ids.toReversed());
  const stranger = await newMember();
  const answer = await platform.player(`GET /wps/cashier/deposits/${ids[0]}`, {
    token: stranger.token,
  });
  assert.equal(answer.status, 404);
  const bad = await platform.player('GET /wps/cashier/deposits?cursor=%27', {
    token: member.token,
  });
  assert.equal(bad.code, 'invalid_input');
});

test('a callback of another rail or reference credits nothing', async () => {
  const { member, id } = await pendingDeposit();
  const onOtherRail = await callBack(platform, chargeReport(id, 'paid'), {}, 'mpesa');
  assert.equal(onOtherRail.code, 'not_found');
  const named = await callBack(platform, chargeReport(id, 'paid', { reference: 'C-another' }));
  assert.equal(named.code, 'reference_differs');
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  assert.deepEqual(await auditActions(platform, `deposit:${id}`), ['deposit.reference_differed']);
});

test('one reference of a rail credits one deposit', async () => {
  const first = await pendingDeposit();
  const second = await pendingDeposit();
  await callBack(platform, chargeReport(first.id, 'paid'));
  // The answer to the second request was lost, so that no reference of it is known here.
  await platform.owner.query(`UPDATE deposits SET gateway_reference = NULL WHERE public_id = $1`, [
    second.id,
  ]);
  const reference = `C-${first.id}`;
  const answer = await callBack(platform, chargeReport(second.id, 'paid', { reference }));
  assert.equal(answer.code, 'reference_differs');
  assert.equal(await balanceOf(platform, second.member), '0.00 0.00');
  await callBack(platform, chargeReport(second.id, 'paid'));
  assert.equal(await balanceOf(platform, second.member), '500.00 0.00');
});
