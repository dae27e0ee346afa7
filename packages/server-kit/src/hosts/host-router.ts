/**
 * Several servers behind one port, each found by the name a request was sent to. The servers do not
 * listen themselves: limits of time and size, and the end of connections, are those of this one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { StartError } from '@bahati/server-kit/config.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
  takeBeforeFastify,
} from '@bahati/server-kit/http-server.ts';
import type { Log } from '@bahati/server-kit/log.ts';

export type HostRouterOptions = {
  log: Log;
  /** The server of this host, a name in small letters without a port; undefined: none of ours. */
  serverAt: (host: string) => HttpServer | undefined;
  /** Answers whether the program is alive and ready, whatever name it is asked by. */
  first: HttpServer;
  /** Is there a proxy before us that says by X-Forwarded-Host which name it was asked for? */
  isProxyBelieved: boolean;
};

const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** A host that leads to no server is answered 404 `not_found`, before anything else is looked at. */
export function createHostRouter(options: HostRouterOptions): HttpServer {
  const { log, first, serverAt } = options;
  const router = createHttpServer({ log });
  const lead = (raw: IncomingMessage, response: ServerResponse): boolean => {
    if (options.isProxyBelieved) believeHost(raw);
    const isHealth = healthPaths.has((raw.url ?? '').split('?')[0] ?? '');
    const server = isHealth ? first : serverAt(hostName(raw.headers.host));
    // As if the request had arrived at that server itself.
    return server?.server.emit('request', raw, response) ?? false;
  };
  takeBeforeFastify(router, lead);
  router.addHook('onRequest', ({ raw }, reply, done) => {
    if (!lead(raw, reply.raw)) return done();
    reply.hijack();
  });
  refuseUnknownPaths(router, log);
  return router;
}

/** The last name is the one our own proxy was asked for; earlier ones are the visitor's word. */
function believeHost({ headers }: IncomingMessage): void {
  const told = String(headers['x-forwarded-host'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  if (told) headers.host = told;
}

/** `Tanzania.Localhost:8080` → `tanzania.localhost`; an IPv6 address keeps its brackets. */
export function hostName(host: string | undefined): string {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/**
 * One port for servers that each have an address of their own; a lone one listens itself. A program
 * of a machine, not of visitors, stands behind no proxy that would say other names.
 */
export async function serverOfAll(
  served: readonly { origin: string; server: HttpServer }[],
  log: Log,
): Promise<HttpServer> {
  const [first] = served;
  if (!first) throw new Error('There is nothing to serve.');
  if (served.length === 1) return first.server;
  const byHost = new Map(served.map(({ origin, server }) => [new URL(origin).hostname, server]));
  if (byHost.size < served.length) {
    throw new StartError('Two brands have the same host: give each an address of its own.');
  }
  await Promise.all(served.map(({ server }) => server.ready()));
  const serverAt = (host: string) => byHost.get(host);
  const router = createHostRouter({ log, serverAt, first: first.server, isProxyBelieved: false });
  if (served.some(({ server }) => server.server.listenerCount('upgrade') > 0)) {
    leadUpgrades(router, serverAt);
  }
  return router;
}

/** WebSockets come as upgrades, which no request handler sees. */
function leadUpgrades(router: HttpServer, serverAt: HostRouterOptions['serverAt']): void {
  router.server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    const server = serverAt(hostName(raw.headers.host));
    if (server?.server.emit('upgrade', raw, socket, head)) return;
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
}
