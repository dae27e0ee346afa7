/**
 * By what a provider knows a member: an opaque key of its own, made when the member first comes to
 * it. A provider that never met a member has nothing to name him by.
 */
import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { WalletIds } from '#domains/wallet/ledger/ledger.ts';

/** The provider's key of the member, made now where there is none. */
export async function keyOfMember(
  database: Database | Transaction,
  providerId: number,
  memberId: bigint,
): Promise<string> {
  const known = await readKey(database, providerId, memberId);
  if (known !== undefined) return known;
  await database.query(
    `INSERT INTO provider_members (provider_id, member_id, key) VALUES ($1, $2, $3)
     ON CONFLICT (provider_id, member_id) DO NOTHING`,
    [providerId, memberId, randomBytes(16).toString('base64url')],
  );
  // Ours, or that of whoever was faster.
  const made = await readKey(database, providerId, memberId);
  if (made === undefined) throw new Error(`The member ${memberId} was given no key.`);
  return made;
}

async function readKey(
  database: Database | Transaction,
  providerId: number,
  memberId: bigint,
): Promise<string | undefined> {
  const { rows } = await database.query<{ key: string }>(
    'SELECT key FROM provider_members WHERE provider_id = $1 AND member_id = $2',
    [providerId, memberId],
  );
  return rows[0]?.key;
}

const mostKnown = 200_000;

export type ProviderMembers = {
  /** The wallets behind these keys; one that the provider was never given is absent. */
  find: (
    database: Database,
    providerId: number,
    keys: readonly string[],
  ) => Promise<(key: string) => WalletIds | undefined>;
};

/** Keys and wallets never change, so those met lately are remembered. */
export function createProviderMembers(): ProviderMembers {
  const known = new Map<string, WalletIds>();
  return {
    async find(database, providerId, keys) {
      const found = new Map<string, WalletIds>();
      const missing = new Set<string>();
      for (const key of keys) {
        const wallet = known.get(`${providerId} ${key}`);
        if (wallet) found.set(key, wallet);
        else missing.add(key);
      }
      if (missing.size > 0) {
        for (const { key, ...wallet } of await readWallets(database, providerId, [...missing])) {
          const [oldest] = known.keys();
          if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
          known.set(`${providerId} ${key}`, wallet);
          found.set(key, wallet);
        }
      }
      return (key) => found.get(key);
    },
  };
}

async function readWallets(database: Database, providerId: number, keys: readonly string[]) {
  const { rows } = await database.query<WalletIds & { key: string }>(
    `SELECT m.key, cash.owner_id AS "ownerId", cash.currency, cash.id AS cash, held.id AS held
       FROM provider_members m
       JOIN accounts cash ON cash.owner_id = m.member_id AND cash.kind = 'cash' AND cash.scope = ''
       JOIN accounts held ON held.owner_id = cash.owner_id AND held.currency = cash.currency
                         AND held.kind = 'held' AND held.scope = ''
      WHERE m.provider_id = $1 AND m.key = ANY($2::text[])`,
    [providerId, keys],
  );
  return rows;
}
