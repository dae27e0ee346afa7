import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { JournalEntry, Wish } from '@bahati/testing/conformance/reference-server.ts';
import {
  hasFreeSpins,
  injected,
  isLoss,
  isWin,
  openFrame,
  plantPair,
  runHere,
  type Running,
  type Scene,
  setScene,
  spinUntilAnswered,
  startBalance,
} from '#games-server/scene.testing.ts';
import { claimDue } from './claim-round.ts';
import { decideRound } from './decide-round.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const open = (memberId: string) => openFrame(scene, injected(running), memberId);

const balanceOf = (memberId: string) => scene.wallet.members.get(memberId)?.balance;

const stakesSent = (memberId: string) =>
  scene.platform.journal.filter(
    ({ path, body }) => path.endsWith('/betwin') && body?.['memberId'] === memberId,
  );

/** Lets the first `count` betwins of a member meet this fate, and the rest go through. */
const firstBetwins = (memberId: string, stage: 'received' | 'applied', wish: Wish, count = 1) => {
  let left = count;
  scene.platform.setHook((at, entry: JournalEntry) => {
    const isMine = entry.path.endsWith('/betwin') && entry.body?.['memberId'] === memberId;
    return isMine && at === stage && left-- > 0 ? wish : 'go';
  });
};

/** Rounds whose turn comes later are due now, as if their pause were over. */
const passTime = () =>
  scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');

for (const [kind, isWanted] of [
  ['a loss', isLoss],
  ['a win', isWin],
  ['free spins', hasFreeSpins],
] as const) {
  test(`a round of ${kind} takes the stake, pays the outcome and shows what was drawn`, async () => {
    const member = scene.addMember();
    const { outcome } = await plantPair(scene, member, isWanted);
    const frame = await open(member);
    const reply = await frame.spin('50.00');
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const round = reply.value as unknown as SlotRound;
    const payout = toAmount(taaZaPwani, outcome.pay, 5000n);
    assert.equal(round.payout, toDecimal(payout, 'KES'));
    assert.equal(round.state, 'settled');
    assert.deepEqual(round.base.window, outcome.base.window);
    assert.deepEqual(
      round.freeSpins.map(({ stops }) => stops),
      outcome.freeSpins.map(({ stops }) => stops),
    );
    assert.equal(balanceOf(member), startBalance - 5000n + payout);
    assert.equal(round.balance, toDecimal(startBalance - 5000n + payout, 'KES'));
    assert.equal(stakesSent(member).length, 1);
  });
}

test('the pays of the spins of a round add up to its payout', async () => {
  const member = scene.addMember();
  await plantPair(scene, member, hasFreeSpins);
  const { value } = await (await open(member)).spin('100.00');
  const round = value as unknown as SlotRound;
  const minor = (text: string) => parseAmount(text, 'KES') ?? -1n;
  const sum = round.freeSpins.reduce((total, { pay }) => total + minor(pay), minor(round.base.pay));
  assert.equal(sum, minor(round.payout));
  for (const spin of round.freeSpins) {
    const parts = spin.lineWins.reduce(
      (total, { pay }) => total + minor(pay),
      minor(spin.scatterPay),
    );
    assert.equal(parts, minor(spin.pay));
  }
});

test('twenty identical spins at once play one round', async () => {
  const member = scene.addMember();
  const frame = await open(member);
  const idempotencyKey = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => spinUntilAnswered(frame, idempotencyKey)),
  );
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  const rounds = replies.map(({ value }) => (value as unknown as { roundId: string }).roundId);
  assert.equal(new Set(rounds).size, 1);
  assert.equal(stakesSent(member).length, 1);
});

test('the same request with another stake is a conflict and plays nothing', async () => {
  const member = scene.addMember();
  const frame = await open(member);
  const idempotencyKey = randomUUID();
  await frame.spin('20.00', idempotencyKey);
  const reply = await frame.spin('50.00', idempotencyKey);
  assert.deepEqual([reply.status, reply.code], [409, 'request_conflict']);
  assert.equal(stakesSent(member).length, 1);
});

test('a stake that is not offered is refused before anything is drawn', async () => {
  const member = scene.addMember();
  const frame = await open(member);
  for (const stake of ['20.01', '0', '21', '99999999999999']) {
    const reply = await frame.spin(stake);
    assert.deepEqual([reply.status, reply.code], [400, 'stake_not_offered'], stake);
  }
  assert.equal(stakesSent(member).length, 0);
});

test('a refused stake is told, told again, and uses up its number', async () => {
  const member = scene.addMember(1_000n);
  const frame = await open(member);
  const idempotencyKey = randomUUID();
  const first = await frame.spin('20.00', idempotencyKey);
  assert.deepEqual([first.status, first.code], [409, 'insufficient_funds']);
  assert.deepEqual(first.details, { balance: '10.00' });
  const again = await frame.spin('20.00', idempotencyKey);
  assert.deepEqual([again.code, again.details], [first.code, first.details]);
  assert.equal(stakesSent(member).length, 1, 'a decided refusal is not asked again');
  assert.equal(balanceOf(member), 1_000n);
  const { rows } = await scene.owner.query<{ nonce: number }>(
    'SELECT nonce FROM games.seed_pairs WHERE member_id = $1',
    [member],
  );
  assert.equal(rows[0]?.nonce, 1);
});

for (const code of ['session_invalid', 'need_true_account', 'game_under_maintenance'] as const) {
  test(`the wallet's ${code} reaches the frame`, async () => {
    const member = scene.addMember();
    const frame = await open(member);
    const apply = scene.wallet.apply;
    scene.wallet.apply = (operation) =>
      operation.memberId === member ? { success: false, code } : apply(operation);
    const reply = await frame.spin();
    scene.wallet.apply = apply;
    assert.equal(reply.code, code);
  });
}

test('a block on betting reaches the frame', async () => {
  const member = scene.addMember();
  const frame = await open(member);
  const apply = scene.wallet.apply;
  scene.wallet.apply = () => ({ success: false, code: 'bets_blocked' });
  const reply = await frame.spin();
  scene.wallet.apply = apply;
  assert.deepEqual([reply.status, reply.code], [403, 'bets_blocked']);
});

for (const [stage, wish] of [
  ['received', 'lose'],
  ['received', 'retry'],
  ['applied', 'lose'],
  ['applied', 'half'],
  ['applied', 'nonsense'],
] as const) {
  test(`a first try that is ${stage} and then "${wish}" moves money once`, async () => {
    const member = scene.addMember();
    const { outcome } = await plantPair(scene, member, isWin);
    const frame = await open(member);
    firstBetwins(member, stage, wish);
    const reply = await frame.spin('20.00');
    scene.platform.setHook(undefined);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const payout = toAmount(taaZaPwani, outcome.pay, 2000n);
    assert.equal(balanceOf(member), startBalance - 2000n + payout);
    const bodies = stakesSent(member).map(({ body }) => body);
    assert.equal(bodies.length, 2);
    assert.deepEqual(bodies[1], bodies[0], 'the second try is the first one again');
  });
}

test('while the wallet is silent the outcome is shown to nobody and no other round begins', async () => {
  const member = scene.addMember();
  const { outcome } = await plantPair(scene, member, isLoss);
  const frame = await open(member);
  const idempotencyKey = randomUUID();
  firstBetwins(member, 'applied', 'lose', 1000);
  const spinning = frame.spin('20.00', idempotencyKey);
  await until('the stake', () => stakesSent(member).length > 0);
  const otherTab = await open(member);
  const silent = await spinning;
  assert.deepEqual([silent.status, silent.code], [503, 'retry']);
  assert.ok(!JSON.stringify(silent).includes('stops'));
  const other = await otherTab.spin();
  assert.deepEqual([other.status, other.code], [409, 'round_in_progress']);
  assert.equal(otherTab.opened['unseenRound'], null);
  const list = await frame.ask('GET', '/frame/v1/rounds');
  assert.deepEqual((list.value as unknown as { items: [] }).items, []);
  const rotation = await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'mine' });
  assert.deepEqual([rotation.status, rotation.code], [409, 'round_in_progress']);
  scene.platform.setHook(undefined);
  await passTime();
  const settled = await frame.spin('20.00', idempotencyKey);
  const round = settled.value as unknown as SlotRound;
  assert.deepEqual(round.base.stops, outcome.base.stops);
  assert.equal(balanceOf(member), startBalance - 2000n);
});

test('a refusal after a lost try bars the lost try before it is final', async () => {
  const member = scene.addMember(2_000n);
  const frame = await open(member);
  firstBetwins(member, 'received', 'lose');
  const idempotencyKey = randomUUID();
  const spinning = frame.spin('20.00', idempotencyKey);
  scene.wallet.members.get(member)!.balance = 0n;
  const reply = await spinning;
  scene.platform.setHook(undefined);
  assert.equal(reply.code, 'insufficient_funds');
  const [lost] = stakesSent(member);
  scene.wallet.members.get(member)!.balance = 2_000n;
  const late = scene.wallet.apply({ ...lost!.body, kind: 'betwin' } as never);
  assert.deepEqual(late, { success: false, code: 'bet_rolled_back' });
  assert.equal(balanceOf(member), 2_000n);
});

test('a round the wallet says nothing about for a day is undone, and told as undone', async () => {
  const member = scene.addMember();
  const frame = await open(member);
  firstBetwins(member, 'received', 'lose', 1000);
  const idempotencyKey = randomUUID();
  assert.equal((await frame.spin('20.00', idempotencyKey)).code, 'retry');
  await scene.owner.query(
    `UPDATE games.rounds SET created_at = now() - interval '25 hours', due_at = now()
      WHERE member_id = $1`,
    [member],
  );
  const reply = await frame.spin('20.00', idempotencyKey);
  scene.platform.setHook(undefined);
  assert.deepEqual([reply.status, reply.code], [409, 'round_voided']);
  assert.equal(balanceOf(member), startBalance);
  assert.equal((await frame.spin()).status, 200, 'the next round may begin');
});

test('a round that was paid unheard stands when it comes to be undone', async () => {
  const member = scene.addMember();
  const { outcome } = await plantPair(scene, member, isWin);
  const frame = await open(member);
  const idempotencyKey = randomUUID();
  scene.platform.setHook((at, { path }) =>
    at === 'applied' && path.endsWith('/betwin') ? 'lose' : 'go',
  );
  assert.equal((await frame.spin('20.00', idempotencyKey)).code, 'retry');
  scene.platform.setHook(undefined);
  await scene.owner.query(
    `UPDATE games.rounds SET created_at = now() - interval '25 hours', due_at = now()
      WHERE member_id = $1`,
    [member],
  );
  const reply = await frame.spin('20.00', idempotencyKey);
  assert.equal(reply.status, 200, JSON.stringify(reply));
  const payout = toAmount(taaZaPwani, outcome.pay, 2000n);
  assert.equal(balanceOf(member), startBalance - 2000n + payout);
});

test('a wrong key decides nothing: the round waits until the key is right', async () => {
  const wrong = await runHere(scene, { PROVIDER_KEY: 'quite-another-key-than-that' });
  const member = scene.addMember();
  const opened = await open(member);
  const { frameToken } = opened.opened as { frameToken: string };
  const idempotencyKey = randomUUID();
  const body = { idempotencyKey, stake: '20.00' };
  const reply = await injected(wrong)('POST', '/frame/v1/spin', body, frameToken);
  assert.deepEqual([reply.status, reply.code], [503, 'retry']);
  await wrong.stop();
  await passTime();
  assert.equal((await opened.spin('20.00', idempotencyKey)).status, 200);
});

test('two processes that recover the same rounds ask for each of them once at a time', async () => {
  const second = await runHere(scene);
  const members = Array.from({ length: 6 }, () => scene.addMember());
  scene.platform.setHook((_, { path }) => (path.endsWith('/betwin') ? 'retry' : 'go'));
  await Promise.all(members.map(async (member) => (await open(member)).spin()));
  scene.platform.setHook(undefined);
  await passTime();
  const before = scene.platform.journal.length;
  const recover = async ({ context }: Running) => {
    const rounds = await claimDue(context, 20);
    await Promise.all(rounds.map((round) => decideRound(context, round)));
    return rounds.length;
  };
  const [mine, theirs] = await Promise.all([recover(running), recover(second)]);
  assert.equal(mine + theirs, members.length);
  assert.equal(scene.platform.journal.length - before, members.length);
  await second.stop();
});
