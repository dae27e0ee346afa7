import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Agent, agentBelow, newAgent } from '#domains/agency/agency.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let top: Agent;
let other: Agent;
before(async () => {
  platform = await openTestPlatform();
  top = await newAgent(platform, 2);
  other = await newAgent(platform, 2);
});
after(() => platform.close());

const search = async (name: string) => {
  const { value } = await platform.player(`GET /wps/agent/members?name=${name}`, {
    token: top.token,
  });
  return value.items.map(({ nickname }: { nickname: string }) => nickname);
};
const rename = (id: bigint, nickname: string) =>
  platform.owner.query('UPDATE members SET nickname = $2 WHERE id = $1', [id, nickname]);

test('a large team is searched as a small one, however many others have the name', async () => {
  const mine = await agentBelow(platform, top);
  await rename(mine.id, 'Juma z last');
  // More of the name than are looked at one by one, all below another agent.
  await platform.owner.query(
    `INSERT INTO members (id, nickname, type, currency, birthday, upline_id)
     SELECT 9000000 + n, 'juma ' || n, 0, 'KES', '1990-01-01', $1 FROM generate_series(1, 5001) AS n`,
    [other.id],
  );
  const asSmall = await search('juma');
  assert.deepEqual(asSmall, ['Juma z last']);
  await platform.owner.query(
    `INSERT INTO team_sizes (agent_id, members, directs, agents) VALUES ($1, 20001, 1, 1)`,
    [top.id],
  );
  assert.deepEqual(await search('JUMA'), asSmall);
  assert.deepEqual(await search('juma%20z'), asSmall);
  assert.deepEqual(await search('jumaz'), []);
});
