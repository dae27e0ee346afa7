/** Opens the program's three servers and its background work, and ends them in order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@bahati/server-kit/config.ts';
import { givenSockets } from '@bahati/server-kit/starting/given-sockets.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { noteCompiled } from '@bahati/server-kit/starting/quick-start.ts';
import { metricsText, startDefaultMetrics } from '@bahati/server-kit/metrics/metrics.ts';
import type { Config } from '#platform/config.ts';
import { type Health, serveHealth } from '#platform/servers/health.ts';
import { startJobs } from '#platform/jobs.ts';
import { drain } from '#platform/drain.ts';
import { openInstallation } from '#platform/installation/open-installation.ts';
import type { Platform } from '#platform/platform.ts';
import { startKeepingCallTimes } from '#domains/system/jobs/jobs.ts';
import { startSweepingIncoming } from '#domains/system/uploads/uploads.ts';
import { startSealing } from '#domains/wallet/ledger/ledger.ts';

const apps = join(import.meta.dirname, '..', '..');

/** @param configs of every brand, the first one first; ports and hosts are the first one's. */
export async function serve(configs: readonly Config[], log: Log): Promise<void> {
  const [playerSocket, officeSocket] = givenSockets(process.env, {
    wanted: 2,
    pid: process.pid,
    names: 'of PORT and of BACK_OFFICE_PORT',
  });
  startDefaultMetrics();
  const installation = await openInstallation({
    configs,
    log,
    siteFolders: {
      playerSite: join(apps, 'player-site', 'dist'),
      backOffice: join(apps, 'back-office', 'dist'),
    },
  });
  const { platforms, servers } = installation;
  const [{ health, context }] = platforms;
  const { config } = context;
  const internal = createInternalServer(log, health);
  try {
    await listen(internal, '127.0.0.1', config.METRICS_PORT);
    await listen(servers.player, config.HOST, config.PORT, playerSocket);
    await listen(servers.backOffice, config.HOST, config.BACK_OFFICE_PORT, officeSocket);
  } catch (error) {
    await Promise.all([internal.close(), installation.close()]);
    throw error;
  }
  const work = await Promise.all(platforms.map((platform) => startWork(platform)));
  noteCompiled();
  for (const platform of platforms) platform.health.state = 'ready';
  const about = { version: readVersion(), state: () => health.state };
  const keeping = platforms.map((platform) => startKeepingCallTimes(platform.context, about));
  log.info({ port: config.PORT, backOfficePort: config.BACK_OFFICE_PORT }, 'ready');
  process.send?.({ type: 'ready' });
  endGracefully(log, async () => {
    const listening = [servers.player, servers.backOffice];
    await Promise.all([drain(listening, platforms), ...work.map(({ stop }) => stop())]);
    await Promise.all(keeping.map(({ stop }) => stop()));
    await installation.close();
    await internal.close();
  });
}

/** What one brand does without being asked. */
async function startWork({ context }: Platform): Promise<{ stop: () => Promise<void> }> {
  const { config, database, log } = context;
  const sealing = startSealing(database, log);
  const sweeping = startSweepingIncoming(config, log);
  const jobs = await startJobs(context);
  return {
    async stop() {
      await Promise.all([jobs.stop(), sealing.stop(), sweeping.stop()]);
    },
  };
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

/** @param socket that was opened for the server already: then host and port are the opener's. */
async function listen(
  server: HttpServer,
  host: string,
  port: number,
  socket?: number,
): Promise<void> {
  // Node takes the socket before it looks at the port.
  const given = socket === undefined ? {} : { fd: socket };
  try {
    await server.listen({ host, port, ...given });
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
