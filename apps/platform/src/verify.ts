/**
 * Proves on running databases that the books and the audit log of every brand are whole:
 * `node apps/platform/src/verify.ts`. Exits 1 on a breach.
 */
import { runMain } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { firstBrandConfig } from '#platform/installation/brand-settings.ts';
import { brandDatabaseUrls } from '#platform/installation/installed-brands.ts';
import { assertMigrated } from '#platform/migration-state.ts';
import { verifyAudit } from '#domains/system/audit/audit.ts';
import { verifyLedger } from '#domains/wallet/ledger/ledger.ts';

await runMain(async () => {
  const { DATABASE_URL } = firstBrandConfig(process.env);
  await assertMigrated(DATABASE_URL);
  const databases = await brandDatabaseUrls(DATABASE_URL);
  for (const { code, url } of databases) {
    if (databases.length > 1) process.stdout.write(`Brand ${code ?? '(first)'}\n`);
    await verifyBrand(url);
  }
});

async function verifyBrand(url: string): Promise<void> {
  const database = openDatabase(url, {
    role: 'bahati_app',
    applicationName: 'bahati verify',
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  try {
    const ledger = await verifyLedger(database);
    const audit = await verifyAudit(database);
    const breaches = [...ledger.breaches, ...audit.breaches];
    const { transfers, accounts, blocks } = ledger;
    process.stdout.write(
      [
        `Ledger: ${transfers} transfers on ${accounts} accounts, ${blocks} sealed blocks.`,
        `Audit log: ${audit.entries} entries.`,
        ...breaches.map((breach) => `BREACH: ${breach}`),
        breaches.length === 0 ? 'Everything is whole.' : `${breaches.length} breaches.`,
        '',
      ].join('\n'),
    );
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await database.end();
  }
}
