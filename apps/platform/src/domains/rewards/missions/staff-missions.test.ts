import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { anywhere } from './missions.testing.ts';
import { addDays, weekday } from './mission-periods.rules.ts';

let platform: TestPlatform;
let maker: StaffLogin;
let decider: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  maker = await signInStaff(platform, {
    permissions: ['rewards.read', 'rewards.change', 'rewards.decide'],
  });
  decider = await signInStaff(platform, { permissions: ['rewards.read', 'rewards.decide'] });
});
after(() => platform.close());

const today = new Date().toISOString().slice(0, 10);
const monday = addDays(today, 7 - weekday(today));

const mission = (more: object = {}) => ({
  idempotencyKey: randomUUID(),
  title: { en: 'Set sail', sw: 'Tweka tanga' },
  goal: { kind: 'bets', count: 5, scope: anywhere },
  award: { kind: 'cash', amount: '10.00' },
  cadence: 'weekly',
  afterId: null,
  firstDay: monday,
  lastDay: addDays(monday, 27),
  graceDays: 2,
  budget: '1000.00',
  dayBudget: '100.00',
  ...more,
});
const make = (more?: object) =>
  platform.staff('POST /bo/missions', { token: maker.token, body: mission(more) });
const setState = (id: string, state: string, { token }: StaffLogin) =>
  platform.staff(`POST /bo/missions/${id}/state`, {
    token,
    body: { state, reason: 'as agreed with marketing' },
  });

test('a mission waits until another of the staff starts it, and the same key makes one', async () => {
  const idempotencyKey = randomUUID();
  const made = (await make({ idempotencyKey })).value;
  assert.equal((await make({ idempotencyKey })).value.id, made.id);
  assert.equal(made.state, 'draft');
  assert.equal((await setState(made.id, 'running', maker)).code, 'second_person_needed');
  assert.equal((await setState(made.id, 'running', decider)).value.state, 'running');
  assert.equal((await setState(made.id, 'paused', maker)).value.state, 'paused');
  assert.equal((await setState(made.id, 'ended', maker)).value.state, 'ended');
  assert.equal((await setState(made.id, 'running', decider)).code, 'mission_ended');
  const { token } = decider;
  const list = await platform.staff('GET /bo/missions?state=ended', { token });
  assert.deepEqual(
    list.value.items.map(({ id, spent }: { id: string; spent: string }) => [id, spent]),
    [[made.id, '0.00']],
  );
});

test('days are whole periods, budgets give at least one award, and games are known', async () => {
  assert.equal((await make({ firstDay: addDays(monday, 1) })).code, 'days_invalid');
  assert.equal(
    (await make({ firstDay: '2025-01-06', lastDay: '2025-01-12' })).code,
    'days_invalid',
  );
  assert.equal((await make({ lastDay: addDays(monday, 384 - 1) })).code, 'days_invalid');
  assert.equal((await make({ dayBudget: '9.99' })).code, 'budget_too_small');
  assert.equal((await make({ budget: '50.00' })).code, 'budget_too_small');
  const scope = { ...anywhere, gameIds: [987_654] };
  assert.equal((await make({ goal: { kind: 'wins', count: 1, scope } })).code, 'scope_unknown');
});

test('steps follow one another in one rhythm, and an end takes those after it along', async () => {
  const first = (await make()).value;
  const second = (await make({ afterId: first.id })).value;
  assert.deepEqual(second.after, { id: first.id, title: first.title });
  assert.equal((await make({ afterId: first.id })).code, 'chain_unfit', 'it has a next one');
  assert.equal((await make({ afterId: second.id, cadence: 'daily' })).code, 'chain_unfit');
  await setState(first.id, 'ended', decider);
  assert.equal((await setState(second.id, 'running', decider)).code, 'mission_ended');
});

test('terms change from the next period on, within the budget and the kind of award', async () => {
  const { id } = (await make({ cadence: 'daily', firstDay: today })).value;
  const change = (more: object = {}) =>
    platform.staff(`POST /bo/missions/${id}/terms`, {
      token: maker.token,
      body: {
        title: { en: 'Set sail', sw: 'Tweka tanga' },
        goal: { kind: 'bets', count: 9, scope: anywhere },
        award: { kind: 'cash', amount: '10.00' },
        budget: '500.00',
        dayBudget: '100.00',
        reason: 'too easy as it was',
        ...more,
      },
    });
  const { value } = await change();
  assert.deepEqual([value.goal.count, value.next.goal.count, value.budget], [5, 9, '500.00']);
  assert.equal((await change({ award: { kind: 'points', points: 5 } })).code, 'award_kind_fixed');
  await platform.owner.query('UPDATE missions SET spent = 20000 WHERE public_id = $1', [id]);
  assert.equal((await change({ budget: '150.00' })).code, 'budget_spent');
  await setState(id, 'ended', decider);
  assert.equal((await change()).code, 'mission_ended');
});

test('no more than forty run at once', async () => {
  const { id } = (await make()).value;
  await platform.owner.query(
    `INSERT INTO missions (idempotency_key, cadence, state, first_day, last_day, grace_days, budget,
       day_budget, created_by)
     SELECT gen_random_uuid(), 'daily', 'running', now()::date, now()::date + 30, 0, 1, 1, 'test'
       FROM generate_series(1, 40)`,
  );
  assert.equal((await setState(id, 'running', decider)).code, 'too_many_missions');
});
