/** The life of contracts between an upline and a direct downline, as both see it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Contract, ContractRequest } from '@bahati/contract/player-site/agency/contracts.ts';
import { type NewMember, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type Agent, agentBelow, agentLine, newAgent } from '#domains/agency/agency.testing.ts';
import {
  assertLinesHold,
  contractCallsOf,
  dailySalary,
  dividend,
  hourlySalary,
  realTime,
  succeeded,
} from './contracts.testing.ts';

let platform: TestPlatform;
let calls: ReturnType<typeof contractCallsOf>;
before(async () => {
  platform = await openTestPlatform();
  calls = contractCallsOf(platform);
});
after(async () => {
  await assertLinesHold(platform);
  await platform.close();
});

const ask = async (by: NewMember, path: string) =>
  (await platform.player(`GET ${path}`, { token: by.token })).value;
const consolidated = (by: NewMember) => ask(by, '/wps/member/info/funds/consolidated');
const inboxOf = async (by: NewMember, language = 'en'): Promise<string[]> =>
  (await ask(by, `/wps/member/messages?language=${language}`)).items.map(
    ({ title }: { title: string }) => title,
  );

/** Two agents below each other, the upper one with a contract of the kind. */
async function pair(terms = realTime(30)): Promise<[upline: Agent, downline: Agent]> {
  const [upline, downline] = (await agentLine(platform, 2)) as [Agent, Agent];
  await calls.agreed(null, upline, terms);
  return [upline, downline];
}

test('an offer is accepted: both sides have the contract, and it counts from the next period', async () => {
  const [upline, downline] = await pair();
  const { request } = succeeded(await calls.offer(upline, downline, realTime(20)));
  const nickname = downline.username;
  assert.deepEqual(
    [request.type, request.isOwn, request.side, request.other, request.state, request.terms],
    ['terms', true, 'upline', { id: `${downline.id}`, nickname }, 'requested', realTime(20)],
  );
  const waiting = await consolidated(downline);
  assert.deepEqual([waiting.realtimesalreqtype, waiting.waiting], ['requested', 1]);
  assert.equal((await consolidated(upline)).waiting, 0);
  const seen = (await calls.ownOf(downline)).request;
  const masked = { id: null, nickname: `${upline.username.slice(0, 2)}***` };
  assert.deepEqual([seen.isOwn, seen.side, seen.other], [false, 'downline', masked]);

  succeeded(await calls.decide(downline, request));
  const own: Contract = (await calls.ownOf(downline)).contract;
  assert.deepEqual(
    [own.side, own.other, own.endedFrom, own.request],
    ['downline', masked, null, null],
  );
  const [version] = own.versions;
  assert.ok(version && version.version === 1);
  assert.deepEqual(version.terms, realTime(20));
  assert.equal(Date.parse(version.effectiveFrom) % 300_000, 0);
  assert.ok(Date.parse(version.effectiveFrom) > Date.parse(version.acceptedAt));
  const listed = (await ask(upline, '/wps/agent/contracts?kind=real_time_salary')).items;
  assert.deepEqual(
    listed.map(({ id, side, other }: Contract) => [id, side, other?.nickname]),
    [[own.id, 'upline', nickname]],
  );
  const standing = await consolidated(downline);
  assert.deepEqual([standing.realtimesalreqtype, standing.waiting], ['active', 0]);
  assert.deepEqual(
    [standing.divtypereq, standing.dailysalreqtype, standing.contracthoursalreq],
    ['none', 'none', 'none'],
  );
});

test('every kind of contract lives by its own call', async () => {
  for (const terms of [dividend(300, 'M'), dailySalary(20), hourlySalary(10), realTime(5)]) {
    const [upline, downline] = await pair(terms);
    const contract = await calls.agreed(upline, downline, terms);
    assert.equal(contract.kind, terms.kind);
    assert.deepEqual(contract.versions[0].terms, terms);
  }
});

test('new terms are the next version, and none counts before one accepted earlier', async () => {
  const [upline, downline] = await pair();
  const first = await calls.agreed(upline, downline, realTime(10));
  const { request } = succeeded(await calls.offer(upline, downline, realTime(25)));
  assert.deepEqual(request.currentTerms, realTime(10));
  succeeded(await calls.decide(downline, request));
  const contract: Contract = (await calls.ownOf(downline)).contract;
  assert.equal(contract.id, first.id);
  assert.deepEqual(
    contract.versions.map(({ version, terms }) => [version, terms]),
    [
      [2, realTime(25)],
      [1, realTime(10)],
    ],
  );
  const [newer, older] = contract.versions;
  assert.ok((newer?.effectiveFrom ?? '') >= (older?.effectiveFrom ?? '?'));
  await assert.rejects(
    platform.owner.query('UPDATE contract_versions SET version = 3'),
    /never change/,
  );
});

test('a rejected offer and a withdrawn one change nothing, and another may follow', async () => {
  const [upline, downline] = await pair();
  const one = succeeded(await calls.offer(upline, downline, realTime(20))).request;
  const rejected = succeeded(await calls.decide(downline, one, 'reject')).request;
  assert.equal(rejected.state, 'rejected');
  const two = succeeded(await calls.offer(upline, downline, realTime(20))).request;
  assert.equal(succeeded(await calls.decide(upline, two, 'withdraw')).request.state, 'withdrawn');
  assert.deepEqual(await calls.ownOf(downline), { contract: null, request: null });
  succeeded(await calls.offer(upline, downline, realTime(15)));
});

test('the same key answers the same request, whatever became of it', async () => {
  const [upline, downline] = await pair();
  const key = randomUUID();
  const first = succeeded(await calls.offer(upline, downline, realTime(20), key)).request;
  const again = succeeded(await calls.offer(upline, downline, realTime(20), key)).request;
  assert.equal(again.id, first.id);
  succeeded(await calls.decide(downline, first));
  const later = succeeded(await calls.offer(upline, downline, realTime(20), key)).request;
  assert.deepEqual([later.id, later.state], [first.id, 'accepted']);
  assert.equal((await calls.offer(upline, downline, realTime(19), key)).code, 'request_conflict');
  // Amounts are equal however they are written.
  const braked = { ...realTime(10), dailyTurnoverBrake: '500' };
  const other = randomUUID();
  const [whole, exact] = [
    succeeded(await calls.offer(upline, downline, braked as never, other)).request,
    succeeded(
      await calls.offer(
        upline,
        downline,
        { ...braked, dailyTurnoverBrake: '500.00' } as never,
        other,
      ),
    ).request,
  ];
  assert.equal(whole.id, exact.id);
});

test('either side asks for an end, the other agrees or not, and a new contract may follow', async () => {
  const [upline, downline] = await pair();
  const contract = await calls.agreed(upline, downline, realTime(20));
  const refused = succeeded(await calls.terminate(upline, contract)).request;
  assert.deepEqual([refused.type, refused.terms], ['termination', null]);
  assert.equal((await consolidated(downline)).realtimesalreqtype, 'termination_requested');
  succeeded(await calls.decide(downline, refused, 'reject'));
  assert.equal((await consolidated(downline)).realtimesalreqtype, 'active');

  const key = randomUUID();
  const { request } = succeeded(await calls.terminate(downline, contract, key));
  assert.equal((await consolidated(upline)).waiting, 1);
  succeeded(await calls.decide(upline, request));
  const ended: Contract = (await calls.ownOf(downline)).contract;
  assert.equal(ended.endReason, 'terminated');
  assert.ok((ended.endedFrom ?? '') >= (ended.versions[0]?.effectiveFrom ?? '?'));
  assert.equal(succeeded(await calls.terminate(downline, contract, key)).request.id, request.id);
  assert.equal((await calls.terminate(downline, contract)).code, 'contract_not_found');
  assert.equal((await consolidated(downline)).realtimesalreqtype, 'active');

  const next: Contract = await calls.agreed(upline, downline, realTime(18));
  assert.notEqual(next.id, ended.id);
  assert.ok((next.versions[0]?.effectiveFrom ?? '') >= (ended.endedFrom ?? '?'));
  const listed = (await ask(upline, '/wps/agent/contracts?kind=real_time_salary')).items;
  assert.deepEqual(
    listed.map(({ id }: Contract) => id),
    [next.id, ended.id],
  );
});

test('contracts are read page by page, those that stand first', async () => {
  const [upline] = await pair();
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const downline = await agentBelow(platform, upline);
    const contract = await calls.agreed(upline, downline, realTime(10));
    ids.unshift(contract.id);
    if (count % 2 === 0) continue;
    const { request } = succeeded(await calls.terminate(upline, contract));
    succeeded(await calls.decide(downline, request));
  }
  const [fourth, third, second, first] = ids;
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await ask(
      upline,
      `/wps/agent/contracts?kind=real_time_salary&pageSize=1${cursor}`,
    );
    seen.push(...page.items.map(({ id }: Contract) => id));
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  assert.deepEqual(seen, [third, first, fourth, second]);
  const spoilt = await platform.player('GET /wps/agent/contracts?kind=dividend&cursor=e.!', {
    token: upline.token,
  });
  assert.equal(spoilt.code, 'invalid_input');
});

test('what waits for an agent and what it asked are in one list, newest first', async () => {
  const [top, middle, low] = (await agentLine(platform, 3)) as [Agent, Agent, Agent];
  const line = [top, middle, low];
  const [, , lowest] = await calls.agreedLine(line, [realTime(30), realTime(20), realTime(10)]);
  await calls.agreed(null, top, hourlySalary(9));
  const offeredDown = succeeded(await calls.offer(top, middle, hourlySalary(8))).request;
  const asked = succeeded(await calls.terminate(low, lowest)).request;
  const page = await ask(middle, '/wps/agent/requests?pageSize=2');
  assert.deepEqual(
    page.items.map(({ id, isOwn, side }: ContractRequest) => [id, isOwn, side]),
    [
      [asked.id, false, 'upline'],
      [offeredDown.id, false, 'downline'],
    ],
  );
  const rest = await ask(middle, `/wps/agent/requests?cursor=${page.nextCursor}`);
  assert.deepEqual(
    rest.items.map(({ isOwn, state, kind }: ContractRequest) => [isOwn, state, kind]),
    [[true, 'accepted', 'real_time_salary']],
  );
  assert.equal((await consolidated(middle)).waiting, 2);
});

test('an upline sees how each kind stands with a downline, and what it may offer', async () => {
  const [upline, downline] = await pair();
  await calls.agreed(null, upline, dailySalary(50));
  await calls.agreed(upline, downline, realTime(20));
  succeeded(await calls.offer(upline, downline, dailySalary(40)));
  const value = await ask(upline, `/wps/agent/contracts/with/${downline.id}`);
  assert.equal(value.nickname, downline.username);
  assert.deepEqual(
    value.items.map((item: { kind: string; standing: string; ownTerms: object | null }) => [
      item.kind,
      item.standing,
      item.ownTerms,
    ]),
    [
      ['dividend', 'none', null],
      ['daily_salary', 'requested', dailySalary(50)],
      ['hourly_salary', 'none', null],
      ['real_time_salary', 'active', realTime(30)],
    ],
  );
});

test('the other side is told in its inbox, of uplines by two letters, in both languages', async () => {
  const [upline, downline] = await pair();
  const contract = await calls.agreed(upline, downline, realTime(20));
  const { request } = succeeded(await calls.terminate(downline, contract));
  succeeded(await calls.decide(upline, request, 'reject'));
  assert.deepEqual(await inboxOf(downline), [
    'Request rejected: real-time salary',
    'New contract offer: real-time salary',
  ]);
  assert.deepEqual(await inboxOf(upline, 'sw'), [
    'Ombi la kumaliza mkataba: mshahara wa papo hapo',
    'Ofa imekubaliwa: mshahara wa papo hapo',
    'Ofa mpya ya mkataba: mshahara wa papo hapo',
  ]);
  const [told] = (await ask(downline, '/wps/member/messages')).items;
  assert.match(told.content, new RegExp(`your upline ${upline.username.slice(0, 2)}\\*\\*\\* was`));
  assert.ok(!told.content.includes(upline.username));
});

test('an agent without contracts has empty lists', async () => {
  const agent = await newAgent(platform, 41);
  assert.deepEqual(await calls.ownOf(agent, 'dividend'), { contract: null, request: null });
  const empty = { items: [], nextCursor: null };
  assert.deepEqual(await ask(agent, '/wps/agent/contracts?kind=dividend'), empty);
  assert.deepEqual(await ask(agent, '/wps/agent/requests'), empty);
});
