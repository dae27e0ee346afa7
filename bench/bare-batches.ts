/**
 * The very statements of batches of whole rounds, sent bare: nothing is gathered, decided or
 * answered, and nothing that was read is looked at but balances and fresh ids.
 */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { fixedPlans, type Gaming } from '#platform-app/domains/gaming/gaming.ts';
import type { FreshIds } from '#platform-app/domains/gaming/wallet-calls/batch-state.ts';
import {
  kindNumbers,
  type PendingOperation,
  roundStates,
  transactionStates,
} from '#platform-app/domains/gaming/wallet-calls/operations.ts';
import { parseOperation } from '#platform-app/domains/gaming/provider-calls/parse-operation.ts';
import {
  factStatements,
  learnFacts,
} from '#platform-app/domains/gaming/wallet-calls/read-facts.ts';
import { BatchState } from '#platform-app/domains/gaming/wallet-calls/batch-state.ts';
import { operationStatements } from '#platform-app/domains/gaming/wallet-calls/write-operations.ts';
import {
  lockedAccounts,
  lockStatement,
  transferStatements,
} from '#platform-app/domains/wallet/ledger/ledger.ts';
import type { Stage } from './stage.ts';

/** Bets a second of two writers that send batch after batch. */
export async function runBareBatches(
  stage: Stage,
  gaming: Gaming,
  order: { bets: number; batchSize: number },
): Promise<number> {
  const pending = await prepare(gaming, stage.bodies(order.bets, false));
  const pool = openDatabase(stage.ownerUrl, {
    applicationName: 'bare',
    onIdleError: () => undefined,
    maxConnections: 2,
    role: 'bahati_app',
    settings: fixedPlans,
  });
  const revenue = await revenueAccount(stage);
  let next = 0;
  const write = async () => {
    const client = await pool.connect();
    while (next < pending.length) {
      const batch = pending.slice(next, next + order.batchSize);
      next += order.batchSize;
      await sendBatch(client, batch, revenue);
    }
    client.release();
  };
  const startedAt = performance.now();
  await Promise.all([write(), write()]);
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return pending.length / seconds;
}

async function prepare(gaming: Gaming, bodies: readonly string[]): Promise<PendingOperation[]> {
  const provider = gaming.directory.provider(testProvider.code);
  if (!provider) throw new Error('The test provider is missing.');
  const game = gaming.directory.game(provider, testProvider.gameCode);
  const betwins = bodies.map(
    (body) => ({ ...(JSON.parse(body) as object), kind: 'betwin' }) as BatchOperation,
  );
  const keys = betwins.map(({ memberId }) => memberId);
  const walletOf = await gaming.members.find(gaming.context.database, provider.id, keys);
  return betwins.map((betwin) => {
    const wallet = walletOf(betwin.memberId);
    if (!wallet) throw new Error('A wallet is missing.');
    return { provider, game, wallet, operation: parseOperation(betwin, wallet.ownerId) };
  });
}

async function revenueAccount(stage: Stage): Promise<bigint> {
  const { rows } = await stage.database.query<{ id: bigint }>(
    `SELECT id FROM accounts WHERE kind = 'game_revenue' LIMIT 1`,
  );
  if (!rows[0]) throw new Error('No bet was settled before.');
  return rows[0].id;
}

async function sendBatch(client: Transaction, batch: PendingOperation[], revenue: bigint) {
  const cash = batch.map(({ wallet }) => wallet.cash);
  const [, lock, ...facts] = await sendStatements(client, [
    { name: 'begin', text: 'BEGIN' },
    lockStatement(cash, true),
    ...factStatements(batch),
  ]);
  if (!lock) throw new Error('The lock was not answered.');
  const state = new BatchState(lockedAccounts(lock));
  const ids = learnFacts(state, batch, facts);
  for (const [at, pending] of batch.entries()) {
    const fresh = ids[at];
    if (fresh && state.locked.isLocked(pending.wallet.cash)) add(state, pending, fresh, revenue);
  }
  await sendStatements(client, [
    ...operationStatements(state),
    ...transferStatements(state.locked),
    { name: 'commit', text: 'COMMIT' },
  ]);
}

const withoutBonus = { bonusStake: 0n, bonusPayout: 0n };

function add(state: BatchState, pending: PendingOperation, ids: FreshIds, revenue: bigint) {
  const { provider, wallet, operation, game } = pending;
  const { memberId, currency, stake, payout } = operation;
  const [id, gameId] = [ids.transaction, game?.id ?? 0];
  const shared = { id, memberId, currency, stake, payout, gameId, validStake: null };
  const code = { debit: wallet.cash, credit: revenue, amount: stake, reference: id };
  state.locked.plan({ ...code, code: 'stake' });
  if (payout > 0n) {
    const paid = { debit: revenue, credit: wallet.cash, amount: payout, reference: id };
    state.locked.plan({ ...paid, code: 'payout' });
  }
  state.addRound(provider.id, {
    ...shared,
    externalId: operation.roundExternalId,
    betCount: 1,
    winCount: 1,
    validStake: stake,
    state: roundStates.settled,
    ...withoutBonus,
    bonusId: null,
    bonusCounted: 0n,
    slipState: null,
  });
  state.addTransaction(provider.id, {
    ...shared,
    externalId: operation.externalId,
    scopeMemberId: 0n,
    kind: kindNumbers.betwin,
    state: transactionStates.applied,
    roundId: id,
    roundExternalId: operation.roundExternalId,
    validStake: operation.validStake,
    detail: '',
    ...withoutBonus,
  });
}
