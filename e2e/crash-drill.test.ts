import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';

import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { createRandom } from './random.ts';
import { type Stack, startStack } from './stack.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';
import { type Books, expectedBooks, type Operation, startTraffic } from './wallet-traffic.ts';

const kills = 20;
const seed = 20_261_121;
const start = 10_000_000n;

let stack: Stack;
let database: Pool;
let members: TestMember[];
let client: WalletClient;

before(async () => {
  stack = await startStack({ parts: [] });
  database = new Pool({ connectionString: stack.databaseUrl, max: 4 });
  await addProvider(database);
  members = await addMembers(database, { count: 40, balance: start });
  client = createWalletClient(stack.origins.playerSite);
});

after(async () => {
  client?.close();
  await database?.end();
  await stack?.stop();
});

/** Ids of the provider's operations that the database holds. */
const readStanding = async (): Promise<Map<string, { id: string; state: number }>> => {
  const { rows } = await database.query<{ external: string; id: string; state: number }>(
    `SELECT external_id AS external, id::text, state FROM provider_transactions
      WHERE provider_id = 900`,
  );
  return new Map(rows.map(({ external, id, state }) => [external, { id, state }]));
};

const readBooks = async (): Promise<Map<bigint, Books>> => {
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

const isTombstone = 3;

/** Each bet with what followed it, in order: a vendor repeats a round's calls in their order. */
const byRound = (journal: readonly Operation[]): Operation[][] => {
  const rounds = Map.groupBy(journal, ({ roundId }) => roundId);
  return [...rounds.values()];
};

/** Every id once more: what stood answers as it did before, what did not is applied now. */
const resend = async (
  journal: readonly Operation[],
  before: ReadonlyMap<string, unknown>,
): Promise<void> => {
  const waiting = byRound(journal);
  const undone = new Set(journal.filter(({ id }) => before.has(id)).map(({ undoes }) => undoes));
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
    assert.equal(value['isDuplicate'], before.has(operation.id), operation.id);
    if (operation.told !== 'applied') return;
    const { platformTransactionId } = operation.answer?.value ?? {};
    assert.equal(value['platformTransactionId'], platformTransactionId, operation.id);
  };
  const work = async (): Promise<void> => {
    for (let round = waiting.pop(); round; round = waiting.pop()) {
      for (const operation of round) await repeat(operation);
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
};

test('killed twenty times under load, the platform loses nothing and doubles nothing', async (t) => {
  const random = createRandom(seed);
  await stack.servers.platform.start();
  const traffic = startTraffic({ client, members, random, workers: 12, run: 'crash' });
  const readyMs: number[] = [];
  const pauses = createRandom(seed + 1);
  for (let count = 0; count < kills; count += 1) {
    await wait(pauses.int(50, 700));
    await stack.servers.platform.kill();
    readyMs.push(await stack.servers.platform.start());
  }
  await wait(300);
  await traffic.stop();
  const { journal } = traffic;
  assert.deepEqual(traffic.surprises, []);

  const standing = await readStanding();
  const isApplied = ({ id }: Operation): boolean =>
    standing.has(id) && standing.get(id)?.state !== isTombstone;
  const counts = Object.groupBy(journal, ({ told }) => told);
  const acknowledged = counts.applied ?? [];
  assert.ok(acknowledged.length > 500, `only ${acknowledged.length} were acknowledged`);
  for (const { id, answer } of acknowledged) {
    assert.equal(standing.get(id)?.id, answer?.value['platformTransactionId'], id);
  }
  for (const { id } of counts['no effect'] ?? []) {
    assert.ok(!standing.has(id), `${id} was told that nothing happened`);
  }
  const unknown = counts.unknown ?? [];
  t.diagnostic(
    `${kills} kills; ${acknowledged.length} operations acknowledged, ${unknown.length} left ` +
      `without an answer, of which ${unknown.filter(isApplied).length} stand`,
  );
  const slowest = Math.round(Math.max(...readyMs));
  const median = Math.round(readyMs.toSorted((a, b) => a - b)[kills / 2] ?? 0);
  t.diagnostic(`ready again after ${median} ms (median), ${slowest} ms (slowest)`);

  assert.deepEqual(await readBooks(), expectedBooks(journal, members, start, isApplied));
  await stack.verify();

  await resend(journal, standing);
  assert.deepEqual(
    await readBooks(),
    expectedBooks(journal, members, start, () => true),
  );
  await stack.verify();
  await stack.servers.platform.stop();
});
