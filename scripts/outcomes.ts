/**
 * `npm run outcomes [part of a code …]`: plays a million rounds of every flagship, and of every bet game in
 * ways whose chances are all known, with the draw players recompute, and tests the final outcomes. The seed is the game's
 * code, so each run says the same; one row of words in a hundred would fail by chance. Ends with 1
 * if a game fails.
 */
import { createHash, createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { testBetOutcomes } from '@bahati/game-rules/bet-games/outcome-battery.ts';
import { crash, crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { testPoints } from '@bahati/game-rules/originals/crash/point-battery.ts';
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import {
  type Found,
  failedOf,
  testOutcomes,
} from '@bahati/game-rules/slots/simulation/outcome-battery.ts';
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';

type Slot = { definition: SlotDefinition; figures: StatedFigures };
type Verdict = { found: Found[]; seconds: number };

const rounds = 1_000_000;

const slots: readonly Slot[] = [
  { definition: taaZaPwani, figures: taaZaPwaniFigures },
  ...flagships,
];

if (isMainThread) await judgeAll();
else parentPort?.on('message', (code: string) => parentPort?.postMessage(judge(code)));

async function judgeAll(): Promise<void> {
  const asked = process.argv.slice(2);
  const queue = [
    ...slots.map(({ definition }) => definition.id),
    ...betGames.map(({ game }) => game.code),
    crash.code,
  ].filter((code) => asked.length === 0 || asked.some((part) => code.includes(part)));
  let failed = 0;
  const work = async () => {
    const worker = new Worker(new URL(import.meta.url));
    for (let code = queue.shift(); code; code = queue.shift()) {
      const verdict = await askFor(worker, code);
      if (failedOf(verdict.found).length > 0) failed += 1;
      console.log(lineOf(code, verdict));
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work));
  process.exitCode = failed === 0 ? 0 : 1;
}

function askFor(worker: Worker, code: string): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (verdict: Verdict) => {
      worker.off('error', reject);
      resolve(verdict);
    });
    worker.postMessage(code);
  });
}

function judge(code: string): Verdict {
  const startedAt = performance.now();
  const hmac = createNodeHmac(code);
  const drawOf = (nonce: number) => createDrawStream(hmac, { clientSeed: code, nonce });
  if (code === crash.code) return timed(startedAt, testPoints(rounds, pointsOfChain()));
  const slot = slots.find(({ definition }) => definition.id === code);
  const bet = betGames.find(({ game }) => game.code === code);
  const found = slot
    ? testOutcomes(slot, rounds, drawOf)
    : (bet?.figures.samples ?? []).flatMap((sample) =>
        bet ? testBetOutcomes(bet.game, sample, rounds, drawOf) : [],
      );
  return timed(startedAt, found);
}

function timed(startedAt: number, found: Found[]): Verdict {
  return { found, seconds: (performance.now() - startedAt) / 1000 };
}

/** Each crash round's hash is that of the one before; on a real chain they are played from the other end. */
function pointsOfChain(): () => number {
  const salt = createHash('sha256').update('salt of crash').digest('hex');
  let hash = createHash('sha256').update(crash.code).digest('hex');
  return () => {
    hash = createHash('sha256').update(hash).digest('hex');
    return crashPoint(wordOf(createHmac('sha256', hash).update(salt).digest()));
  };
}

function lineOf(code: string, { found, seconds }: Verdict): string {
  const failed = failedOf(found);
  const least = found.toSorted((first, second) => first.p - second.p)[0];
  return [
    code,
    `${rounds} rounds`,
    failed.length === 0
      ? `${found.length} tests passed`
      : `FAILED: ${failed.map(({ name }) => name).join(', ')}`,
    `least p ${least?.p.toPrecision(2)} (${least?.name}), needed ${(0.01 / found.length).toPrecision(2)}`,
    `${seconds.toFixed(1)} s`,
  ].join(' | ');
}
