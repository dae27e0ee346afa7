import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  paymentPassword,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import {
  giveMoney,
  goodPassword,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
/** Another process of the same product. */
let second: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  second = await openTestPlatform({ sharing: platform });
});
after(async () => {
  await second.close();
  await platform.close();
});

const read = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/member/limits', { token })).value;
const post = ({ token }: { token: string }, path: string, body: object = {}, at = platform) =>
  at.player(`POST /wps/member/${path}`, { token, body });
const setLimit = (member: NewMember, kind: string, period: string, amount: string | null) =>
  post(member, 'limits', { kind, period, amount });
const logIn = (username: string) =>
  platform.player('POST /wps/session/login', {
    body: { username, password: goodPassword, type: 'username' },
  });
const startDeposit = ({ token }: { token: string }, amount: string, at = platform) =>
  at.player('POST /wps/cashier/deposits', {
    token,
    body: { idempotencyKey: randomUUID(), method: 'pesa-pepe', amount },
  });
/** It stands; there is no rail here that would ask anybody for the money. */
const hasBegun = (answer: { success: boolean; code?: string }) =>
  answer.success || answer.code === 'gateway_unavailable';
const age = async ({ id }: NewMember, hours: number) => {
  await platform.owner.query(
    `UPDATE play_limits SET next_at = next_at - make_interval(hours => $2) WHERE owner_id = $1`,
    [id, hours],
  );
  await platform.owner.query(
    `UPDATE exclusions SET starts_at = starts_at - make_interval(hours => $2),
            ends_at = ends_at - make_interval(hours => $2) WHERE owner_id = $1`,
    [id, hours],
  );
};
const auditOf = async ({ id }: NewMember) => {
  const { rows } = await platform.owner.query<{ action: string }>(
    'SELECT action FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`member:${id}`],
  );
  return rows.map(({ action }) => action);
};
const isRefused = (answer: { status: number; code?: string }, status: number, code: string) =>
  assert.deepEqual([answer.status, answer.code], [status, code]);

test('a member sets limits, sees what is used of each, and takes back what is to loosen them', async () => {
  const member = await registerTestMember(platform);
  const before = await read(member);
  assert.deepEqual([before.limits, before.exclusion], [[], null]);
  assert.equal(before.isLimitOffered, true);
  await setLimit(member, 'deposit', 'week', '1000');
  await setLimit(member, 'session', 'day', '90');
  await setLimit(member, 'stake', 'month', '2000.50');
  await startDeposit(member, '300');
  const waiting = await setLimit(member, 'deposit', 'week', null);
  const { limits, isLimitOffered } = waiting.value;
  assert.equal(isLimitOffered, false);
  const told = limits.map((limit: Record<string, unknown>) => [
    limit['kind'],
    limit['period'],
    limit['amount'],
    limit['used'],
    limit['left'],
  ]);
  assert.deepEqual(told, [
    ['deposit', 'week', '1000.00', '300.00', '700.00'],
    ['stake', 'month', '2000.50', '0.00', '2000.50'],
    ['session', 'day', '90', '0', '90'],
  ]);
  assert.equal(limits[0].pending.amount, null);
  const kept = await post(member, 'limits/withdrawChange', { kind: 'deposit', period: 'week' });
  assert.equal(kept.value.limits[0].pending, null);
  const none = await post(member, 'limits/withdrawChange', { kind: 'deposit', period: 'week' });
  isRefused(none, 409, 'no_change_waits');
  const changed = 'member.limit_changed';
  assert.deepEqual(await auditOf(member), [
    changed,
    changed,
    changed,
    changed,
    'member.limit_kept',
  ]);
});

test('a limit nobody could be held by is refused', async () => {
  const member = await registerTestMember(platform);
  for (const [kind, period, amount] of [
    ['stake', 'day', '0.99'],
    ['session', 'day', '1441'],
    ['session', 'day', '4'],
    ['session', 'week', '60.5'],
    ['loss', 'month', '99999999999999'],
  ] as const) {
    isRefused(await setLimit(member, kind, period, amount), 400, 'limit_out_of_range');
  }
  isRefused(await setLimit(member, 'wins', 'day', '10'), 400, 'invalid_input');
  assert.deepEqual((await read(member)).limits, []);
});

test('a deposit limit counts what is under way, and what was paid is credited all the same', async () => {
  const member = await registerTestMember(platform);
  await setLimit(member, 'deposit', 'day', '1000');
  assert.ok(hasBegun(await startDeposit(member, '600')));
  const over = await startDeposit(member, '401', second);
  isRefused(over, 409, 'deposit_limit_reached');
  assert.deepEqual(over.details, { period: 'day', left: '400.00' });
  const both = await Promise.all([
    startDeposit(member, '250'),
    startDeposit(member, '250', second),
  ]);
  assert.equal(both.filter(hasBegun).length, 1);
  await giveMoney(platform, member.id, 500_000n);
  const { value } = await platform.player('GET /wps/v2/wallets/balance', { token: member.token });
  assert.notEqual(value.balance, '0.00');
  // Yesterday's deposits are yesterday's.
  await platform.owner.query(
    `UPDATE deposits SET created_at = created_at - interval '1 day' WHERE member_id = $1`,
    [member.id],
  );
  assert.ok(hasBegun(await startDeposit(member, '1000')));
});

test('a time-out ends every session at once, refuses play and deposits, and lets money out', async () => {
  const member = await registerTestMember(platform);
  const { rows } = await platform.owner.query<{ gameId: string }>(
    `SELECT game_id AS "gameId" FROM games WHERE NOT is_vendor_group LIMIT 1`,
  );
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  await giveMoney(platform, member.id, 100_000n);
  const payoutAccountId = await accountOf(addAccount(platform, member));
  const begun = await post(member, 'timeOut', { days: 7 });
  assert.equal(begun.value.kind, 'time_out');
  for (const at of [platform, second]) {
    isRefused(
      await at.player('GET /wps/member/info', { token: member.token }),
      401,
      'unauthenticated',
    );
  }
  const again = { ...member, token: (await logIn(member.username)).value.token };
  const info = await platform.player('GET /wps/member/info', { token: again.token });
  assert.equal(info.value.exclusion.endsAt, begun.value.endsAt);
  const paused = await startDeposit(again, '100', second);
  isRefused(paused, 403, 'play_paused');
  assert.deepEqual(paused.details, { endsAt: begun.value.endsAt });
  const launched = await platform.player('POST /wps/relay/GCS_gameLaunchFB', {
    token: again.token,
    body: { gameId: rows[0]?.gameId ?? 'none' },
  });
  isRefused(launched, 403, 'play_paused');
  isRefused(await post(again, 'timeOut', { days: 1 }), 409, 'exclusion_stands');
  const withdrawn = await platform.player('POST /wps/cashier/withdrawals', {
    token: again.token,
    body: {
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      payoutAccountId,
      amount: '300',
      paymentPassword,
    },
  });
  assert.equal(withdrawn.success, true, withdrawn.text);
  await age(member, 24 * 7);
  assert.ok(hasBegun(await startDeposit(again, '100')));
  assert.ok((await auditOf(member)).includes('member.timed_out'));
});

test('a self-exclusion is proven by the password and comes back only when asked, a day later', async () => {
  const member = await registerTestMember(platform);
  const exclude = (who: { token: string }, password = goodPassword, months: number | null = 6) =>
    post(who, 'selfExclusion', { password, months });
  isRefused(await exclude(member, 'not mine'), 403, 'password_wrong');
  isRefused(await post(member, 'selfExclusion/return'), 409, 'not_excluded');
  assert.equal((await exclude(member)).success, true);
  const back = { ...member, token: (await logIn(member.username)).value.token };
  isRefused(await post(back, 'selfExclusion/return'), 409, 'exclusion_not_over');
  isRefused(await post(back, 'timeOut', { days: 42 }), 409, 'exclusion_stands');
  await age(member, 24 * 190);
  assert.equal((await read(back)).exclusion.canReturn, true);
  isRefused(await startDeposit(back, '100'), 403, 'play_paused');
  const asked = await post(back, 'selfExclusion/return');
  assert.ok(asked.value.opensAt);
  isRefused(await startDeposit(back, '100'), 403, 'play_paused');
  await platform.owner.query(
    `UPDATE exclusions SET return_asked_at = return_asked_at - interval '24 hours'
      WHERE owner_id = $1`,
    [member.id],
  );
  assert.ok(hasBegun(await startDeposit(back, '100')));
  assert.equal((await exclude(back, goodPassword, null)).value.endsAt, null);
});

test('the reality check comes as often as the member likes, never less than the brand wants', async () => {
  const member = await registerTestMember(platform);
  const before = (await read(member)).realityCheck;
  assert.deepEqual(before, { minutes: 60, choices: [15, 30, 60], canBeOff: false });
  const chosen = await post(member, 'realityCheck', { minutes: 15 });
  assert.equal(chosen.value.realityCheck.minutes, 15);
  isRefused(await post(member, 'realityCheck', { minutes: 120 }), 400, 'interval_not_offered');
  const back = await post(member, 'realityCheck', { minutes: null });
  assert.equal(back.value.realityCheck.minutes, 60);
  assert.equal((await post(member, 'realityCheck/answer', { answer: 'leave' })).success, true);
  assert.equal((await auditOf(member)).at(-1), 'member.reality_check_answered');
});

test('a member is asked once whether to set a deposit limit', async () => {
  const member = await registerTestMember(platform);
  assert.equal((await read(member)).isLimitOffered, true);
  await post(member, 'limits/offered');
  assert.equal((await read(member)).isLimitOffered, false);
});

test('a trial member has no limits to set', async () => {
  const { value } = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const trial = { token: value.token };
  const asked = await platform.player('GET /wps/member/limits', trial);
  assert.equal(asked.value.isLimitOffered, false);
  const calls: [string, object][] = [
    ['limits', { kind: 'stake', period: 'day', amount: '10' }],
    ['limits/withdrawChange', { kind: 'stake', period: 'day' }],
    ['timeOut', { days: 1 }],
    ['selfExclusion', { months: 6, password: goodPassword }],
    ['selfExclusion/return', {}],
    ['realityCheck', { minutes: 15 }],
    ['realityCheck/answer', { answer: 'go_on' }],
  ];
  for (const [path, body] of calls) {
    isRefused(await post(trial, path, body), 403, 'need_true_account');
  }
});
