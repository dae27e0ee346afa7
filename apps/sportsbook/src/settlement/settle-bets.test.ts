import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import type { SelectionKey } from '#sportsbook/offer/quote.ts';
import { type Bettor, injected, openBettor, slipOn } from '#sportsbook/bets/bettor.testing.ts';
import { fixtureOf, home } from '#sportsbook/offer/hand-offer.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';
import { settleAll, tellMarket } from './results.testing.ts';

let scene: Scene;
let running: Running;
let lastEvent = 1_000;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const bettor = (): Promise<Bettor> => openBettor(scene, injected(running), scene.addMember());

const offered = (odds = 2_000, more = {}) => {
  const key = home(++lastEvent);
  running.offer.set(key, odds, more);
  return key;
};

async function place(member: Bettor, slip: object): Promise<Bet> {
  const reply = await member.place(slip);
  const { bet, faults } = reply.value as { bet: Bet | null; faults: object[] };
  assert.equal(bet?.state, 'open', JSON.stringify([reply, faults]));
  return bet;
}

const tell = (key: SelectionKey, result: string, more = {}) =>
  tellMarket(scene, key, { results: [{ outcome: key.outcome, result, ...more }] });

const won = (member: Bettor) =>
  (scene.wallet.members.get(member.memberId)?.balance ?? 0n) - startBalance;

const read = async (member: Bettor, { id }: Bet) =>
  (await member.ask('GET', `/book/v1/bets/${id}`)).value as Bet;

test('a won single is settled once, however often it is told', async () => {
  const member = await bettor();
  const key = offered(1_950);
  const bet = await place(member, slipOn([[key, 1_950]]));
  for (let times = 0; times < 3; times += 1) {
    await tell(key, 'won');
    await settleAll(running);
  }
  assert.equal(won(member), 9_500n);
  const shown = await read(member, bet);
  assert.deepEqual([shown.state, shown.payout, shown.openStake], ['settled', '195.00', '0.00']);
  assert.deepEqual(
    shown.steps.map(({ kind }) => kind),
    ['placed', 'accepted', 'settled'],
  );
  assert.equal(shown.legs[0]?.result, 'won');
  assert.equal(scene.slip(member.memberId, bet.reference)?.state, 'settled');
});

test('every result pays its factor, half results count half of the stake as turnover', async () => {
  const cases = [
    ['won', 10_000n, 10_000n],
    ['half_won', 5_000n, 5_000n],
    ['push', 0n, 0n],
    ['half_lost', -5_000n, 5_000n],
    ['lost', -10_000n, 10_000n],
    ['void', 0n, 0n],
  ] as const;
  for (const [result, net, valid] of cases) {
    const member = await bettor();
    const key = offered(2_000);
    const bet = await place(member, slipOn([[key, 2_000]]));
    await tell(key, result);
    await settleAll(running);
    assert.equal(won(member), net, result);
    assert.equal(scene.slip(member.memberId, bet.reference)?.counts, valid, result);
    assert.equal((await read(member, bet)).state, result === 'void' ? 'cancelled' : 'settled');
  }
});

test('the accumulator of the sheet pays to the cent, and a lost leg ends it at once', async () => {
  const member = await bettor();
  const keys = [offered(1_950), offered(1_840), offered(2_100)] as const;
  const slip = slipOn(keys.map((key, at) => [key, [1_950, 1_840, 2_100][at] ?? 0] as const));
  await place(member, slip);
  await tell(keys[0], 'half_won');
  await tell(keys[1], 'won');
  await settleAll(running);
  assert.equal(won(member), -10_000n, 'it still runs');
  await tell(keys[2], 'won');
  await settleAll(running);
  assert.equal(won(member), 46_994n);
  await tell(keys[0], 'lost');
  await settleAll(running);
  assert.equal(won(member), -10_000n);
});

test('a settlement taken back opens the bet, and what is gone is owed', async () => {
  const member = await bettor();
  const key = offered(3_000);
  const bet = await place(member, slipOn([[key, 3_000]]));
  await tell(key, 'won');
  await settleAll(running);
  const account = scene.wallet.members.get(member.memberId);
  assert.ok(account);
  account.balance = 5_000n;
  await tellMarket(scene, key, { results: null });
  await settleAll(running);
  assert.equal(account.balance, 0n);
  assert.equal((await read(member, bet)).state, 'open');
  await tell(key, 'won');
  await settleAll(running);
  assert.equal(account.balance, 5_000n, 'the debt is paid off first');
  assert.deepEqual(
    (await read(member, bet)).steps.map(({ kind }) => kind),
    ['placed', 'accepted', 'settled', 'unsettled', 'settled'],
  );
});

test('a cancel voids bets accepted within its time, and one taken back brings the result', async () => {
  const member = await bettor();
  const key = offered();
  const bet = await place(member, slipOn([[key, 2_000]]));
  await tell(key, 'won');
  await tellMarket(scene, key, { cancel: { until: '2020-01-01T00:00:00.000Z' } });
  await settleAll(running);
  assert.equal(won(member), 10_000n, 'it was placed later');
  await tellMarket(scene, key, { cancel: {} });
  await settleAll(running);
  assert.equal(won(member), 0n);
  assert.equal((await read(member, bet)).state, 'cancelled');
  await tellMarket(scene, key, { cancel: null });
  await settleAll(running);
  assert.equal(won(member), 10_000n);
  assert.equal((await read(member, bet)).state, 'settled');
});

test('each way pays the place part at its terms, and a dead heat shares', async () => {
  const member = await bettor();
  const eventId = String(++lastEvent);
  const fixture = fixtureOf(eventId, {
    isOutright: true,
    eachWay: { over: 1, under: 4, places: 3 },
  });
  const runner = (outcome: string) => ({ eventId, market: 'race_winner:0:', outcome });
  for (const outcome of ['p1', 'p2', 'p3', 'p4'])
    running.offer.set(runner(outcome), 9_000, { fixture });
  const slip = (outcome: string) =>
    slipOn([[runner(outcome), 9_000]], '10.00', { isEachWay: true });
  const first = await place(member, slip('p1'));
  assert.deepEqual([first.stake, first.mostPayout], ['20.00', '120.00']);
  for (const outcome of ['p2', 'p3', 'p4']) await place(member, slip(outcome));
  const firsts = { result: 'won', deadHeat: { places: 1, tied: 2 }, finish: { place: 1, tied: 2 } };
  await tellMarket(scene, runner('p1'), {
    results: [
      { outcome: 'p1', ...firsts },
      { outcome: 'p2', result: 'lost', finish: { place: 3, tied: 3 } },
      { outcome: 'p3', result: 'lost', finish: { place: 4, tied: 1 } },
      { outcome: 'p4', result: 'lost', finish: { place: 0, tied: 1 } },
    ],
  });
  await settleAll(running);
  // Of 80 staked: 10 × 9 / 2 + 10 × 3, and of three who share the last place 10 × 3 / 3.
  assert.equal(won(member), 8_500n - 8_000n);
});

test('a bet accepted after the result was told is refused', async () => {
  const member = await bettor();
  const key = offered();
  await tell(key, 'won');
  await settleAll(running);
  const reply = await member.place(slipOn([[key, 2_000]]));
  const { bet } = reply.value as { bet: Bet };
  assert.deepEqual([bet.state, bet.refusal], ['refused', 'suspended']);
  await running.teller.idle();
  assert.equal(won(member), 0n);
});

test('markets that should long have a result are listed, not guessed', async () => {
  const member = await bettor();
  const key = offered();
  await tellMarket(scene, { ...key, market: 'other:0:' }, { results: [] });
  await scene.owner.query('UPDATE book.events SET starts_at = now() - $2::interval WHERE id = $1', [
    key.eventId,
    '13 hours',
  ]);
  await place(member, slipOn([[key, 2_000]]));
  const { rows } = await scene.owner.query<{ stake: string }>(
    'SELECT stake::text FROM book.overdue_results WHERE event_id = $1',
    [key.eventId],
  );
  assert.deepEqual(rows, [{ stake: '10000' }]);
});

test('what a slip is said to pay before is paid to the cent after', async () => {
  const member = await bettor();
  const keys = [offered(), offered(), offered()];
  const picks = keys.map((key) => [key, 2_000] as const);
  const slip = slipOn(picks, '33.33');
  const check = await running.app.inject({
    method: 'POST',
    url: '/book/v1/slips/check',
    payload: slip,
  });
  const { reckoning } = check.json().value as { reckoning: { mostPayout: string } };
  await place(member, slip);
  for (const key of keys) await tell(key, 'won');
  await settleAll(running);
  assert.equal(won(member) + 3_333n, BigInt(reckoning.mostPayout.replace('.', '')));
});
