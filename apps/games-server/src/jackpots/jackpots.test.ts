import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { levelWon } from '@bahati/game-rules/slots/progressive.ts';
import { jackpotted } from '#games-server/games/jackpot-games.testing.ts';
import { countReturns } from '#games-server/returns/count-returns.ts';
import { roundDetail } from '#games-server/rounds/records/round-detail.ts';
import {
  callsOf,
  injected,
  openFrame,
  over,
  plantPair,
  type Running,
  runHere,
  type Scene,
  setScene,
  spinUntilAnswered,
} from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';

let scene: Scene;
let running: Running;
let second: Victim;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  second = await createVictim(scene, ['./apps/games-server/src/games/jackpot-games.testing.ts']);
  await second.start();
});
after(async () => {
  await second.kill();
  await running.stop();
  await scene.close();
});

const winsMini = ({ ticket = 0 }: SlotOutcome) =>
  levelWon(jackpotted.progressive, ticket, 'KES', 2_000n)?.level === 'mini';
const winsNone = ({ ticket = 0 }: SlotOutcome) =>
  levelWon(jackpotted.progressive, ticket, 'KES', 2_000n) === null;

async function player(kind: (outcome: SlotOutcome) => boolean, balance?: bigint, isHere = true) {
  const member = scene.addMember(balance);
  const { outcome } = await plantPair(scene, member, kind, jackpotted);
  const send = isHere ? injected(running) : over(second.origin);
  return { member, outcome, frame: await openFrame(scene, send, member, jackpotted.id) };
}

const round = (reply: { value?: unknown; status: number }) => {
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return reply.value as SlotRound;
};

type PoolRow = { level: string; amount: bigint; carried: bigint };
async function pools(): Promise<Map<string, PoolRow>> {
  const { rows } = await scene.owner.query<PoolRow>(
    `SELECT level, amount, carried FROM games.jackpot_pools WHERE game_code = $1 AND currency = 'KES'`,
    [jackpotted.id],
  );
  return new Map(rows.map((row) => [row.level, row]));
}

/** The last millionth: what stakes owed is what the ledger holds, was paid, or is still carried. */
async function assertNothingIsLost(): Promise<void> {
  const { rows } = await scene.owner.query<{ level: string; parts: bigint; paid: bigint }>(
    `SELECT j.level, sum(j.parts)::bigint AS parts,
            coalesce(sum(j.won - j.seed), 0)::bigint AS paid
       FROM games.round_jackpots j JOIN games.rounds r ON r.id = j.round_id
      WHERE r.state = 'settled' GROUP BY j.level`,
  );
  const held = await pools();
  assert.equal(rows.length, 4);
  for (const { level, parts, paid } of rows) {
    const { amount = 0n, carried = 0n } = held.get(level) ?? {};
    assert.equal((amount + paid) * 1_000_000n + carried, parts, level);
    assert.equal(scene.wallet.pools.get(`${level} KES`) ?? 0n, amount, `the ledger’s ${level}`);
  }
}

test('a stake fills the pools by millionths, and what is shown is what the wallet took', async () => {
  const { frame, member } = await player(winsNone);
  round(await frame.spin('20.00'));
  const { value } = await frame.ask('GET', '/frame/v1/jackpots');
  // 2000 × 0.003001 = 6.002, 7.406, 7.998 and 0.274 minor units: the whole ones were carried.
  assert.deepEqual(value as unknown, {
    levels: [
      { level: 'mini', amount: '50.06' },
      { level: 'minor', amount: '200.07' },
      { level: 'major', amount: '1000.07' },
      { level: 'grand', amount: '10000.00' },
    ],
  });
  const [sent] = callsOf(scene, member, 'betwin');
  assert.deepEqual(sent?.body?.['jackpotContributions'], [
    { level: 'mini', amount: '0.06' },
    { level: 'minor', amount: '0.07' },
    { level: 'major', amount: '0.07' },
  ]);
  await assertNothingIsLost();
});

test('a winner is paid what was shown, once, and the round says so to player and record', async () => {
  const { frame, member, outcome } = await player(winsMini);
  const shown = (await frame.ask('GET', '/frame/v1/jackpots')) as unknown as {
    value: { levels: { level: string; amount: string }[] };
  };
  const idempotencyKey = randomUUID();
  const won = round(await frame.spin('20.00', idempotencyKey));
  const [mini] = shown.value.levels;
  assert.deepEqual(won.jackpot, mini);
  const jackpot = BigInt(mini?.amount.replace('.', '') ?? '');
  const payout = toAmount(jackpotted, outcome.pay, 2_000n) + jackpot;
  assert.equal(BigInt(won.payout.replace('.', '')), payout);
  assert.equal(scene.wallet.members.get(member)?.balance, 1_000_000n - 2_000n + payout);
  assert.deepEqual(round(await frame.spin('20.00', idempotencyKey)), won);
  const told = { roundId: won.roundId, gameCode: jackpotted.id, language: 'en' } as const;
  const { outcome: entries } = await roundDetail(running.context, told);
  assert.deepEqual(entries.at(-1), { label: 'Mini jackpot', value: `KSh ${mini?.amount}` });
  await assertNothingIsLost();
});

test('a stake that is refused adds nothing, and gives back the jackpot it would have won', async () => {
  const before = await pools();
  const { frame, member } = await player(winsMini);
  const account = scene.wallet.members.get(member);
  assert.ok(account);
  account.balance = 0n;
  assert.equal((await frame.spin('20.00')).code, 'insufficient_funds');
  assert.deepEqual(await pools(), before);
  await assertNothingIsLost();
});

test('the return that is watched leaves jackpots out', async () => {
  await countReturns(running.context, { olderThanSeconds: 0 });
  const { rows } = await scene.owner.query<{ payout: string; all: string; won: string }>(
    `SELECT b.payout, (SELECT sum(payout) FROM games.rounds WHERE state = 'settled') AS all,
            (SELECT sum(j.won) FROM games.round_jackpots j JOIN games.rounds r ON r.id = j.round_id
              WHERE r.state = 'settled') AS won
       FROM games.build_returns b WHERE game_code = $1`,
    [jackpotted.id],
  );
  const [row] = rows;
  assert.ok(row && BigInt(row.won) > 0n);
  assert.equal(BigInt(row.payout), BigInt(row.all) - BigInt(row.won));
});

test('a hundred winners at once on two servers are paid as published, in the order they came', async () => {
  const players = [];
  for (let at = 0; at < 100; at += 1) {
    players.push(await player(winsMini, undefined, at < 50));
  }
  const rounds = await Promise.all(
    players.map(async ({ frame }) => round(await spinUntilAnswered(frame, randomUUID()))),
  );
  const { rows } = await scene.owner.query<{ id: string; won: bigint; seed: bigint }>(
    `SELECT r.external_id AS id, j.won, j.seed
       FROM games.round_jackpots j JOIN games.rounds r ON r.id = j.round_id
      WHERE r.external_id = ANY($1) AND j.won IS NOT NULL ORDER BY j.sequence`,
    [rounds.map(({ roundId }) => roundId)],
  );
  assert.equal(rows.length, 100);
  for (const { id, won, seed } of rows) {
    const shown = rounds.find(({ roundId }) => roundId === id)?.jackpot?.amount.replace('.', '');
    assert.deepEqual([shown, seed], [String(won), 5_000n]);
  }
  for (const { member, outcome } of players) {
    const calls = callsOf(scene, member, 'betwin').map(({ body }) => JSON.stringify(body));
    assert.equal(new Set(calls).size, 1);
    const own = rounds[players.findIndex((one) => one.member === member)];
    const payout = toAmount(jackpotted, outcome.pay, 2_000n);
    const jackpot = BigInt(own?.jackpot?.amount.replace('.', '') ?? '');
    assert.equal(scene.wallet.members.get(member)?.balance, 1_000_000n - 2_000n + payout + jackpot);
  }
  await assertNothingIsLost();
});
