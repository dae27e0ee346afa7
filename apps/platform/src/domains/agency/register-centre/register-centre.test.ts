import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import { giveMoney, openTestPlatform, registerTestMember } from '#platform/platform.testing.ts';
import { invite, newAgent } from '#domains/agency/agency.testing.ts';
import { type FirstContracts, offerFirstContracts } from './offer-first-contracts.ts';

// Ten in the evening of the 20th in Nairobi.
const now = new Date('2026-11-20T19:00:00Z');
const platform = await openTestPlatform({ now: () => now });
after(() => platform.close());
const { owner, context } = platform;

const dividend = (rateBps: number): ContractTerms => ({
  kind: 'dividend',
  period: 'M',
  mode: 'floating',
  carryOver: 'none',
  tiers: [{ turnover: '1000.00', activeMembers: 3, loss: '500.00', rateBps }],
});
const realTime = (rateBps: number): ContractTerms => ({
  kind: 'real_time_salary',
  rateBps,
  dailyTurnoverBrake: null,
});

/** A contract with the operator, as an agent at the top of a line has it. */
const giveContract = async (agentId: bigint, terms: ContractTerms, version = 1) => {
  await owner.query(
    `WITH request AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, asked_by, staff_username,
         type, terms, state, decided_at)
       VALUES (gen_random_uuid(), $2, $1, 'staff', 'office', 'terms', $3, 'accepted', now())
       RETURNING id),
     made AS (
       INSERT INTO agency_contracts (kind, agent_id, currency) SELECT $2, $1, 'KES'
        WHERE $4 = 1 RETURNING id)
     INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
     SELECT contract.id, $4, $3, now(), request.id
       FROM request, (SELECT id FROM made UNION ALL
                      SELECT id FROM agency_contracts WHERE agent_id = $1 AND kind = $2) contract`,
    [agentId, terms.kind, JSON.stringify(terms), version],
  );
};

const plain = { downlineType: 0, expiresAt: null, mostUses: null, offeredTerms: [] };
const set = (token: string, code: string, link: object) =>
  platform.player(`POST /wps/agent/links/${code}`, { token, body: { ...plain, ...link } });
const read = (token: string, code: string) =>
  platform.player(`GET /wps/agent/links/${code}`, { token });

test('what a code brings is set and read back, by its agent and in the list of codes', async () => {
  const { token, code, id } = await newAgent(platform);
  await giveContract(id, dividend(500));
  const fresh = { opened: 0, joined: 0, joined30Days: 0, deposited: 0 };
  assert.deepEqual((await read(token, code)).value, { ...plain, ...fresh });
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const link = { downlineType: 1, expiresAt, mostUses: 20, offeredTerms: [dividend(300)] };
  const answer = await set(token, code, link);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual((await read(token, code)).value, { ...link, ...fresh });
  const list = await platform.player('GET /wps/agent/affiliate/codes', { token });
  const [row] = list.value.items;
  assert.deepEqual([row.downlineType, row.expiresAt, row.mostUses], [1, expiresAt, 20]);
  assert.ok((await set(token, code, {})).success);
  assert.deepEqual((await read(token, code)).value, { ...plain, ...fresh });
});

test('a link tells how it fares: looked at, joined, lately, and who ever deposited', async () => {
  const { token, code } = await newAgent(platform);
  const joined = [];
  for (let at = 0; at < 3; at += 1) joined.push(await invite(platform, code));
  const [first, second] = joined;
  assert.ok(first && second);
  // In Nairobi: the last moment before thirty days, today among them, and the first within.
  for (const [{ id }, moment] of [
    [first, '2026-10-21T20:59:59Z'],
    [second, '2026-10-21T21:00:00Z'],
  ] as const) {
    await owner.query('UPDATE members SET registered_at = $2 WHERE id = $1', [id, moment]);
  }
  await giveMoney(platform, second.id, 50_000n);
  await giveMoney(platform, second.id, 50_000n);
  await platform.player(`GET /wps/agent/affiliate?code=${code}`);
  const { value } = await read(token, code);
  const { opened, joined: all, joined30Days, deposited } = value;
  assert.deepEqual([opened, all, joined30Days, deposited], [1, 3, 2, 1]);
});

test('another agent’s code is not there, whatever is asked of it', async () => {
  const [mine, other] = [await newAgent(platform), await newAgent(platform)];
  const below = await invite(platform, mine.code);
  await owner.query('UPDATE members SET type = 1 WHERE id = $1', [below.id]);
  for (const code of [mine.code, 'ZZZZZZZ2']) {
    for (const link of [{}, { downlineType: 1, offeredTerms: [realTime(10)] }]) {
      assert.equal((await set(other.token, code, link)).code, 'not_found');
    }
    assert.equal((await read(other.token, code)).code, 'not_found');
  }
  const member = await registerTestMember(platform);
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  for (const token of [member.token, trial.value.token]) {
    assert.equal((await set(token, mine.code, {})).code, 'need_agent');
    assert.equal((await read(token, mine.code)).code, 'need_agent');
  }
});

test('a link that cannot hold is refused, and what it was stays', async () => {
  const { token, code, id } = await newAgent(platform);
  await giveContract(id, dividend(500));
  const before = { downlineType: 1, offeredTerms: [dividend(400)] };
  assert.ok((await set(token, code, before)).success);
  const empty = {
    ...dividend(400),
    tiers: [
      { turnover: '1.00', activeMembers: 0, loss: '0.00', rateBps: 400 },
      { turnover: '1.00', activeMembers: 0, loss: '0.00', rateBps: 500 },
    ],
  };
  for (const [link, status, refusal] of [
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 400, 'expiry_past'],
    [{ offeredTerms: [dividend(400)] }, 400, 'terms_invalid'],
    [{ downlineType: 1, offeredTerms: [dividend(400), dividend(300)] }, 400, 'terms_invalid'],
    [{ downlineType: 1, offeredTerms: [empty] }, 400, 'terms_invalid'],
    [{ downlineType: 1, offeredTerms: [dividend(501)] }, 409, 'terms_above_upline'],
    [{ downlineType: 1, offeredTerms: [realTime(10)] }, 409, 'upline_without_contract'],
    [{ mostUses: 0 }, 400, 'invalid_input'],
    [{ downlineType: 41 }, 400, 'invalid_input'],
  ] as const) {
    const answer = await set(token, code, link);
    assert.deepEqual([answer.status, answer.code], [status, refusal], JSON.stringify(link));
  }
  const { details } = await set(token, code, { downlineType: 1, offeredTerms: [dividend(501)] });
  assert.deepEqual(details, {
    kind: 'dividend',
    excesses: [{ code: 'pays_above_upline', field: 'rateBps', tier: 0 }],
  });
  const { value } = await read(token, code);
  assert.deepEqual([value.downlineType, value.offeredTerms], [1, [dividend(400)]]);
});

test('a line that settles outside offers no contracts', async () => {
  const { token, code } = await newAgent(platform, 41);
  const answer = await set(token, code, { downlineType: 1, offeredTerms: [realTime(10)] });
  assert.deepEqual([answer.status, answer.code], [409, 'line_outside_settlement']);
  assert.ok((await set(token, code, { downlineType: 1 })).success);
});

/** The job a registration queued, taken off the queue. */
const takeJob = async (agentId: bigint) => {
  const { rows } = await owner.query<{ payload: FirstContracts }>(
    'DELETE FROM graphile_worker._private_jobs WHERE key = $1 RETURNING payload',
    [`first contracts ${agentId}`],
  );
  return rows[0]?.payload;
};

const requestsOf = async (agentId: bigint) => {
  const { rows } = await owner.query(
    `SELECT kind, upline_id AS upline, asked_by AS "askedBy", state, terms
       FROM contract_requests WHERE agent_id = $1 ORDER BY kind`,
    [agentId],
  );
  return rows;
};

const toldOf = async (memberId: bigint) => {
  const { rows } = await owner.query<{ html: string }>(
    'SELECT html_en AS html FROM inbox_messages WHERE member_id = $1',
    [memberId],
  );
  return rows.map(({ html }) => html);
};

test('who joins as an agent is offered the link’s contracts once, as they stood then', async () => {
  const { token, code, id } = await newAgent(platform);
  await giveContract(id, dividend(500));
  await giveContract(id, realTime(50));
  const offeredTerms = [dividend(400), realTime(20)];
  assert.ok((await set(token, code, { downlineType: 1, offeredTerms })).success);
  const { id: agentId } = await invite(platform, code);
  // Changed later: the one who came before was promised the other.
  assert.ok((await set(token, code, { downlineType: 1 })).success);
  const payload = await takeJob(agentId);
  assert.ok(payload);
  await Promise.all([1, 2].map(() => offerFirstContracts(context, payload)));
  const offer = { upline: id, askedBy: 'upline', state: 'requested' };
  const expected = offeredTerms.map((terms) => ({ kind: terms.kind, ...offer, terms }));
  assert.deepEqual(await requestsOf(agentId), expected);
  assert.deepEqual(await toldOf(id), []);
  await owner.query(
    `UPDATE contract_requests SET state = 'rejected', decided_at = now() WHERE agent_id = $1`,
    [agentId],
  );
  await offerFirstContracts(context, payload);
  assert.equal((await requestsOf(agentId)).length, 2);
  // Without contracts in the link nothing is queued.
  const plainAgent = await invite(platform, code);
  assert.equal(await takeJob(plainAgent.id), undefined);
});

test('terms the upline may offer no longer are left out, and the upline is told once', async () => {
  const { token, code, id } = await newAgent(platform);
  await giveContract(id, dividend(500));
  await giveContract(id, realTime(50));
  const offeredTerms = [dividend(400), realTime(20)];
  assert.ok((await set(token, code, { downlineType: 1, offeredTerms })).success);
  const { id: agentId, username } = await invite(platform, code);
  await giveContract(id, dividend(300), 2);
  const payload = await takeJob(agentId);
  assert.ok(payload);
  await offerFirstContracts(context, payload);
  await offerFirstContracts(context, payload);
  const kinds = (await requestsOf(agentId)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['real_time_salary']);
  const told = await toldOf(id);
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', new RegExp(`${username}.*could not be offered: dividend\\.`));
});

test('who was moved below another, or is no agent any more, is offered nothing', async () => {
  const { token, code, id } = await newAgent(platform);
  const other = await newAgent(platform);
  await giveContract(id, realTime(50));
  assert.ok((await set(token, code, { downlineType: 1, offeredTerms: [realTime(20)] })).success);
  for (const change of [`upline_id = ${other.id}`, 'type = 0'] as const) {
    const { id: agentId } = await invite(platform, code);
    await owner.query(`UPDATE members SET ${change} WHERE id = $1`, [agentId]);
    const payload = await takeJob(agentId);
    assert.ok(payload);
    await offerFirstContracts(context, payload);
    assert.deepEqual(await requestsOf(agentId), []);
  }
});
