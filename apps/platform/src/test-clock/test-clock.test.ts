/** The clock that tests move: what has to end after hours or months ends when it is moved so far. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '@bahati/testing/until.ts';
import { StartError } from '@bahati/server-kit/config.ts';
import { platformConfig } from '#platform/config.ts';
import { confirmUnanswered } from '#domains/cashier/withdrawals/confirm-unanswered.ts';
import { paidWithdrawal } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import {
  goodPassword,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { hasTestClock, prepareTestClock } from './test-clock.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({ environment: { TEST_CLOCK: 'on' } });
});
after(() => platform.close());

/** From the real time on; the program's own clock follows within a moment. */
async function moveTo(ahead: string): Promise<void> {
  await platform.owner.query('UPDATE test_clock.shift SET ahead = $1', [ahead]);
  const { rows } = await platform.owner.query<{ at: Date }>(
    'SELECT pg_catalog.now() + $1::interval AS at',
    [ahead],
  );
  const at = rows[0]?.at.getTime() ?? 0;
  await until(
    'the program’s clock',
    () => Math.abs(platform.context.now().getTime() - at) < 60_000,
  );
}
const isIn = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/member/info', { token })).status === 200;
const logIn = ({ username }: NewMember) =>
  platform.player('POST /wps/session/login', {
    body: { type: 'username', username, password: goodPassword },
  });

test('sessions end, and what begins afterwards begins at the time that was set', async () => {
  const member = await registerTestMember(platform);
  assert.equal(await isIn(member), true);
  await moveTo('25 hours');
  assert.equal(await isIn(member), false);
  const again = await logIn(member);
  assert.equal(again.status, 200, again.text);
  assert.equal(await isIn({ ...member, token: again.value.token }), true);
  const late = await registerTestMember(platform);
  const { rows } = await platform.owner.query<{ isLate: boolean }>(
    `SELECT registered_at > now() + interval '24 hours' AS "isLate" FROM members WHERE id = $1`,
    [late.id],
  );
  assert.deepEqual(rows, [{ isLate: true }]);
});

test('a time-out ends after its days, and a self-exclusion after its months', async () => {
  await moveTo('0');
  const member = await registerTestMember(platform);
  const body = { days: 7 };
  const { value } = await platform.player('POST /wps/member/timeOut', {
    token: member.token,
    body,
  });
  const days = (Date.parse(value.endsAt) - platform.context.now().getTime()) / 86_400_000;
  assert.ok(days > 6.9 && days <= 7);
  const stateAfter = async (ahead: string) => {
    await moveTo(ahead);
    const { token } = (await logIn(member)).value;
    const info = await platform.player('GET /wps/member/info', { token });
    return info.value.exclusion?.isOver ?? info.value.exclusion;
  };
  const during = await stateAfter('6 days');
  assert.ok(during !== null && during !== true);
  const over = await stateAfter('121 days');
  assert.ok(over === null || over === true);
});

test('a withdrawal nobody answers is confirmed after a day', async () => {
  await moveTo('0');
  const { id } = await paidWithdrawal(platform, await signInStaff(platform, { role: 'operator' }));
  await moveTo('23 hours');
  assert.equal(await confirmUnanswered(platform.context), 0);
  await moveTo('25 hours');
  assert.equal(await confirmUnanswered(platform.context), 1);
  const { rows } = await platform.owner.query<{ status: string }>(
    'SELECT status FROM withdrawals WHERE public_id = $1',
    [id],
  );
  assert.equal(rows[0]?.status, 'confirmed');
});

test('production refuses the clock, and a database that ever had it', async () => {
  const environment = { DATABASE_URL: platform.ownerUrl, NODE_ENV: 'production', TEST_CLOCK: 'on' };
  assert.throws(() => platformConfig(environment), StartError);
  assert.equal(await hasTestClock(platform.ownerUrl), true);
  // A second start finds it as it is.
  await prepareTestClock(platform.ownerUrl);
});
