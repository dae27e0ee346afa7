/** Players report each other at a table with seats, and staff decide. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { OfficeHand } from '@bahati/contract/rooms-office/records.ts';
import type { OfficeReport } from '@bahati/contract/rooms-office/reports.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice, type TestOfficer } from '#games-server/office/officer.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { mostReports } from '#games-server/seats/report-player.ts';

let scene: Scene;
let running: Running;
let officer: TestOfficer;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '10' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  officer = await enterOffice(injected(running), 'zawadi');
});
after(async () => {
  await running.stop();
  await scene.close();
});

/** Three who sit at one table, and a hand that is dealt to the first two of them at least. */
async function seatThree() {
  const enter = () => sitDown(scene, originOf(running), scene.addMember(), 'holdem');
  const sitters = [await enter(), await enter(), await enter()] as const;
  for (const [seat, sitter] of sitters.entries()) {
    const said = await sitter.act({ kind: 'sit', seat, amount: '1000.00' });
    assert.equal(said.t, 'done');
  }
  const hand = await until('a hand', async () => {
    const shown = (sitters[0].room.view as unknown as SeatsView).hand;
    return shown ?? undefined;
  });
  return { sitters, hand };
}

const report = ({ frame, room }: Sitter, body: object) =>
  frame.ask('POST', '/frame/v1/rooms/report', { roomId: room.id, ...body });
const list = async (query: Record<string, string> = {}) =>
  (await officer.get<{ items: OfficeReport[] }>('/rooms-office/v1/reports', query)).items;
const counts = () => officer.get<{ reports: number }>('/rooms-office/v1/counts');

test('a player is reported once for a hand by who sits with him, and staff decide once', async () => {
  const { sitters, hand } = await seatThree();
  const [first, second, third] = sitters;
  assert.deepEqual(
    hand.dealt.slice(0, 2).map(({ seat, name }) => [seat, typeof name]),
    [0, 1].map((seat) => [seat, 'string']),
  );
  const about = { hand: hand.number, seat: 1 };
  const together = { ...about, reason: 'together', text: ' seats 2 and 3 <b>never</b> bet ' };
  assert.equal((await report(first, together)).status, 200);
  assert.equal((await report(first, { ...about, reason: 'slow' })).status, 200, 'again');
  assert.equal((await report(third, { ...about, reason: 'name' })).status, 200);
  assert.equal((await report(second, { ...about, reason: 'slow' })).code, 'not_found', 'himself');
  assert.equal((await report(first, { ...about, seat: 5, reason: 'slow' })).code, 'not_found');
  assert.equal((await report(first, { ...about, hand: 9_999, reason: 'slow' })).code, 'not_found');
  const wordless = await report(first, { ...about, seat: 2, reason: 'other' });
  assert.equal(wordless.code, 'invalid_input');
  const stranger = await sitDown(scene, originOf(running), scene.addMember(), 'holdem');
  assert.equal((await report(stranger, { ...about, reason: 'slow' })).code, 'not_seated');

  const [byThird, byFirst] = await list();
  assert.ok(byThird && byFirst);
  assert.deepEqual(
    [byFirst.reason, byFirst.text, byFirst.reporter.memberId, byFirst.reported.memberId],
    ['together', 'seats 2 and 3 <b>never</b> bet', first.memberId, second.memberId],
  );
  assert.deepEqual([byFirst.reportedBy, byFirst.reportedUpheld], [2, 0]);
  assert.equal(byFirst.hand.number, hand.number);
  assert.deepEqual((await counts()).reports, 2);

  const decide = (id: string, decision: string) =>
    officer.send(`POST /rooms-office/v1/reports/${id}`, { decision, reason: 'looked at hands' });
  assert.equal((await decide(byFirst.reportId, 'upheld')).status, 200);
  assert.equal((await decide(byFirst.reportId, 'dismissed')).code, 'decision_over');
  assert.equal((await decide(byThird.reportId, 'dismissed')).status, 200);
  assert.equal((await decide('999999', 'upheld')).code, 'not_found');
  assert.deepEqual(await list(), []);
  const [late, early] = await list({ state: 'all', memberId: second.memberId });
  assert.deepEqual([late?.state, late?.reporterDismissed], ['dismissed', 1]);
  assert.deepEqual([early?.state, early?.reportedUpheld], ['upheld', 1]);
  assert.deepEqual([early?.decided?.by, early?.decided?.reason], ['zawadi', 'looked at hands']);
  assert.deepEqual(await list({ state: 'all', memberId: first.memberId }), []);
  const { notes } = await officer.get<OfficeHand>(`/rooms-office/v1/hands/${byFirst.hand.handId}`);
  assert.deepEqual(
    notes.map(({ what }) => what),
    ['report_dismissed', 'report_upheld'],
  );
  const reader = await enterOffice(injected(running), 'juma', ['rooms.read']);
  const refused = await reader.send(`POST /rooms-office/v1/reports/${byFirst.reportId}`, {
    decision: 'upheld',
    reason: 'no right to',
  });
  assert.equal(refused.code, 'forbidden');
});

/** Sits down alone in the second room, where no hand is played, and leaves it. */
async function comeAndGo(): Promise<Sitter> {
  const memberId = scene.addMember();
  const { rows } = await scene.owner.query<{ id: bigint; settings: { minimum: string } }>(
    "SELECT id, settings FROM games.rooms WHERE game_code = 'holdem' ORDER BY position LIMIT 1 OFFSET 1",
  );
  const [room] = rows;
  assert.ok(room);
  const origin = originOf(running);
  const sitter = await sitDown(scene, origin, memberId, 'holdem', room.id.toString());
  const amount = toDecimal(BigInt(room.settings.minimum), 'KES');
  assert.equal((await sitter.act({ kind: 'sit', seat: 4, amount })).t, 'done');
  await sitter.act({ kind: 'leave' });
  await until('he is paid', async () => {
    const paid = await scene.owner.query(
      "SELECT FROM games.seats WHERE member_id = $1 AND state = 'left'",
      [memberId],
    );
    return paid.rowCount === 1;
  });
  return sitter;
}

/** Hands of this number and up, as the first one that was played, that ended in his room. */
async function addHands(sitter: Sitter, first: number, count: number, ago: string) {
  const { rows } = await scene.owner.query<{ hand: number; seat: number }>(
    `INSERT INTO games.hands (room_id, number, game_code, version, seed, settings, commitment,
       players, state, step, result, rake, over_at)
     SELECT $1, $2 + more, game_code, version, seed, settings, commitment, players, state, step,
            '{"stacks": [], "contributed": []}', 0, now() - $4::interval
       FROM (SELECT * FROM games.hands ORDER BY id LIMIT 1) played
      CROSS JOIN generate_series(0, $3::int - 1) more
     RETURNING number AS hand, (players->0->>'seat')::int AS seat`,
    [sitter.room.id, first, count, ago],
  );
  return rows.map((row) => ({ ...row, reason: 'slow' }));
}

test('who left reports hands of the last hour, and no others', async () => {
  const sitter = await comeAndGo();
  const [recent] = await addHands(sitter, 1, 1, '59 minutes');
  const [old] = await addHands(sitter, 2, 1, '61 minutes');
  assert.equal((await report(sitter, recent ?? {})).status, 200);
  assert.equal((await report(sitter, old ?? {})).code, 'not_found');
  await scene.owner.query('ALTER TABLE games.seats DISABLE TRIGGER USER');
  await scene.owner.query(
    "UPDATE games.seats SET left_at = now() - interval '61 minutes' WHERE member_id = $1",
    [sitter.memberId],
  );
  await scene.owner.query('ALTER TABLE games.seats ENABLE TRIGGER USER');
  assert.equal((await report(sitter, recent ?? {})).code, 'not_seated');
});

test('a member has ten reports in a day, however fast he sends them', async () => {
  const sitter = await comeAndGo();
  const hands = await addHands(sitter, 10, 12, '1 minute');
  const answers = await Promise.all(hands.map((body) => report(sitter, body)));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ code, details }) => [code, details]),
    [1, 2].map(() => ['too_many_reports', { maximum: mostReports }]),
  );
});
