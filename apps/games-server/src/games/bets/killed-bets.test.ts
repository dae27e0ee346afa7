/**
 * A round of every bet game is killed at each of its states, at another point each time, and comes
 * back with the same draws, each stake taken once and the payout paid once. KILLS=6 brings every
 * state to every point.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import { type AnyBetGame, betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { multiply, rational } from '@bahati/game-rules/rational.ts';
import { toDecimal } from '@bahati/money/money.ts';
import {
  addPair,
  callsOf,
  type Frame,
  openFrame,
  over,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { createVictim, holdPlayer, holdRounds, type Victim } from '#games-server/victim.testing.ts';
import { type BetTale, findTale } from './bet-stories.testing.ts';

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

/** A test that failed may have left no server behind. */
beforeEach(async () => {
  scene.platform.setHook(undefined);
  if (!victim.isAlive()) await victim.start();
});

type Call = 'betwin' | 'bet' | 'win';

/** Each arranges the kill and resolves once the server is dead; the first moves no money. */
const points: readonly ((memberId: string, call: Call) => Promise<unknown>)[] = [
  (memberId) => victim.killWhileBlocked(holdPlayer(memberId)),
  (_, call) => victim.killAt(call, 'applied', 'lose'),
  () => victim.killAtConnection(),
  (memberId, call) => victim.killAfterReply(call, holdRounds(memberId)),
  (_, call) => victim.killAt(call, 'received', 'go'),
  (_, call) => victim.killAt(call, 'received', 'lose'),
];

/** What the wallet is asked first when this step of the tale is taken; null: nothing. */
function callOf({ stands }: BetTale, step: number): Call | null {
  const [now, before] = [stands[step], stands[step - 1]];
  if (!now) return null;
  if (!before) return now.pay ? 'betwin' : 'bet';
  if (now.cost > before.cost) return 'bet';
  return now.pay ? 'win' : null;
}

async function comeBack(): Promise<void> {
  // What a dead process held is anybody's once its lease is over. An open round is its player's.
  await scene.owner.query(
    "UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL AND state <> 'open'",
  );
  await victim.start();
}

/** Takes each step of the tale; the one at `killed` meets its death first. */
async function playTale(
  frame: Frame,
  tale: BetTale,
  stake: string,
  kill: { step: number; arrange: () => Promise<unknown> },
): Promise<BetRound> {
  let round: BetRound | undefined;
  for (let step = 0; step <= tale.acts.length; step += 1) {
    const requestId = randomUUID();
    const roundId = round?.roundId;
    const send = () =>
      step === 0
        ? frame.ask('POST', '/frame/v1/spin', { requestId, stake, choice: tale.opening })
        : frame.ask('POST', '/frame/v1/act', {
            roundId,
            requestId,
            sequence: step,
            action: tale.acts[step - 1],
          });
    if (step === kill.step) {
      const death = kill.arrange();
      await victim.armed();
      await Promise.all([assert.rejects(send()), death]);
      await comeBack();
    }
    const reply = await send();
    assert.equal(reply.status, 200, JSON.stringify(reply));
    round = reply.value as unknown as BetRound;
    assert.deepEqual(round.shown, tale.stands[step]?.shown, 'nothing was drawn anew');
  }
  assert.ok(round);
  return round;
}

/** What the round leaves, cut to minor units as the authority pays. */
function balanceAfter({ stands }: BetTale, stake: bigint): bigint {
  const { cost = 0, pay = rational(0n) } = stands.at(-1) ?? {};
  const { numerator, denominator } = multiply(pay ?? rational(0n), rational(stake));
  return startBalance - BigInt(cost) * stake + numerator / denominator;
}

async function dieAndGoOn(game: AnyBetGame, tale: BetTale, step: number, point: number) {
  const member = scene.addMember();
  await addPair(scene, member, game.code, tale);
  const frame = await openFrame(scene, over(victim.origin), member, game.code);
  const stake = game.stakes.KES.quick[0] ?? 0n;
  const call = callOf(tale, step);
  const arrange = points[call ? point : 0];
  assert.ok(arrange);
  const round = await playTale(frame, tale, toDecimal(stake, 'KES'), {
    step,
    arrange: () => arrange(member, call ?? 'bet'),
  });
  assert.deepEqual([round.state, round.acts], ['settled', tale.acts]);
  assert.equal(scene.wallet.members.get(member)?.balance, balanceAfter(tale, stake));
  for (const name of ['betwin', 'bet', 'win'] as const) {
    const steps = tale.stands.map((_, at) => callOf(tale, at)).filter((one) => one === name);
    // An act that costs and ends the round asks for its stake and then pays.
    const isLastDear = name === 'win' && callOf(tale, tale.acts.length) === 'bet';
    const bodies = callsOf(scene, member, name).map(({ body }) => JSON.stringify(body));
    const wanted = steps.length + (isLastDear ? 1 : 0);
    assert.equal(new Set(bodies).size, wanted, `${name}: every try was the same`);
  }
}

const kills = Number(process.env['KILLS'] ?? 1);

for (const [place, { game }] of betGames.entries()) {
  const tale = findTale(game);
  for (let step = 0; step <= tale.acts.length; step += 1) {
    for (let kill = 0; kill < kills; kill += 1) {
      const point = (place + step + kill) % points.length;
      const name = step === 0 ? tale.opening : tale.acts[step - 1];
      test(`${game.code} is killed at "${name}" (${step}, point ${point}) and goes on as it was`, () =>
        dieAndGoOn(game, tale, step, point));
    }
  }
}
