/** The games server is killed while rooms are played: hands and rounds go on, and money is whole. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { type Scene, setScene, startBalance } from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import { type Sitter, sitDown } from './sitters.testing.ts';

const deaths = repetitions('deaths of the server in the middle of hands and rounds', {
  usual: 3,
  long: 100,
});

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  Object.assign(scene.environment, {
    TABLE_PACE: '20',
    ROOM_CHAIN_GAMES: '2000',
    HOUSE_BOTS: 'on',
  });
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

type Options = { canCheck: boolean } | null;

const seatsOf = ({ room }: Sitter) => room.view as unknown as SeatsView;

/** Says what keeps a hand going, if it is this one's turn. */
function playOn(sitter: Sitter): void {
  const { hand } = seatsOf(sitter);
  const own = sitter.room.own as SeatsOwn | null;
  const options = (own?.view as { options: Options } | null)?.options;
  if (!hand || hand.isOver || !options || hand.turn !== own?.seat) return;
  const act = { kind: options.canCheck ? 'check' : 'call' };
  sitter.sayWord({ kind: 'play', hand: hand.number, step: hand.step, act });
}

/** Lays a chip on the round that takes bets. */
function bet(sitter: Sitter): void {
  const { round } = sitter.room.view as unknown as TableView;
  if (round?.phase !== 'betting') return;
  const { roundId } = round;
  sitter.sayWord({ kind: 'bet', roundId, opening: 'player:player=1', amount: '10.00' });
}

/** Sits at seat 1 or follows behind it, and decides when it is its turn, sometimes dearly. */
function playBlackjack(sitter: Sitter, place: string): void {
  const { round } = sitter.room.view as unknown as TableView;
  if (!round) return;
  const { roundId, phase, play } = round;
  const entry = (sitter.room.own as TableOwn).entry;
  if (phase === 'betting' && entry?.roundId !== roundId) {
    sitter.sayWord({ kind: 'bet', roundId, opening: `chips:${place}=1`, amount: '10.00' });
  }
  const turn = play?.turn;
  if (phase !== 'playing' || !turn || turn.isAsking) return;
  const act = ['split', 'double'].find((each) => turn.actions.includes(each)) ?? 'stand';
  sitter.sayWord({ kind: 'play', roundId, step: play.acts.length, act });
}

test(`after ${deaths} deaths chips are whole and every round is decided once`, async () => {
  const players = await Promise.all(
    [0, 1, 2].map(async (seat) => {
      const sitter = await sitDown(scene, victim.origin, scene.addMember(), 'holdem');
      const answer = await sitter.act({ kind: 'sit', seat, amount: '1000.00' });
      assert.equal(answer.t, 'done');
      return sitter;
    }),
  );
  // With whom a bot of the house sits down.
  const alone = await sitDown(scene, victim.origin, scene.addMember(), 'omaha');
  assert.equal((await alone.act({ kind: 'sit', seat: 1, amount: '1000.00' })).t, 'done');
  players.push(alone);
  const bettors = await Promise.all(
    [0, 1].map(() => sitDown(scene, victim.origin, scene.addMember(), 'bakarati-mji-mkongwe')),
  );
  const atBlackjack = await Promise.all(
    ['s1', 'f1'].map(async (place) => {
      const sitter = await sitDown(scene, victim.origin, scene.addMember(), 'ishirini-na-moja');
      return { sitter, place };
    }),
  );
  bettors.push(...atBlackjack.map(({ sitter }) => sitter));
  const everybodyPlays = () => {
    players.forEach(playOn);
    bettors.slice(0, 2).forEach(bet);
    for (const { sitter, place } of atBlackjack) playBlackjack(sitter, place);
  };
  for (let death = 0; death < deaths; death += 1) {
    const end = performance.now() + 600 + ((death * 37) % 400);
    while (performance.now() < end) {
      everybodyPlays();
      await sleep(40);
    }
    await victim.kill();
    await victim.start();
    await Promise.all(
      [...players, ...bettors].map((sitter) => sitter.comeBack(sitter.room.version)),
    );
    for (const sitter of players) await sitter.act({ kind: 'away', isAway: false });
  }
  await until('a hand with a bot is over, a round is paid and a seat was doubled', async () => {
    everybodyPlays();
    const { rows } = await scene.owner.query<{ isDone: boolean }>(
      `SELECT EXISTS (SELECT FROM games.hands WHERE bots > 0 AND over_at IS NOT NULL)
          AND EXISTS (SELECT FROM games.table_entries WHERE state = 'settled')
          AND EXISTS (SELECT FROM games.table_stakes
                       WHERE opening LIKE 'chips:s1.%' AND state = 'taken') AS "isDone"`,
    );
    return rows[0]?.isDone === true;
  });
  for (const sitter of players) assert.equal((await sitter.act({ kind: 'leave' })).t, 'done');
  for (const sitter of bettors) sitter.leave();
  await until('everything is decided', async () => {
    const { rows } = await scene.owner.query(
      `SELECT 1 FROM games.seats WHERE state NOT IN ('left', 'refused')
        UNION ALL SELECT 1 FROM games.table_entries WHERE decided_at IS NULL
        UNION ALL SELECT 1 FROM games.table_stakes WHERE state IN ('asking', 'voiding')`,
    );
    return rows.length === 0;
  });
  const { rows } = await scene.owner.query<{
    brought: bigint;
    taken: bigint;
    rake: bigint;
    bots: bigint;
  }>(
    `SELECT (SELECT sum(amount)::bigint FROM games.seat_buy_ins WHERE state = 'taken') AS brought,
            (SELECT sum(payout)::bigint FROM games.seats) AS taken,
            (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands) AS rake,
            (SELECT coalesce(sum(bots_net), 0)::bigint FROM games.hands) AS bots`,
  );
  assert.equal(rows[0]?.brought, (rows[0]?.taken ?? 0n) + (rows[0]?.rake ?? 0n));
  const held = (sitters: readonly Sitter[]) =>
    sitters.reduce(
      (sum, each) => sum + (scene.wallet.members.get(each.memberId)?.balance ?? 0n),
      0n,
    );
  const house = (rows[0]?.rake ?? 0n) + (rows[0]?.bots ?? 0n);
  assert.equal(held(players) + house, 4n * startBalance, 'each payout once');
  const table = await scene.owner.query<{ moved: bigint }>(
    `SELECT coalesce(sum(payout - stake), 0)::bigint AS moved
       FROM games.table_entries WHERE state = 'settled'`,
  );
  assert.equal(held(bettors), 4n * startBalance + (table.rows[0]?.moved ?? 0n));
});
