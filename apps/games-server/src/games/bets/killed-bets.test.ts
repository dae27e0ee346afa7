/**
 * A round of every bet game is killed at each of its states, at another point each time, and comes
 * back with the same draws, each stake taken once and the payout paid once. One death meets several
 * rounds; in the long tier every state comes to three points.
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
import {
  createVictim,
  holdPlayer,
  holdRounds,
  inGroups,
  type Stop,
  type Victim,
} from '#games-server/victim.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
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

/** Where a call of the member stands when the server dies; the first moves no money. */
const points: readonly ((memberId: string, call: Call) => Stop)[] = [
  (memberId) => victim.stopAtLock(holdPlayer(memberId)),
  (memberId, name) => victim.stopAt({ name, memberId }, 'applied', 'lose'),
  () => victim.stopAtConnection(),
  (memberId, name) => victim.stopAfterReply({ name, memberId }, holdRounds(memberId)),
  (memberId, name) => victim.stopAt({ name, memberId }, 'received', 'go'),
  (memberId, name) => victim.stopAt({ name, memberId }, 'received', 'lose'),
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

type Player = {
  doom: Doom;
  member: string;
  frame: Frame;
  stake: bigint;
  round: BetRound | undefined;
  /** Of the opening and each act. */
  idempotencyKeys: readonly string[];
};

async function playerOf(doom: Doom): Promise<Player> {
  const { game, tale } = doom;
  const member = scene.addMember();
  await addPair(scene, member, game.code, tale);
  const frame = await openFrame(scene, over(victim.origin), member, game.code);
  const stake = game.stakes.KES.quick[0] ?? 0n;
  const idempotencyKeys = tale.stands.map(() => randomUUID());
  return { doom, member, frame, stake, round: undefined, idempotencyKeys };
}

function send({ doom: { tale }, frame, stake, round, idempotencyKeys }: Player, step: number) {
  const idempotencyKey = idempotencyKeys[step];
  if (step === 0) {
    const body = { idempotencyKey, stake: toDecimal(stake, 'KES'), choice: tale.opening };
    return frame.ask('POST', '/frame/v1/spin', body);
  }
  const roundId = round?.roundId;
  const action = tale.acts[step - 1];
  return frame.ask('POST', '/frame/v1/act', { roundId, idempotencyKey, sequence: step, action });
}

/** Takes the steps of the tale from one to before another. */
async function takeSteps(player: Player, from: number, to: number): Promise<void> {
  for (let step = from; step < to; step += 1) {
    const reply = await send(player, step);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    player.round = reply.value as unknown as BetRound;
    const { shown } = player.doom.tale.stands[step] ?? {};
    assert.deepEqual(player.round.shown, shown, 'nothing was drawn anew');
  }
}

/** What the round leaves, cut to minor units as the authority pays. */
function balanceAfter({ stands }: BetTale, stake: bigint): bigint {
  const { cost = 0, pay = rational(0n) } = stands.at(-1) ?? {};
  const { numerator, denominator } = multiply(pay ?? rational(0n), rational(stake));
  return startBalance - BigInt(cost) * stake + numerator / denominator;
}

function assertPlayedOnce({ doom: { tale }, member, stake, round }: Player): void {
  assert.deepEqual([round?.state, round?.acts], ['settled', tale.acts]);
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

/** Each round is brought to its step, where one death meets them all, and played to its end. */
async function dieAndGoOn(dooms: readonly Doom[]): Promise<void> {
  const players = await Promise.all(dooms.map(playerOf));
  await Promise.all(players.map((player) => takeSteps(player, 0, player.doom.step)));
  await victim.dieAmong(
    players.map((player) => {
      const { tale, step, point } = player.doom;
      return {
        stop: () => points[point]?.(player.member, callOf(tale, step) ?? 'bet') ?? assert.fail(),
        send: () => send(player, step),
      };
    }),
  );
  await comeBack();
  for (const player of players) {
    const { tale, step } = player.doom;
    await takeSteps(player, step, tale.stands.length);
    assertPlayedOnce(player);
  }
}

/** A state of a round that is killed, and at which point. */
type Doom = { game: AnyBetGame; tale: BetTale; step: number; point: number };

const pointsOfEach = repetitions('points at which each state of each bet game is killed', {
  usual: 1,
  long: 3,
});

const dooms = betGames.flatMap(({ game }, place) => {
  const tale = findTale(game);
  return tale.stands.flatMap((_, step): Doom[] => {
    const moves = callOf(tale, step) !== null;
    const count = moves ? pointsOfEach : 1;
    return Array.from({ length: count }, (__, kill) => ({
      game,
      tale,
      step,
      point: moves ? (place + step + kill) % points.length : 0,
    }));
  });
});

/** A death meets so many at once that none waits for longer than the wallet and the locks let it. */
const mostTogether = 6;

/** The next connection is waited for last, and while it is nobody may be asking the wallet. */
function groupsOf(all: readonly Doom[]): Doom[][] {
  const connecting = all.filter(({ point }) => point === 2);
  const waiting = all.filter(({ point }) => point === 0 || point === 3);
  const heard = all.filter((doom) => doom.point !== 2 && !waiting.includes(doom));
  const beside = inGroups(waiting, connecting.length);
  return [
    ...inGroups(heard, Math.ceil(heard.length / mostTogether)),
    ...connecting.map((doom, at) => [...(beside[at] ?? []), doom]),
  ];
}

for (const group of groupsOf(dooms)) {
  const states = group.map(({ game, tale, step, point }) => {
    const name = step === 0 ? tale.opening : tale.acts[step - 1];
    return `${game.code} at "${name}" (${step}, point ${point})`;
  });
  test(`killed, each goes on as it was: ${states.join('; ')}`, () => dieAndGoOn(group));
}
