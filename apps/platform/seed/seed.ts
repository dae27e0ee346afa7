/**
 * Fills databases with the demo's brands, their people and their play: safe to run at every start,
 * refused in production. `node apps/platform/seed/seed.ts`; DEMO_BRANDS names which of them.
 */
import { brandCode, runMain, StartError } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import type { Config } from '#platform/config.ts';
import { type Context, noInstallation } from '#platform/context.ts';
import { firstBrandConfig, furtherBrandConfig } from '#platform/installation/brand-settings.ts';
import { prepareBrandDatabase, registerBrand } from '#platform/installation/install-brand.ts';
import { demoBrands, kenya, type SeededBrand } from './seeded-brand.ts';

await runMain(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new StartError('The demo brand and its logins are refused in production.');
  }
  const first = firstBrandConfig(process.env);
  const wanted = readWanted(process.env['DEMO_BRANDS']);
  await Promise.all([
    seedInto(first, kenya),
    ...wanted.map((brand) => seedFurtherBrand(first, brand)),
  ]);
});

/** The brands beside the first; without a word there is none. */
function readWanted(text = ''): SeededBrand[] {
  const codes = text.split(',').filter((code) => code !== '' && code !== kenya.code);
  return codes.map((code) => {
    const brand = demoBrands.find((each) => each.code === brandCode.safeParse(code).data);
    if (!brand) throw new StartError(`DEMO_BRANDS names ${code}, which the demo does not have.`);
    return brand;
  });
}

async function seedFurtherBrand(first: Config, brand: SeededBrand): Promise<void> {
  const { code } = brand;
  const { databaseName } = await prepareBrandDatabase(first.DATABASE_URL, code);
  const hosts = { domains: brand.hosts, backOfficeDomains: brand.hosts };
  await seedInto(furtherBrandConfig(process.env, first, { code, databaseName, hosts }), brand);
  await registerBrand(first.DATABASE_URL, { code, databaseName });
}

async function seedInto(config: Config, brand: SeededBrand): Promise<void> {
  const log = createLog('seed', config.LOG_LEVEL);
  const onIdleError = (error: Error) => log.warn({ err: error }, 'idle connection lost');
  const owner = openDatabase(config.DATABASE_URL, {
    applicationName: 'bahati seed',
    maxConnections: 2,
    onIdleError,
  });
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati seed',
    maxConnections: 4,
    onIdleError,
  });
  const context: Context = {
    database,
    config,
    log,
    now: () => new Date(),
    announceBalance: () => undefined,
    installation: noInstallation,
  };
  try {
    // All that seeding takes is loaded only where it is not refused.
    const { seedDemo } = await import('./seed-demo.ts');
    await seedDemo(context, owner, brand);
  } finally {
    await Promise.all([owner.end(), database.end()]);
  }
}
