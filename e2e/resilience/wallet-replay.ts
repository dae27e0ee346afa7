/** What a provider's operations became in a database, and sending them all once more. */
import assert from 'node:assert/strict';
import type { Pool } from 'pg';

import type { TestMember } from '@bahati/testing/factories.ts';
import type { WalletClient } from './wallet-client.ts';
import type { Books, Operation } from './wallet-traffic.ts';

/** Our id of each operation by the provider's, and its state. */
export type Standing = ReadonlyMap<string, { id: string; state: number }>;

/** Operations of the test provider that the database holds. */
export const readStanding = async (database: Pool): Promise<Standing> => {
  const { rows } = await database.query<{ external: string; id: string; state: number }>(
    `SELECT external_id AS external, id::text, state FROM provider_transactions
      WHERE provider_id = 900 AND external_id NOT LIKE 'history-%'`,
  );
  return new Map(rows.map(({ external, id, state }) => [external, { id, state }]));
};

export const readBooks = async (
  database: Pool,
  members: readonly TestMember[],
): Promise<Map<bigint, Books>> => {
  const { rows } = await database.query<{ owner: string; cash: string; held: string }>(
    `SELECT owner_id::text AS owner, (sum(balance) FILTER (WHERE kind = 'cash'))::text AS cash,
            (sum(balance) FILTER (WHERE kind = 'held'))::text AS held
       FROM accounts WHERE owner_id = ANY($1::bigint[]) GROUP BY owner_id ORDER BY owner_id`,
    [members.map(({ id }) => id)],
  );
  return new Map(
    rows.map(({ owner, cash, held }) => [
      BigInt(owner),
      { cash: BigInt(cash), held: BigInt(held) },
    ]),
  );
};

/** Each bet with what followed it, in order: a vendor repeats a round's calls in their order. */
const byRound = (journal: readonly Operation[]): Operation[][] => {
  const rounds = Map.groupBy(journal, ({ roundId }) => roundId);
  return [...rounds.values()];
};

/**
 * Sends every operation once more: what stood answers as it did before, by the same id; what did
 * not is applied now. Answers how many of each there were.
 */
export const resend = async (
  client: WalletClient,
  journal: readonly Operation[],
  before: Standing,
): Promise<{ applied: number; duplicates: number }> => {
  const waiting = byRound(journal);
  const undone = new Set(journal.filter(({ id }) => before.has(id)).map(({ undoes }) => undoes));
  const counts = { applied: 0, duplicates: 0 };
  const repeat = async (operation: Operation): Promise<void> => {
    const outcome = await client.send(operation.call, operation.body);
    assert.equal(outcome.kind, 'answered', operation.id);
    if (outcome.kind !== 'answered') return;
    const { success, code, value } = outcome.answer;
    if (undone.has(operation.id)) {
      assert.equal(code, 'bet_rolled_back', `${operation.id} was undone and says ${code}`);
      return;
    }
    assert.equal(success, true, `${operation.id}: ${code}`);
    const known = before.get(operation.id);
    assert.equal(value['isDuplicate'], known !== undefined, operation.id);
    if (known) assert.equal(value['platformTransactionId'], known.id, operation.id);
    counts[known ? 'duplicates' : 'applied'] += 1;
  };
  const work = async (): Promise<void> => {
    for (let round = waiting.pop(); round; round = waiting.pop()) {
      for (const operation of round) await repeat(operation);
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return counts;
};
