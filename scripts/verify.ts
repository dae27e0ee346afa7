import { existsSync } from 'node:fs';

import { spawnSync } from 'node:child_process';

import { Problem, runScript } from '#scripts/problem.ts';
import { inRoot, root } from '#scripts/repository.ts';
import { findDatabase } from '#scripts/start/running.ts';

/** `npm run verify`: the platform's own check of the ledger's invariants. */
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
