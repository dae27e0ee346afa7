/** Two brands in one process for tests, each on a database of its own: Kenya's first, Tanzania's beside it. */
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { callsOf, openTestOwner, testEnvironment, testLog } from '#platform/platform.testing.ts';
import { seedBrand } from '#seed/seed-brand.ts';
import { kenya, tanzania } from '#seed/seeded-brand.ts';
import { readBrandConfigs } from './installed-brands.ts';
import { type OpenInstallation, openInstallation } from './open-installation.ts';

export type TestBrand = Platform &
  ReturnType<typeof callsOf> & { owner: ReturnType<typeof openTestOwner>; ownerUrl: string };

export type TwoBrands = {
  kenya: TestBrand;
  tanzania: TestBrand;
  /** What listens when the program runs: finds the brand by the host. */
  servers: Record<'player' | 'backOffice', HttpServer>;
  close: () => Promise<void>;
};

export async function openTwoBrands(
  options: { environment?: Record<string, string>; now?: () => Date } = {},
): Promise<TwoBrands> {
  const databases = [await createTestDatabase(), await createTestDatabase()] as const;
  const owners = databases.map(({ ownerUrl }) => openTestOwner(ownerUrl));
  const [ownerOfKenya, ownerOfTanzania] = owners;
  if (!ownerOfKenya || !ownerOfTanzania) throw new Error('Two databases were asked for.');
  await seedBrand(ownerOfKenya, kenya);
  await seedBrand(ownerOfTanzania, tanzania);
  await ownerOfKenya.query('INSERT INTO installed_brands (code, database_name) VALUES ($1, $2)', [
    tanzania.code,
    databases[1].name,
  ]);
  const opened: OpenInstallation = await openInstallation({
    configs: await readBrandConfigs(testEnvironment(databases[0].ownerUrl, options.environment)),
    log: testLog(),
    ...(options.now ? { now: options.now } : {}),
  });
  const brandAt = (at: 0 | 1): TestBrand => {
    const platform = opened.platforms[at];
    const owner = owners[at];
    if (!platform || !owner) throw new Error('A brand is missing.');
    return { ...platform, ...callsOf(platform), owner, ownerUrl: databases[at].ownerUrl };
  };
  return {
    kenya: brandAt(0),
    tanzania: brandAt(1),
    servers: opened.servers,
    async close() {
      await opened.close();
      for (const owner of owners) await owner.end();
      for (const database of databases) await database.drop();
    },
  };
}
