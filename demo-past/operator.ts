/** The operator's accounts that a demo's past moves money to and from. */
import { Client } from 'pg';
import type { PastGame, Taxes } from './house.ts';
import type { Market } from './markets.ts';

export type Accounts = ReadonlyMap<string, bigint>;

const rails = {
  KE: ['mpesa', 'airtel', 'pesa-pepe'],
  TZ: ['mpesa-tz'],
} as const;

/** Opens those that are not there yet, each for good, whatever becomes of the past. */
export async function openAccounts(
  client: Client,
  { currency, country }: Market,
  games: readonly PastGame[],
  taxes: Taxes,
): Promise<Accounts> {
  const pools = games.flatMap(({ vendorCode, game }) =>
    (game.progressive?.levels ?? []).map(({ level }) => ['jackpot_pool', `${vendorCode} ${level}`]),
  );
  const wanted = [
    ...games.map(({ vendorCode }) => ['game_revenue', vendorCode]),
    ...rails[country].map((rail) => ['payment_clearing', rail]),
    ...[taxes.deposit, taxes.withdrawal].flatMap((rate) =>
      rate ? [['tax_payable', rate.code]] : [],
    ),
    ...pools,
  ];
  const kinds = wanted.map(([kind]) => kind);
  const scopes = wanted.map(([, scope]) => scope);
  await client.query(
    `INSERT INTO accounts (id, owner_id, kind, scope, currency)
     SELECT nextval('operator_account_ids'), 0, kind, scope, $3
       FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) AS wanted (kind, scope)) AS wanted
      WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.owner_id = 0 AND a.kind = wanted.kind
                           AND a.scope = wanted.scope AND a.currency = $3)
     ON CONFLICT DO NOTHING`,
    [kinds, scopes, currency],
  );
  const { rows } = await client.query<{ id: bigint; kind: string; scope: string }>(
    'SELECT id, kind, scope FROM accounts WHERE owner_id = 0 AND currency = $1',
    [currency],
  );
  return new Map(rows.map(({ id, kind, scope }) => [`${kind} ${scope}`, id]));
}

export function readAccount(accounts: Accounts, kind: string, scope: string): bigint {
  const id = accounts.get(`${kind} ${scope}`);
  if (id === undefined) throw new Error(`The operator has no account ${kind} ${scope}.`);
  return id;
}
