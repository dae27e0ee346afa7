/** The statements of a batch of whole rounds, sent bare: no rules, no gathering, no HTTP. */
import { openDatabase, type Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { Stage } from './stage.ts';

export type BareOrder = { batches: number; batchSize: number; writers: number };

/** Bets a second of writers that send batch after batch. */
export async function runBareBatches(stage: Stage, order: BareOrder): Promise<number> {
  const pool = openDatabase(stage.ownerUrl, {
    applicationName: 'bare',
    onIdleError: () => undefined,
    maxConnections: order.writers,
    settings: { enable_seqscan: 'off', plan_cache_mode: 'force_generic_plan', jit: 'off' },
  });
  const { rows } = await pool.query<{ id: bigint; owner: bigint }>(
    `SELECT id, owner_id AS owner FROM accounts WHERE kind = 'cash' AND owner_id > 0 ORDER BY id`,
  );
  let left = order.batches;
  let sent = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: order.writers }, async (_, writer) => {
      const own = rows.filter((_, at) => at % order.writers === writer);
      const client = await pool.connect();
      while (left-- > 0) {
        const members = Array.from({ length: order.batchSize }, () => {
          sent += 1;
          const member = own[(sent * 7_919) % own.length];
          if (!member) throw new Error('There are no wallets.');
          return member;
        });
        await bareBatch(client, members);
      }
      client.release();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return (order.batches * order.batchSize) / seconds;
}

let names = 0;

type Statements = Statement[];
type Read = { accounts: bigint[]; owners: bigint[]; externals: string[] };

function reads({ accounts, owners, externals }: Read): Statements {
  return [
    { name: 'begin', text: 'BEGIN' },
    {
      name: 'lock',
      text: 'SELECT id, balance, blocks FROM accounts WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE',
      values: [accounts],
    },
    {
      name: 'ids',
      text: `SELECT nextval('provider_transactions_id_seq') AS id FROM generate_series(1, $1::int)`,
      values: [owners.length],
    },
    {
      name: 'seen',
      text: `SELECT t.* FROM unnest($1::bigint[], $2::text[]) AS i (scope, external)
               JOIN provider_transactions t ON t.provider_id = 900
                AND t.scope_member_id = i.scope AND t.external_id = i.external`,
      values: [owners.map(() => 0n), externals],
    },
    {
      name: 'rounds',
      text: `SELECT r.* FROM unnest($1::bigint[], $2::text[]) AS i (member, external)
               JOIN rounds r ON r.provider_id = 900 AND r.member_id = i.member
                AND r.external_id = i.external`,
      values: [owners, externals],
    },
    {
      name: 'sessions',
      text: `SELECT g.* FROM game_sessions g JOIN sessions s ON s.id = g.login_session_id
               JOIN members m ON m.id = g.member_id WHERE g.member_id = ANY($1::bigint[])`,
      values: [owners],
    },
  ];
}

type Write = Read & { ids: bigint[]; debits: bigint[] };

function writes({ accounts, owners, externals, ids, debits }: Write): Statements {
  return [
    {
      name: 'insert-rounds',
      text: `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake,
               payout, bet_count, win_count, state, settled_at)
             SELECT id, 900, member, external, 900, 'KES', 100, 0, 1, 1, 2, now()
               FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS i (id, member, external)`,
      values: [ids, owners, externals],
    },
    {
      name: 'insert-transactions',
      text: `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind,
               state, member_id, round_id, round_external_id, game_id, currency, stake, payout)
             SELECT id, 900, 0, external, 3, 1, member, id, external, 900, 'KES', 100, 0
               FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS i (id, member, external)`,
      values: [ids, owners, externals],
    },
    {
      name: 'insert-transfers',
      text: `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference)
             SELECT account, 1, 100, 4, id
               FROM unnest($1::bigint[], $2::bigint[]) AS i (account, id)`,
      values: [debits, ids],
    },
    {
      name: 'update',
      text: 'UPDATE accounts SET balance = balance - 100 WHERE id = ANY($1)',
      values: [accounts],
    },
    { name: 'commit', text: 'COMMIT' },
  ];
}

async function bareBatch(client: Transaction, members: { id: bigint; owner: bigint }[]) {
  const debits = members.map(({ id }) => id);
  const owners = members.map(({ owner }) => owner);
  const externals = members.map(() => `bare${++names}`);
  const read: Read = { accounts: [...new Set(debits)], owners, externals };
  const [, , ids] = await sendStatements(client, reads(read));
  const fresh = ((ids?.rows ?? []) as { id: bigint }[]).map(({ id }) => id);
  await sendStatements(client, writes({ ...read, debits, ids: fresh }));
}
