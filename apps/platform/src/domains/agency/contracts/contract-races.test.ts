/** Two who decide about contracts at once, of two processes: one outcome stands, and no line breaks. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Contract, ContractRequest } from '@bahati/contract/player-site/agency/contracts.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Answer, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type Agent, agentLine, newAgent } from '#domains/agency/agency.testing.ts';
import { endContractsOnMove } from './contracts.ts';
import { assertLinesHold, contractCallsOf, realTime, succeeded } from './contracts.testing.ts';

type Line = [top: Agent, middle: Agent, low: Agent, lowest: Agent];

let platform: TestPlatform;
/** Another process of the same product. */
let second: TestPlatform;
let here: ReturnType<typeof contractCallsOf>;
let there: ReturnType<typeof contractCallsOf>;
before(async () => {
  platform = await openTestPlatform();
  second = await openTestPlatform({ sharing: platform });
  here = contractCallsOf(platform);
  there = contractCallsOf(second);
});
after(async () => {
  await second.close();
  await platform.close();
});

const rounds = (what: string) => repetitions(what, { usual: 12, long: 200 });

/** As both are tried again and again, each is first in turn. */
async function atOnce(
  round: number,
  one: () => Promise<Answer>,
  other: () => Promise<Answer>,
): Promise<[one: Answer, other: Answer]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [last, first] = await Promise.all([other(), one()]);
  return [first, last];
}

const statesOf = async (agent: Agent): Promise<ContractRequest['state'][]> => {
  const { rows } = await platform.owner.query<{ state: ContractRequest['state'] }>(
    'SELECT state FROM contract_requests WHERE agent_id = $1 ORDER BY id',
    [agent.id],
  );
  return rows.map(({ state }) => state);
};
const rateOf = (contract: Contract): unknown => {
  const terms = contract.versions[0]?.terms;
  return terms?.kind === 'real_time_salary' ? terms.rateBps : undefined;
};
const contractOf = async (agent: Agent): Promise<Contract> => (await here.ownOf(agent)).contract;

/** An upline with 40, a downline with 10. */
async function pair(): Promise<{ upline: Agent; downline: Agent; contract: Contract }> {
  const [upline, downline] = (await agentLine(platform, 2)) as [Agent, Agent];
  const [, contract] = await here.agreedLine([upline, downline], [realTime(40), realTime(10)]);
  return { upline, downline, contract };
}

test('an offer that is accepted twice at once is one version', async () => {
  const { upline, downline } = await pair();
  const count = rounds('offers accepted twice at once');
  for (let round = 0; round < count; round += 1) {
    const { request } = succeeded(await here.offer(upline, downline, realTime(11 + (round % 20))));
    for (const answer of await atOnce(
      round,
      () => here.decide(downline, request),
      () => there.decide(downline, request),
    )) {
      assert.equal(succeeded(answer).request.state, 'accepted');
    }
    const contract = await contractOf(downline);
    assert.deepEqual(
      [rateOf(contract), contract.versions[0]?.version],
      [11 + (round % 20), round + 2],
    );
    await assertLinesHold(platform);
  }
});

test('of an acceptance beside a rejection or a withdrawal one stands', async () => {
  const { upline, downline } = await pair();
  const count = rounds('acceptances beside a rejection or a withdrawal');
  for (let round = 0; round < count; round += 1) {
    const { request } = succeeded(await here.offer(upline, downline, realTime(12)));
    const before = (await contractOf(downline)).versions[0]?.version ?? 0;
    const [accepted, ended] = await atOnce(
      Math.floor(round / 2),
      () => here.decide(downline, request),
      () =>
        round % 2 === 0
          ? there.decide(downline, request, 'reject')
          : there.decide(upline, request, 'withdraw'),
    );
    assert.equal(Number(accepted.success) + Number(ended.success), 1);
    assert.equal((accepted.success ? ended : accepted).code, 'already_decided');
    const versions = (await contractOf(downline)).versions[0]?.version ?? 0;
    assert.equal(versions - before, accepted.success ? 1 : 0);
  }
  await assertLinesHold(platform);
});

test('of two offers at once one waits; with one key they are the same', async () => {
  const { upline, downline } = await pair();
  const count = rounds('two offers at once');
  for (let round = 0; round < count; round += 1) {
    const isSameKey = round % 3 === 0;
    const key = randomUUID();
    const answers = await atOnce(
      round,
      () => here.offer(upline, downline, realTime(20), key),
      () => there.offer(upline, downline, realTime(20), isSameKey ? key : randomUUID()),
    );
    const made = answers.filter(({ success }) => success).map(({ value }) => value.request);
    if (isSameKey) assert.deepEqual([made.length, made[0]?.id], [2, made[1]?.id]);
    else {
      assert.equal(made.length, 1);
      assert.equal(answers.find(({ success }) => !success)?.code, 'contract_request_open');
    }
    assert.equal((await statesOf(downline)).filter((state) => state === 'requested').length, 1);
    succeeded(await here.decide(upline, made[0], 'withdraw'));
  }
});

test('an acceptance beside a wish to end: both count, or the wish finds the offer waiting', async () => {
  const { upline, downline, contract } = await pair();
  const count = rounds('acceptances beside a termination');
  for (let round = 0; round < count; round += 1) {
    const { request } = succeeded(await here.offer(upline, downline, realTime(15)));
    const [accepted, terminated] = await atOnce(
      round,
      () => here.decide(downline, request),
      () => there.terminate(round % 4 < 2 ? upline : downline, contract),
    );
    succeeded(accepted);
    if (terminated.success) {
      assert.equal((await here.ownOf(downline)).request.type, 'termination');
      const asker = round % 4 < 2 ? upline : downline;
      succeeded(await here.decide(asker, terminated.value.request, 'withdraw'));
    } else assert.equal(terminated.code, 'contract_request_open');
    assert.equal(rateOf(await contractOf(downline)), 15);
    assert.equal((await statesOf(downline)).filter((state) => state === 'requested').length, 0);
  }
  await assertLinesHold(platform);
});

test('a contract that ends beside an acceptance below never leaves one below it', async () => {
  const [top, middle, low] = (await agentLine(platform, 3)) as [Agent, Agent, Agent];
  const count = rounds('terminations beside an acceptance below');
  for (let round = 0; round < count; round += 1) {
    const [, contract] = await here.agreedLine([top, middle], [realTime(40), realTime(30)]);
    const asked = succeeded(await here.terminate(middle, contract)).request;
    const { request } = succeeded(await here.offer(middle, low, realTime(20)));
    const [ended, accepted] = await atOnce(
      round,
      () => here.decide(top, asked, 'accept', true),
      () => there.decide(low, request),
    );
    succeeded(ended);
    if (accepted.success) assert.equal((await contractOf(low)).endReason, 'upline_ended');
    else assert.equal(accepted.code, 'already_decided');
    const states = await statesOf(low);
    assert.equal(states.at(-1), accepted.success ? 'accepted' : 'withdrawn');
    await assertLinesHold(platform);
  }
});

test('a rate that falls beside an acceptance two levels below leaves nobody above it', async () => {
  const line = (await agentLine(platform, 4)) as Line;
  const [top, middle, low, lowest] = line;
  const count = rounds('rates that fall beside an acceptance two levels below');
  for (let round = 0; round < count; round += 1) {
    await here.agreedLine(line.slice(0, 3), [realTime(40), realTime(30), realTime(20)]);
    // Of the level below and of the one below that in turn.
    const [by, to] = round % 4 < 2 ? [low, lowest] : [middle, low];
    const { request } = succeeded(await here.offer(by, to, realTime(to === low ? 25 : 18)));
    const fall = succeeded(await here.offer(top, middle, realTime(15))).request;
    const [fallen, accepted] = await atOnce(
      round,
      () => here.decide(middle, fall, 'accept', true),
      () => there.decide(to, request),
    );
    succeeded(fallen);
    if (!accepted.success) assert.equal(accepted.code, 'already_decided');
    assert.equal((await contractOf(low)).endReason, 'upline_lowered');
    const last = (await statesOf(to)).at(-1);
    assert.equal(last, accepted.success ? 'accepted' : 'withdrawn');
    assert.equal((await statesOf(middle)).at(-1), 'accepted');
    await assertLinesHold(platform);
  }
});

test('who is moved beside an acceptance has no contract with the former upline', async () => {
  const uplines = [await newAgent(platform, 2), await newAgent(platform, 2)] as const;
  const agent = await newAgent(platform);
  for (const upline of uplines) await here.agreed(null, upline, realTime(40));
  const place = (upline: Agent) =>
    inTransaction(second.context.database, async (transaction) => {
      await endContractsOnMove(second.context, transaction, agent.id);
      await transaction.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
        agent.id,
        upline.id,
      ]);
    });
  await place(uplines[0]);
  const count = rounds('moves beside an acceptance');
  for (let round = 0; round < count; round += 1) {
    const [from, to] = round % 2 === 0 ? uplines : [uplines[1], uplines[0]];
    const { request } = succeeded(await here.offer(from, agent, realTime(20)));
    const [accepted] = await Promise.all([here.decide(agent, request), place(to)]);
    const contract = await contractOf(agent);
    if (accepted.success) assert.equal(contract.endReason, 'moved');
    else assert.equal(accepted.code, 'already_decided');
    const { rows } = await platform.owner.query(
      'SELECT FROM agency_contracts WHERE agent_id = $1 AND ended_from IS NULL',
      [agent.id],
    );
    assert.equal(rows.length, 0);
    await assertLinesHold(platform);
  }
});
