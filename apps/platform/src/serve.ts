/** Opens the program's three servers and its background work, and ends them in order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@bahati/server-kit/config.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { metricsText, startDefaultMetrics } from '@bahati/server-kit/metrics/metrics.ts';
import type { Config } from '#platform/config.ts';
import { type Health, serveHealth } from '#platform/servers/health.ts';
import { startJobs } from '#platform/jobs.ts';
import { openPlatform } from '#platform/platform.ts';
import { startKeepingCallTimes } from '#domains/system/jobs/jobs.ts';
import { startSweepingIncoming } from '#domains/system/uploads/uploads.ts';
import { startSealing } from '#domains/wallet/ledger/ledger.ts';

const apps = join(import.meta.dirname, '..', '..');

export async function serve(config: Config, log: Log): Promise<void> {
  startDefaultMetrics();
  const platform = await openPlatform({
    config,
    log,
    siteFolders: {
      playerSite: join(apps, 'player-site', 'dist'),
      backOffice: join(apps, 'back-office', 'dist'),
    },
  });
  const { app, health } = platform;
  const internal = createInternalServer(log, health);
  try {
    await listen(internal, '127.0.0.1', config.METRICS_PORT);
    await listen(app.player, config.HOST, config.PORT);
    await listen(app.backOffice, config.HOST, config.BACK_OFFICE_PORT);
  } catch (error) {
    await Promise.all([internal.close(), platform.close()]);
    throw error;
  }
  const sealing = startSealing(platform.context.database, log);
  const sweeping = startSweepingIncoming(config, log);
  const jobs = await startJobs(platform.context);
  health.state = 'ready';
  const about = { version: readVersion(), state: () => health.state };
  const keeping = startKeepingCallTimes(platform.context.database, log, about);
  log.info({ port: config.PORT, backOfficePort: config.BACK_OFFICE_PORT }, 'ready');
  process.send?.({ type: 'ready' });
  endGracefully(log, async () => {
    await Promise.all([platform.drain(), jobs.stop(), sealing.stop(), sweeping.stop()]);
    await keeping.stop();
    await platform.close();
    await internal.close();
  });
}

function readVersion(): string {
  const text = readFileSync(join(apps, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function createInternalServer(log: Log, health: Health): HttpServer {
  const server = createHttpServer({ log });
  serveHealth(server, health);
  server.get('/metrics', async (_, reply) => {
    const { contentType, text } = await metricsText();
    return reply.header('content-type', contentType).send(text);
  });
  refuseUnknownPaths(server, log);
  return server;
}

async function listen(server: HttpServer, host: string, port: number): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(`The port ${port} is taken: stop what uses it or choose another.`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartError(`The address ${host}:${port} cannot be listened on.`);
    }
    throw error;
  }
}
