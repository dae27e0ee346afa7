import { runScript } from '#scripts/problem.ts';
import { runNode } from '#scripts/run-node.ts';
import { readSpan } from '#scripts/start/clock-span.ts';
import { findDatabase } from '#scripts/start/running.ts';

/** `npm run clock -- 25h`: how far ahead of the real time a product started with TEST_CLOCK=on is. */
await runScript(async () => {
  const { interval } = readSpan(process.argv[2] ?? '');
  const env = { ...process.env, DATABASE_URL: findDatabase(), AHEAD: interval };
  const program = 'apps/platform/src/test-clock/move-test-clock.ts';
  process.stdout.write(await runNode([program], env));
});
