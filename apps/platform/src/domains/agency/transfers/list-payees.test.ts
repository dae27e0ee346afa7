/** Whom an agent finds below, and that finding stays cheap however many there are. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { invite, newAgent } from '#domains/agency/agency.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const call = (token: string, name: string) =>
  platform.player(`GET /wps/transfers/payees?name=${encodeURIComponent(name)}`, { token });

const find = async (token: string, name: string): Promise<string[]> =>
  (await call(token, name)).value.items.map(({ nickname }: { nickname: string }) => nickname);

/** An agent and below one member of each name, with his user name. */
async function team(names: readonly string[]) {
  const agent = await newAgent(platform);
  const people = new Map<string, { id: bigint; username: string }>();
  for (const name of names) {
    const person = await invite(platform, agent.code);
    await platform.owner.query('UPDATE members SET nickname = $2 WHERE id = $1', [person.id, name]);
    people.set(name, person);
  }
  return { agent, people };
}

test('who stands directly below is found by the beginning of the name, in any case', async () => {
  const { agent, people } = await team(['Zuhura', 'amina', 'Amani', 'Ámos']);
  assert.deepEqual(await find(agent.token, ''), ['Amani', 'amina', 'Zuhura', 'Ámos']);
  assert.deepEqual(await find(agent.token, ' AM'), ['Amani', 'amina']);
  assert.deepEqual(await find(agent.token, 'mani'), []);
  const { value } = await call(agent.token, 'zu');
  assert.deepEqual(value.items, [{ nickname: 'Zuhura', username: people.get('Zuhura')?.username }]);
});

test('a sign that means something to a search means itself', async () => {
  const { agent } = await team(['a_b', 'axb', 'a%b']);
  assert.deepEqual(await find(agent.token, 'a_'), ['a_b']);
  assert.deepEqual(await find(agent.token, 'a%'), ['a%b']);
  assert.deepEqual(await find(agent.token, '%'), []);
});

test('nobody further down, of another line, shut out or with other money is found', async () => {
  const { agent, people } = await team(['Baraka', 'Batuli', 'Bahari', 'Bakari']);
  const other = await newAgent(platform);
  const far = await registerTestMember(platform);
  const baraka = people.get('Baraka');
  await platform.owner.query('UPDATE members SET upline_id = $2, nickname = $3 WHERE id = $1', [
    far.id,
    baraka?.id,
    'Bashiri',
  ]);
  const change = (name: string, what: string) =>
    platform.owner.query(`UPDATE members SET ${what} WHERE id = $1`, [people.get(name)?.id]);
  await change('Batuli', `status = 'blocked'`);
  await change('Bahari', `currency = 'TZS'`);
  assert.deepEqual(await find(agent.token, 'ba'), ['Bakari', 'Baraka']);
  assert.deepEqual(await find(other.token, 'ba'), []);
  const member = await call(far.token, 'ba');
  assert.deepEqual([member.status, member.code], [403, 'need_agent']);
});

test('of thousands below twenty are told, and no more than those are read', async () => {
  const { agent } = await team(['Chausiku']);
  await platform.owner.query(
    `WITH made AS (
       INSERT INTO credentials (member_id, username, password_hash)
       SELECT 5000000 + n, 'wengi' || n, 'x' FROM generate_series(1, 3000) n RETURNING member_id, username)
     INSERT INTO members (id, nickname, currency, birthday, upline_id)
     SELECT member_id, username, 'KES', '1990-01-01', $1 FROM made`,
    [agent.id],
  );
  await platform.owner.query('ANALYZE members');
  assert.equal((await find(agent.token, 'wengi')).length, 20);
  assert.deepEqual(await find(agent.token, 'chau'), ['Chausiku']);
  const { rows } = await platform.owner.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT id FROM members
      WHERE upline_id = ${agent.id} AND lower(nickname) ~>=~ 'wengi'
        AND lower(nickname) ~<~ 'wengi\u{10FFFF}' ORDER BY lower(nickname) USING ~<~, id LIMIT 20`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  assert.match(plan, /members_by_upline_and_name/);
  assert.doesNotMatch(plan, /Sort/);
});
