/**
 * Runs a batch of providers' operations in one transaction: lock the members' accounts in id
 * order, read what is known, decide each operation in turn, write everything, commit. Two trips
 * to the database, whatever the size of the batch.
 */
import type { Writable } from 'node:stream';
import type { Database } from '@bahati/server-kit/database.ts';
import type { PoolClient, QueryResult } from 'pg';
import type { HouseAccounts } from '#domains/wallet/house-account.ts';
import { type LockedAccounts, lockAccounts, transferStatements } from '#domains/wallet/ledger.ts';
import { decideOperation } from './decide-operation.rules.ts';
import { readFacts } from './read-facts.ts';
import type { Outcome, PendingOperation } from './operations.ts';
import { WorkingState } from './working-state.ts';
import { writeOperations } from './write-operations.ts';

export type BatchOptions = {
  /** A pool whose connections pipeline: statements are sent without waiting for answers. */
  pipelined: Database;
  houseAccounts: HouseAccounts;
  /** Told of login sessions that play, at most once a minute for each. */
  onPlaying: (loginSessionIds: bigint[]) => void;
  /** Leave out operations whose account somebody else holds, instead of waiting for it. */
  isSkippingLocked: boolean;
};

/** Each operation's outcome; `locked` where another transaction holds its account. */
export type BatchAnswer = Outcome | 'locked';

export async function runBatch(
  options: BatchOptions,
  batch: readonly PendingOperation[],
): Promise<BatchAnswer[]> {
  const houses = await Promise.all(batch.map((pending) => houseIds(options, pending)));
  const client = await options.pipelined.connect();
  let broken: Error | boolean = false;
  try {
    const { locked, state, ids } = await lockAndRead(options, client, batch);
    const answers = batch.map((pending, at): BatchAnswer => {
      const [house, fresh] = [houses[at], ids[at]];
      if (!house || !fresh) throw new Error('A batch lost one of its operations.');
      if (!locked.isLocked(pending.wallet.cash) || !locked.isLocked(pending.wallet.held)) {
        return 'locked';
      }
      return decideOperation(pending, state, house, fresh);
    });
    await writeAndCommit(client, locked, state);
    if (state.idleLogins.size > 0) options.onPlaying([...state.idleLogins]);
    return answers;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function lockAndRead(
  options: BatchOptions,
  client: PoolClient,
  batch: readonly PendingOperation[],
) {
  const accounts = batch.flatMap(({ wallet }) => [wallet.cash, wallet.held]);
  const [, locked, { ids, fill }] = await sentTogether(client, () =>
    Promise.all([
      client.query('BEGIN'),
      lockAccounts(client, accounts, options.isSkippingLocked),
      readFacts(client, batch),
    ]),
  );
  const state = new WorkingState(locked);
  fill(state);
  return { locked, state, ids };
}

async function writeAndCommit(
  client: PoolClient,
  locked: LockedAccounts,
  state: WorkingState,
): Promise<void> {
  const answers = await sentTogether(client, () =>
    Promise.all([
      ...writeOperations(client, state),
      ...transferStatements(locked).map((statement) => client.query(statement)),
      client.query('COMMIT'),
    ]),
  );
  const commit = answers.at(-1) as QueryResult;
  if (commit.command !== 'COMMIT') throw new Error('The batch was rolled back.');
}

/** Sends the statements that `work` begins in one piece instead of a packet each. */
function sentTogether<T>(client: PoolClient, work: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}

async function houseIds(options: BatchOptions, pending: PendingOperation) {
  const { houseAccounts } = options;
  const { game, provider, wallet, operation } = pending;
  const revenue = houseAccounts('game_revenue', game?.vendorCode ?? provider.code, wallet.currency);
  const isPromotion = operation.kind === 'promo_win';
  return {
    revenue: await revenue,
    promotion: isPromotion ? await houseAccounts('promotion_cost', '', wallet.currency) : 0n,
  };
}
