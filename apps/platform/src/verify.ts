/**
 * Proves on a running database that the books and the audit log are whole:
 * `node apps/platform/src/verify.ts`. Exits 1 on a breach.
 */
import { runMain } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { platformConfig } from '#platform/config.ts';
import { assertMigrated } from '#platform/migration-state.ts';
import { verifyAudit } from '#domains/system/audit/audit.ts';
import { verifyLedger } from '#domains/wallet/ledger/ledger.ts';

await runMain(async () => {
  const { DATABASE_URL } = platformConfig(process.env);
  await assertMigrated(DATABASE_URL);
  const database = openDatabase(DATABASE_URL, {
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
});
