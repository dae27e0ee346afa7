/** The market wheel at a live table: one wheel and one bonus round for everybody. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RoomsRequest } from '@bahati/contract/rooms-office/decisions.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { tableLengthMs } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.show.ts';
import {
  sokoniWheel,
  type SokoniDrawn,
  type SokoniState,
  type SokoniView,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice } from '#games-server/office/officer.testing.ts';
import { hashOf, originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { inPhase, ownOf, viewOf } from './fights.testing.ts';
import { plantRounds } from './planted.testing.ts';
import { assertVerified } from './verified.testing.ts';

const gameCode = 'siku-ya-soko';
const unit = 1_000n;
const pace = 8;

let scene: Scene;
let running: Running;
let sitters: [ana: Sitter, juma: Sitter, zuri: Sitter];

const drawn = (isWanted: (round: SokoniState) => boolean) => (draw: DrawStream) =>
  isWanted(sokoniWheel.start('one:one=1', draw));

const planted = [
  drawn(({ bonus, special }) => {
    return bonus?.kind === 'festival' && bonus.spins.length === 2 && special?.place !== 'festival';
  }),
  drawn(({ bonus, special }) => bonus?.kind === 'crates' && special?.place === 'crates'),
  drawn(({ bonus, special }) => bonus?.kind === 'coin' && special === null),
];

before(async () => {
  scene = await setScene();
  await plantRounds(scene, `${gameCode}-kes-1`, planted);
  running = await runHere(scene, { TABLE_PACE: `${pace}`, ROOM_CHAIN_GAMES: '50' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  sitters = await Promise.all([sit(), sit(), sit()]);
  // Whoever bets is there before the first round is announced.
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const sit = () => sitDown(scene, originOf(running), scene.addMember(), gameCode);
const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance ?? -1n;

const chipsOf = (opening: string) =>
  [...opening.matchAll(/=(\d+)/g)].reduce((sum, [, chips = '']) => sum + Number(chips), 0);

const bet = (sitter: Sitter, roundId: string, opening: string) =>
  sitter.act({ kind: 'bet', roundId, opening, amount: `${chipsOf(opening) * 10}.00` });

async function betAll(roundId: string, openings: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    openings.map((opening, at) => bet(sitters[at] ?? assert.fail(), roundId, opening)),
  );
  for (const answer of answers) assert.equal(answer.t, 'done', JSON.stringify(answer));
}

const settled = (those: readonly Sitter[], roundId: string) =>
  until('all are paid', async () =>
    those.every((each) => {
      const { entry } = ownOf(each);
      return entry?.roundId === roundId && entry.state === 'settled';
    }),
  );

const entriesOf = async (roundId: string) => {
  const { rows } = await scene.owner.query<{ externalId: string; payout: bigint }>(
    `SELECT external_id AS "externalId", payout FROM games.table_entries
      WHERE round_id = $1 AND state = 'settled' ORDER BY id`,
    [roundId],
  );
  return rows;
};

const told = (shown: unknown) => shown as SokoniDrawn & Pick<SokoniView, 'times'>;

const festival = [
  [250, 15, 30, 20, 0, 15, 25, 20, 100, 15, 25, 20],
  [0, 15, 50, 20, 25, 15, 75, 20, 0, 25, 30, 15],
].flat();

test('a bonus round is played once for everybody at the table, and pays who bet on it', async () => {
  const [ana, juma, zuri] = sitters;
  const { roundId, hash, previousHash, shown } = await inPhase(ana, 'betting');
  assert.deepEqual([hash, shown], [null, null], 'nobody knows the outcome while bets are taken');
  assert.equal(previousHash, hashOf(planted[0]?.hash ?? ''), 'and it is bound already');
  const openings = ['chips:one=5,festival=2', 'festival:festival=50', 'two:two=3'];
  await betAll(roundId, openings);
  const over = await bet(zuri, roundId, 'festival:festival=51');
  assert.equal(over.t === 'refused' && over.code, 'choice_not_offered');
  const dealt = await inPhase(juma, 'dealing', { id: roundId });
  const { bonus, times } = told(dealt.shown);
  assert.ok(bonus?.kind === 'festival');
  const [first = -1, last = -1] = bonus.spins;
  assert.equal(festival[first], 0, 'the first spin doubled everything');
  assert.equal(times, 2 * (festival[last] || 250));
  assert.equal(hashOf(dealt.hash ?? ''), previousHash);
  const lengthMs = Date.parse(dealt.endsAt ?? '') - Date.parse(dealt.dealtAt ?? '');
  assert.ok(Math.abs(lengthMs - tableLengthMs({ bonus }) / pace) < 3, `${lengthMs}`);
  // Whoever comes in the middle sees the same round.
  const late = await sit();
  await until('the room is told', async () => viewOf(late).round !== null);
  for (const each of [ana, zuri, late]) {
    await until('the outcome is told', async () => viewOf(each).round?.shown !== null);
    assert.deepEqual(viewOf(each).round?.shown, dealt.shown);
  }
  await settled(sitters, roundId);
  const back = (chips: number) => BigInt(chips * (1 + times)) * unit;
  assert.deepEqual(sitters.map(balanceOf), [
    startBalance - 7n * unit + back(2),
    startBalance - 50n * unit + back(50),
    startBalance - 3n * unit,
  ]);
  await assertVerified(running, await entriesOf(roundId), { gameCode, unit });
  late.leave();
});

test('the special offer multiplies a bonus round, and two of the staff take the round back', async () => {
  const [ana, juma] = sitters;
  const { roundId } = await until('the second round takes bets', async () => {
    const { round, recent } = viewOf(ana);
    return round?.phase === 'betting' && recent.length === 1 && round;
  });
  const before = [ana, juma].map(balanceOf);
  await betAll(roundId, ['crates:crates=4', 'chips:one=1,ten=1']);
  const dealt = await inPhase(ana, 'dealing', { id: roundId });
  const { bonus, special, times } = told(dealt.shown);
  assert.ok(bonus?.kind === 'crates' && special?.place === 'crates');
  const found = bonus.opened.map((place) => bonus.crates[place] ?? 0);
  const sum = found.reduce((all, each) => all + each, 0) * (found.includes(0) ? 2 : 1);
  assert.equal(times, sum * special.times);
  await settled([ana, juma], roundId);
  assert.deepEqual([ana, juma].map(balanceOf), [
    (before[0] ?? 0n) + BigInt(4 * times) * unit,
    (before[1] ?? 0n) - 2n * unit,
  ]);
  await assertVerified(running, await entriesOf(roundId), { gameCode, unit });

  const zawadi = await enterOffice(injected(running), 'zawadi');
  const tumaini = await enterOffice(injected(running), 'tumaini');
  const decision = { kind: 'void_round', roundId };
  const asked = await zawadi.send('POST /rooms-office/v1/decisions', {
    decision,
    reason: 'the wheel was touched',
  });
  const { id, about } = asked.value as unknown as RoomsRequest;
  assert.match(about, /^Market Day \d+$/);
  const answer = { answer: 'approve' };
  assert.equal(
    (await zawadi.send(`POST /rooms-office/v1/decisions/${id}`, answer)).code,
    'own_request',
  );
  assert.equal((await tumaini.send(`POST /rooms-office/v1/decisions/${id}`, answer)).status, 200);
  await until('everybody has what he had', async () =>
    [ana, juma].every((sitter, at) => balanceOf(sitter) === before[at]),
  );
});

test('a table keeps its rounds newest first, with what each was drawn from', async () => {
  const [ana] = sitters;
  const rounds = await until('the coin was tossed', async () => {
    const { recent } = viewOf(ana);
    return recent[0] && told(recent[0].shown).place === 'coin' && recent;
  });
  const places = rounds.map(({ shown }) => told(shown).place);
  assert.deepEqual(places, ['coin', 'festival'], 'a round that was taken back is not told again');
  for (const { hash, previousHash, shown } of rounds) {
    assert.equal(hashOf(hash), previousHash);
    const { bets, stacks } = shown as Record<string, unknown>;
    assert.deepEqual([bets, stacks], [undefined, undefined], 'nobody’s chips are told');
  }
  for (const sitter of sitters) sitter.leave();
});
