import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { hashFiles } from '#scripts/hash-files.ts';
import { inRoot } from '#scripts/repository.ts';
import { runIfPresent } from '#scripts/run-node.ts';
import type { Server } from '#scripts/start/settings.ts';

const stamp = inRoot('.data', 'up-to-date');

/** Everything that decides what migrating and seeding would do to our own database. */
const hashOf = (described: Server[], identity: string): string =>
  hashFiles(
    [...described.map(({ folder }) => folder), 'packages', 'package-lock.json'],
    [
      identity,
      ...described.flatMap(({ env }) =>
        Object.entries(env)
          .filter(([name]) => /^NODE_ENV$|_(ORIGIN|URL)(__|$)|^(DEMO_)?BRANDS?$/.test(name))
          .map(([name, value]) => (name.includes('DATABASE_URL') ? name : `${name}=${value}`)),
      ),
    ],
  );

/**
 * Migrates and seeds. On our own database this is left out when it was done before with the same
 * files; somebody else's database may have changed meanwhile, and is asked every time.
 */
export const bringUpToDate = async (described: Server[], identity?: string): Promise<void> => {
  const hash = identity === undefined ? undefined : hashOf(described, identity);
  if (hash && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // One after another: roles and grants of one database do not like being changed at once. The
  // platform comes first: its seed makes the databases of further brands, where others have tables.
  for (const { folder, env } of described) {
    await runIfPresent(`${folder}/src/migrate.ts`, env);
    // A production database gets no demo people.
    if (env['NODE_ENV'] !== 'production') await runIfPresent(`${folder}/seed/seed.ts`, env);
  }
  if (hash) writeFileSync(stamp, hash);
};

/** After a start that failed nothing is taken for done: the next one looks again. */
export const forgetUpToDate = (): void => rmSync(stamp, { force: true });
