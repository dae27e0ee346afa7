/**
 * Hashes passwords in a process of its own, which starts with the first of them and again whenever
 * it died. What it had in work when it died is asked again of the next one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Hasher, PasswordAnswer, PasswordWork } from './password-line.ts';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

export type ProcessWork = PasswordWork & { id: number; cost: PasswordCost };
export type ProcessAnswer = PasswordAnswer & { id: number };

export type HashingProcess = {
  /** Refuses `retry` when the process died twice over the same work. */
  hash: Hasher;
  /** Its number, while one runs. */
  pid: () => number | undefined;
};

type Asked = {
  work: PasswordWork;
  tries: number;
  resolve: (answer: PasswordAnswer) => void;
  reject: (error: Error) => void;
};

const mostTries = 2;
/** A process that says nothing for so long hangs and is killed. */
const longestSilenceMs = 30_000;

const program = fileURLToPath(new URL('./passwords.program.ts', import.meta.url));

/** @param atATime how many it hashes side by side; each takes the cost's memory. */
export function createHashingProcess(cost: PasswordCost, atATime = 1): HashingProcess {
  let running: Running | undefined;
  const ask = (asked: Asked): void => {
    asked.tries += 1;
    running ??= start(atATime, (unanswered) => {
      running = undefined;
      for (const lost of unanswered) {
        if (lost.tries < mostTries) ask(lost);
        else lost.reject(new Refusal('retry'));
      }
    });
    running.ask(cost, asked);
  };
  return {
    hash: (work) => new Promise((resolve, reject) => ask({ work, tries: 0, resolve, reject })),
    pid: () => running?.child.pid,
  };
}

type Running = { child: ChildProcess; ask: (cost: PasswordCost, asked: Asked) => void };

function start(atATime: number, onEnd: (unanswered: Iterable<Asked>) => void): Running {
  // Its own session, since Linux shares processors between sessions before it looks at priorities;
  // and none of our environment, flags and secrets, of which it needs none.
  const child = fork(program, {
    detached: true,
    execArgv: [],
    env: { UV_THREADPOOL_SIZE: String(atATime) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, Asked>();
  let lastId = 0;
  let silence: NodeJS.Timeout | undefined;

  /** Only a hash in the making keeps the program alive. */
  const rest = () => {
    clearTimeout(silence);
    child.unref();
    child.channel?.unref();
  };
  const watch = () => {
    clearTimeout(silence);
    silence = setTimeout(kill, longestSilenceMs);
  };
  const kill = () => void child.kill('SIGKILL');
  const end = () => {
    child.removeAllListeners();
    child.on('error', () => undefined);
    clearTimeout(silence);
    countEvent('password_process_ended');
    onEnd(waiting.values());
  };
  child.once('exit', end);
  // It could not be started; one that runs fails to be sent to only once it has ended or is killed.
  child.once('error', () => (child.pid === undefined ? end() : kill()));
  child.once('disconnect', kill);
  child.on('message', ({ id, ...answer }: ProcessAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) rest();
    else watch();
    asked?.resolve(answer);
  });
  return {
    child,
    ask(cost, asked) {
      const id = (lastId += 1);
      waiting.set(id, asked);
      child.ref();
      child.channel?.ref();
      if (waiting.size === 1) watch();
      child.send({ id, cost, ...asked.work } satisfies ProcessWork, () => undefined);
    },
  };
}
