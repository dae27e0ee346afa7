import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Far beyond the dearest journey: a fault may make it wait in vain more than once. */
const runLimitMs = 20 * 60_000;
/** The runner stops its PostgreSQL before it leaves. */
const leaveLimitMs = 30_000;

/**
 * Runs these test files in the copy as `npm test -- path …` would, on the copy's own runner, and
 * answers what that printed.
 */
export const runTests = async (
  copy: string,
  tests: readonly string[],
  interruption: AbortSignal,
): Promise<string> => {
  const { NODE_TEST_CONTEXT: _, NODE_COMPILE_CACHE: __, ...env } = process.env;
  // The channel closes when this process ends, however it ends, and the runner then ends too.
  const child = spawn(process.execPath, [join(copy, 'scripts/test/main.ts'), ...tests], {
    cwd: copy,
    env: { ...env, NODE_COMPILE_CACHE: join(copy, '.cache', 'compile') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const settled = new AbortController();
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await sleep(leaveLimitMs, undefined, { signal: settled.signal }).catch(() => undefined);
    child.kill('SIGKILL');
  };
  const stopNow = (): void => void stop();
  const limit = setTimeout(stopNow, runLimitMs);
  interruption.addEventListener('abort', stopNow);
  if (interruption.aborted) stopNow();
  await ended;
  settled.abort();
  clearTimeout(limit);
  interruption.removeEventListener('abort', stopNow);
  return output;
};
