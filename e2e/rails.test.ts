/**
 * Money in and out by M-Pesa and Airtel Money between the platform and the simulator as two
 * programs, neither of which knows more of the other than the networks' public APIs.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Browser } from 'playwright-core';

import { createCaller } from '@bahati/client/caller.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { openBrowser, until } from './browser.ts';
import { demoPerson, nextCodeOf } from './demo-people.ts';
import { openDesk } from './reconciliation-desk.ts';
import { holdPhone } from './simulated-phone.ts';
import { type Stack, startStack } from './stack.ts';
import { openTill } from './till.ts';

let stack: Stack;
let browser: Browser;

before(async () => {
  const parts = ['payment-simulator', 'platform'] as const;
  [stack, browser] = await Promise.all([startStack({ parts }), openBrowser()]);
});

after(async () => {
  await browser?.close();
  await stack?.stop();
});

const logIn = async (username: string) => {
  const baseUrl = stack.origins.playerSite;
  const { password, paymentPassword = '' } = demoPerson(username);
  const anyone = createCaller<PlayerSiteCalls>({ baseUrl, token: () => null });
  const body = { username, password, type: 'username' } as const;
  const { token } = await anyone('POST /wps/session/login', { body });
  const call = createCaller<PlayerSiteCalls>({ baseUrl, token: () => token });
  return { call, paymentPassword };
};

type Member = Awaited<ReturnType<typeof logIn>>;

/** In cents, so that what came is exact. */
const balanceOf = async ({ call }: Member): Promise<bigint> => {
  const { balance } = await call('GET /wps/v2/wallets/balance', {});
  return BigInt(balance.replace('.', ''));
};

const startDeposit = ({ call }: Member, method: string, payer: string) =>
  call('POST /wps/cashier/deposits', {
    body: { requestId: randomUUID(), method, amount: '500', payer: `+${payer}` },
  });

/** Waits until the deposit or withdrawal is no longer under way. */
const endOf = async (read: () => Promise<{ status: string }>): Promise<string> => {
  for (const end = Date.now() + 40_000; Date.now() < end; await wait(200)) {
    const { status } = await read();
    if (!['pending', 'requested', 'approved'].includes(status)) return status;
  }
  throw new Error('It never ended.');
};

const depositEnd = ({ call }: Member, id: string) =>
  endOf(() => call('GET /wps/cashier/deposits/:id', { params: { id } }));

const rails = [
  { method: 'mpesa', username: 'amani', first: 254_722_500_000 },
  { method: 'airtel', username: 'chebet', first: 254_733_500_000 },
];

for (const { method, username, first } of rails) {
  test(`${method}: what the phone pays is credited once, whatever the callbacks say`, async () => {
    const member = await logIn(username);
    const twists = ['none', 'repeated', 'paid_then_failed', 'failed_then_paid', 'stale_pending'];
    for (const [at, twist] of [...twists, 'wrong_amount'].entries()) {
      const number = String(first + at);
      const before = await balanceOf(member);
      const deposit = await startDeposit(member, method, number);
      assert.equal(deposit.status, 'pending');
      const phone = holdPhone(stack.origins.payments, number);
      await phone.answer({ twist });
      assert.equal(await depositEnd(member, deposit.id), 'completed', twist);
      // Time enough for whatever comes after the first word.
      await wait(2_500);
      const credited = BigInt(deposit.credited.replace('.', ''));
      assert.equal((await balanceOf(member)) - before, credited, twist);
      assert.match(await phone.messages(), /You paid/);
    }
  });

  test(`${method}: what the phone does not pay is not credited`, async () => {
    const member = await logIn(username);
    const before = await balanceOf(member);
    const ends = [
      [{ answer: 'cancel' }, 'failed'],
      [{ answer: 'ignore' }, 'expired'],
      [{ pin: '0000' }, 'failed'],
    ] as const;
    for (const [at, [how, status]] of ends.entries()) {
      const number = String(first + 100 + at);
      const deposit = await startDeposit(member, method, number);
      await holdPhone(stack.origins.payments, number).answer(how);
      assert.equal(await depositEnd(member, deposit.id), status, JSON.stringify(how));
    }
    assert.equal(await balanceOf(member), before);
  });
}

test('money sent to the pay bill number by oneself is credited to the account it names', async () => {
  const member = await logIn('amani');
  const before = await balanceOf(member);
  const phone = holdPhone(stack.origins.payments, '254722777001');
  const payment = { shortCode: '600100', amount: '300' };
  assert.equal(await phone.payBill({ ...payment, account: 'nobody at all' }), 'refused');
  assert.equal(await phone.payBill({ ...payment, account: 'amani' }), 'paid');
  for (const end = Date.now() + 15_000; Date.now() < end; await wait(200)) {
    if ((await balanceOf(member)) > before) break;
  }
  await wait(1_000);
  const came = (await balanceOf(member)) - before;
  // Excise is taken as the law of the day has it; it is not the whole and not nothing.
  assert.ok(came > 20_000n && came <= 30_000n, String(came));
});

const approve = async (id: string): Promise<void> => {
  const baseUrl = stack.origins.backOffice;
  const zawadi = demoPerson('zawadi');
  const anyone = createCaller<BackOfficeCalls>({ baseUrl, token: () => null });
  const { username, password } = zawadi;
  const body = { username, password, code: await nextCodeOf(zawadi) };
  const { token } = await anyone('POST /bo/session/login', { body });
  const staff = createCaller<BackOfficeCalls>({ baseUrl, token: () => token });
  await staff('POST /bo/withdrawals/:id/approve', { params: { id }, body: {} });
};

for (const { method, username } of rails) {
  test(`${method}: a withdrawal reaches the phone`, async () => {
    const member = await logIn(username);
    const { paymentPassword, call } = member;
    const { items } = await call('GET /wps/member/payoutAccounts', {});
    const [account] = items;
    assert.ok(account);
    const asked = await call('POST /wps/cashier/withdrawals', {
      body: {
        requestId: randomUUID(),
        method: `${method}-payout`,
        payoutAccountId: account.id,
        amount: '200',
        paymentPassword,
      },
    });
    if (asked.status === 'requested') await approve(asked.id);
    const read = () => call('GET /wps/cashier/withdrawals/:id', { params: { id: asked.id } });
    assert.equal(await endOf(read), 'paid');
    const number = method === 'mpesa' ? '254722000101' : '254733000103';
    assert.match(await holdPhone(stack.origins.payments, number).messages(), /You received/);
  });
}

test('what no callback ever told is made good by the networks’ books of the day', async () => {
  const database = new Pool({ connectionString: stack.databaseUrl, max: 1 });
  try {
    const waiting = await Promise.all(
      rails.map(async ({ method, username, first }) => {
        const member = await logIn(username);
        const number = String(first + 200);
        const deposit = await startDeposit(member, method, number);
        await holdPhone(stack.origins.payments, number).answer({ twist: 'lost' });
        return { member, id: deposit.id };
      }),
    );
    await database.query(`SELECT graphile_worker.add_job('cashier.reconcile', '{}'::json)`);
    for (const { member, id } of waiting) assert.equal(await depositEnd(member, id), 'completed');
    // Each transfer of this whole file stands in their books and in ours, with one amount.
    await wait(1_000);
    const { rows } = await database.query('SELECT rail, kind, detail FROM reconciliation_breaks');
    assert.deepEqual(rows, []);
  } finally {
    await database.end();
  }
});

type Difference = { reference: string; kind: string; isOpen: boolean; sentBack: string | null };

/** Reads the books of the day anew and answers what differs, by the rail's reference. */
async function openBooks() {
  const database = new Pool({ connectionString: stack.databaseUrl, max: 1 });
  const read = async (reference: string) => {
    const { rows } = await database.query<Difference>(
      `SELECT reference, kind, resolved_at IS NULL AS "isOpen",
              (SELECT max(state) FROM reversals WHERE break_id = reconciliation_breaks.id) AS "sentBack"
         FROM reconciliation_breaks WHERE reference = $1`,
      [reference],
    );
    return rows;
  };
  return {
    read,
    reconcile: () =>
      database.query(`SELECT graphile_worker.add_job('cashier.reconcile', '{}'::json)`),
    /** Of money that named this account. */
    referenceOf: (account: string) =>
      until(`money for ${account} is a difference`, async () => {
        const { rows } = await database.query<{ reference: string }>(
          `SELECT reference FROM reconciliation_breaks WHERE detail->>'account' = $1`,
          [account],
        );
        return rows[0]?.reference;
      }),
    comes: (reference: string, kind: string) =>
      until(`${reference} is a difference`, async () =>
        (await read(reference)).some((found) => found.kind === kind),
      ),
    [Symbol.asyncDispose]: () => database.end(),
  };
}

/** Two of the staff send it back, and the rail's word closes it. */
async function sendBackByTwo(references: readonly string[]): Promise<void> {
  for (const [username, told] of [
    ['zawadi', 'told_first'],
    ['rehema', 'told_sent_back'],
  ] as const) {
    const desk = await openDesk(browser, stack, username);
    await desk.openDifferences();
    for (const reference of references) await desk.sendBack(reference, told);
    assert.deepEqual(desk.complaints, []);
    await desk.close();
  }
}

test('money of nobody goes back by the word of two, and the networks’ books say so', async () => {
  await using books = await openBooks();
  const till = openTill(stack.origins.payments);
  const [safaricom, airtel] = ['254722888001', '254733888001'];
  // While we cannot be asked, M-Pesa takes what names nobody; it tells us as soon as it can.
  await stack.servers.platform.stop();
  const payment = { shortCode: '600100', amount: '350', account: 'sijui jina' };
  assert.equal(await holdPhone(stack.origins.payments, safaricom).payBill(payment), 'paid');
  await till.collect(randomUUID(), airtel, '450');
  await holdPhone(stack.origins.payments, airtel).answer();
  await stack.servers.platform.start();
  await books.reconcile();
  const receipts = [await books.referenceOf('sijui jina'), await books.referenceOf('TILL-4')];

  await sendBackByTwo(receipts);
  for (const receipt of receipts) {
    await until(
      `${receipt} went back`,
      async () => (await books.read(receipt))[0]?.isOpen === false,
    );
    assert.deepEqual(
      (await books.read(receipt)).map(({ kind, sentBack }) => [kind, sentBack]),
      [['missing_here', 'done']],
    );
  }
  const gone = await till.sentBack();
  assert.deepEqual(
    receipts.filter((receipt) => !gone.includes(receipt)),
    [],
  );
  for (const number of [safaricom, airtel]) {
    assert.match(await holdPhone(stack.origins.payments, number).messages(), /returned/i);
  }
});

test('what was credited and sent back by the network is a difference staff see', async () => {
  await using books = await openBooks();
  const till = openTill(stack.origins.payments);
  const receipts: string[] = [];
  for (const { method, username, first } of rails) {
    const member = await logIn(username);
    const number = String(first + 300);
    const { id } = await startDeposit(member, method, number);
    await holdPhone(stack.origins.payments, number).answer();
    assert.equal(await depositEnd(member, id), 'completed');
    const read = () => member.call('GET /wps/cashier/deposits/:id', { params: { id } });
    const receipt = await until('the receipt', async () => (await read()).receipt ?? undefined);
    await (method === 'mpesa' ? till.reverse(receipt, '500') : till.refund(receipt));
    receipts.push(receipt);
  }
  await books.reconcile();
  for (const receipt of receipts) await books.comes(receipt, 'state_differs');
  const desk = await openDesk(browser, stack, 'zawadi');
  await desk.openDifferences();
  for (const receipt of receipts) await desk.find(receipt, 'state_differs');
  assert.deepEqual(desk.complaints, []);
  await desk.close();
});

test('a deposit goes back to the phone that paid it by the word of two', async () => {
  const member = await logIn('amani');
  const number = '254722500400';
  const before = await balanceOf(member);
  const { id } = await startDeposit(member, 'mpesa', number);
  const phone = holdPhone(stack.origins.payments, number);
  await phone.answer();
  assert.equal(await depositEnd(member, id), 'completed');
  const asker = await openDesk(browser, stack, 'zawadi');
  await asker.openDeposit(id);
  await asker.askBack();
  const decider = await openDesk(browser, stack, 'rehema');
  await decider.approve();
  await until('the money is gone', async () => (await balanceOf(member)) === before);
  await until('the phone has it', async () => /returned/i.test(await phone.messages()));
  await decider.openDeposit(id);
  await decider.seeDepositBack();
  for (const desk of [asker, decider]) {
    assert.deepEqual(desk.complaints, []);
    await desk.close();
  }
});

test('the books are whole after all of it', () => stack.verify());
