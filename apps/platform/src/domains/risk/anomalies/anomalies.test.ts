/** Figures far from their own past are found once and acknowledged with a note. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { watchFigures } from './watch-figures.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['reports.read'] });
  const member = await registerTestMember(platform);
  await platform.owner.query('DELETE FROM login_attempts');
  // Twenty days with ten deposits each in the hour that was over two hours ago, nine of them paid;
  // today two of ten are, and a hundred logins failed within that hour.
  await platform.owner.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, status,
       created_at, completed_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'pesa-pepe', 'KES', 10000,
            CASE WHEN is_paid THEN 'completed' ELSE 'failed' END, at,
            CASE WHEN is_paid THEN at END
       FROM (SELECT date_trunc('hour', now()) - interval '3 hours' - make_interval(days => days)
                      + interval '1 minute' AS at,
                    n <= CASE WHEN days = 0 THEN 2 ELSE 9 END AS is_paid
               FROM generate_series(0, 20) AS days, generate_series(1, 10) AS n) made`,
    [member.id],
  );
  await platform.owner.query(
    `INSERT INTO login_attempts (member_id, way, is_successful, ip, network, at)
     SELECT NULL, 'password', false, '203.0.113.7', '203.0.113.0/24',
            date_trunc('hour', now()) - interval '3 hours' + interval '2 minutes'
       FROM generate_series(1, 100)`,
  );
  await platform.owner.query(
    `INSERT INTO ledger_days (day, currency, code, debit_kind, debit_scope, credit_kind,
       credit_scope, amount, transfer_count)
     SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date - days, 'KES', 41, 'promotion_cost', '',
            'cash', '', 5000000, 1 FROM generate_series(1, 5) AS days`,
  );
  await Promise.all([1, 2].map(() => watchFigures(platform.context)));
});
after(() => platform.close());

const list = async (state = 'open') =>
  (await platform.staff(`GET /bo/anomalies?state=${state}`, { token: reader.token })).value.items;

const acknowledge = (id: string, who = staff) =>
  platform.staff(`POST /bo/anomalies/${id}/acknowledge`, {
    token: who.token,
    body: { note: 'The rail was down' },
  });

test('what lies far from the same hour of days before is found once, with its figures', async () => {
  await watchFigures(platform.context);
  const found = await list();
  const shown = found.map(
    ({ figure, value, median, low, high }: Record<string, string>) =>
      `${figure} ${value} ${median} ${low} ${high}`,
  );
  assert.deepEqual(shown.toSorted(), [
    'deposit_success 2000 9000 8000 10000',
    'login_failures 100 0 -20 20',
  ]);
  const success = found.find(({ figure }: { figure: string }) => figure === 'deposit_success');
  assert.equal(success.historyCount, 20);
});

test('of too short a past it says so, and finds nothing', async () => {
  const { value } = await platform.staff('GET /bo/anomalies/figures', { token: reader.token });
  const rebates = value.items.find(({ figure }: { figure: string }) => figure === 'rebates');
  assert.deepEqual(
    [rebates.value, rebates.median, rebates.historyCount < 14],
    ['50000.00', null, true],
  );
  const success = value.items.find(
    ({ figure }: { figure: string }) => figure === 'deposit_success',
  );
  assert.equal(success.median, '9000');
});

test('it is acknowledged once, with a note that stands in the audit log', async () => {
  const [anomaly] = await list();
  assert.equal((await acknowledge(anomaly.id, reader)).code, 'forbidden');
  const answers = await Promise.all([1, 2].map(() => acknowledge(anomaly.id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'already_seen').length, 1);
  assert.equal((await acknowledge(randomUUID())).status, 404);
  const [seen] = await list('seen');
  assert.deepEqual([seen.seenBy, seen.note], [staff.username, 'The rail was down']);
  const { rows } = await platform.owner.query(
    `SELECT actor, reason FROM audit_entries WHERE subject = $1`,
    [`anomaly:${anomaly.id}`],
  );
  assert.deepEqual(rows, [{ actor: staff.username, reason: 'The rail was down' }]);
});
