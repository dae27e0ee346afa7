import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  addMembers,
  addProvider,
  type TestMember,
  testProvider,
} from '@bahati/testing/factories.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  endSessions,
  setFirstPaymentPassword,
  setLoginBlocked,
} from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  paymentPassword,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import {
  codeSentTo,
  isLoggedIn,
  logInAs,
  memberWith,
} from '#domains/identity/passwords/security.testing.ts';
import { createPasswordLine } from '@bahati/server-kit/passwords/password-line.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { lightHasher, withPasswordLine } from '@bahati/server-kit/passwords/passwords.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let passwordHash: string;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  // A process reads who its providers are as it starts, and then every two seconds.
  await platform.gaming.directory.refresh();
  passwordHash = await hashPassword(goodPassword);
});
after(() => platform.close());

const close = (token: string, more: object = {}) =>
  platform.player('POST /wps/member/close', { token, body: { password: goodPassword, ...more } });

/** Money, and everything that withdrawing takes. */
async function richMember() {
  const member = await registerTestMember(platform);
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  await giveMoney(platform, member.id, 10_000n);
  return { ...member, payoutAccountId: await accountOf(addAccount(platform, member)) };
}

const withdraw = (member: { token: string; payoutAccountId: string }) =>
  platform.player('POST /wps/cashier/withdrawals', {
    token: member.token,
    body: {
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      payoutAccountId: member.payoutAccountId,
      amount: '100',
      paymentPassword,
    },
  });

const statusOf = async (id: bigint) => {
  const { rows } = await platform.owner.query<{ status: string; cash: bigint }>(
    `SELECT status, balance AS cash FROM members JOIN accounts ON owner_id = members.id
      WHERE members.id = $1 AND kind = 'cash'`,
    [id],
  );
  return rows[0]!;
};

let nextPlayer = 700_000n;

/** Someone with a game open, who can also be asked for the password. */
async function player(balance: bigint): Promise<TestMember> {
  const firstId = (nextPlayer += 1n);
  const [member] = await addMembers(platform.owner, { count: 1, balance, firstId });
  await platform.owner.query('UPDATE credentials SET password_hash = $2 WHERE member_id = $1', [
    firstId,
    passwordHash,
  ]);
  return member!;
}

/** What the games provider sends. */
async function operate(kind: string, member: TestMember, body: object) {
  const payload = JSON.stringify({
    memberId: member.playerId,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    roundId: `round-${member.id}`,
    ...body,
  });
  const response = await platform.app.player.inject({
    method: 'POST',
    url: `/provider/v1/${kind}`,
    payload,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(testProvider.code, testProvider.key, payload, Date.now()),
    },
  });
  return response.json<{ success: boolean; code?: string }>();
}

const betOf = (member: TestMember, amount: string) =>
  operate('bet', member, {
    transactionId: `bet-${member.id}`,
    sessionToken: member.sessionToken,
    amount,
  });

const winOf = (member: TestMember, amount: string) =>
  operate('win', member, { transactionId: `win-${member.id}`, amount, roundClosed: true });

test('closing takes the login password, and the payment password where one is set', async () => {
  const { id, token } = await registerTestMember(platform);
  const wrong = await close(token, { password: 'not-the-password' });
  assert.deepEqual([wrong.status, wrong.code], [403, 'password_wrong']);
  await setFirstPaymentPassword(platform.context, id, paymentPassword);
  const missing = await close(token);
  assert.deepEqual([missing.status, missing.code], [403, 'payment_password_wrong']);
  assert.equal((await close(token, { paymentPassword: '730518' })).code, 'payment_password_wrong');
  assert.equal((await statusOf(id)).status, 'active');
  assert.equal((await close(token, { paymentPassword })).status, 200);
  assert.equal((await statusOf(id)).status, 'closed');
});

test('a stolen session does not guess a password by closing', async () => {
  const { token } = await registerTestMember(platform);
  for (let guess = 0; guess < 5; guess += 1)
    assert.equal((await close(token, { password: 'wrong' })).code, 'password_wrong');
  assert.equal((await close(token)).code, 'too_many_requests');
});

test('a closed account is out everywhere and tells so only to who knows the password', async () => {
  const { id, token, username } = await registerTestMember(platform);
  const elsewhere = (await logInAs(platform, username)).value.token;
  assert.equal((await close(token)).status, 200);
  assert.equal(await isLoggedIn(platform, token), false);
  assert.equal(await isLoggedIn(platform, elsewhere), false);
  const known = await logInAs(platform, username);
  assert.deepEqual([known.status, known.code], [403, 'account_closed']);
  const wrong = await logInAs(platform, username, 'wrong');
  const nobody = await logInAs(platform, 'nobodyofthisname', 'wrong');
  assert.deepEqual([wrong.status, wrong.code], [nobody.status, nobody.code]);
  const { rows } = await platform.owner.query(
    'SELECT actor, action, before, after FROM audit_entries WHERE subject = $1',
    [`member:${id}`],
  );
  assert.deepEqual(rows, [
    {
      actor: username,
      action: 'member.closed',
      before: { status: 'active' },
      after: { status: 'closed' },
    },
  ]);
});

test('the bound number stays bound', async () => {
  const mobile = '+254712340001';
  const member = await memberWith(platform, { mobile });
  assert.equal((await close(member.token)).status, 200);
  const { rows } = await platform.owner.query(
    'SELECT mobile_number AS mobile FROM credentials WHERE member_id = $1',
    [member.id],
  );
  assert.equal(rows[0].mobile, mobile);
});

test('a login whose code was right while the account closed opens nothing', async () => {
  const mobile = '+254712340002';
  const { id } = await memberWith(platform, { mobile });
  const contact = { mobileNum: '712340002', countryDialingCode: '+254' };
  await platform.player('POST /wps/verification/sms/noLogin', {
    body: { ...contact, language: 'en' },
  });
  const verificationCode = await codeSentTo(platform, mobile);
  const logIn = async () =>
    platform.player('POST /wps/session/login', {
      body: { type: 'sms', ...contact, verificationCode },
    });
  // The login has found nothing wrong and waits for the row that closing holds.
  const login = await inTransaction(platform.context.database, async (transaction) => {
    await setLoginBlocked(transaction, id, true);
    await endSessions(transaction, id);
    const asked = logIn();
    await waitForBlockedQuery();
    return { asked };
  });
  const answer = await login.asked;
  assert.deepEqual([answer.status, answer.code], [403, 'member_blocked']);
});

async function waitForBlockedQuery(): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const { rows } = await platform.owner.query(
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('Nothing waits for the lock.');
}

test('with money on it an account is not closed, and what is left is told', async () => {
  const member = await richMember();
  const full = await close(member.token, { paymentPassword });
  assert.deepEqual([full.status, full.code], [409, 'account_not_empty']);
  assert.deepEqual(full.details, { balance: '100.00', held: '0.00' });
  const asked = await withdraw(member);
  assert.equal(asked.status, 200, asked.text);
  const waiting = await close(member.token, { paymentPassword });
  assert.deepEqual(waiting.details, { balance: '0.00', held: '100.00' });
  assert.equal((await statusOf(member.id)).status, 'active');
  assert.equal(await isLoggedIn(platform, member.token), true);
});

test('an open stake keeps the account open; a closed one takes no stake, and a win still lands', async () => {
  const member = await player(10_000n);
  assert.equal((await betOf(member, '100.00')).success, true);
  assert.equal((await close(member.loginToken)).code, 'account_not_empty');
  // A round without a stake holds no money: closing does not see it, and its win is still paid.
  const free = await player(0n);
  assert.equal((await betOf(free, '0.00')).success, true);
  assert.equal((await close(free.loginToken)).status, 200);
  const late = await operate('bet', free, {
    transactionId: `late-${free.id}`,
    sessionToken: free.sessionToken,
    amount: '0.00',
    roundId: 'late',
  });
  assert.equal(late.success, false);
  assert.equal((await winOf(free, '25.00')).success, true);
  const { status, cash } = await statusOf(free.id);
  assert.deepEqual([status, cash], ['closed', 2_500n]);
  const stake = { transactionId: `after-${free.id}`, sessionToken: free.sessionToken };
  const after = await operate('bet', free, { ...stake, amount: '10.00', roundId: 'after' });
  assert.equal(after.success, false, 'money that came late goes into no game');
});

const turns = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('closing and playing at once: one of the two, never both', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const member = await player(0n);
    const reached = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    const line = createPasswordLine(async (work) => {
      reached.resolve();
      await checked.promise;
      return lightHasher(work);
    });
    const play = () =>
      operate('betwin', member, {
        transactionId: `free-${member.id}`,
        sessionToken: member.sessionToken,
        stake: '0.00',
        payout: '5.00',
      });
    await withPasswordLine(line, async () => {
      const closing = close(member.loginToken);
      await reached.promise;
      // One play comes while the password is looked at, the others ever later after it.
      const early = round === 0 ? await play() : undefined;
      checked.resolve();
      await turns(round);
      const [closed, played] = await Promise.all([closing, early ?? play()]);
      const isClosed = closed.status === 200;
      assert.notEqual(isClosed, played.success, `${closed.text} ${JSON.stringify(played)}`);
      const { status, cash } = await statusOf(member.id);
      assert.deepEqual([status, cash], isClosed ? ['closed', 0n] : ['active', 500n]);
      outcomes.add(status);
    });
  }
  assert.ok(outcomes.has('active'), 'a play came first at least once');
});

test('closing and withdrawing at once: the money is held and the account stays open', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await richMember();
    const [closed, asked] = await Promise.all([
      close(member.token, { paymentPassword }),
      withdraw(member),
    ]);
    assert.deepEqual([closed.code, asked.status], ['account_not_empty', 200], asked.text);
    assert.equal((await statusOf(member.id)).status, 'active');
  }
});

test('closing twice at once closes once', async () => {
  const { id, token } = await registerTestMember(platform);
  const answers = await Promise.all([close(token), close(token)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  );
  const { rows } = await platform.owner.query('SELECT 1 FROM audit_entries WHERE subject = $1', [
    `member:${id}`,
  ]);
  assert.equal(rows.length, 1);
});

test('the books are whole after all of it', async () => {
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
});
