/**
 * The agency at scale: a million members below one agent, 100,000 of them agents with contracts, and
 * a quarter of a year of play. Folding first, then the settlement of the quarter, then the pages that
 * read what both left. It takes some twelve minutes and 15 GB of disk.
 */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { platformConfig } from '#platform-app/config.ts';
import { type Context, noInstallation } from '#platform-app/context.ts';
import { startBenchServer } from '#bench/stage.ts';
import { timeFolding } from './fold.ts';
import { timePages } from './pages.ts';
import { timeProjection, timeSettlement } from './settle.ts';
import { openStage } from './stage.ts';

export async function benchAgency(): Promise<void> {
  const server = await startBenchServer();
  try {
    const { ownerUrl, drop } = await createTestDatabase();
    await timeAll(ownerUrl);
    await drop();
  } finally {
    await server.stop();
  }
}

async function timeAll(ownerUrl: string): Promise<void> {
  const stage = await openStage(ownerUrl);
  const database = openDatabase(ownerUrl, {
    applicationName: 'bench app',
    onIdleError: () => undefined,
  });
  try {
    const context = contextOf(ownerUrl, database);
    await timeFolding(context, stage);
    await timeSettlement(context, stage.owner);
    await timeProjection(context);
    await stage.owner.query('VACUUM ANALYZE');
    await timePages(ownerUrl, stage);
  } finally {
    await Promise.all([stage.owner.end(), database.end()]);
  }
}

/** As background work runs: with the limits of every statement. */
function contextOf(ownerUrl: string, database: Context['database']): Context {
  return {
    installation: noInstallation,
    config: platformConfig({ DATABASE_URL: ownerUrl, NODE_ENV: 'test' }),
    log: createLog('bench', 'silent'),
    database,
    now: () => new Date(),
    announceBalance: () => undefined,
  };
}
