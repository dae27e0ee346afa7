/**
 * Makes a brand in a migrated database: `NEW_BRAND='{…}' node apps/platform/src/bootstrap.ts`,
 * which `npm run bootstrap` calls. Run again it finishes what is missing and changes nothing else.
 * With `--place` it makes a further brand's database and tells where it stands, no more.
 */
import { join } from 'node:path';
import { runMain, settingsOfBrand } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { firstBrandConfig } from '#platform/installation/brand-settings.ts';
import { findPlace, registerBrand } from '#platform/installation/install-brand.ts';
import { assertMigrated } from '#platform/migration-state.ts';
import { readAnswers } from '#platform/new-brand/answers.ts';
import { assertHostsFree } from '#platform/new-brand/free-hosts.ts';
import { makeBrand } from '#platform/new-brand/make-brand.ts';

await runMain(async () => {
  const answers = readAnswers(process.env['NEW_BRAND']);
  // With the settings of this brand alone, whether it is the first or a further one.
  const config = firstBrandConfig({ ...process.env, BRAND: answers.code });
  if (process.argv.includes('--check-answers')) return;
  if (process.argv.includes('--place')) {
    process.stdout.write(JSON.stringify(await findPlace(config.DATABASE_URL, answers.code)));
    return;
  }
  await assertMigrated(config.DATABASE_URL);
  await assertHostsFree(process.env['FIRST_DATABASE_URL'] || config.DATABASE_URL, answers);
  const owner = openDatabase(config.DATABASE_URL, {
    applicationName: 'bahati bootstrap',
    maxConnections: 1,
    onIdleError: () => undefined,
  });
  const usualFile = join(config.BAHATI_DATA_FOLDER, 'bootstrap', `${answers.code}.env`);
  try {
    const lines = await makeBrand(
      { config, owner, answers, givenKey: givenKeyOf(answers.code, config.DATABASE_URL) },
      process.env['SECRETS_FILE'] || usualFile,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    await registerFurther(answers.code);
  } finally {
    await owner.end();
  }
});

/** The last step of a further brand: from the next start on it is served. */
async function registerFurther(code: string): Promise<void> {
  const { FIRST_DATABASE_URL: first, DATABASE_NAME: databaseName } = process.env;
  if (first && databaseName) await registerBrand(first, { code, databaseName });
}

/** What the games server was told to sign with for this brand; undefined: one is made. */
function givenKeyOf(code: string, databaseUrl: string): string | undefined {
  const own = settingsOfBrand(process.env, code)['PROVIDER_KEY'];
  const isFirst = (process.env['FIRST_DATABASE_URL'] || databaseUrl) === databaseUrl;
  return own || (isFirst ? process.env['PROVIDER_KEY'] : undefined) || undefined;
}
