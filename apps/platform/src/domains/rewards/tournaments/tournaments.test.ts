import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { voidRound } from '#domains/gaming/voids/void-round.ts';
import { openPlay, type Player } from '#domains/rewards/play.testing.ts';
import { countTournament } from './count-rounds.ts';
import { placeSteps } from './place-steps.ts';
import { plantScores, plantTournament } from './tournaments.testing.ts';

let all: Awaited<ReturnType<typeof openPlay>>;
let players: Player[];
before(async () => {
  all = await openPlay();
  players = await all.players(8, 520_001n);
});
after(() => all.platform.close());

const playerAt = (at: number) => players[at] ?? assert.fail('no such player');
const count = async (rowId: bigint) => {
  await all.seal();
  await countTournament(all.platform.context.database, rowId);
};
const voidIt = (round: bigint) =>
  inTransaction(all.platform.context.database, (transaction) =>
    voidRound(all.platform.context, transaction, round),
  );

const tableOf = async (player: Player, id: string) => {
  // What everybody sees is kept for a second.
  const fresh = await all.platform.player(`GET /wps/relay/MCSFE_getMissionLeaderboard?id=${id}`, {
    token: player.token,
  });
  assert.ok(fresh.success, fresh.text);
  return fresh.value;
};

/** Who stands where, by the database. */
async function standing(rowId: bigint) {
  const { rows } = await all.platform.owner.query<{ at: number; score: bigint; rounds: number }>(
    `SELECT (member_id - 520001)::int AS at, score, rounds FROM tournament_scores
      WHERE tournament_id = $1 AND is_ranked ORDER BY behind, reached_at, member_id`,
    [rowId],
  );
  return rows.map(({ at, score, rounds }) => [at, score, rounds]);
}

test('turnover adds up, equal scores stand in the order they were reached, voids come out', async () => {
  const { rowId, id } = await plantTournament(all.platform.owner, { rule: 'turnover' });
  await all.play(playerAt(0), '10.00', '0');
  await all.play(playerAt(2), '30.00', '0');
  const undone = await all.play(playerAt(0), '20.00', '5.00');
  await all.play(playerAt(1), '29.00', '0');
  await count(rowId);
  assert.deepEqual(await standing(rowId), [
    [2, 3_000n, 1],
    [0, 3_000n, 2],
    [1, 2_900n, 1],
  ]);
  const table = await tableOf(playerAt(0), id);
  assert.deepEqual(
    table.top.map((line: { place: number; name: string; score: string }) => [
      line.place,
      line.name,
      line.score,
    ]),
    [
      [1, 'te***', '30.00'],
      [2, 'tester520001', '30.00'],
      [3, 'te***', '29.00'],
    ],
  );
  assert.deepEqual([table.own.place, table.ranked, table.around], [2, 3, []]);
  await voidIt(undone);
  await all.play(playerAt(1), '1.00', '0');
  await count(rowId);
  assert.deepEqual(await standing(rowId), [
    [2, 3_000n, 1],
    [1, 3_000n, 2],
    [0, 1_000n, 1],
  ]);
});

test('counting from the start again changes nothing', async () => {
  const { rowId } = await plantTournament(all.platform.owner, { rule: 'turnover' });
  await all.play(playerAt(3), '12.00', '0');
  await count(rowId);
  const before_ = await standing(rowId);
  await all.platform.owner.query('UPDATE tournaments SET counted_transfer_id = 0 WHERE id = $1', [
    rowId,
  ]);
  await count(rowId);
  assert.deepEqual(await standing(rowId), before_);
});

test('the largest multiplier counts from the least stake on, and a void brings the next best', async () => {
  const { rowId } = await plantTournament(all.platform.owner, {
    rule: 'multiplier',
    leastStake: 500n,
  });
  await all.play(playerAt(4), '1.00', '900.00');
  await all.play(playerAt(4), '6.00', '20.00');
  const best = await all.play(playerAt(4), '5.00', '100.00');
  await all.play(playerAt(5), '5.00', '0');
  await count(rowId);
  assert.deepEqual(await standing(rowId), [[4, 2_000n, 2]]);
  await voidIt(best);
  await count(rowId);
  assert.deepEqual(await standing(rowId), [[4, 333n, 1]]);
});

test('profit asks for so many rounds, and losses are not ranked', async () => {
  const { rowId, id } = await plantTournament(all.platform.owner, {
    rule: 'profit',
    leastRounds: 2,
  });
  await all.play(playerAt(6), '10.00', '50.00');
  await all.play(playerAt(7), '10.00', '0');
  await all.play(playerAt(7), '10.00', '5.00');
  await count(rowId);
  assert.deepEqual(await standing(rowId), []);
  const { own } = await tableOf(playerAt(7), id);
  assert.deepEqual(own, { place: null, score: '-15.00', rounds: 2 });
  await all.play(playerAt(6), '10.00', '2.00');
  await count(rowId);
  assert.deepEqual(await standing(rowId), [[6, 3_200n, 2]]);
});

test('rounds count from joining on, where members have to join', async () => {
  const { rowId, id } = await plantTournament(all.platform.owner, {
    rule: 'turnover',
    isOptIn: true,
  });
  const { token } = playerAt(0);
  const join = () =>
    all.platform.player('POST /wps/rewards/tournaments/join', { token, body: { id } });
  await all.play(playerAt(0), '10.00', '0');
  assert.equal((await join()).value.isIn, true);
  assert.equal((await join()).success, true, 'a second time changes nothing');
  await all.play(playerAt(0), '4.00', '0');
  await all.play(playerAt(1), '8.00', '0');
  await count(rowId);
  assert.deepEqual(await standing(rowId), [[0, 400n, 1]]);
  await all.platform.owner.query(
    `UPDATE tournaments SET starts_at = now() - interval '2 hours', ends_at = now() WHERE id = $1`,
    [rowId],
  );
  assert.equal((await join()).code, 'tournament_over');
});

test('games beside the tournament, and rounds before it, do not count', async () => {
  const elsewhere = await plantTournament(all.platform.owner, {
    rule: 'turnover',
    products: ['LIVE'],
  });
  await all.play(playerAt(2), '10.00', '0');
  const later = await plantTournament(all.platform.owner, { rule: 'turnover' });
  await count(elsewhere.rowId);
  await count(later.rowId);
  assert.deepEqual(await standing(elsewhere.rowId), []);
  assert.deepEqual(await standing(later.rowId), []);
});

test('own place is the same by the steps as by going through the table', async () => {
  const { rowId, id } = await plantTournament(all.platform.owner, { rule: 'turnover' });
  await plantScores(all.platform.owner, { rowId, firstMember: 800_000n, count: 3_000 });
  await all.platform.owner.query(
    `INSERT INTO members (id, nickname, type, currency, birthday)
     SELECT 800000 + at, 'mchezaji' || at, 0, 'KES', '1990-01-01'
       FROM generate_series(0, 2999) AS at`,
  );
  await inTransaction(all.platform.owner, (transaction) => placeSteps(transaction, rowId));
  const { context, owner } = all.platform;
  const placed = async (player: Player, score: bigint) => {
    await owner.query(
      `INSERT INTO tournament_scores AS s VALUES ($1, $2, $3, DEFAULT, 20, now(), true)
       ON CONFLICT (tournament_id, member_id) DO UPDATE SET score = excluded.score`,
      [rowId, player.id, score],
    );
    const { rows } = await owner.query<{ place: bigint }>(
      `SELECT place FROM (SELECT member_id, row_number() OVER (ORDER BY behind, reached_at, member_id)
          AS place FROM tournament_scores WHERE tournament_id = $1) t WHERE member_id = $2`,
      [rowId, player.id],
    );
    return rows[0]?.place;
  };
  for (const score of [50n, 101n, 9_999n, 15_555n, 30_095n]) {
    const place = await placed(playerAt(0), score);
    const table = await tableOf(playerAt(0), id);
    assert.equal(BigInt(table.own.place), place, `at ${score}`);
    const shown = table.around.map((line: { place: number }) => line.place);
    const first = Number(place) - 3;
    const least = Math.min(3_001, Number(place) + 3);
    if (Number(place) > 50) {
      assert.deepEqual(
        shown,
        Array.from({ length: least - first + 1 }, (_, at) => first + at),
      );
    }
  }
  assert.equal(context.config.BRAND, 'bahati');
});

test('nobody sees a table of a draft or of none', async () => {
  const { rowId, id } = await plantTournament(all.platform.owner, { rule: 'profit' });
  await all.platform.owner.query(`UPDATE tournaments SET state = 'draft' WHERE id = $1`, [rowId]);
  const { token } = playerAt(0);
  const answer = await all.platform.player(`GET /wps/relay/MCSFE_getMissionLeaderboard?id=${id}`, {
    token,
  });
  assert.deepEqual([answer.status, answer.code], [404, 'not_found']);
  const { value } = await all.platform.player('GET /wps/rewards/tournaments', { token });
  assert.ok(!value.items.some((item: { id: string }) => item.id === id));
});
