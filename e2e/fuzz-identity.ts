import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';

import { staffCalls } from '@bahati/contract/back-office/staff/staff.ts';
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { freePlayCalls } from '@bahati/contract/player-site/identity/free-play.ts';
import { identityCalls } from '@bahati/contract/player-site/identity/identity.ts';
import { passwordCalls } from '@bahati/contract/player-site/identity/passwords.ts';
import { securityCalls } from '@bahati/contract/player-site/identity/security.ts';
import { socialCalls } from '@bahati/contract/player-site/identity/social.ts';
import { stepUpCalls } from '@bahati/contract/player-site/identity/step-up.ts';
import { verificationCalls } from '@bahati/contract/player-site/identity/verification.ts';
import { sendCase } from './fuzz-case.ts';
import { closeConnections } from './fuzz-exchange.ts';
import { type FuzzScene, openFuzzScene } from './fuzz-scene.ts';
import { createRandom } from './random.ts';
import { type Stack, startStack } from './stack.ts';
import { Problem, runScript } from '#scripts/problem.ts';

/**
 * `npm run fuzz -- [requests] [seed]`: spoilt requests to every call by which people come in
 * (reliability X4). Prints one JSON line, and exits 1 on a crash, a 5xx, an answer outside the
 * contract, an error in a log, books that are not whole or an event loop that stood still too long.
 */
const workers = 8;
const allowedStallMs = 200;
const shownProblems = 10;

const calls: readonly (readonly [string, CallDeclaration])[] = Object.entries({
  ...identityCalls,
  ...freePlayCalls,
  ...verificationCalls,
  ...passwordCalls,
  ...securityCalls,
  ...stepUpCalls,
  ...socialCalls,
  ...staffCalls,
});

type Tally = { sent: number; statuses: Record<string, number>; problems: string[] };

const sendAll = async (scene: FuzzScene, requests: number, seed: number): Promise<Tally> => {
  const tally: Tally = { sent: 0, statuses: {}, problems: [] };
  const work = async (worker: number): Promise<void> => {
    const random = createRandom(seed + worker);
    while (tally.sent < requests) {
      tally.sent += 1;
      const [key, call] = random.pick(calls);
      try {
        const { story, problem, reply } = await sendCase(scene, key, call, random, [], false);
        tally.statuses[reply.status] = (tally.statuses[reply.status] ?? 0) + 1;
        if (problem) tally.problems.push(`${key}: ${story} → ${problem}`);
      } catch (error) {
        tally.problems.push(`${key} was not answered: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return tally;
};

/** Reads the longest stall of the event loop since the last look, each second. */
const watchEventLoop = (metricsUrl: string) => {
  let longestMs = 0;
  const look = async (): Promise<void> => {
    const text = await (await fetch(metricsUrl)).text();
    const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
    if (seconds === undefined) throw new Error('The metrics do not tell of the event loop.');
    longestMs = Math.max(longestMs, Number(seconds) * 1000);
  };
  // What cannot be read now is read a second later; the last look of all must succeed.
  const timer = setInterval(() => void look().catch(() => undefined), 1_000);
  const idle = new Worker(new URL('./idle-thread.worker.ts', import.meta.url));
  return {
    async stop(): Promise<{ longestStallMs: number; idleThreadStallMs: number }> {
      clearInterval(timer);
      await look();
      idle.postMessage('how long');
      const [idleMs] = (await once(idle, 'message')) as [number];
      await idle.terminate();
      return { longestStallMs: Math.round(longestMs), idleThreadStallMs: Math.round(idleMs) };
    },
  };
};

const errorsIn = ({ servers }: Stack): string[] =>
  servers.platform.log
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line) || /^\s+at /.test(line));

const fuzz = async (stack: Stack, requests: number, seed: number): Promise<void> => {
  const database = new Pool({ connectionString: stack.databaseUrl, max: 4 });
  try {
    const scene = await openFuzzScene(stack, database);
    const metricsUrl = `http://127.0.0.1:${stack.env['METRICS_PORT']}/metrics`;
    // What stood still while the server started is not this script's doing.
    await fetch(metricsUrl);
    const eventLoop = watchEventLoop(metricsUrl);
    const startedAt = performance.now();
    const { sent, statuses, problems } = await sendAll(scene, requests, seed);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const stalls = await eventLoop.stop();
    const errors = errorsIn(stack);
    await stack.verify();
    const result = { fuzz: 'identity', calls: calls.length, sent, seed, seconds, statuses };
    const found = { problems: problems.length, logErrors: errors.length, ...stalls };
    console.log(JSON.stringify({ ...result, ...found, allowedStallMs }));
    for (const problem of [...problems, ...errors].slice(0, shownProblems)) console.log(problem);
    const isGood = problems.length + errors.length === 0 && stalls.longestStallMs <= allowedStallMs;
    if (!isGood) process.exitCode = 1;
  } finally {
    closeConnections();
    await database.end();
  }
};

await runScript(async () => {
  const [requests = 10_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(requests) || !Number.isInteger(seed) || requests < 1) {
    throw new Problem('Say how many requests, and perhaps a seed: npm run fuzz -- 100000 7');
  }
  const stack = await startStack();
  try {
    await fuzz(stack, requests, seed);
  } finally {
    await stack.stop();
  }
});
