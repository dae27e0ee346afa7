import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { cashPrizes, plantScores, plantTournament } from './tournaments.testing.ts';

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

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const make = (more: object = {}) =>
  platform.staff('POST /bo/tournaments', {
    token: maker.token,
    body: {
      idempotencyKey: randomUUID(),
      title: { en: 'Dhow race', sw: 'Mbio za majahazi' },
      rule: 'turnover',
      isOptIn: false,
      leastStake: '5.00',
      leastRounds: 3,
      scope: { products: ['RNG'], vendorIds: [], gameIds: [] },
      startsAt: hours(1),
      endsAt: hours(25),
      prizes: cashPrizes,
      ...more,
    },
  });
const decide = (id: string, act: string, { token }: StaffLogin) =>
  platform.staff(`POST /bo/tournaments/${id}/${act}`, {
    token,
    body: { reason: 'as agreed with marketing' },
  });

test('a tournament waits until another of the staff opens it, with the money of its prizes', async () => {
  const idempotencyKey = randomUUID();
  const made = (await make({ idempotencyKey })).value;
  assert.equal((await make({ idempotencyKey })).value.id, made.id);
  assert.deepEqual([made.state, made.phase, made.budget], ['draft', 'planned', '180.00']);
  assert.equal((await decide(made.id, 'open', maker)).code, 'second_person_needed');
  assert.equal((await decide(made.id, 'open', decider)).value.state, 'open');
  assert.equal((await decide(made.id, 'open', decider)).code, 'tournament_decided');
  assert.equal((await decide(made.id, 'end', decider)).code, 'tournament_not_running');
  const voided = (await decide(made.id, 'void', decider)).value;
  assert.deepEqual([voided.state, voided.endReason], ['void', 'as agreed with marketing']);
  assert.equal((await decide(made.id, 'void', decider)).code, 'tournament_decided');
});

test('times lie ahead, and places have neither gap nor overlap', async () => {
  assert.equal((await make({ startsAt: hours(-1) })).code, 'times_invalid');
  assert.equal((await make({ endsAt: hours(1) })).code, 'times_invalid');
  assert.equal((await make({ endsAt: hours(24 * 70) })).code, 'times_invalid');
  const [first, , last] = cashPrizes;
  assert.equal((await make({ prizes: [first, last] })).code, 'prizes_invalid');
  const scope = { products: [], vendorIds: [98_765], gameIds: [] };
  assert.equal((await make({ scope })).code, 'scope_unknown');
  const late = (await make()).value;
  await platform.owner.query(
    `UPDATE tournaments SET starts_at = now() - interval '1 hour' WHERE public_id = $1`,
    [late.id],
  );
  assert.equal((await decide(late.id, 'open', decider)).code, 'times_invalid');
});

test('staff see names in full, and end a running one as of this moment', async () => {
  const { rowId, id } = await plantTournament(platform.owner, { rule: 'profit', starts: -60 });
  await platform.owner.query(
    `INSERT INTO members (id, nickname, type, currency, birthday)
     VALUES (540001, 'Zawadi', 0, 'KES', '1990-01-01')`,
  );
  await plantScores(platform.owner, { rowId, firstMember: 540_001n, count: 1 });
  const { token } = decider;
  const table = (await platform.staff(`GET /bo/tournaments/${id}/table`, { token })).value;
  assert.deepEqual(table.lines, [{ place: 1, memberId: '540001', name: 'Zawadi', score: '1.10' }]);
  const ended = (await decide(id, 'end', decider)).value;
  assert.equal(ended.phase, 'closing');
  assert.ok(Date.parse(ended.endsAt) <= Date.now() + 1_000);
});

test('no more than twenty are open at once', async () => {
  const { id } = (await make()).value;
  for (let at = 0; at < 20; at += 1) await plantTournament(platform.owner, { rule: 'turnover' });
  assert.equal((await decide(id, 'open', decider)).code, 'too_many_tournaments');
});
