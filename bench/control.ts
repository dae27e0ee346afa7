/**
 * The control every figure is divided by: what `pgbench -N` does, of our own, so that it runs
 * anywhere: per transaction BEGIN, one UPDATE of a random account of 100,000, one SELECT of it,
 * one INSERT into a history, COMMIT; prepared statements, 16 clients, the same server and the
 * same durability as the platform.
 */
import { Client } from 'pg';

export type ControlOrder = { url: string; clients: number; seconds: number };
export type ControlResult = { count: number; seconds: number; meanLatencyUs: number };

const accounts = 100_000;

export async function prepareControl(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE TABLE IF NOT EXISTS control_accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84));
    CREATE TABLE IF NOT EXISTS control_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    TRUNCATE control_accounts, control_history;
    INSERT INTO control_accounts SELECT n, 1, 0, '' FROM generate_series(1, ${accounts}) n;`);
  await client.query('VACUUM ANALYZE control_accounts');
  await client.end();
}

export async function runControl(order: ControlOrder): Promise<ControlResult> {
  const clients = await Promise.all(
    Array.from({ length: order.clients }, async () => {
      const client = new Client({ connectionString: order.url });
      await client.connect();
      return client;
    }),
  );
  const startedAt = performance.now();
  const endsAt = startedAt + order.seconds * 1000;
  let count = 0;
  let random = 12_345;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < endsAt) {
        random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
        await oneTransaction(client, (random >>> 8) % accounts, (random >>> 4) % 10_000);
        count += 1;
      }
      await client.end();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { count, seconds, meanLatencyUs: Math.round((seconds * 1e6 * order.clients) / count) };
}

async function oneTransaction(client: Client, at: number, delta: number): Promise<void> {
  const aid = at + 1;
  await client.query({ name: 'begin', text: 'BEGIN' });
  await client.query({
    name: 'update',
    text: 'UPDATE control_accounts SET abalance = abalance + $1 WHERE aid = $2',
    values: [delta, aid],
  });
  await client.query({
    name: 'select',
    text: 'SELECT abalance FROM control_accounts WHERE aid = $1',
    values: [aid],
  });
  await client.query({
    name: 'insert',
    text: `INSERT INTO control_history (tid, bid, aid, delta, mtime)
           VALUES (1, 1, $1, $2, CURRENT_TIMESTAMP)`,
    values: [aid, delta],
  });
  await client.query({ name: 'end', text: 'END' });
}

if (import.meta.main) {
  process.once('message', (order: ControlOrder) => {
    runControl(order).then(
      (result) => process.send?.(result, () => process.exit(0)),
      (error: unknown) => {
        throw error;
      },
    );
  });
  process.send?.('ready');
}
