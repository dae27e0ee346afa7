/**
 * Taking servers out of service without breaking a request. Balancers learn it first; then no
 * new connection is accepted, while each open one gets the answer it waits for and is asked to
 * close. Closing the server at once would cut connections whose request is still on its way.
 */
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Platform } from '#platform/platform.ts';

/** Time for balancers to read `/readyz` once more. */
const farewellMs = 400;
/** How long a quiet connection may stay; a busy one is bounded by its answers. */
const lingerMs = 1_000;
const lookMs = 25;

export async function drain(
  servers: readonly HttpServer[],
  brands: readonly Pick<Platform, 'health' | 'live'>[],
): Promise<void> {
  for (const { health } of brands) health.state = 'draining';
  await wait(farewellMs);
  for (const { health } of brands) health.state = 'closing';
  for (const { server } of servers) Server.prototype.close.call(server);
  for (const { live } of brands) {
    for (const connection of live.connections()) connection.close();
  }
  const deadline = performance.now() + lingerMs;
  while (performance.now() < deadline && (await countConnections(servers)) > 0) await wait(lookMs);
}

async function countConnections(servers: readonly HttpServer[]): Promise<number> {
  const counts = await Promise.all(
    servers.map(
      ({ server }) =>
        new Promise<number>((resolve) => {
          server.getConnections((_, count) => resolve(count));
        }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
