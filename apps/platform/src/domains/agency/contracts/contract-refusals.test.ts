/** What is refused about contracts, and to whom. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { type Agent, agentBelow, agentLine, newAgent } from '#domains/agency/agency.testing.ts';
import {
  assertLinesHold,
  contractCallsOf,
  dailySalary,
  dividend,
  hourlySalary,
  processCalls,
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

async function pair(terms = realTime(30)): Promise<[upline: Agent, downline: Agent]> {
  const [upline, downline] = (await agentLine(platform, 2)) as [Agent, Agent];
  await calls.agreed(null, upline, terms);
  return [upline, downline];
}

const equalRates = (isAllowed: boolean) =>
  platform.owner.query(
    `INSERT INTO agency_rules (brand, valid_from, active_minimum_day, active_minimum_period,
       deposit_fee_bps, is_equal_rate_allowed, is_balance_visible, integrity_limit,
       funded_levels, debt_days)
     SELECT code, now()::date - 1, 0, 0, 0, $1, true, 100, 1, 30 FROM brands
     ON CONFLICT (brand, valid_from) DO UPDATE SET is_equal_rate_allowed = $1`,
    [isAllowed],
  );

test('visitors, plain members and trial members are refused every call', async () => {
  const plain = await registerTestMember(platform);
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const decision = { action: 'accept', requestId: randomUUID() };
  const asked: [key: string, body?: object][] = [
    ['GET /wps/member/info/funds/consolidated'],
    ['GET /wps/agent/contracts/own?kind=dividend'],
    ['GET /wps/agent/contracts?kind=dividend'],
    [`GET /wps/agent/contracts/with/${plain.id}`],
    ['GET /wps/agent/requests'],
    ...Object.values(processCalls).map((key): [string, object] => [key, decision]),
  ];
  for (const [key, body] of asked) {
    const ask = (token?: string) => platform.player(key, { token, ...(body ? { body } : {}) });
    assert.equal((await ask()).code, 'unauthenticated', key);
    for (const token of [plain.token, trial.value.token]) {
      const answer = await ask(token);
      assert.deepEqual([answer.status, answer.code], [403, 'need_agent'], key);
    }
  }
});

test('terms are offered to direct downlines who are agents, and to nobody else', async () => {
  const [top, middle, low] = (await agentLine(platform, 3)) as [Agent, Agent, Agent];
  await calls.agreedLine([top, middle], [realTime(30), realTime(20)]);
  const plain = await registerTestMember(platform);
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [plain.id, top.id]);
  const sibling = await agentBelow(platform, top);
  const stranger = await newAgent(platform, 2);
  const outside = await agentBelow(platform, top, 41);
  const nobody = { id: 999_999_999n };
  const tried: [by: Agent, to: { id: bigint }][] = [
    [top, low],
    [top, plain],
    [top, stranger],
    [top, outside],
    [top, nobody],
    [top, top],
    [middle, top],
    [middle, sibling],
    [stranger, middle],
  ];
  for (const [by, to] of tried) {
    const answer = await calls.offer(by, { ...to, token: '' }, realTime(10));
    assert.deepEqual([answer.status, answer.code], [404, 'downline_not_found']);
    if (to === top || to === nobody) continue;
    const read = await platform.player(`GET /wps/agent/contracts/with/${to.id}`, {
      token: by.token,
    });
    assert.deepEqual([read.status, read.code], [404, 'downline_not_found']);
  }
});

test('nobody but the two sides finds a request or a contract, and each only its own part', async () => {
  const [top, middle, low] = (await agentLine(platform, 3)) as [Agent, Agent, Agent];
  await calls.agreedLine([top, middle], [realTime(30), realTime(20)]);
  const contract = await calls.agreed(middle, low, realTime(10));
  const { request } = succeeded(await calls.offer(middle, low, realTime(15)));
  const sibling = await agentBelow(platform, top);
  const stranger = await newAgent(platform, 2);
  for (const other of [top, sibling, stranger]) {
    for (const action of ['accept', 'reject', 'withdraw'] as const) {
      assert.equal((await calls.decide(other, request, action)).code, 'request_not_found');
    }
    assert.equal((await calls.terminate(other, contract)).code, 'contract_not_found');
    const list = await platform.player('GET /wps/agent/requests', { token: other.token });
    assert.ok(!list.text.includes(request.id));
    const contracts = await platform.player('GET /wps/agent/contracts?kind=real_time_salary', {
      token: other.token,
    });
    assert.ok(!contracts.text.includes(contract.id));
  }
  assert.equal((await calls.decide(middle, request, 'accept')).code, 'request_not_found');
  assert.equal((await calls.decide(middle, request, 'reject')).code, 'request_not_found');
  assert.equal((await calls.decide(low, request, 'withdraw')).code, 'request_not_found');
  const elsewhere = { id: request.id, kind: 'dividend' } as const;
  assert.equal((await calls.decide(low, elsewhere)).code, 'request_not_found');
  const nowhere = { id: contract.id, kind: 'dividend' } as const;
  assert.equal((await calls.terminate(low, nowhere)).code, 'contract_not_found');
  assert.equal((await calls.ownOf(low)).request.state, 'requested');
});

test('lines of types 41 and 42 have no contracts', async () => {
  const top = await newAgent(platform, 42);
  const middle = await agentBelow(platform, top);
  const low = await agentBelow(platform, middle);
  for (const [by, to] of [
    [top, middle],
    [middle, low],
  ] as const) {
    const answer = await calls.offer(by, to, realTime(10));
    assert.deepEqual([answer.status, answer.code], [409, 'line_outside_settlement']);
  }
  const [upline, downline] = await pair();
  const { request } = succeeded(await calls.offer(upline, downline, realTime(10)));
  await platform.owner.query('UPDATE members SET type = 42 WHERE id = $1', [upline.id]);
  assert.equal((await calls.decide(downline, request)).code, 'line_outside_settlement');
  await platform.owner.query('UPDATE members SET type = 2 WHERE id = $1', [upline.id]);
});

test('a decision is made once; the same again answers the same', async () => {
  const [upline, downline] = await pair();
  const { request } = succeeded(await calls.offer(upline, downline, realTime(10)));
  succeeded(await calls.decide(downline, request));
  assert.equal(succeeded(await calls.decide(downline, request)).request.state, 'accepted');
  const late = await calls.decide(downline, request, 'reject');
  assert.deepEqual([late.status, late.code], [409, 'already_decided']);
  assert.deepEqual(late.details, { state: 'accepted' });
  assert.equal((await calls.decide(upline, request, 'withdraw')).code, 'already_decided');
  assert.equal((await calls.ownOf(downline)).contract.versions.length, 1);
});

test('one request waits about a contract at a time, whoever asked', async () => {
  const [upline, downline] = await pair();
  const contract = await calls.agreed(upline, downline, realTime(10));
  succeeded(await calls.terminate(downline, contract));
  const offer = await calls.offer(upline, downline, realTime(12));
  assert.deepEqual([offer.status, offer.code], [409, 'contract_request_open']);
  assert.equal((await calls.terminate(upline, contract)).code, 'contract_request_open');
  // Another kind waits by itself.
  await calls.agreed(null, upline, dailySalary(10));
  succeeded(await calls.offer(upline, downline, dailySalary(10)));
});

test('a key stands for one request, of whatever kind and side', async () => {
  const [upline, downline] = await pair();
  await calls.agreed(null, upline, dailySalary(10));
  const contract = await calls.agreed(upline, downline, realTime(10));
  const key = randomUUID();
  succeeded(await calls.offer(upline, downline, dailySalary(10), key));
  for (const answer of [
    await calls.offer(upline, downline, dailySalary(9), key),
    await calls.offer(upline, downline, realTime(9), key),
    await calls.terminate(upline, contract, key),
    await calls.terminate(downline, contract, key),
  ]) {
    assert.deepEqual([answer.status, answer.code], [409, 'request_conflict']);
  }
});

test('terms that are no terms are refused with their faults, those of another kind at once', async () => {
  const [upline, downline] = await pair(dividend(500));
  const one = dividend(300);
  assert.ok(one.kind === 'dividend');
  const twice = { ...one, tiers: [...one.tiers, ...one.tiers] };
  const answer = await calls.offer(upline, downline, twice);
  assert.deepEqual([answer.status, answer.code], [400, 'terms_invalid']);
  assert.deepEqual(answer.details, {
    faults: [
      { code: 'conditions_repeat', field: 'turnover', tier: 1 },
      { code: 'pay_not_rising', field: 'rateBps', tier: 1 },
    ],
  });
  const body = { action: 'offer', idempotencyKey: randomUUID(), downlineId: `${downline.id}` };
  for (const terms of [realTime(1), { kind: 'dividend' }]) {
    const other = await calls.act(upline, { ...body, terms }, 'dividend');
    assert.deepEqual([other.status, other.code], [400, 'invalid_input']);
  }
});

test('an upline offers no more than it has: at the offer, and at the acceptance again', async () => {
  const [upline, downline] = await pair();
  const above = await calls.offer(upline, downline, realTime(31));
  assert.deepEqual([above.status, above.code], [409, 'terms_above_upline']);
  assert.deepEqual(above.details, {
    excesses: [{ code: 'pays_above_upline', field: 'rateBps', tier: null }],
  });
  const without = await calls.offer(upline, downline, hourlySalary(1));
  assert.deepEqual([without.status, without.code], [409, 'upline_without_contract']);

  const { request } = succeeded(await calls.offer(upline, downline, realTime(30)));
  await calls.agreed(null, upline, realTime(29));
  assert.equal((await calls.decide(downline, request)).code, 'terms_above_upline');
  assert.equal((await calls.ownOf(downline)).request.state, 'requested');
  succeeded(await calls.decide(downline, request, 'reject'));
  succeeded(await calls.offer(upline, downline, realTime(29)));
});

test('a downline’s dividend has the period of its upline', async () => {
  const [upline, downline] = await pair(dividend(500, 'M'));
  const answer = await calls.offer(upline, downline, dividend(400, 'W'));
  assert.deepEqual(answer.details, {
    excesses: [{ code: 'period_differs', field: 'period', tier: null }],
  });
});

test('where the brand wants rates below the upline’s, an equal one is refused', async () => {
  const [upline, downline] = await pair(hourlySalary(20));
  try {
    await equalRates(false);
    const equal = await calls.offer(upline, downline, hourlySalary(20));
    assert.deepEqual(
      [equal.code, (equal.details?.['excesses'] as object[] | undefined)?.length],
      ['terms_above_upline', 2],
    );
    const { request } = succeeded(await calls.offer(upline, downline, hourlySalary(19)));
    succeeded(await calls.decide(downline, request));
    // What becomes equal as the upline's terms fall ends, too.
    const lower = await calls.offered(null, upline, hourlySalary(19));
    assert.equal((await calls.decide(upline, lower)).code, 'contracts_would_end');
  } finally {
    await equalRates(true);
  }
  succeeded(await calls.offer(upline, await agentBelow(platform, upline), hourlySalary(20)));
});

test('a brand without contracts takes no offer and no answer, and tells of none', async () => {
  const [upline, downline] = await pair();
  const setFlag = (isOn: boolean) =>
    platform.owner.query(
      `UPDATE brands SET flags = jsonb_set(flags, '{AGENTPOLICY3}', to_jsonb($1::boolean))`,
      [isOn],
    );
  const standings = async () =>
    (await platform.player('GET /wps/member/info/funds/consolidated', { token: upline.token }))
      .value;
  assert.equal((await standings()).realtimesalreqtype, 'active');
  await setFlag(false);
  const answer = await platform.player('POST /wps/relay/MCSFE_processRealTimeSalaryContract', {
    token: upline.token,
    body: {
      action: 'offer',
      idempotencyKey: randomUUID(),
      downlineId: downline.id.toString(),
      terms: realTime(10),
    },
  });
  assert.deepEqual([answer.status, answer.code], [403, 'function_not_enabled']);
  assert.equal((await standings()).realtimesalreqtype, 'none');
  await setFlag(true);
  assert.equal((await standings()).realtimesalreqtype, 'active');
});
