/** Contracts as staff see them, and the operator's side of those at the top of a line. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { newAgent } from '#domains/agency/agency.testing.ts';
import { dividend, processCalls } from '#domains/agency/contracts/contracts.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['agency.read', 'agency.change'] });
});
after(() => platform.close());

const get = async (path: string) =>
  (await platform.staff(`GET /bo/${path}`, { token: staff.token })).value;
const post = (path: string, body: object, token = staff.token) =>
  platform.staff(`POST /bo/${path}`, { token, body });
const offer = (id: bigint, terms = dividend(500)) =>
  post(`agents/${id}/offer`, { idempotencyKey: randomUUID(), terms });
const answer = (agent: { token: string }, requestId: string, action = 'accept') =>
  platform.player(processCalls.dividend, { token: agent.token, body: { action, requestId } });

test('an offer of the operator becomes a contract once the agent at the top accepts', async () => {
  const top = await newAgent(platform, 2);
  const { value } = await offer(top.id);
  assert.equal((await offer(top.id)).code, 'contract_request_open');
  const [waiting] = (await get(`agents/${top.id}/contractRequests`)).items;
  assert.deepEqual(
    [waiting.id, waiting.askedBy, waiting.staffUsername, waiting.state],
    [value.requestId, 'staff', staff.username, 'requested'],
  );
  assert.equal((await answer(top, value.requestId)).success, true);
  const { items } = await get(`agency/contracts?agentId=${top.id}&state=active&kind=dividend`);
  assert.deepEqual([items.length, items[0].upline, items[0].version], [1, null, 1]);
  const whole = await get(`agency/contracts/${items[0].id}`);
  assert.deepEqual(whole.versions[0].terms, dividend(500));
  assert.deepEqual(
    whole.requests.map(({ state }: { state: string }) => state),
    ['accepted'],
  );
});

test('an offer is withdrawn, and one to an agent with an upline is not there', async () => {
  const [top, agent] = [await newAgent(platform, 2), await newAgent(platform)];
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [agent.id, top.id]);
  assert.equal((await offer(agent.id)).code, 'not_found');
  const { value } = await offer(top.id);
  const withdraw = () =>
    post(`agency/contractRequests/${value.requestId}/decide`, { action: 'withdraw' });
  assert.equal((await withdraw()).success, true);
  assert.equal((await withdraw()).success, true);
  assert.equal((await answer(top, value.requestId)).code, 'already_decided');
});

test('staff end a contract with a reason, and who may only read does nothing', async () => {
  const top = await newAgent(platform, 2);
  const { value } = await offer(top.id);
  await answer(top, value.requestId);
  const [contract] = (await get(`agency/contracts?agentId=${top.id}`)).items;
  const end = (token?: string) =>
    post(`agency/contracts/${contract.id}/end`, { reason: 'The line is closed' }, token);
  const reader = await signInStaff(platform, { permissions: ['agency.read'] });
  assert.equal((await end(reader.token)).code, 'forbidden');
  assert.equal((await end()).success, true);
  const [ended] = (await get(`agency/contracts?agentId=${top.id}&state=ended`)).items;
  assert.equal(ended.endReason, 'staff');
  assert.deepEqual((await get(`agency/contracts?agentId=${top.id}&state=active`)).items, []);
});
