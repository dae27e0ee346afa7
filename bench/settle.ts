/**
 * The platform's own settling in one process, divided by its statements sent bare in batches of
 * the same size: what the rules, the gathering and the batch state cost on top of SQL.
 */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { median } from 'simple-statistics';
import { platformConfig } from '#platform-app/config.ts';
import { noInstallation } from '#platform-app/context.ts';
import { applyOperation } from '#platform-app/domains/gaming/provider-calls/apply-operation.ts';
import { type Gaming, openGaming } from '#platform-app/domains/gaming/gaming.ts';
import { runBareBatches } from './bare-batches.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

/** Two batches at the database and one waiting, as the bare writers always have one ready. */
const inFlight = 384;
const betsARun = 24_000;
const rounds = 3;

export async function benchSettle(): Promise<void> {
  const stage = await openStage({ isPlatformStarted: false });
  const log = createLog('bench', 'warn');
  const config = platformConfig({ DATABASE_URL: stage.ownerUrl, NODE_ENV: 'test' });
  const onIdleError = (error: Error) => log.warn(error);
  const database = openDatabase(stage.ownerUrl, { applicationName: 'bench', onIdleError });
  const announceBalance = () => undefined;
  const now = () => new Date();
  const context = { config, log, database, announceBalance, now };
  const gaming = await openGaming({ ...context, installation: noInstallation });
  try {
    await settle(gaming, stage);
    await stage.database.query('VACUUM ANALYZE');
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await runBareBatches(stage, gaming, { bets: betsARun, batchSize: 128 }));
      ours.push(await settle(gaming, stage));
    }
    report('settle_over_bare_sql', median(ours) / median(bare), { ours, bare });
  } finally {
    await gaming.stop();
    await database.end();
    await stage.close();
  }
}

/** Bets a second with this many under way at a time. */
async function settle(gaming: Gaming, stage: Stage): Promise<number> {
  const provider = gaming.directory.provider(testProvider.code);
  if (!provider) throw new Error('The test provider is missing.');
  const bodies = stage.bodies(betsARun, false).map((body) => JSON.parse(body) as object);
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let body = bodies[next++]; body; body = bodies[next++]) {
        await applyOperation(gaming, provider, { ...body, kind: 'betwin' } as never);
      }
    }),
  );
  return (betsARun * 1000) / (performance.now() - startedAt);
}
