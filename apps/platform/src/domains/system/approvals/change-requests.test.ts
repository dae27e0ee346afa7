/** Changes that take two people, through the inbox: never by one person, never twice, never stale. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  codeAt,
  signInStaff,
  staffPassword,
  type StaffLogin,
} from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let clockShiftMs = 0;
let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(Date.now() + clockShiftMs) });
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
beforeEach(async () => {
  await platform.owner.query(`UPDATE change_requests SET state = 'replaced', decided_by = 'nobody',
    decided_at = now() WHERE state = 'requested'`);
  await platform.owner.query(`UPDATE member_transfer_rules SET daily_count = 5`);
});
after(() => platform.close());

const read = async ({ token } = first, query = '') =>
  (await platform.staff(`GET /bo/approvals${query}`, { token })).value;

async function dailyCount(): Promise<number> {
  const { value } = await platform.staff('GET /bo/transferRules', { token: first.token });
  return value.rules.dailyCount;
}

/** A rule made less strict, which waits; answers its id. */
async function ask(count = 9, staff = first): Promise<string> {
  const { rules, version } = (await platform.staff('GET /bo/transferRules', { token: staff.token }))
    .value;
  const { value, text } = await platform.staff('POST /bo/transferRules', {
    token: staff.token,
    body: { rules: { ...rules, dailyCount: count }, version, reason: 'As the board decided' },
  });
  assert.ok(value?.wanted, text);
  return value.wanted.id;
}

const approve = (id: string, { token } = second) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token, body: {} });

const reject = (id: string, { token } = second) =>
  platform.staff(`POST /bo/approvals/${id}/reject`, { token, body: { reason: 'Not like this' } });

test('it waits with both states in sight, stands by the second word and is history then', async () => {
  const id = await ask();
  const [waiting] = (await read(second, '?state=requested')).items;
  assert.deepEqual(
    [waiting.id, waiting.kind, waiting.before.dailyCount, waiting.wanted.dailyCount],
    [id, 'transfer_rules', 5, 9],
  );
  assert.deepEqual(
    waiting.approvals.map(({ staff }: { staff: string }) => staff),
    [first.username],
  );
  assert.ok(waiting.isOpenToReader);
  const { value } = await approve(id);
  assert.deepEqual([value.state, value.decidedBy], ['applied', second.username]);
  assert.equal(await dailyCount(), 9);
  const [done] = (await read(first, '?state=applied')).items;
  assert.deepEqual([done.id, done.before, done.isOpenToReader], [id, null, false]);
  assert.equal((await read(first, '?state=requested')).items.length, 0);
});

test('nobody approves what he asked for, in no other session of his either', async () => {
  const id = await ask();
  assert.equal((await read(first, '?state=requested')).items[0].isOpenToReader, false);
  assert.equal((await approve(id, first)).code, 'second_person_needed');
  clockShiftMs += 60_000;
  const { username, totpSecret } = first;
  const code = codeAt(totpSecret, Date.now() + clockShiftMs);
  const again = await platform.staff('POST /bo/session/login', {
    body: { username, password: staffPassword, code },
  });
  const other = { ...first, token: again.value.token };
  assert.equal((await approve(id, other)).code, 'second_person_needed');
  assert.equal(await dailyCount(), 5);
});

test('once asked anew the word given before is worth nothing', async () => {
  const id = await ask(9);
  const edited = await ask(10, second);
  assert.equal((await approve(id)).code, 'already_decided');
  assert.equal((await approve(edited)).code, 'second_person_needed');
  assert.equal((await approve(edited, first)).value.state, 'applied');
  assert.equal(await dailyCount(), 10);
});

test('where things changed in between the second word is the first again', async () => {
  const id = await ask();
  await platform.owner.query('UPDATE member_transfer_rules SET daily_count = 4');
  const [seen] = (await read(second, '?state=requested')).items;
  assert.deepEqual([seen.before.dailyCount, seen.approvals], [4, []]);
  assert.equal((await approve(id)).value.state, 'requested');
  assert.equal((await approve(id)).code, 'second_person_needed');
  assert.equal(await dailyCount(), 4);
  const third = await signInStaff(platform, { permissions: 'all' });
  assert.equal((await approve(id, third)).value.state, 'applied');
});

test('ten words at once of one person are one, and of two people one change', async () => {
  const id = await ask();
  const answers = await Promise.all(Array.from({ length: 10 }, () => approve(id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const codes = new Set(answers.flatMap(({ code }) => code ?? []));
  assert.deepEqual([...codes], ['already_decided']);
});

test('the right of the kind is needed beside the right to decide', async () => {
  const id = await ask();
  const rights: Permission[] = ['approvals.read', 'approvals.decide'];
  const other = await signInStaff(platform, { permissions: rights });
  assert.equal((await read(other, '?state=requested')).items[0].isOpenToReader, false);
  assert.equal((await approve(id, other)).code, 'forbidden');
  assert.equal((await reject(id, other)).code, 'forbidden');
  assert.equal((await reject(id)).value.state, 'rejected');
  assert.equal((await approve(id)).code, 'already_decided');
});

test('who asked may take it back; what nobody decided in a week runs out', async () => {
  const id = await ask();
  const back = await reject(id, first);
  assert.deepEqual([back.value.state, back.value.decisionReason], ['rejected', 'Not like this']);
  const late = await ask();
  await platform.owner.query('UPDATE change_requests SET expires_at = now() WHERE public_id = $1', [
    late,
  ]);
  assert.equal((await approve(late)).code, 'already_decided');
  assert.equal((await read(first, '?state=expired')).items[0].id, late);
  assert.equal((await approve('7b7cbb2c-41a7-4c8e-9b4c-1a1f0f0b6f11')).code, 'not_found');
  const anew = await ask();
  assert.equal((await approve(anew)).value.state, 'applied');
});

test('the inbox tells every kind while others hold what it is about, and holds nothing itself', async () => {
  await ask();
  const code = 'locked-role';
  const { text, success } = await platform.staff('POST /bo/staffRoles', {
    token: first.token,
    body: {
      code,
      name: { en: 'Night desk', sw: 'Dawati la usiku' },
      permissions: ['chat.read'],
      reason: 'For the night desk',
    },
  });
  assert.ok(success, text);
  const staffUser = await signInStaff(platform, { permissions: ['chat.read'] });
  await platform.staff(`POST /bo/staff/${staffUser.id}/role`, {
    token: first.token,
    body: { role: 'auditor', reason: 'Looks after the books' },
  });
  const holder = await platform.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT pg_advisory_xact_lock(hashtext('staff people'))`);
    await holder.query('SELECT 1 FROM staff_roles FOR UPDATE');
    const { items } = await read(second, '?state=requested');
    const walked: string[] = [];
    let cursor = '';
    do {
      const page = await read(second, `?state=requested&pageSize=1${cursor}`);
      walked.push(page.items[0].kind);
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    assert.deepEqual(walked, ['transfer_rules', 'role_change', 'role_grant']);
    assert.deepEqual(
      items.map(({ kind }: { kind: string }) => kind),
      ['transfer_rules', 'role_change', 'role_grant'],
    );
    assert.ok(items.every(({ before }: { before: object | null }) => before !== null));
    assert.ok(items.every(({ currency }: { currency: string }) => currency === 'KES'));
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
});

test('the application itself cannot write the one who asked as the one who decides', async () => {
  const id = await ask();
  await assert.rejects(
    inTransaction(platform.context.database, (transaction) =>
      transaction.query(
        `UPDATE change_requests SET state = 'applied', decided_by = requested_by, decided_at = now()
          WHERE public_id = $1`,
        [id],
      ),
    ),
    /check/,
  );
});
