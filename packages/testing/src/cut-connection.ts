/**
 * A database whose connection is cut at a chosen statement of a transaction, as when the process that
 * holds it is killed there: the server undoes whatever was not committed.
 */
import type { Pool, PoolClient } from 'pg';

export class CutConnection extends Error {
  constructor() {
    super('The connection was cut.');
  }
}

/** @param at the statement, from 1, that is not sent any more; BEGIN is the first. */
export function cutAt(database: Pool, at: number): Pool {
  return new Proxy(database, {
    get: (pool, name) =>
      name === 'connect'
        ? async () => cutClient(await pool.connect(), at)
        : Reflect.get(pool, name),
  });
}

function cutClient(client: PoolClient, at: number): PoolClient {
  let sent = 0;
  const query = (...asked: unknown[]): unknown => {
    sent += 1;
    if (sent === at) client.release(true);
    if (sent >= at) throw new CutConnection();
    return Reflect.apply(client.query, client, asked);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      // It was given back as it was cut.
      if (name === 'release' && sent >= at) return () => undefined;
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}

/**
 * Does a transaction again and again, cut one statement later each time, until it goes through, and
 * looks after every cut. Answers how often it was cut.
 */
export async function cutEverywhere(
  database: Pool,
  work: (cut: Pool) => Promise<unknown>,
  look: () => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at++) {
    try {
      await work(cutAt(database, at));
      return at - 1;
    } catch (error) {
      if (!(error instanceof CutConnection)) throw error;
      await look();
    }
  }
}
