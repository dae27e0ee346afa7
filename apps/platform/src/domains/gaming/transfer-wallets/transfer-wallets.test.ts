import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  addProvider,
  introduceMembers,
  playerIdOf,
  testProvider,
} from '@bahati/testing/factories.ts';
import { exclude } from '#domains/wallet/limits/exclusions.ts';
import { setLimit } from '#domains/wallet/limits/play-limits.ts';
import { blockMember } from '#domains/members/staff-view/block-member.ts';
import { readBalances, setBlocks } from '#domains/wallet/member-wallet.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { askAboutDueMoves } from './ask-about-moves.ts';
import { recallOfMember } from './recall-of-member.ts';
import {
  addFakeVendor,
  type FakeVendor,
  fakeVendor,
  openFakeVendor,
} from './fake-vendor.testing.ts';

let platform: TestPlatform;
let vendor: FakeVendor;
before(async () => {
  vendor = await openFakeVendor();
  platform = await openTestPlatform();
  await addFakeVendor(platform.owner, vendor);
});
after(async () => {
  await platform.close();
  await vendor.close();
});
beforeEach(() => {
  Object.assign(vendor.mood, { cut: 'none', isAway: false });
});
afterEach(async () => {
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});

async function richMember(money = 100_000n): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await introduceMembers(platform.owner, [member.id], fakeVendor.id);
  await giveMoney(platform, member.id, money);
  return member;
}

const move = ({ token }: NewMember, direction: 'in' | 'out', amount: string, more: object = {}) =>
  platform.player('POST /wps/relay/GCS_walletTransfer', {
    token,
    body: { idempotencyKey: randomUUID(), vendor: fakeVendor.code, direction, amount, ...more },
  });

const recall = ({ token }: NewMember, idempotencyKey = randomUUID()) =>
  platform.player('POST /wps/relay/GCS_recallAll', { token, body: { idempotencyKey } });

async function cashOf({ token }: NewMember): Promise<string> {
  return (await platform.player('GET /wps/v2/wallets/balance', { token })).value.balance;
}

async function bookedOf({ id }: NewMember): Promise<bigint> {
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'transfer_wallet'`,
    [id],
  );
  return rows[0]?.balance ?? 0n;
}

/** Amounts booked as won or lost at the vendor, from the member's side. */
async function resultsOf({ id }: NewMember): Promise<bigint[]> {
  const { rows } = await platform.owner.query<{ amount: bigint }>(
    `SELECT CASE WHEN credit.owner_id = $1 THEN amount ELSE -amount END AS amount
       FROM transfers JOIN accounts debit ON debit.id = debit_account_id
         JOIN accounts credit ON credit.id = credit_account_id
      WHERE code = 33 AND $1 IN (debit.owner_id, credit.owner_id) ORDER BY transfers.id`,
    [id],
  );
  return rows.map(({ amount }) => amount);
}

const makeDue = () =>
  platform.owner.query(`UPDATE transfer_wallet_moves SET due_at = now() WHERE decided_at IS NULL`);

test('money goes in and comes out, and both sides say the same', async () => {
  const member = await richMember();
  const filled = await move(member, 'in', '300.50');
  assert.deepEqual([filled.status, filled.value.state], [200, 'done'], filled.text);
  assert.deepEqual([await cashOf(member), await bookedOf(member)], ['699.50', 30_050n]);
  assert.equal(vendor.wallets.get(playerIdOf(member.id)), 30_050n);
  const back = await move(member, 'out', '100');
  assert.equal(back.value.state, 'done');
  assert.deepEqual([await cashOf(member), await bookedOf(member)], ['799.50', 20_050n]);
  const { value } = await platform.player('GET /wps/relay/GCS_merchantWallet', {
    token: member.token,
  });
  const own = { vendor: 'KIBUYU', vendorName: 'Kibuyu', currency: 'KES' };
  assert.deepEqual(value.wallets, [
    { ...own, balance: '200.50', booked: '200.50', underWay: null },
  ]);
  const list = await platform.player('GET /wps/v2/wallets/moves?pageSize=1', {
    token: member.token,
  });
  assert.deepEqual(
    [list.value.items[0].id, list.value.items[0].direction, typeof list.value.nextCursor],
    [back.value.id, 'out', 'string'],
  );
});

test('what was won at the vendor is booked against its revenue once, and comes home', async () => {
  const member = await richMember();
  await move(member, 'in', '500');
  vendor.play(member.id, 12_345n);
  const { value } = await recall(member);
  assert.deepEqual(value.results, [
    { vendor: 'KIBUYU', vendorName: 'Kibuyu', outcome: 'done', currency: 'KES', amount: '623.45' },
  ]);
  assert.deepEqual([await cashOf(member), await bookedOf(member)], ['1123.45', 0n]);
  assert.deepEqual(await resultsOf(member), [12_345n]);
  assert.equal((await recall(member)).value.results[0].outcome, 'empty');
});

test('what was lost at the vendor is booked at the next move, be it in or out', async () => {
  const member = await richMember();
  await move(member, 'in', '500');
  vendor.play(member.id, -20_000n);
  await move(member, 'in', '100');
  assert.equal(await bookedOf(member), 40_000n);
  vendor.play(member.id, -40_000n);
  const nothing = await recall(member);
  assert.equal(nothing.value.results[0].outcome, 'empty');
  vendor.play(member.id, 100n);
  await recall(member);
  assert.deepEqual(await resultsOf(member), [-20_000n, -39_900n]);
  assert.deepEqual([await cashOf(member), await bookedOf(member)], ['401.00', 0n]);
});

test('the same request is one move, and other content under its id is a conflict', async () => {
  const member = await richMember();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => move(member, 'in', '200', { idempotencyKey })),
  );
  assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
  assert.deepEqual(
    [await cashOf(member), vendor.wallets.get(playerIdOf(member.id))],
    ['800.00', 20_000n],
  );
  const other = await move(member, 'in', '201', { idempotencyKey });
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
  const recallId = randomUUID();
  const first = await recall(member, recallId);
  vendor.play(member.id, 500n);
  assert.deepEqual((await recall(member, recallId)).value, first.value);
  assert.equal(await cashOf(member), '1000.00');
});

for (const cut of ['before', 'after', 'late', 'nonsense'] as const) {
  for (const direction of ['in', 'out'] as const) {
    test(`a cut in the middle is finished or undone, never lost: ${direction}, ${cut}`, async () => {
      const member = await richMember();
      await move(member, 'in', '400');
      vendor.mood.cut = cut;
      const sent = await move(member, direction, '150');
      assert.deepEqual([sent.status, sent.value.state], [200, 'sent'], sent.text);
      vendor.mood.cut = 'none';
      const waiting = await move(member, 'in', '10');
      assert.deepEqual([waiting.status, waiting.code], [409, 'move_under_way']);
      // A vendor that is away decides nothing, however often it is asked.
      vendor.mood.isAway = true;
      await makeDue();
      await askAboutDueMoves(platform.context);
      vendor.mood.isAway = false;
      await makeDue();
      await Promise.all([askAboutDueMoves(platform.context), askAboutDueMoves(platform.context)]);
      vendor.letLateArrive();
      const { value } = await platform.player('GET /wps/v2/wallets/moves', { token: member.token });
      const hasHappened = cut === 'after' || cut === 'nonsense';
      const newest = value.items[0];
      assert.deepEqual(
        [newest.state, newest.reason],
        hasHappened ? ['done', null] : ['undone', 'never_arrived'],
      );
      const moved = hasHappened ? (direction === 'in' ? 15_000n : -15_000n) : 0n;
      const held = 40_000n + moved;
      assert.equal(vendor.wallets.get(playerIdOf(member.id)), held);
      assert.equal(await bookedOf(member), held);
      const cash = 100_000n - held;
      assert.equal(await cashOf(member), `${cash / 100n}.00`);
    });
  }
}

test('a process that died before it asked the vendor leaves a move that is undone', async () => {
  const member = await richMember();
  await move(member, 'in', '100');
  vendor.mood.cut = 'before';
  await move(member, 'in', '250');
  await platform.owner.query(`UPDATE transfer_wallet_moves SET state = 'requested', ask_count = 0
    WHERE decided_at IS NULL`);
  vendor.mood.cut = 'none';
  assert.equal(await cashOf(member), '650.00');
  await makeDue();
  await askAboutDueMoves(platform.context);
  assert.deepEqual([await cashOf(member), await bookedOf(member)], ['900.00', 10_000n]);
});

test('more than the vendor holds makes an undone move and says why', async () => {
  const member = await richMember();
  await move(member, 'in', '100');
  const { status, value } = await move(member, 'out', '100.01');
  assert.deepEqual([status, value.state, value.reason], [200, 'undone', 'vendor_balance_low']);
  assert.equal(await cashOf(member), '900.00');
});

test('who may not move or not stake puts nothing in, and still brings everything home', async () => {
  const member = await richMember();
  await move(member, 'in', '100');
  const owner = platform.owner as unknown as Parameters<typeof setBlocks>[0];
  for (const bit of ['transfer', 'stake'] as const) {
    await setBlocks(owner, member.id, { [bit]: true });
    const refused = await move(member, 'in', '50');
    assert.deepEqual([refused.status, refused.code], [403, 'transfers_blocked']);
    await setBlocks(owner, member.id, { [bit]: false });
  }
  await setBlocks(owner, member.id, { transfer: true, stake: true });
  assert.equal((await recall(member)).value.results[0].outcome, 'done');
  assert.equal(await cashOf(member), '1000.00');
});

const usageOf = async ({ id }: NewMember) => {
  const { rows } = await platform.owner.query<{ staked: bigint; paid: bigint }>(
    `SELECT staked, paid_out AS paid FROM play_usage WHERE owner_id = $1 AND period = 'day'`,
    [id],
  );
  return rows[0] && [rows[0].staked, rows[0].paid];
};

test('a member’s own limits count what goes to a vendor as staked and what comes back as paid', async () => {
  const member = await richMember();
  await move(member, 'in', '100');
  const { database, config } = platform.context;
  await inTransaction(database, (transaction) =>
    setLimit(transaction, config.BRAND, {
      ownerId: member.id,
      kind: 'loss',
      period: 'day',
      source: 'member',
      amount: 20_000n,
    }),
  );
  assert.deepEqual(await usageOf(member), [10_000n, 0n], 'what was put in before counts');
  const tooMuch = await move(member, 'in', '100.01');
  assert.deepEqual([tooMuch.status, tooMuch.code], [403, 'limit_reached']);
  assert.deepEqual(tooMuch.details, { kind: 'loss', period: 'day' });
  assert.equal((await move(member, 'in', '100')).value.state, 'done');
  assert.equal((await move(member, 'out', '50')).value.state, 'done');
  assert.deepEqual(await usageOf(member), [20_000n, 5_000n]);
  vendor.mood.cut = 'before';
  await move(member, 'in', '50');
  vendor.mood.cut = 'none';
  await makeDue();
  await askAboutDueMoves(platform.context);
  assert.deepEqual(await usageOf(member), [20_000n, 5_000n], 'what never arrived counts no more');
});

test('an excluded member puts nothing in and brings everything home', async () => {
  const member = await richMember();
  await move(member, 'in', '100');
  const { database, config } = platform.context;
  await inTransaction(database, (transaction) =>
    exclude(transaction, config.BRAND, {
      ownerId: member.id,
      kind: 'time_out',
      source: 'member',
      lasts: '1 day',
    }),
  );
  const refused = await move(member, 'in', '10');
  assert.deepEqual([refused.status, refused.code], [403, 'transfers_blocked']);
  assert.equal((await recall(member)).value.results[0].outcome, 'done');
  assert.equal(await cashOf(member), '1000.00');
});

test('who is blocked has the money at vendors brought home, as soon as they answer', async () => {
  const member = await richMember();
  await move(member, 'in', '300');
  await blockMember(platform.context, member.id, {
    staffUsername: 'rehema',
    reason: 'Asked to be stopped',
  });
  const { rows } = await platform.owner.query<{ task: string }>(
    `SELECT task_identifier AS task FROM graphile_worker.jobs WHERE key = $1`,
    [`recall ${member.id}`],
  );
  assert.deepEqual(rows, [{ task: 'gaming.recall_of_member' }]);
  vendor.mood.isAway = true;
  await assert.rejects(recallOfMember(platform.context, member.id), /Not home yet: KIBUYU/);
  vendor.mood.isAway = false;
  vendor.play(member.id, -10_000n);
  await recallOfMember(platform.context, member.id);
  await recallOfMember(platform.context, member.id);
  assert.equal(await bookedOf(member), 0n);
  const balances = await readBalances(platform.context.database, [member.id]);
  assert.equal(balances.get(member.id)?.cash, 90_000n);
});

test('no money, no vendor, no answer and no true account are refused in their own words', async () => {
  const member = await richMember();
  const tooMuch = await move(member, 'in', '1000.01');
  assert.deepEqual([tooMuch.status, tooMuch.code], [409, 'insufficient_funds']);
  assert.deepEqual(tooMuch.details, { balance: '1000.00' });
  const nothing = await move(member, 'in', '0');
  assert.deepEqual([nothing.status, nothing.code], [400, 'amount_out_of_range']);
  const unknown = await move(member, 'in', '10', { vendor: 'HAYUPO' });
  assert.deepEqual([unknown.status, unknown.code], [404, 'vendor_not_found']);
  const one = await platform.player(
    'GET /wps/relay/GCS_merchantWallet?isSingle=true&vendor=HAYUPO',
    {
      token: member.token,
    },
  );
  assert.deepEqual([one.status, one.code], [404, 'vendor_not_found']);
  const newcomer = await richMember();
  vendor.mood.isAway = true;
  const away = await move(newcomer, 'in', '10');
  assert.deepEqual([away.status, away.code], [503, 'vendor_unavailable']);
  assert.equal(await cashOf(newcomer), '1000.00');
  assert.equal((await recall(member)).value.results[0].outcome, 'unreachable');
  vendor.mood.isAway = false;
  await platform.owner.query('UPDATE vendors SET is_under_maintenance = true WHERE id = 90');
  assert.equal((await move(member, 'in', '10')).code, 'vendor_unavailable');
  await platform.owner.query('UPDATE vendors SET is_under_maintenance = false WHERE id = 90');
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const trialMember = { ...member, token: trial.value.token };
  assert.equal((await move(trialMember, 'in', '10')).code, 'need_true_account');
  assert.equal((await recall(trialMember)).code, 'need_true_account');
});

test('a launch names the vendor’s own wallet and never moves money', async () => {
  const member = await richMember();
  await addProvider(platform.owner);
  const launch = (gameId: string) =>
    platform.player('POST /wps/relay/GCS_gameLaunchFB', { token: member.token, body: { gameId } });
  const own = await launch('KIBUYU-calabash');
  assert.deepEqual([own.status, own.value?.walletVendor], [200, 'KIBUYU'], own.text);
  const seamless = await launch(`${testProvider.code}-${testProvider.gameCode}`);
  assert.deepEqual([seamless.status, seamless.value?.walletVendor], [200, null], seamless.text);
  assert.deepEqual([await cashOf(member), await bookedOf(member)], ['1000.00', 0n]);
});

test('200 moves at once, some of them cut, leave every cent in one place', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => richMember()));
  await Promise.all(members.map((member) => move(member, 'in', '100')));
  const amounts = ['7.70', '7.71', '7.72', '7.73'];
  for (const [at, cut] of (['none', 'after', 'before', 'late'] as const).entries()) {
    vendor.cuts.set(amounts[at] ?? '', cut);
  }
  await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const member = members[at % members.length];
      const amount = amounts[(at + Math.floor(at / members.length)) % amounts.length];
      if (!member || !amount) return;
      const { status, text } = await move(member, at % 3 === 0 ? 'out' : 'in', amount);
      assert.ok(status === 200 || status === 409, text);
    }),
  );
  const askAboutAll = async () => {
    for (let round = 0; round < 3; round += 1) {
      await makeDue();
      await askAboutDueMoves(platform.context);
    }
  };
  await askAboutAll();
  // Which of them were taken is luck, one a member at a time: one of each kind follows for certain.
  for (const [at, member] of members.slice(0, amounts.length).entries()) {
    await move(member, 'in', amounts[at] ?? '');
  }
  await askAboutAll();
  vendor.letLateArrive();
  const { rows } = await platform.owner.query<{ state: string }>(
    `SELECT DISTINCT state FROM transfer_wallet_moves
      WHERE member_id = ANY($1::bigint[]) AND amount < 1000 ORDER BY state`,
    [members.map(({ id }) => id)],
  );
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['done', 'undone'],
  );
  for (const member of members) {
    const held = vendor.wallets.get(playerIdOf(member.id)) ?? 0n;
    assert.equal(await bookedOf(member), held);
    const cash = 100_000n - held;
    assert.equal(await cashOf(member), `${cash / 100n}.${String(cash % 100n).padStart(2, '0')}`);
  }
});
