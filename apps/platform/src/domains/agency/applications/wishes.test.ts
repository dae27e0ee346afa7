/** Who applies to become an agent, and whom agents ask to block: decided once and told. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invite, newAgent } from '#domains/agency/agency.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  const permissions = ['agency.read', 'agency.change', 'members.block'] as const;
  staff = await signInStaff(platform, { permissions });
});
after(() => platform.close());

/** As feedback takes it down. */
async function apply(member: NewMember | null, type = 6): Promise<string> {
  const { rows } = await platform.owner.query<{ id: bigint }>(
    `INSERT INTO feedback (type, content, sender, member_id, language)
     VALUES ($1, 'I know many people in town who like to play.', $2, $3, 'en') RETURNING id`,
    [type, member?.username ?? 'amani', member?.id ?? null],
  );
  return String(rows[0]?.id);
}

const decide = (id: string, body: object, token = staff.token) =>
  platform.staff(`POST /bo/agency/applications/${id}/decide`, {
    token,
    body: { answer: 'Welcome to our agents.', ...body },
  });
const approve = (id: string, type = 1) => decide(id, { decision: 'approve', type });

const inboxOf = async ({ token }: { token: string }): Promise<string[]> => {
  const { value } = await platform.player('GET /wps/member/messages', { token });
  return value.items.map(({ title }: { title: string }) => title);
};

test('an applicant becomes an agent with a first code, once, and is told', async () => {
  const member = await registerTestMember(platform);
  const ticket = await apply(member);
  const list = await platform.staff('GET /bo/agency/applications?state=waiting', {
    token: staff.token,
  });
  assert.deepEqual([list.value.items[0].id, list.value.items[0].member.type], [ticket, 0]);
  const answers = await Promise.all([approve(ticket, 2), approve(ticket)]);
  assert.deepEqual(answers.map(({ success }) => String(success)).toSorted(), ['false', 'true']);
  assert.equal(answers.find(({ success }) => !success)?.code, 'already_answered');
  const done = answers.find(({ success }) => success)?.value;
  assert.ok([1, 2].includes(done.member.type));
  const { rows } = await platform.owner.query(
    'SELECT code FROM affiliate_codes WHERE agent_id = $1',
    [member.id],
  );
  assert.equal(rows.length, 1);
  assert.deepEqual(await inboxOf(member), [`Answer to ticket ${ticket}`]);
});

test('a declined applicant stays a member and is told why', async () => {
  const member = await registerTestMember(platform);
  const ticket = await apply(member);
  const { value } = await decide(ticket, { decision: 'decline', answer: 'Not in your town yet.' });
  assert.deepEqual([value.member.type, value.answer], [0, 'Not in your town yet.']);
  assert.deepEqual(await inboxOf(member), [`Answer to ticket ${ticket}`]);
});

test('visitors, agents, closed accounts and other feedback become no agents', async () => {
  const agent = await newAgent(platform);
  const gone = await registerTestMember(platform);
  await platform.owner.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [gone.id]);
  const refused: [string, string][] = [
    [await apply(null), 'applicant_unknown'],
    [await apply(agent), 'applicant_unfit'],
    [await apply(gone), 'applicant_unfit'],
    [await apply(gone, 1), 'not_found'],
  ];
  for (const [ticket, code] of refused) assert.equal((await approve(ticket)).code, code);
  const { rows } = await platform.owner.query(
    `SELECT FROM feedback WHERE id = ANY($1::bigint[]) AND answered_at IS NOT NULL`,
    [refused.map(([ticket]) => ticket)],
  );
  assert.equal(rows.length, 0);
  const reader = await signInStaff(platform, { permissions: ['agency.read', 'feedback.answer'] });
  const kept = await decide(refused[0]![0], { decision: 'decline' }, reader.token);
  assert.equal(kept.code, 'forbidden');
});

async function askFreeze(agentId: bigint, memberId: bigint): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    `INSERT INTO freeze_requests (agent_id, member_id, reason)
     VALUES ($1, $2, 'Plays with the money of others') RETURNING public_id AS id`,
    [agentId, memberId],
  );
  return rows[0]?.id ?? '';
}

const decideFreeze = (id: string, decision: string, token = staff.token) =>
  platform.staff(`POST /bo/agency/freezeRequests/${id}/decide`, {
    token,
    body: { decision, reason: 'Looked at the member’s play' },
  });

test('a member is blocked as an agent asked, or left alone, and the agent is told', async () => {
  const agent = await newAgent(platform);
  const [one, other] = [await invite(platform, agent.code), await invite(platform, agent.code)];
  const [first, second] = [await askFreeze(agent.id, one.id), await askFreeze(agent.id, other.id)];
  const list = async (state = 'requested') =>
    (
      await platform.staff(`GET /bo/agency/freezeRequests?state=${state}`, { token: staff.token })
    ).value.items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await list(), [first, second]);
  const answers = await Promise.all([decideFreeze(first, 'block'), decideFreeze(first, 'block')]);
  assert.deepEqual(answers.map(({ code }) => code ?? '').toSorted(), ['', 'already_decided']);
  assert.equal((await decideFreeze(second, 'decline')).value.state, 'rejected');
  const { rows } = await platform.owner.query<{ status: string }>(
    'SELECT status FROM members WHERE id = ANY($1::bigint[]) ORDER BY id',
    [[one.id, other.id]],
  );
  assert.deepEqual(rows, [{ status: 'blocked' }, { status: 'active' }]);
  assert.equal((await inboxOf(agent)).length, 2);
  assert.deepEqual(await list(), []);
  assert.deepEqual(await list('done'), [first]);
});

test('a closed account is not blocked, and nobody decides without the right', async () => {
  const agent = await newAgent(platform);
  const member = await invite(platform, agent.code);
  const id = await askFreeze(agent.id, member.id);
  const reader = await signInStaff(platform, { permissions: ['agency.read', 'agency.change'] });
  assert.equal((await decideFreeze(id, 'block', reader.token)).code, 'forbidden');
  await platform.owner.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [member.id]);
  assert.equal((await decideFreeze(id, 'block')).code, 'member_closed');
  assert.equal((await decideFreeze(id, 'decline')).value.state, 'rejected');
});
