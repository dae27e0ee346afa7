/** Live tables: one round for everybody at the table, from the first bet to the last payout. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { baccarat } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { until } from '@bahati/testing/until.ts';
import {
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { countTableRounds } from '#games-server/returns/count-table-rounds.ts';
import { hashOf, originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';

const gameCode = 'bakarati-mji-mkongwe';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '10', ROOM_CHAIN_GAMES: '200' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const sit = (member = scene.addMember()) => sitDown(scene, originOf(running), member, gameCode);

const viewOf = ({ room }: Sitter) => room.view as unknown as TableView;
const ownOf = ({ room }: Sitter) => room.own as TableOwn;

const inPhase = (sitter: Sitter, phase: string, roundId?: string) =>
  until(`a round that is ${phase}`, async () => {
    const { round } = viewOf(sitter);
    return round?.phase === phase && (!roundId || round.roundId === roundId) && round;
  });

/** One that has just begun: of one that was met under way, the bets may close before an act is heard. */
const newRound = async (sitter: Sitter) => {
  const met = viewOf(sitter).round?.roundId;
  return until('a new round', async () => {
    const { round } = viewOf(sitter);
    return round?.phase === 'betting' && round.roundId !== met && round;
  });
};

test('everybody at a table shares its round, and each is paid by what he laid', async () => {
  const [ana, juma] = await Promise.all([sit(), sit()]);
  const { roundId, previousHash } = await inPhase(ana, 'betting');
  assert.equal(viewOf(ana).round?.hash, null, 'the hash is nobody’s to know yet');
  const [first, second] = await Promise.all([
    ana.act({ kind: 'bet', roundId, opening: 'chips:player=3,tie=1', amount: '40.00' }),
    juma.act({ kind: 'bet', roundId, opening: 'banker:banker=5', amount: '50.00' }),
  ]);
  assert.deepEqual([first.t, second.t], ['done', 'done']);
  const again = await ana.act({
    kind: 'bet',
    roundId,
    opening: 'player:player=2',
    amount: '20.00',
  });
  assert.equal(again.t, 'done', 'a member may add to what he has laid');
  const dealt = await inPhase(ana, 'dealing', roundId);
  const over = await inPhase(juma, 'over', roundId);
  assert.deepEqual(over.shown, dealt.shown);
  assert.notEqual(dealt.hash, null);
  assert.equal(hashOf(dealt.hash ?? ''), previousHash, 'the hash proves itself by the one before');

  const draw = createDrawStream(createNodeHmac(dealt.hash ?? ''), {
    clientSeed: viewOf(ana).chain?.salt ?? '',
    nonce: dealt.game,
  });
  const state = baccarat.start('chips:player=5,tie=1', draw);
  const { numerator, denominator } = baccarat.pay(state);
  const expected = (numerator * 1_000n) / denominator;
  await until('both are paid', async () =>
    [ana, juma].every((each) => ownOf(each).entry?.state === 'settled'),
  );
  const entry = ownOf(ana).entry;
  assert.equal(entry?.stake, '60.00');
  assert.equal(parseAmount(entry?.payout ?? '', 'KES'), expected);
  assert.equal(scene.wallet.members.get(ana.memberId)?.balance, startBalance - 6_000n + expected);
  const listed = await ana.frame.ask('GET', '/frame/v1/tables/entries');
  const [own] = (listed.value as unknown as { items: { opening: string; verifyUrl: string }[] })
    .items;
  assert.equal(own?.opening, 'chips:player=5,tie=1');
  assert.match(own?.verifyUrl ?? '', /game=baccarat&/);
});

test('what may not be bet is refused in words, and nothing is taken', async () => {
  const member = scene.addMember();
  const sitter = await sit(member);
  const { roundId } = await newRound(sitter);
  const refused = async (act: Record<string, unknown>) => {
    const answer = await sitter.act({ kind: 'bet', roundId, ...act });
    return answer.t === 'refused' ? answer.code : answer.t;
  };
  assert.equal(await refused({ opening: 'player:player=3', amount: '20.00' }), 'stake_not_offered');
  assert.equal(await refused({ opening: 'player:lion=3', amount: '30.00' }), 'choice_not_offered');
  assert.equal(
    await refused({ opening: 'tie:tie=2000', amount: '20000.00' }),
    'choice_not_offered',
  );
  assert.equal(await refused({ opening: 'player:player=1', amount: 'ten' }), 'invalid_input');
  assert.equal(
    await refused({ roundId: '999999', opening: 'player:player=1', amount: '10.00' }),
    'betting_closed',
  );
  assert.equal(
    await refused({ opening: 'player:player=1001', amount: '10010.00' }),
    'choice_not_offered',
  );
  await sitter.act({ kind: 'bet', roundId, opening: 'player:player=900', amount: '9000.00' });
  assert.equal(
    await refused({ opening: 'banker:banker=200', amount: '2000.00' }),
    'table_limit',
    'together they are more than the table takes',
  );
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 900_000n);
});

test('the same request is one stake, and another under its key is refused', async () => {
  const member = scene.addMember();
  const sitter = await sit(member);
  const { roundId } = await newRound(sitter);
  const key = randomUUID();
  const act = { kind: 'bet', roundId, opening: 'player:player=1', amount: '10.00' };
  const answers = await Promise.all([sitter.act(act, key), sitter.act(act, key)]);
  assert.deepEqual(
    answers.map(({ t }) => t),
    ['done', 'done'],
  );
  // Both words were answered before the third is said under their key.
  await until('two answers', async () => sitter.heard.filter(({ t }) => t === 'done').length === 2);
  const other = await sitter.act({ ...act, opening: 'tie:tie=1' }, key);
  assert.equal(other.t === 'refused' && other.code, 'request_conflict');
  await until('the stake is told', async () => ownOf(sitter).entry?.stakes.length === 1);
});

test('who has no money is told so, and his entry comes to nothing', async () => {
  const sitter = await sit(scene.addMember(500n));
  const { roundId } = await newRound(sitter);
  const answer = await sitter.act({
    kind: 'bet',
    roundId,
    opening: 'player:player=1',
    amount: '10.00',
  });
  assert.equal(answer.t === 'refused' && answer.code, 'insufficient_funds');
  await inPhase(sitter, 'over', roundId);
  await until('the entry is closed', async () => {
    const { rows } = await scene.owner.query(
      'SELECT 1 FROM games.table_entries WHERE member_id = $1 AND state = $2',
      [sitter.memberId, 'voided'],
    );
    return rows.length === 1;
  });
});

test('who comes back after a gap hears what he missed, and the whole room after a wide one', async () => {
  const sitter = await sit();
  await inPhase(sitter, 'betting');
  const before = sitter.room.version;
  sitter.leave();
  await until('the room moves on', async () => {
    const { rows } = await scene.owner.query<{ version: string }>(
      'SELECT version FROM games.rooms WHERE id = $1',
      [sitter.room.id],
    );
    return Number(rows[0]?.version) > before;
  });
  await sitter.comeBack(before);
  await until('the room is known again', async () => sitter.room.version > before);
  await sitter.comeBack(1_000_000);
  assert.equal(sitter.heard.findLast(({ t }) => t === 'room' || t === 'ended')?.t, 'room');
});

test('rounds that are over are counted once for what they gave back', async () => {
  await until('all entries are decided', async () => {
    const { rows } = await scene.owner.query(
      'SELECT 1 FROM games.table_entries WHERE decided_at IS NULL',
    );
    return rows.length === 0;
  });
  while ((await countTableRounds(running.context)) > 0);
  await countTableRounds(running.context);
  const { rows } = await scene.owner.query<{ counted: string; played: string }>(
    `SELECT (SELECT sum(stake) FROM games.build_returns WHERE game_code = $1)::text AS counted,
            (SELECT sum(e.stake) FROM games.table_entries e JOIN games.table_rounds t
                ON t.id = e.round_id WHERE e.state = 'settled' AND t.is_counted)::text AS played`,
    [gameCode],
  );
  assert.equal(rows[0]?.counted, rows[0]?.played);
});
