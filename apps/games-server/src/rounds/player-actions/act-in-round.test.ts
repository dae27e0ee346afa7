import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { layChests, openedStakes } from '@bahati/game-rules/slots/pick.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Hook } from '@bahati/testing/conformance/reference-server.ts';
import { chested, doubled, ladderCode } from '#games-server/games/acting-games.testing.ts';
import {
  callsOf,
  type Frame,
  hasFreeSpins,
  injected,
  isLoss,
  isWin,
  openFrame,
  plantDraws,
  plantPair,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { claimDue } from '#games-server/rounds/claim-round.ts';
import { finishLeftRound } from '#games-server/rounds/finish-left-round.ts';
import { recoverDue } from '#games-server/rounds/recover-rounds.ts';
import { roundDetail } from '#games-server/rounds/records/round-detail.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

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

const balanceOf = (member: string) => scene.wallet.members.get(member)?.balance;

/** A member before a ladder whose next draws are these. */
async function climber(draws: readonly number[], balance = startBalance) {
  const member = scene.addMember(balance);
  await plantDraws(scene, member, ladderCode, 4, draws);
  const frame = await openFrame(scene, injected(running), member, ladderCode);
  return { member, frame };
}

const begin = async (frame: Frame, choice?: string, stake = '20.00') => {
  const idempotencyKey = randomUUID();
  const reply = await frame.ask('POST', '/frame/v1/spin', {
    idempotencyKey,
    stake,
    ...(choice === undefined ? {} : { choice }),
  });
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return { round: reply.value as unknown as SlotRound, idempotencyKey };
};

const act = (
  frame: Frame,
  round: SlotRound,
  action: string,
  idempotencyKey: string = randomUUID(),
) => {
  const sequence = round.acts.length + 1;
  const body = { roundId: round.roundId, idempotencyKey, sequence, action };
  return frame.ask('POST', '/frame/v1/act', body);
};

const acted = async (frame: Frame, round: SlotRound, action: string, idempotencyKey?: string) => {
  const reply = await act(frame, round, action, idempotencyKey);
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return reply.value as unknown as SlotRound;
};

/** The first calls of this name by this member meet this fate. */
const first = (member: string, name: string, stage: string, wish: 'lose' | 'poor', count = 1) => {
  let left = count;
  const hook: Hook = (at, { path, body }) =>
    at === stage && path.endsWith(`/${name}`) && body?.['memberId'] === member && left-- > 0
      ? wish
      : 'go';
  scene.platform.setHook(hook);
};

const passTime = () =>
  scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');

test('a round with acts takes its stake first, waits, goes on from its draws and pays once', async () => {
  const { member, frame } = await climber([2, 3, 1]);
  const { round, idempotencyKey } = await begin(frame);
  assert.deepEqual([round.state, round.payout, round.balance], ['open', '0.00', '9980.00']);
  assert.deepEqual([round.acts, round.actions], [[], ['climb', 'double', 'take']]);
  assert.equal(balanceOf(member), startBalance - 2_000n);
  const climbed = await acted(frame, round, 'climb');
  assert.deepEqual([climbed.state, climbed.base.stops], ['open', [2, 3]]);
  const again = await acted(frame, climbed, 'climb');
  assert.deepEqual(again.base.stops, [2, 3, 1]);
  assert.equal(callsOf(scene, member, 'win').length, 0);
  const taken = await acted(frame, again, 'take');
  assert.deepEqual([taken.state, taken.payout], ['settled', '60.00']);
  assert.deepEqual([taken.acts, taken.actions], [['climb', 'climb', 'take'], []]);
  assert.equal(balanceOf(member), startBalance + 4_000n);
  assert.equal(taken.balance, '10040.00');
  const [bet, win] = [callsOf(scene, member, 'bet'), callsOf(scene, member, 'win')];
  assert.deepEqual([bet.length, win.length, callsOf(scene, member, 'betwin').length], [1, 1, 0]);
  assert.equal(win[0]?.body?.['roundClosed'], true);
  const spunAgain = await frame.spin('20.00', idempotencyKey);
  assert.deepEqual(spunAgain.value, taken, 'the request that began it answers how it ended');
});

test('a round that its start decides is taken and paid in one call, as ever', async () => {
  const { member, frame } = await climber([0]);
  const { round } = await begin(frame);
  assert.deepEqual([round.state, round.payout, round.actions], ['settled', '0.00', []]);
  const names = ['betwin', 'bet', 'win'].map((name) => callsOf(scene, member, name).length);
  assert.deepEqual(names, [1, 0, 0]);
});

test('a dearer choice takes its price, and a lost round pays nothing and ends', async () => {
  const { member, frame } = await climber([0, 0]);
  const { round } = await begin(frame, 'sure');
  assert.deepEqual([round.choice, round.stake, round.debit], ['sure', '20.00', '60.00']);
  assert.equal(balanceOf(member), startBalance - 6_000n);
  const lost = await acted(frame, round, 'climb');
  assert.deepEqual([lost.state, lost.payout], ['settled', '0.00']);
  assert.equal(balanceOf(member), startBalance - 6_000n);
  assert.equal(callsOf(scene, member, 'win').length, 1, 'the wallet hears that the round is over');
});

test('an act that costs takes its stake once and is shown after that', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  const twice = await acted(frame, round, 'double');
  assert.deepEqual([twice.debit, twice.balance], ['40.00', '9960.00']);
  assert.deepEqual(twice.base.stops, [1, 2]);
  const taken = await acted(frame, twice, 'take');
  assert.equal(taken.payout, '80.00');
  assert.equal(balanceOf(member), startBalance + 4_000n);
  const bets = callsOf(scene, member, 'bet').map(({ body }) => body);
  assert.deepEqual(
    bets.map((body) => [body?.['amount'], body?.['roundId']]),
    [
      ['20.00', round.roundId],
      ['20.00', round.roundId],
    ],
  );
  assert.notEqual(bets[0]?.['transactionId'], bets[1]?.['transactionId']);
});

test('an act that ends the round and costs is taken, then paid', async () => {
  const { member, frame } = await climber([1, 0]);
  const { round } = await begin(frame);
  const lost = await acted(frame, round, 'double');
  assert.deepEqual([lost.state, lost.payout, lost.debit], ['settled', '0.00', '40.00']);
  assert.equal(balanceOf(member), startBalance - 4_000n);
  assert.equal(callsOf(scene, member, 'win').length, 1);
});

test('a refused stake leaves the round as it was before the act, and the act may be tried again', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  first(member, 'bet', 'received', 'poor');
  const idempotencyKey = randomUUID();
  const refused = await act(frame, round, 'double', idempotencyKey);
  scene.platform.setHook(undefined);
  assert.deepEqual([refused.status, refused.code], [409, 'insufficient_funds']);
  assert.ok(!JSON.stringify(refused).includes('stops'));
  assert.equal((await act(frame, round, 'double', idempotencyKey)).code, 'insufficient_funds');
  const open = await frame.ask('GET', '/frame/v1/rounds/open');
  assert.deepEqual((open.value as unknown as { round: SlotRound }).round, round);
  const twice = await acted(frame, round, 'double');
  assert.deepEqual([twice.acts, twice.base.stops], [['double'], [1, 2]]);
  assert.equal(balanceOf(member), startBalance - 4_000n);
});

test('a refusal after a lost try bars the lost stake before the act is refused', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  first(member, 'bet', 'received', 'lose');
  const acting = act(frame, round, 'double');
  scene.wallet.members.get(member)!.balance = 0n;
  const refused = await acting;
  scene.platform.setHook(undefined);
  assert.equal(refused.code, 'insufficient_funds');
  scene.wallet.members.get(member)!.balance = startBalance;
  const lost = callsOf(scene, member, 'bet')[1];
  const late = scene.wallet.apply({ ...lost!.body, kind: 'bet' } as never);
  assert.deepEqual(late, { success: false, code: 'bet_rolled_back' });
  const taken = await acted(frame, round, 'take');
  assert.equal(taken.payout, '20.00');
});

test('a stake of an act that the wallet says nothing about for a day is undone, and only that', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  first(member, 'bet', 'applied', 'lose', 1000);
  const idempotencyKey = randomUUID();
  const silent = await act(frame, round, 'double', idempotencyKey);
  assert.deepEqual([silent.status, silent.code], [503, 'retry']);
  assert.ok(!JSON.stringify(silent).includes('stops'));
  scene.platform.setHook(undefined);
  await scene.owner.query(
    "UPDATE games.round_acts SET created_at = now() - interval '25 hours' WHERE state = 'asking'",
  );
  await passTime();
  const undone = await act(frame, round, 'double', idempotencyKey);
  assert.deepEqual([undone.status, undone.code], [409, 'round_voided']);
  assert.equal(balanceOf(member), startBalance - 2_000n);
  assert.equal((await acted(frame, round, 'take')).payout, '20.00');
});

test('while the wallet is silent about an act nothing of it is shown and nothing else is taken', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  first(member, 'bet', 'received', 'lose', 1000);
  const idempotencyKey = randomUUID();
  assert.equal((await act(frame, round, 'double', idempotencyKey)).code, 'retry');
  assert.equal((await act(frame, round, 'take')).code, 'act_out_of_order');
  const open = await frame.ask('GET', '/frame/v1/rounds/open');
  assert.equal((open.value as unknown as { round: null }).round, null);
  scene.platform.setHook(undefined);
  await passTime();
  const twice = await acted(frame, round, 'double', idempotencyKey);
  assert.deepEqual(twice.base.stops, [1, 2]);
  assert.equal(balanceOf(member), startBalance - 4_000n);
});

for (const [name, stage] of [
  ['bet', 'received'],
  ['bet', 'applied'],
  ['win', 'received'],
  ['win', 'applied'],
] as const) {
  test(`a first ${name} that is lost when ${stage} moves money once`, async () => {
    const { member, frame } = await climber([1, 3]);
    first(member, name, stage, 'lose');
    const { round } = await begin(frame);
    const climbed = await acted(frame, round, 'climb');
    const taken = await acted(frame, climbed, 'take');
    scene.platform.setHook(undefined);
    assert.equal(taken.payout, '40.00');
    assert.equal(balanceOf(member), startBalance + 2_000n);
    const bodies = callsOf(scene, member, name).map(({ body }) => body);
    assert.equal(bodies.length, 2);
    assert.deepEqual(bodies[1], bodies[0], 'the second try is the first one again');
  });
}

test('an opening stake that is refused refuses the round, and one undone gives it back', async () => {
  const poor = await climber([1], 1_000n);
  const refused = await poor.frame.spin('20.00');
  assert.deepEqual([refused.status, refused.code], [409, 'insufficient_funds']);
  const { member, frame } = await climber([1]);
  first(member, 'bet', 'applied', 'lose', 1000);
  const idempotencyKey = randomUUID();
  assert.equal((await frame.spin('20.00', idempotencyKey)).code, 'retry');
  scene.platform.setHook(undefined);
  assert.equal(balanceOf(member), startBalance - 2_000n);
  await scene.owner.query(
    `UPDATE games.rounds SET created_at = now() - interval '25 hours', due_at = now()
      WHERE member_id = $1`,
    [member],
  );
  assert.equal((await frame.spin('20.00', idempotencyKey)).code, 'round_voided');
  assert.equal(balanceOf(member), startBalance);
});

test('a round the operator voids while it is open pays nothing, ends and is told as undone', async () => {
  const { member, frame } = await climber([2, 3]);
  const { round, idempotencyKey } = await begin(frame);
  const { rows } = await scene.owner.query<StoredRound>(
    `SELECT member_id AS "memberId", external_id AS "externalId", game_code AS "gameCode", currency
       FROM games.rounds WHERE member_id = $1`,
    [member],
  );
  assert.ok(rows[0]);
  assert.equal((await running.context.wallet.rollBack(rows[0])).kind, 'undone');
  assert.equal(balanceOf(member), startBalance);
  assert.equal((await act(frame, round, 'take')).code, 'round_voided');
  assert.equal((await frame.spin('20.00', idempotencyKey)).code, 'round_voided');
  await passTime();
  await recoverDue(running.context);
  assert.equal(callsOf(scene, member, 'win').length, 1, 'nobody asks again');
  assert.equal(balanceOf(member), startBalance);
  const next = await begin(frame);
  assert.equal(next.round.stake, '20.00', 'another round may begin');
});

test('twenty identical acts at once act once, and of twenty different ones one is taken', async () => {
  const { member, frame } = await climber([1, 2, 3]);
  const { round } = await begin(frame);
  const idempotencyKey = randomUUID();
  const same = await Promise.all(
    Array.from({ length: 20 }, () => act(frame, round, 'climb', idempotencyKey)),
  );
  assert.deepEqual(new Set(same.map(({ status }) => status)), new Set([200]));
  const climbed = same[0]?.value as unknown as SlotRound;
  assert.deepEqual(climbed.acts, ['climb']);
  const tabs = await Promise.all(Array.from({ length: 20 }, () => act(frame, climbed, 'take')));
  assert.equal(tabs.filter(({ status }) => status === 200).length, 1);
  for (const { status, code } of tabs.filter((reply) => reply.status !== 200)) {
    assert.deepEqual([status, code], [409, 'act_out_of_order']);
  }
  assert.equal(callsOf(scene, member, 'win').length, 1);
  assert.equal(balanceOf(member), startBalance + 2_000n);
});

test('what is not the next act of one’s own open round is refused', async () => {
  const { frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  const { roundId } = round;
  const other = (await climber([1])).frame;
  assert.deepEqual((await act(other, round, 'take')).code, 'not_found');
  const refusals = [
    [{ roundId: 'r-1', sequence: 1, action: 'take' }, 404, 'not_found'],
    [{ roundId, sequence: 2, action: 'take' }, 409, 'act_out_of_order'],
    [{ roundId, sequence: 1, action: 'jump' }, 409, 'action_not_allowed'],
    [{ roundId, sequence: 1, action: 'a word' }, 400, 'invalid_input'],
    [{ roundId, sequence: 0, action: 'take' }, 400, 'invalid_input'],
  ] as const;
  for (const [body, status, code] of refusals) {
    const reply = await frame.ask('POST', '/frame/v1/act', {
      idempotencyKey: randomUUID(),
      ...body,
    });
    assert.deepEqual([reply.status, reply.code], [status, code]);
  }
  const idempotencyKey = randomUUID();
  await acted(frame, round, 'climb', idempotencyKey);
  assert.equal((await act(frame, round, 'take', idempotencyKey)).code, 'request_conflict');
});

test('a choice the game does not offer, or another one under the same request, is refused', async () => {
  const { frame } = await climber([1]);
  const idempotencyKey = randomUUID();
  const spin = (choice: string) =>
    frame.ask('POST', '/frame/v1/spin', { idempotencyKey, stake: '20.00', choice });
  const unknown = await spin('free');
  assert.deepEqual([unknown.status, unknown.code], [400, 'choice_not_offered']);
  assert.equal((await spin('spin')).status, 200);
  assert.equal((await spin('sure')).code, 'request_conflict');
});

test('an open round is gone on with after coming back; until then no other begins and no seed is shown', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  const second = await openFrame(scene, injected(running), member, ladderCode);
  assert.deepEqual(second.opened['openRound'], round);
  assert.equal(second.opened['unseenRound'], null);
  assert.deepEqual(second.opened['choices'], [
    { name: 'spin', price: 1 },
    { name: 'sure', price: 3 },
  ]);
  assert.equal((await second.spin()).code, 'round_in_progress');
  const rotation = await second.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'mine' });
  assert.equal(rotation.code, 'round_in_progress');
  // The session it was begun with is over at the wallet; the one that acts pays.
  const twice = await acted(second, round, 'double');
  assert.deepEqual(twice.base.stops, [1, 2]);
  await acted(second, twice, 'take');
  const { value } = await second.ask('GET', '/frame/v1/rounds');
  const [listed] = (value as unknown as { items: SlotRound[] }).items;
  assert.deepEqual(listed?.acts, ['double', 'take']);
});

test('a round its player left is ended by the game’s rule and paid, once', async () => {
  const { member, frame } = await climber([1, 2]);
  const { round } = await begin(frame);
  await acted(frame, round, 'climb');
  await recoverDue(running.context);
  assert.equal(callsOf(scene, member, 'win').length, 0, 'its time has not come');
  await passTime();
  await Promise.all([recoverDue(running.context), recoverDue(running.context)]);
  assert.equal(callsOf(scene, member, 'win').length, 1);
  assert.equal(balanceOf(member), startBalance + 2_000n);
  const back = await openFrame(scene, injected(running), member, ladderCode);
  const unseen = back.opened['unseenRound'] as SlotRound;
  assert.deepEqual([unseen.acts, unseen.payout], [['climb', 'take'], '40.00']);
  assert.equal((await act(back, round, 'climb')).code, 'act_out_of_order');
});

test('a round that was claimed as left goes on when its player acts first', async () => {
  const { member, frame } = await climber([1, 2, 3]);
  const { round } = await begin(frame);
  await passTime();
  const [claimed] = await claimDue(running.context, 20);
  assert.ok(claimed);
  const climbed = await acted(frame, round, 'climb');
  const kept = await finishLeftRound(running.context, claimed);
  assert.deepEqual([kept.state, kept.acts], ['open', ['climb']]);
  assert.equal((await acted(frame, climbed, 'take')).payout, '40.00');
  assert.equal(balanceOf(member), startBalance + 2_000n);
});

test('the proof of a round names its choice and its acts', async () => {
  const { frame } = await climber([1, 2]);
  const { round } = await begin(frame, 'sure');
  const climbed = await acted(frame, round, 'climb');
  const ask = () =>
    roundDetail(running.context, { roundId: round.roundId, gameCode: ladderCode, language: 'en' });
  await assert.rejects(ask(), /not_found/, 'an open round is nobody’s yet');
  await acted(frame, climbed, 'take');
  const query = new URL((await ask()).fairness!.verifyUrl).searchParams;
  assert.deepEqual([query.get('choice'), query.get('acts')], ['sure', 'climb,take']);
});

for (const wanted of [isWin, hasFreeSpins]) {
  test(`a slot’s win is doubled or lost by the colour of cards that recompute: ${wanted.name}`, async () => {
    for (const guess of ['red', 'black'] as const) {
      const member = scene.addMember();
      const { outcome, cards } = await plantPair(scene, member, wanted, doubled);
      const frame = await openFrame(scene, injected(running), member, doubled.id);
      let { round } = await begin(frame, 'gamble', '100.00');
      let win = toAmount(doubled, outcome.pay, 10_000n);
      assert.deepEqual(round.gamble, { amount: toDecimal(win, 'KES'), steps: [], left: 5 });
      for (let step = 0; round.state === 'open'; step += 1) {
        round = await acted(frame, round, guess);
        const isWon = (cards[step]! < 26 ? 'red' : 'black') === guess;
        win = isWon ? win * 2n : 0n;
        const shown = { guess, card: cards[step], isWon, amount: toDecimal(win, 'KES') };
        assert.deepEqual(round.gamble?.steps.at(-1), shown);
        assert.equal(round.state, isWon && step < 4 ? 'open' : 'settled');
      }
      assert.equal(round.payout, toDecimal(win, 'KES'));
      assert.equal(balanceOf(member), startBalance - 10_000n + win);
    }
  });
}

test('a win that is not doubled is taken, and who did not choose the gamble is never asked', async () => {
  for (const [choice, wins] of [
    ['gamble', 1],
    ['spin', 0],
  ] as const) {
    const member = scene.addMember();
    const { outcome } = await plantPair(scene, member, isWin, doubled);
    const frame = await openFrame(scene, injected(running), member, doubled.id);
    const { round } = await begin(frame, choice, '20.00');
    const ended = choice === 'gamble' ? await acted(frame, round, 'take') : round;
    assert.equal(ended.state, 'settled');
    assert.equal(ended.payout, toDecimal(toAmount(doubled, outcome.pay, 2_000n), 'KES'));
    assert.equal(callsOf(scene, member, 'win').length, wins);
  }
  const loser = scene.addMember();
  await plantPair(scene, loser, isLoss, doubled);
  const frame = await openFrame(scene, injected(running), loser, doubled.id);
  assert.equal((await begin(frame, 'gamble')).round.state, 'settled', 'nothing to double');
});

for (const language of ['en', 'sw'] as const) {
  test(`a gamble is told in ${language}, also after the longest series`, async () => {
    const member = scene.addMember();
    await plantPair(scene, member, hasFreeSpins, doubled);
    const frame = await openFrame(scene, injected(running), member, doubled.id);
    const { round } = await begin(frame, 'gamble');
    const first = await acted(frame, round, 'red');
    const ended = first.state === 'open' ? await acted(frame, first, 'take') : first;
    const detail: ProviderRoundDetail = await roundDetail(running.context, {
      roundId: ended.roundId,
      gameCode: doubled.id,
      language,
    });
    assert.doesNotThrow(() => providerCalls['POST /vendor/v1/rounds/detail'].value.parse(detail));
    const [gamble, after] = detail.outcome.slice(-2);
    const card = { en: /on red: .+ of /, sw: /kwa nyekundu: .+ ya / }[language];
    assert.match(gamble?.value ?? '', card);
    const paid = Number(after?.value.replace(/[^0-9.]/g, ''));
    assert.equal(paid, Number(ended.payout));
  });
}

test('chests hold what was laid before, open as they are picked and are shown when all is over', async () => {
  const member = scene.addMember();
  const planted = await plantPair(scene, member, hasFreeSpins, chested);
  const frame = await openFrame(scene, injected(running), member, chested.id);
  const { round } = await begin(frame, undefined, '20.00');
  assert.deepEqual(round.chests, { chests: Array(5).fill(null), opened: [], left: 2 });
  assert.equal(round.actions.length, 5);
  const once = await acted(frame, round, 'chest:4');
  assert.equal(once.chests?.chests.filter((amount) => amount !== null).length, 1);
  assert.ok(!once.actions.includes('chest:4'));
  assert.equal((await act(frame, once, 'chest:4')).code, 'action_not_allowed');
  const twice = await acted(frame, once, 'chest:1');
  const { serverSeed, clientSeed } = planted;
  const laid = await drawInBrowser({ serverSeed, clientSeed, nonce: 0 }, (draw) => {
    drawOutcome(chested, draw);
    return layChests(chested.pick, draw);
  });
  const amounts = laid.map((prize) => toDecimal(2_000n * BigInt(prize), 'KES'));
  assert.deepEqual(twice.chests, { chests: amounts, opened: [3, 0], left: 0 });
  const spun = toAmount(chested, planted.outcome.pay, 2_000n);
  const payout = spun + 2_000n * BigInt(openedStakes(laid, [3, 0]));
  assert.deepEqual([twice.state, twice.payout], ['settled', toDecimal(payout, 'KES')]);
  assert.equal(balanceOf(member), startBalance - 2_000n + payout);
  for (const language of ['en', 'sw'] as const) {
    const { roundId } = round;
    const ask = { roundId, gameCode: chested.id, language };
    const detail = await roundDetail(running.context, ask);
    assert.doesNotThrow(() => providerCalls['POST /vendor/v1/rounds/detail'].value.parse(detail));
    assert.match(detail.outcome.at(-2)?.value ?? '', /^4: .+ · 1: /);
  }
});

test('a spin that wins no pick is decided at once, and a pick that was left opens its chests itself', async () => {
  const loser = scene.addMember();
  await plantPair(scene, loser, isLoss, chested);
  const lost = await begin(await openFrame(scene, injected(running), loser, chested.id));
  assert.deepEqual([lost.round.state, lost.round.chests], ['settled', undefined]);
  const member = scene.addMember();
  await plantPair(scene, member, hasFreeSpins, chested);
  const frame = await openFrame(scene, injected(running), member, chested.id);
  await begin(frame);
  await passTime();
  await recoverDue(running.context);
  const { value } = await frame.ask('GET', '/frame/v1/rounds');
  const [listed] = (value as unknown as { items: SlotRound[] }).items;
  assert.deepEqual(listed?.acts, ['chest:1', 'chest:2']);
});
