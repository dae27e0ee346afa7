/**
 * Sets up a provider or gives one a new key, and prints the key this once:
 * `NEW_PROVIDER='{…}' node apps/platform/src/register-provider.ts`, which `npm run register-provider`
 * calls.
 */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { z } from 'zod';
import { registerProvider } from '#domains/gaming/providers/providers.ts';
import { platformConfig } from '#platform/config.ts';
import { assertMigrated } from '#platform/migration-state.ts';

const given = z.object({
  code: z.string().regex(/^[A-Za-z][\w-]{1,39}$/),
  apiUrl: z.string().default(''),
  launchUrl: z.string().default(''),
  areIdsPerMember: z.boolean().default(false),
  stuckAfterMinutes: z.coerce.number().int().min(10).max(43_200).default(1_560),
  overlapHours: z.coerce.number().int().min(0).max(720).optional(),
});

await runMain(async () => {
  const read = given.safeParse(JSON.parse(process.env['NEW_PROVIDER'] ?? '{}'));
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new StartError(`The provider cannot be set up so. ${wrong.join('; ')}.`);
  }
  const { areIdsPerMember, launchUrl, ...wish } = read.data;
  const config = platformConfig(process.env);
  await assertMigrated(config.DATABASE_URL);
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati register provider',
    maxConnections: 1,
    onIdleError: () => undefined,
  });
  try {
    const key = await registerProvider(
      { database, config },
      {
        ...wish,
        launchUrl: launchUrl || wish.apiUrl,
        isIdScopeGlobal: !areIdsPerMember,
        isUnknownRollbackOk: true,
      },
    );
    process.stdout.write(
      key === undefined
        ? `The provider ${wish.code} is there; --overlap-hours makes a new key.\n`
        : `${key}\n`,
    );
  } finally {
    await database.end();
  }
});
