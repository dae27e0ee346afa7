import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { type Bettor, injected, openBettor, slipOn } from '#sportsbook/bets/bettor.testing.ts';
import { home } from '#sportsbook/offer/hand-offer.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';

let scene: Scene;
let running: Running;
let lastEvent = 100;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const bettor = (balance?: bigint): Promise<Bettor> =>
  openBettor(scene, injected(running), scene.addMember(balance));

const offered = (odds = 2_000, more = {}) => {
  const key = home(++lastEvent);
  running.offer.set(key, odds, more);
  return key;
};

type Placed = { bet: Bet | null; faults: { code: string; leg?: number }[]; balance: string | null };
const placedBy = async (member: Bettor, slip: object, key?: string): Promise<Placed> => {
  const reply = await member.place(slip, key);
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return reply.value as Placed;
};

test('a single is reserved, decided and confirmed, and shown among the open bets', async () => {
  const member = await bettor();
  const { bet, faults, balance } = await placedBy(member, slipOn([[offered(1_950), 1_950]]));
  assert.deepEqual(faults, []);
  assert.equal(bet?.state, 'open');
  assert.equal(bet.mostPayout, '195.00');
  assert.equal(balance, '9900.00');
  await running.teller.idle();
  assert.equal(scene.slip(member.memberId, bet.reference)?.state, 'confirmed');
  const { value } = await member.ask('GET', '/book/v1/bets');
  const { items } = value as { items: Bet[] };
  assert.deepEqual(
    items.map(({ id, steps }) => [id, steps.map(({ kind }) => kind)]),
    [[bet.id, ['placed', 'accepted']]],
  );
  assert.equal(items[0]?.legs[0]?.selections[0]?.home, 'Naivasha Stars');
});

test('the same key places once, and another slip under it is refused', async () => {
  const member = await bettor();
  const slip = slipOn([[offered(), 2_000]]);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => placedBy(member, slip, key)));
  assert.equal(new Set(answers.map(({ bet }) => bet?.id)).size, 1);
  assert.equal(scene.wallet.members.get(member.memberId)?.balance, startBalance - 10_000n);
  const other = await member.place({ ...slip, stakes: ['50.00'] }, key);
  assert.deepEqual([other.status, other.code], [400, 'invalid_input']);
});

test('a multiple multiplies its legs and pays the bonus on so many', async () => {
  const member = await bettor();
  const keys = Array.from({ length: 5 }, () => [offered(1_500), 1_500] as const);
  const { bet } = await placedBy(member, slipOn(keys));
  // 100 × 1.5^5 = 759.37; 5 % of what is above the stake.
  assert.equal(bet?.mostPayout, '792.33');
  assert.equal(bet?.bonus, '32.96');
});

test('a system with a banker has a line for each choice of the others', async () => {
  const member = await bettor();
  const picks = [2_000, 2_000, 3_000, 3_000].map((odds) => [offered(odds), odds] as const);
  const slip = slipOn(picks, '10.00', { shape: { kind: 'system', folds: [2] } });
  const legs = slip.legs.map((leg, at) => (at === 0 ? { ...leg, isBanker: true } : leg));
  const { bet } = await placedBy(member, { ...slip, legs });
  assert.equal(bet?.lines, 3);
  assert.equal(bet?.stake, '30.00');
  // 10 × 2 × (2×3 + 2×3 + 3×3)
  assert.equal(bet?.mostPayout, '420.00');
});

test('what is wrong with a slip is told leg by leg, and no money moves', async () => {
  const member = await bettor();
  const [moved, closed, over] = [offered(1_800), offered(2_000), offered(2_000)];
  running.offer.change(closed, { isOpen: false });
  running.offer.change(over, { state: 'ended', isOpen: false });
  const same = { ...moved, outcome: 'away' };
  running.offer.set(same, 2_200);
  const picks = [
    [moved, 1_900],
    [closed, 2_000],
    [over, 2_000],
    [home(99_999), 2_000],
    [same, 2_200],
  ] as const;
  const { bet, faults } = await placedBy(member, slipOn(picks));
  assert.equal(bet, null);
  assert.deepEqual(
    faults.map(({ code, leg }) => [code, leg]),
    [
      ['odds_moved', 0],
      ['suspended', 1],
      ['event_over', 2],
      ['unknown_selection', 3],
      ['related_legs', 4],
    ],
  );
  assert.equal(scene.wallet.members.get(member.memberId)?.balance, startBalance);
});

test('odds that moved are taken as the member said', async () => {
  const member = await bettor();
  const cases = [
    ['any', 1_700, 'open'],
    ['any', 2_100, 'open'],
    ['better', 2_100, 'open'],
    ['better', 1_700, 'odds_moved'],
    ['ask', 2_100, 'odds_moved'],
    ['ask', 2_000, 'open'],
  ] as const;
  for (const [acceptance, now, expected] of cases) {
    const { bet, faults } = await placedBy(
      member,
      slipOn([[offered(now), 2_000]], '100.00', { acceptance }),
    );
    assert.equal(bet?.state ?? faults[0]?.code, expected, `${acceptance} at ${now}`);
    if (bet) assert.equal(bet.legs[0]?.odds, now);
  }
});

test('stakes below and above the bounds are refused with the bound', async () => {
  const member = await bettor(100_000_000n);
  const bounds = async (stake: string, odds = 2_000) => {
    const { faults } = await placedBy(member, slipOn([[offered(odds), odds]], stake));
    return faults.map((fault) => [fault.code, (fault as { bound?: string }).bound]);
  };
  assert.deepEqual(await bounds('5.00'), [['stake_below_least', '20.00']]);
  assert.deepEqual(await bounds('300000.00'), [['stake_above_most', '50000.00']]);
  assert.deepEqual(await bounds('20000.00', 100_000), [
    ['payout_above_most', '1000000.00'],
    ['stake_above_most', '5050.50'],
  ]);
});

test('limits by event and member narrow what is taken', async () => {
  const member = await bettor(100_000_000n);
  const key = offered();
  await scene.owner.query(
    "INSERT INTO book.win_limits (scope, key, most_win) VALUES ('event', $1, 100000)",
    [key.eventId],
  );
  const slip = slipOn([[key, 2_000]], '2000.00');
  assert.equal((await placedBy(member, slip)).bet?.state, 'asked');
  await scene.owner.query(
    "INSERT INTO book.member_limits (member_id, factor_basis_points, reason) VALUES ($1, 0, 'test')",
    [member.memberId],
  );
  const small = await placedBy(member, slipOn([[key, 2_000]], '20.00'));
  assert.equal(small.bet?.state, 'asked');
});

test('the platform’s no is the answer, and the bet is kept as refused', async () => {
  const member = await bettor(5_000n);
  const slip = slipOn([[offered(), 2_000]]);
  const key = randomUUID();
  for (let tries = 0; tries < 2; tries += 1) {
    const reply = await member.place(slip, key);
    assert.deepEqual([reply.status, reply.code], [409, 'insufficient_funds']);
  }
  const { value } = await member.ask('GET', '/book/v1/bets?state=settled');
  assert.deepEqual(
    (value as { items: Bet[] }).items.map(({ state, refusal }) => [state, refusal]),
    [['refused', 'insufficient_funds']],
  );
});

test('odds that fall while the stake is reserved refuse the bet, and the stake goes back', async () => {
  const member = await bettor();
  const key = offered(2_000);
  scene.platform.setHook((stage) => {
    if (stage === 'applied') running.offer.change(key, { odds: 1_500 });
    return 'go';
  });
  const { bet } = await placedBy(member, slipOn([[key, 2_000]]));
  scene.platform.setHook(undefined);
  assert.deepEqual([bet?.state, bet?.refusal], ['refused', 'odds_moved']);
  await running.teller.idle();
  assert.equal(scene.wallet.members.get(member.memberId)?.balance, startBalance);
});

test('a reply that is lost is asked for again, and the stake is taken once', async () => {
  const member = await bettor();
  let lost = 0;
  scene.platform.setHook((stage) => (stage === 'applied' && ++lost === 1 ? 'lose' : 'go'));
  const key = randomUUID();
  const slip = slipOn([[offered(), 2_000]]);
  const first = await placedBy(member, slip, key);
  assert.equal(first.bet?.state, 'waiting');
  scene.platform.setHook(undefined);
  await running.teller.tellDue();
  await running.teller.idle();
  const again = await placedBy(member, slip, key);
  assert.equal(again.bet?.state, 'open');
  assert.equal(scene.wallet.members.get(member.memberId)?.balance, startBalance - 10_000n);
});

test('a live bet waits for its delay and is refused where a bet stop came meanwhile', async () => {
  await scene.owner.query(
    `INSERT INTO book.settings (name, value) VALUES ('slips', '{"liveDelaySeconds": 1}')`,
  );
  const other = await runHere(scene);
  const member = await openBettor(scene, injected(other), scene.addMember());
  const keys = [home(++lastEvent), home(++lastEvent)] as const;
  for (const key of keys) {
    other.offer.set(key, 2_000, { isLive: true, state: 'live', score: [1, 0], stopVersion: 0 });
  }
  const placed = await Promise.all(keys.map((key) => placedBy(member, slipOn([[key, 2_000]]))));
  assert.deepEqual(
    placed.map(({ bet }) => bet?.state),
    ['waiting', 'waiting'],
  );
  // Stopped and open again before the delay is over.
  other.offer.change(keys[1], { stopVersion: 9 });
  const ends = await Promise.all(
    placed.map(async ({ bet }) => {
      const { value } = await member.ask('GET', `/book/v1/bets/${bet?.id}?unlike=waiting`);
      return value as Bet;
    }),
  );
  assert.deepEqual(
    ends.map(({ state, refusal }) => [state, refusal]),
    [
      ['open', null],
      ['refused', 'suspended'],
    ],
  );
  assert.deepEqual(ends[0]?.legs[0]?.selections[0]?.scoreAtPlacing, [1, 0]);
  await other.stop();
  assert.equal(scene.wallet.members.get(member.memberId)?.balance, startBalance - 10_000n);
});

test('checking shows what is staked and paid, without a login', async () => {
  const send = injected(running);
  const reply = await send('POST', '/book/v1/slips/check', slipOn([[offered(2_500), 2_500]]));
  const { reckoning } = reply.value as { reckoning: Record<string, unknown> };
  assert.equal(reckoning['mostPayout'], '250.00');
  assert.equal(reckoning['lines'], 1);
  const bad = await send('POST', '/book/v1/slips/check', {
    ...slipOn([[offered(), 2_000]]),
    stakes: ['1.00', '2.00'],
  });
  assert.deepEqual([bad.status, bad.code], [400, 'invalid_input']);
});

test('a launch token opens one session, and its token is stored as a hash', async () => {
  const send = injected(running);
  const launchToken = scene.wallet.launch(scene.addMember(), 'GCS_gameLaunchFB');
  const both = await Promise.all(
    [1, 2].map(() => send('POST', '/book/v1/session', { launchToken })),
  );
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  );
  const opened = both.find(({ status }) => status === 200)?.value as unknown as {
    bookToken: string;
    balance: string;
  };
  assert.equal(opened.balance, '10000.00');
  const { rows } = await scene.owner.query<{ text: string }>(
    'SELECT s::text AS text FROM book.sessions s',
  );
  assert.ok(!rows.some(({ text }) => text.includes(opened.bookToken)));
  const nobody = await send('GET', '/book/v1/bets', undefined, `b${'A'.repeat(43)}`);
  assert.deepEqual([nobody.status, nobody.code], [401, 'unauthenticated']);
});

test('one member cannot see the bet of another', async () => {
  const [first, second] = [await bettor(), await bettor()];
  const { bet } = await placedBy(first, slipOn([[offered(), 2_000]]));
  const reply = await second.ask('GET', `/book/v1/bets/${bet?.id}`);
  assert.deepEqual([reply.status, reply.code], [404, 'not_found']);
});
