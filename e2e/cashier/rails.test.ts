/**
 * Money in and out by M-Pesa and Airtel Money between the platform and the simulator as two
 * programs, neither of which knows more of the other than the networks' public APIs.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';

import { createCaller } from '@bahati/client/caller.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { until } from '@bahati/testing/until.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { plantStaffSession } from '#e2e/fixtures/planted.ts';
import { openReconciliationDesk } from './reconciliation-desk.ts';
import { holdPhone } from './simulated-phone.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { openTill } from './till.ts';

// The networks' books of the day must hold what happened here and nothing else.
const { stack, database } = await openStack({
  parts: ['payment-simulator', 'platform'],
  leave: async () => {
    for (const desk of desks.values()) await (await desk).end();
  },
});

/** Staff at their screens, logged in once each. */
const desks = new Map<string, ReturnType<typeof openReconciliationDesk>>();

const deskOf = async (username: 'zawadi' | 'rehema') => {
  const desk = desks.get(username) ?? openReconciliationDesk(stack, username);
  desks.set(username, desk);
  return desk;
};

const people = new Map<string, ReturnType<typeof enter>>();

const logIn = (username: string): ReturnType<typeof enter> => {
  const person = people.get(username) ?? enter(username);
  people.set(username, person);
  return person;
};

const enter = async (username: string) => {
  const baseUrl = stack.origins.playerSite;
  const { password, paymentPassword = '' } = demoPerson(username);
  const anyone = createCaller<PlayerSiteCalls>({ baseUrl, token: () => null });
  const body = { username, password, type: 'username' } as const;
  const { token } = await anyone('POST /wps/session/login', { body });
  const call = createCaller<PlayerSiteCalls>({ baseUrl, token: () => token });
  return { call, paymentPassword };
};

type Member = Awaited<ReturnType<typeof enter>>;

/** In cents, so that what came is exact. */
const balanceOf = async ({ call }: Member): Promise<bigint> => {
  const { balance } = await call('GET /wps/v2/wallets/balance', {});
  return BigInt(balance.replace('.', ''));
};

/** In cents, by the ledger: what came in for this deposit less the law's share and the fee. */
const creditedBy = async (id: string): Promise<bigint> => {
  const { rows } = await database.query<{ sum: string }>(
    `SELECT sum(CASE code WHEN 20 THEN transfers.amount ELSE -transfers.amount END)::text AS sum
       FROM transfers JOIN deposits ON deposits.id = transfers.reference
      WHERE public_id = $1 AND code IN (20, 24, 29)`,
    [id],
  );
  return BigInt(rows[0]?.sum ?? 0);
};

const startDeposit = ({ call }: Member, method: string, payer: string) =>
  call('POST /wps/cashier/deposits', {
    body: { idempotencyKey: randomUUID(), method, amount: '500', payer: `+${payer}` },
  });

/** Waits until the deposit or withdrawal is no longer under way. */
const endOf = (read: () => Promise<{ status: string }>): Promise<string> =>
  until('an end of the payment', async () => {
    const { status } = await read();
    return !['pending', 'requested', 'approved'].includes(status) && status;
  });

/** Until the networks have said whatever they had to say, lies and repetitions too. */
const allTold = async (): Promise<void> => {
  const folder = stack.env['BAHATI_DATA_FOLDER'] ?? '';
  const store = new DatabaseSync(join(folder, 'payment-simulator.sqlite'), { readOnly: true });
  const owed = store.prepare(`SELECT 1 FROM callbacks WHERE state = 'waiting' LIMIT 1`);
  try {
    await until('the last word of the networks', () => owed.get() === undefined);
  } finally {
    store.close();
  }
};

/** Reads the networks' books of the day against ours, to the end. */
const reconcile = async (): Promise<void> => {
  await database.query(`SELECT graphile_worker.add_job('cashier.reconcile', '{}'::json)`);
  await until('the end of the reconciliation', async () => {
    const { rowCount } = await database.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'cashier.reconcile'
         AND run_at <= now()`,
    );
    return rowCount === 0;
  });
};

const depositEnd = ({ call }: Member, id: string) =>
  endOf(() => call('GET /wps/cashier/deposits/:id', { params: { id } }));

const rails = [
  { method: 'mpesa', username: 'amani', first: 254_722_500_000 },
  { method: 'airtel', username: 'chebet', first: 254_733_500_000 },
];

const twistsAtOnce = [
  ['none', 'repeated', 'paid_then_failed'],
  ['failed_then_paid', 'stale_pending', 'wrong_amount'],
];

for (const { method, username, first } of rails) {
  test(`${method}: what the phone pays is credited once, whatever the callbacks say`, async () => {
    const member = await logIn(username);
    const before = await balanceOf(member);
    let credited = 0n;
    // Three at a time: who has many under way is asked to wait.
    for (const [turn, twists] of twistsAtOnce.entries()) {
      const begun = await Promise.all(
        twists.map(async (twist, at) => {
          const number = String(first + turn * 10 + at);
          const deposit = await startDeposit(member, method, number);
          assert.equal(deposit.status, 'pending');
          const phone = holdPhone(stack.origins.payments, number);
          await phone.answer({ twist });
          return { deposit, phone, twist };
        }),
      );
      for (const { deposit, twist } of begun) {
        assert.equal(await depositEnd(member, deposit.id), 'completed', twist);
      }
      await allTold();
      for (const { deposit, phone, twist } of begun) {
        const inFull = BigInt(deposit.credited.replace('.', ''));
        assert.equal(await creditedBy(deposit.id), inFull, twist);
        assert.match(await phone.messages(), /You paid/);
        credited += inFull;
      }
    }
    assert.equal((await balanceOf(member)) - before, credited);
  });

  test(`${method}: what the phone does not pay is not credited`, async () => {
    const member = await logIn(username);
    const before = await balanceOf(member);
    const ends = [
      [{ answer: 'cancel' }, 'failed'],
      [{ answer: 'ignore' }, 'expired'],
      [{ pin: '0000' }, 'failed'],
    ] as const;
    await Promise.all(
      ends.map(async ([how, status], at) => {
        const number = String(first + 100 + at);
        const deposit = await startDeposit(member, method, number);
        await holdPhone(stack.origins.payments, number).answer(how);
        assert.equal(await depositEnd(member, deposit.id), status, JSON.stringify(how));
      }),
    );
    await allTold();
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
  await until('the money', async () => (await balanceOf(member)) > before);
  await allTold();
  const came = (await balanceOf(member)) - before;
  // Excise is taken as the law of the day has it; it is not the whole and not nothing.
  assert.ok(came > 20_000n && came <= 30_000n, String(came));
});

const approve = async (id: string): Promise<void> => {
  const token = await plantStaffSession(stack, 'zawadi');
  const baseUrl = stack.origins.backOffice;
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
        idempotencyKey: randomUUID(),
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
  const waiting = await Promise.all(
    rails.map(async ({ method, username, first }) => {
      const member = await logIn(username);
      const number = String(first + 200);
      const deposit = await startDeposit(member, method, number);
      await holdPhone(stack.origins.payments, number).answer({ twist: 'lost' });
      return { member, id: deposit.id };
    }),
  );
  await reconcile();
  for (const { member, id } of waiting) assert.equal(await depositEnd(member, id), 'completed');
  // Each transfer of this whole file stands in their books and in ours, with one amount.
  await reconcile();
  const { rows } = await database.query('SELECT rail, kind, detail FROM reconciliation_exceptions');
  assert.deepEqual(rows, []);
});

type Exception = { reference: string; kind: string; isOpen: boolean; lastReturn: string | null };

/** What differs between the books, by the rail's reference. */
const exceptionsOf = async (reference: string): Promise<Exception[]> => {
  const { rows } = await database.query<Exception>(
    `SELECT reference, kind, resolved_at IS NULL AS "isOpen",
            (SELECT max(state) FROM reversals WHERE exception_id = reconciliation_exceptions.id) AS "lastReturn"
       FROM reconciliation_exceptions WHERE reference = $1`,
    [reference],
  );
  return rows;
};

/** Of money that named this account. */
const referenceOf = (account: string): Promise<string> =>
  until(`money for ${account} among the exceptions`, async () => {
    const { rows } = await database.query<{ reference: string }>(
      `SELECT reference FROM reconciliation_exceptions WHERE detail->>'account' = $1`,
      [account],
    );
    return rows[0]?.reference;
  });

/** Two of the staff send it back, and the rail's word closes it. */
async function returnByTwo(references: readonly string[]): Promise<void> {
  for (const [username, told] of [
    ['zawadi', 'told_first'],
    ['rehema', 'told_sent_back'],
  ] as const) {
    const desk = await deskOf(username);
    await desk.openDifferences();
    for (const reference of references) await desk.returnToPayer(reference, told);
  }
}

test('an unallocated deposit goes back by the word of two, and the networks’ books say so', async () => {
  const till = openTill(stack.origins.payments);
  const [safaricom, airtel] = ['254722888001', '254733888001'];
  // While we cannot be asked, M-Pesa takes what names nobody; it tells us as soon as it can.
  await stack.servers.platform.stop();
  const payment = { shortCode: '600100', amount: '350', account: 'sijui jina' };
  assert.equal(await holdPhone(stack.origins.payments, safaricom).payBill(payment), 'paid');
  await till.collect(randomUUID(), airtel, '450');
  await holdPhone(stack.origins.payments, airtel).answer();
  await stack.servers.platform.start();
  await reconcile();
  const receipts = [await referenceOf('sijui jina'), await referenceOf('TILL-4')];

  await returnByTwo(receipts);
  for (const receipt of receipts) {
    await until(
      `${receipt} went back`,
      async () => (await exceptionsOf(receipt))[0]?.isOpen === false,
    );
    assert.deepEqual(
      (await exceptionsOf(receipt)).map(({ kind, lastReturn }) => [kind, lastReturn]),
      [['missing_here', 'done']],
    );
  }
  const gone = await till.lastReturn();
  assert.deepEqual(
    receipts.filter((receipt) => !gone.includes(receipt)),
    [],
  );
  for (const number of [safaricom, airtel]) {
    assert.match(await holdPhone(stack.origins.payments, number).messages(), /returned/i);
  }
});

test('what was credited and sent back by the network is an exception staff see', async () => {
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
  await reconcile();
  for (const receipt of receipts) {
    await until(`${receipt} among the exceptions`, async () =>
      (await exceptionsOf(receipt)).some(({ kind }) => kind === 'state_differs'),
    );
  }
  const desk = await deskOf('zawadi');
  await desk.openDifferences();
  for (const receipt of receipts) await desk.find(receipt, 'state_differs');
});

test('a deposit goes back to the phone that paid it by the word of two', async () => {
  const member = await logIn('amani');
  const number = '254722500400';
  const before = await balanceOf(member);
  const { id } = await startDeposit(member, 'mpesa', number);
  const phone = holdPhone(stack.origins.payments, number);
  await phone.answer();
  assert.equal(await depositEnd(member, id), 'completed');
  const asker = await deskOf('zawadi');
  await asker.openDeposit(id);
  await asker.askBack();
  const decider = await deskOf('rehema');
  await decider.approve();
  await until('the money is gone', async () => (await balanceOf(member)) === before);
  await until('the phone has it', async () => /returned/i.test(await phone.messages()));
  await decider.openDeposit(id);
  await decider.seeDepositBack();
});

test('the books are whole after all of it', () => stack.verify());
