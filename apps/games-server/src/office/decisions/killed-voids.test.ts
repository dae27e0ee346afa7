/** The games server is killed as rounds and hands are voided: what two decided is done once, and whole. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RoomsRequest } from '@bahati/contract/rooms-office/decisions.ts';
import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice } from '#games-server/office/officer.testing.ts';
import { type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { over, type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';

const reason = 'a test of it';
const deaths = repetitions('deaths of the server as what was decided is carried out', {
  usual: 3,
  long: 40,
});

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  Object.assign(scene.environment, { TABLE_PACE: '10', ROOM_CHAIN_GAMES: '2000' });
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  scene.platform.setHook(undefined);
  await victim.kill();
  await scene.close();
});

const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance;
const enter = (gameCode: string) => sitDown(scene, victim.origin, scene.addMember(), gameCode);

/** Asked for by one and approved by another, with sessions of their own at whichever server runs. */
async function decide(decision: object): Promise<void> {
  const [zawadi, tumaini] = [
    await enterOffice(over(victim.origin), 'zawadi'),
    await enterOffice(over(victim.origin), 'tumaini'),
  ];
  const asked = await zawadi.send('POST /rooms-office/v1/decisions', { decision, reason });
  assert.equal(asked.status, 200, asked.code ?? '');
  const { id } = asked.value as unknown as RoomsRequest;
  const path = `POST /rooms-office/v1/decisions/${id}`;
  const answered = await tumaini.send(path, { answer: 'approve' });
  assert.equal(answered.status, 200, answered.code ?? '');
}

async function bet(sitters: readonly Sitter[]): Promise<string> {
  const table = () =>
    (sitters.map(({ room }) => room.view as unknown as TableView)[0] ?? null)?.round;
  const roundId = await until('bets are taken', async () => {
    const round = table();
    return round?.phase === 'betting' ? round.roundId : undefined;
  });
  const answers = await Promise.all(
    sitters.map((sitter, at) => {
      const opening = at % 2 === 0 ? 'player:player=5' : 'banker:banker=5';
      return sitter.act({ kind: 'bet', roundId, opening, amount: '50.00' });
    }),
  );
  return answers.every(({ t }) => t === 'done') ? roundId : bet(sitters);
}

const isPaid = (sitter: Sitter) => (sitter.room.own as TableOwn).entry?.state === 'settled';

/** The wallet does not answer what stakes and wins are taken back by, so that a death comes before it. */
const silence = () =>
  scene.platform.setHook((stage, { path }) =>
    stage === 'received' && /rollback$|void$|batch$/.test(path) ? 'lose' : 'go',
  );

for (const when of ['running', 'paid'] as const) {
  test(`a ${when} round is voided once though the server dies ${deaths} times meanwhile`, async () => {
    const sitters = await Promise.all([0, 1].map(() => enter('bakarati-mji-mkongwe')));
    for (let death = 0; death < deaths; death += 1) {
      const before = sitters.map(balanceOf);
      const roundId = await bet(sitters);
      if (when === 'paid') {
        await until('everybody is paid', async () => sitters.every(isPaid));
      }
      silence();
      await decide({ kind: 'void_round', roundId });
      // The second time the wallet did it, and its answer is lost with the server.
      if (death % 2 === 1) {
        scene.platform.setHook((stage, { path }) =>
          stage === 'applied' && /rollback$|void$/.test(path) ? 'lose' : 'go',
        );
        await until('the wallet did it', async () =>
          sitters.every((sitter, at) => balanceOf(sitter) === before[at]),
        );
      }
      await victim.kill();
      scene.platform.setHook(undefined);
      await scene.owner.query('UPDATE games.round_voids SET due_at = now()');
      await scene.owner.query(
        "UPDATE games.table_stakes SET due_at = now() WHERE state = 'voiding'",
      );
      await victim.start();
      await until('the void is done', async () => {
        const { rows } = await scene.owner.query(
          `SELECT 1 FROM games.round_voids WHERE state <> 'done'
            UNION ALL SELECT 1 FROM games.table_stakes WHERE state IN ('asking', 'voiding')`,
        );
        return rows.length === 0;
      });
      assert.deepEqual(sitters.map(balanceOf), before);
      await Promise.all(sitters.map((sitter) => sitter.comeBack()));
    }
    for (const sitter of sitters) sitter.leave();
  });
}

test('a hand that was voided is over for good, and another server deals the next', async () => {
  const players = await Promise.all([0, 1].map(() => enter('holdem')));
  for (const [seat, sitter] of players.entries()) {
    const answer = await sitter.act({ kind: 'sit', seat, amount: '1000.00' });
    assert.equal(answer.t, 'done');
  }
  const [ana] = players as [Sitter];
  const hand = () => (ana.room.view as unknown as SeatsView).hand;
  const running = await until('a hand', async () => {
    const now = hand();
    return now && !now.isOver ? now : undefined;
  });
  const { rows } = await scene.owner.query<{ id: string }>(
    'SELECT id::text FROM games.hands WHERE number = $1',
    [running.number],
  );
  await decide({ kind: 'void_hand', handId: rows[0]?.id });
  await victim.kill();
  const whole = await scene.owner.query<{ chips: bigint }>(
    'SELECT sum(stack)::bigint AS chips FROM games.seats',
  );
  assert.equal(whole.rows[0]?.chips, 200_000n);
  await victim.start();
  await Promise.all(players.map((sitter) => sitter.comeBack()));
  await until('the next hand', async () => (hand()?.number ?? 0) > running.number);
  for (const sitter of players) assert.equal((await sitter.act({ kind: 'leave' })).t, 'done');
  await until('what they have is in the wallet again, but for the rake', async () => {
    const { rows: rakes } = await scene.owner.query<{ rake: bigint }>(
      'SELECT coalesce(sum(rake), 0)::bigint AS rake FROM games.hands',
    );
    const sum = players.reduce((all, sitter) => all + (balanceOf(sitter) ?? 0n), 0n);
    return sum + (rakes[0]?.rake ?? 0n) === 2n * startBalance;
  });
});
