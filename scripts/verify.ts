import { existsSync } from 'node:fs';

import { spawnSync } from 'node:child_process';

import { Problem, runScript } from '#scripts/problem.ts';
import { isRunning } from '#scripts/processes.ts';
import { inRoot, root } from '#scripts/repository.ts';
import { readRunning } from '#scripts/start/running.ts';

/**
 * `npm run verify`: the platform's own check of the ledger's invariants, on the database of the
 * running product or on the one DATABASE_URL names.
 */
const findDatabase = (): string => {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const running = readRunning();
  if (running && isRunning(running.launcher)) return running.databaseUrl;
  throw new Problem('Nothing to verify: start the product with "npm start", or set DATABASE_URL.');
};

await runScript(async () => {
  const program = 'apps/platform/src/verify.ts';
  if (!existsSync(inRoot(program))) throw new Problem(`${program} is missing.`);
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: findDatabase() },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
