/**
 * Makes a brand in a migrated database: `NEW_BRAND='{…}' node apps/platform/src/bootstrap.ts`,
 * which `npm run bootstrap` calls. Run again it finishes what is missing and changes nothing else.
 */
import { join } from 'node:path';
import { runMain } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { platformConfig } from '#platform/config.ts';
import { assertMigrated } from '#platform/migration-state.ts';
import { readAnswers } from '#platform/new-brand/answers.ts';
import { makeBrand } from '#platform/new-brand/make-brand.ts';

await runMain(async () => {
  const answers = readAnswers(process.env['NEW_BRAND']);
  const config = platformConfig({ ...process.env, BRAND: answers.code });
  if (process.argv.includes('--check-answers')) return;
  await assertMigrated(config.DATABASE_URL);
  const owner = openDatabase(config.DATABASE_URL, {
    applicationName: 'bahati bootstrap',
    maxConnections: 1,
    onIdleError: () => undefined,
  });
  const usualFile = join(config.BAHATI_DATA_FOLDER, 'bootstrap', `${answers.code}.env`);
  try {
    const lines = await makeBrand(
      { config, owner, answers },
      process.env['SECRETS_FILE'] || usualFile,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await owner.end();
  }
});
