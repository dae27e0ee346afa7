/** Voids of rounds at live tables by two of the staff: every stake back and every win reversed, or nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RoomsRequest, RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import type { TableOwn, TableRound, TableView } from '@bahati/contract/games-frame/tables.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice, type TestOfficer } from '#games-server/office/officer.testing.ts';
import { countTableRounds } from '#games-server/returns/count-table-rounds.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';

const gameCode = 'bakarati-mji-mkongwe';
const reason = 'the shoe was marked';

let scene: Scene;
let running: Running;
let zawadi: TestOfficer;
let tumaini: TestOfficer;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '10', ROOM_CHAIN_GAMES: '200' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  [zawadi, tumaini] = [
    await enterOffice(injected(running), 'zawadi'),
    await enterOffice(injected(running), 'tumaini'),
  ];
});
after(async () => {
  scene.platform.setHook(undefined);
  await running.stop();
  await scene.close();
});

const viewOf = ({ room }: Sitter) => room.view as unknown as TableView;
const stateOf = ({ room }: Sitter) => (room.own as TableOwn).entry?.state;
const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance;
const sit = () => sitDown(scene, originOf(running), scene.addMember(), gameCode);

const inPhase = (sitter: Sitter, phase: string, roundId?: string): Promise<TableRound> =>
  until(`a round that is ${phase}`, async () => {
    const { round } = viewOf(sitter);
    return round?.phase === phase && (!roundId || round.roundId === roundId) && round;
  });

/** Two members bet in the same round: one on each side, so that one of them may win. */
async function betting(): Promise<{ sitters: Sitter[]; roundId: string }> {
  const sitters = await Promise.all([sit(), sit()]);
  const { roundId } = await inPhase(sitters[0] as Sitter, 'betting');
  const sides = ['player:player=5', 'banker:banker=5'];
  for (const [at, sitter] of sitters.entries()) {
    const bet = { kind: 'bet', roundId, opening: sides[at], amount: '50.00' };
    const answer = await sitter.act(bet);
    if (answer.t === 'refused' && answer.code === 'betting_closed') return betting();
    assert.equal(answer.t, 'done');
  }
  return { sitters, roundId };
}

const decisionOf = (roundId: string) => ({ kind: 'void_round', roundId });
const ask = (roundId: string, by = zawadi) =>
  by.send('POST /rooms-office/v1/decisions', { decision: decisionOf(roundId), reason });
const answer = (id: string, by = tumaini, said = 'approve') =>
  by.send(`POST /rooms-office/v1/decisions/${id}`, { answer: said });
const lookAt = async (roundId: string): Promise<RoomsTouched> => {
  const decision = decisionOf(roundId);
  const { value } = await zawadi.send('POST /rooms-office/v1/decisions/look', { decision });
  return (value as unknown as { touched: RoomsTouched }).touched;
};
const voidRound = async (roundId: string) => {
  const asked = await ask(roundId);
  assert.equal(asked.status, 200, asked.code ?? '');
  const { id } = asked.value as unknown as RoomsRequest;
  return answer(id);
};
const voidStateOf = async (roundId: string) => {
  const { rows } = await scene.owner.query<{ state: string; code: string | null }>(
    'SELECT state, refusal_code AS code FROM games.round_voids WHERE round_id = $1',
    [roundId],
  );
  return rows[0];
};
const haveAll = (sitters: readonly Sitter[]) =>
  until('everybody has all he had', async () =>
    sitters.every((sitter) => balanceOf(sitter) === startBalance),
  );

test('a round that runs is ended, and every stake goes back, one that is still asked for too', async () => {
  const { sitters, roundId } = await betting();
  const late = await sit();
  scene.platform.setHook((stage, { path, body }) => {
    const isOwn = JSON.stringify(body ?? {}).includes(`"memberId":"${late.memberId}"`);
    return stage === 'applied' && isOwn && path !== '/provider/v1/rollback' ? 'lose' : 'go';
  });
  late.sayWord({ kind: 'bet', roundId, opening: 'tie:tie=2', amount: '20.00' });
  await until('the wallet took the stake nobody knows of', async () => {
    return balanceOf(late) === startBalance - 2_000n;
  });
  const touched = await lookAt(roundId);
  assert.deepEqual(
    [touched.way, touched.count, touched.stakesBack, touched.payoutsBack],
    ['return', 3, '120.00', '0.00'],
  );
  const asked = await ask(roundId);
  const { id, about } = asked.value as unknown as RoomsRequest;
  assert.match(about, /^Stone Town Baccarat \d+$/);
  assert.equal((await answer(id, zawadi)).code, 'own_request');
  assert.equal(viewOf(late).round?.isVoided, false, 'nothing happened yet');
  assert.equal((await answer(id)).status, 200);
  scene.platform.setHook(undefined);
  await until('its players are told', async () =>
    sitters.every((sitter) => stateOf(sitter) === 'returned'),
  );
  await haveAll([...sitters, late]);
  const again = { kind: 'bet', roundId, opening: 'player:player=5', amount: '50.00' };
  const refused = await (sitters[0] as Sitter).act(again);
  assert.equal(refused.t === 'refused' && refused.code, 'betting_closed');
  assert.equal((await answer(id)).code, 'decision_over');
  assert.equal((await ask(roundId)).code, 'decision_not_possible');
  await until('the next round begins', async () => viewOf(late).round?.roundId !== roundId);
  assert.ok(viewOf(late).recent.every((past) => past.roundId !== roundId));
  for (const sitter of [...sitters, late]) sitter.leave();
});

test('a round that is being shown pays nobody any more', async () => {
  const { sitters, roundId } = await betting();
  await inPhase(sitters[0] as Sitter, 'dealing', roundId);
  assert.equal((await lookAt(roundId)).way, 'return');
  assert.equal((await voidRound(roundId)).status, 200);
  await haveAll(sitters);
  assert.deepEqual(await voidStateOf(roundId), { state: 'done', code: null });
  for (const sitter of sitters) sitter.leave();
});

const untilPaid = (sitters: readonly Sitter[]) =>
  until('everybody is paid', async () => sitters.every((sitter) => stateOf(sitter) === 'settled'));

test('what was paid is taken back of everybody, and counts in no return', async () => {
  const { sitters, roundId } = await betting();
  await untilPaid(sitters);
  while ((await countTableRounds(running.context)) > 0);
  const counted = async () => {
    const { rows } = await scene.owner.query<{ stake: string }>(
      'SELECT coalesce(sum(stake), 0)::text AS stake FROM games.build_returns',
    );
    return Number(rows[0]?.stake);
  };
  const before = await counted();
  const { way, stakesBack } = await lookAt(roundId);
  assert.deepEqual([way, stakesBack], ['reverse', '100.00']);
  // The wallet is away at first: it is asked again and again.
  scene.platform.setHook((stage, { path }) =>
    stage === 'applied' && path.endsWith('/void') ? 'lose' : 'go',
  );
  assert.equal((await voidRound(roundId)).status, 200);
  await until('the wallet was asked', async () =>
    scene.platform.journal.some(({ path }) => path.endsWith('/void')),
  );
  assert.deepEqual(await voidStateOf(roundId), { state: 'asking', code: null });
  assert.equal((await ask(roundId)).code, 'decision_not_possible');
  scene.platform.setHook(undefined);
  await scene.owner.query('UPDATE games.round_voids SET due_at = now()');
  await until('it is done', async () => (await voidStateOf(roundId))?.state === 'done');
  await haveAll(sitters);
  assert.equal(await counted(), before - 10_000);
  for (const sitter of sitters) sitter.leave();
});

/** A tie gives both their stakes back: another round is played then. */
async function wonByOne(): Promise<{ sitters: Sitter[]; roundId: string; winner: Sitter }> {
  const { sitters, roundId } = await betting();
  await untilPaid(sitters);
  const winner = sitters.find((sitter) => (balanceOf(sitter) ?? 0n) > startBalance);
  if (winner) return { sitters, roundId, winner };
  for (const sitter of sitters) sitter.leave();
  return wonByOne();
}

test('where one has spent what he won nobody’s money moves, and it can be asked for anew', async () => {
  const { sitters, roundId, winner } = await wonByOne();
  const member = scene.wallet.members.get(winner.memberId);
  assert.ok(member);
  const had = member.balance;
  member.balance = 0n;
  const others = () => sitters.filter((sitter) => sitter !== winner).map(balanceOf);
  const before = others();
  assert.equal((await voidRound(roundId)).status, 200);
  await until('the wallet said no', async () => (await voidStateOf(roundId))?.state === 'refused');
  assert.equal((await voidStateOf(roundId))?.code, 'void_short');
  assert.deepEqual([others(), member.balance], [before, 0n]);
  member.balance = had;
  assert.equal((await voidRound(roundId)).status, 200);
  await haveAll(sitters);
  for (const sitter of sitters) sitter.leave();
});

test('one who asked may take it back, another may refuse, and nothing happens then', async () => {
  const { sitters, roundId } = await betting();
  for (const [by, said] of [
    [zawadi, 'withdraw'],
    [tumaini, 'refuse'],
  ] as const) {
    const { id } = (await ask(roundId)).value as unknown as RoomsRequest;
    if (said === 'withdraw') assert.equal((await answer(id, tumaini, said)).code, 'forbidden');
    assert.equal((await answer(id, by, said)).status, 200);
  }
  assert.equal(await voidStateOf(roundId), undefined);
  const { items } = await zawadi.get<{ items: RoomsRequest[] }>('/rooms-office/v1/decisions', {
    state: 'all',
    pageSize: '2',
  });
  assert.deepEqual(
    items.map(({ state }) => state),
    ['refused', 'withdrawn'],
  );
  for (const sitter of sitters) sitter.leave();
});
