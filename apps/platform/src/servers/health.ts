/** Is the program alive, and may it be given work? */
import type { Database } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';

export type Health = {
  /** draining: serving, no longer to be chosen; closing: each answer is a connection's last. */
  state: 'starting' | 'ready' | 'draining' | 'closing';
  database: Database;
};

/** Is each answer the last of its connection? */
export const isClosing = ({ state }: Health): boolean => state === 'closing';

export function serveHealth(server: HttpServer, health: Health): void {
  server.get('/healthz', async (_, reply) => reply.send({ status: 'alive' }));
  server.get('/readyz', async (_, reply) => {
    const status = health.state === 'ready' ? await askDatabase(health.database) : health.state;
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  server.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing(health)) reply.header('connection', 'close');
    done(null, payload);
  });
}

async function askDatabase(database: Database): Promise<'ready' | 'database_unreachable'> {
  try {
    await database.query('SELECT 1');
    return 'ready';
  } catch {
    return 'database_unreachable';
  }
}
