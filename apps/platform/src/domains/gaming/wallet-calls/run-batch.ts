/**
 * Runs a batch of providers' operations in one transaction: lock the members' accounts in id
 * order, read what is known, decide each operation in turn, write everything, commit. Two trips
 * to the database, whatever the size of the batch; a third where a member has limits or an
 * exclusion, where money leaves a jackpot pool, and where a settlement is taken back.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import {
  type OperatorAccounts,
  lockedAccounts,
  lockStatement,
  transferStatements,
} from '#domains/wallet/ledger/ledger.ts';
import { poolScope } from '#domains/wallet/wallet.ts';
import { bonusStatements } from '#domains/wallet/bonuses/bonuses.ts';
import { owedStatements } from '#domains/wallet/receivables/receivables.ts';
import { usageStatements } from '#domains/wallet/limits/limits.ts';
import { levelsTouched, vendorOf } from './jackpot.rules.ts';
import { decideOperation } from './decide-operation.rules.ts';
import { factStatements, learnFacts } from './read-facts.ts';
import { learnBonuses } from './read-bonuses.ts';
import { shareOpenGroups } from '#domains/gaming/slip-groups/slip-groups.ts';
import { learnGuards } from './read-guards.ts';
import { learnPools } from './read-pools.ts';
import { learnSlips } from './slip-rows.ts';
import { type Outcome, type PendingOperation, roundStates } from './operations.ts';
import type { StakeGate } from './stake-gate.ts';
import { BatchState } from './batch-state.ts';
import { operationStatements } from './write-operations.ts';

export type BatchOptions = {
  /** Whose day and time zone limits are counted by. */
  brand: string;
  /** A pool of the batches' own, with plans that do not depend on statistics. */
  batches: Database;
  operatorAccounts: OperatorAccounts;
  gate: Pick<StakeGate, 'refusal'>;
  /** Told of login sessions that play, at most once a minute for each. */
  onPlaying: (loginSessionIds: bigint[]) => void;
  /** Leave out operations whose account somebody else holds, instead of waiting for it. */
  isSkippingLocked: boolean;
};

/** Each operation's outcome; `locked` where another transaction holds its account. */
export type BatchAnswer = Outcome | 'locked';

const begin = { name: 'begin', text: 'BEGIN' };
const commit = { name: 'commit', text: 'COMMIT' };

export async function runBatch(
  options: BatchOptions,
  batch: readonly PendingOperation[],
): Promise<BatchAnswer[]> {
  const houses = await housesOf(options, batch);
  const client = await options.batches.connect();
  let broken: Error | boolean = false;
  try {
    const { state, ids } = await lockAndRead(options, client, batch);
    const passedOver = new Set<bigint>();
    const answers = batch.map((pending, at): BatchAnswer => {
      const [house, fresh] = [houses[at], ids[at]];
      if (!house || !fresh) throw new Error('A batch lost one of its operations.');
      const { memberId } = pending.operation;
      // Once one of a member's operations is passed over, so are his later ones: order stays.
      if (passedOver.has(memberId) || !areAccountsLocked(pending, state)) {
        passedOver.add(memberId);
        return 'locked';
      }
      return decideOperation(pending, state, house, fresh);
    });
    await writeAndCommit(client, state);
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

/**
 * A whole round takes and pays at once and seldom needs the held account: the fast lane leaves
 * that unlocked, and the one that settles stakes held before moves to the slow lane.
 */
function accountsToLock(options: BatchOptions, { operation, wallet }: PendingOperation): bigint[] {
  const isHeldLeft = options.isSkippingLocked && operation.kind === 'betwin';
  return isHeldLeft ? [wallet.cash] : [wallet.cash, wallet.held];
}

function areAccountsLocked(pending: PendingOperation, state: BatchState): boolean {
  const { operation, provider, wallet } = pending;
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  const isHeldNeeded = operation.kind !== 'betwin' || round?.state === roundStates.open;
  return (
    state.locked.isLocked(wallet.cash) && (!isHeldNeeded || state.locked.isLocked(wallet.held))
  );
}

async function lockAndRead(
  options: BatchOptions,
  client: Transaction,
  batch: readonly PendingOperation[],
) {
  const accounts = batch.flatMap((pending) => accountsToLock(options, pending));
  const [, lock, ...facts] = await sendStatements(client, [
    begin,
    lockStatement(accounts, options.isSkippingLocked),
    ...factStatements(batch),
  ]);
  if (!lock) throw new Error('The lock was not answered.');
  const state = new BatchState(lockedAccounts(lock));
  const ids = learnFacts(state, batch, facts);
  state.stakeRefusal = options.gate.refusal;
  await learnGuards(state, client, options.brand, batch);
  await learnBonuses(state, client, batch);
  await learnPools(state, client, options.operatorAccounts, batch);
  await learnSlips(state, client, batch);
  const groups = batch.flatMap(({ operation }) => operation.slip?.group?.id ?? []);
  state.openGroups = await shareOpenGroups(client, groups);
  return { state, ids };
}

async function writeAndCommit(client: Transaction, state: BatchState): Promise<void> {
  const answers = await sendStatements(client, [
    ...operationStatements(state),
    ...transferStatements(state.locked),
    ...usageStatements(state.guards.values()),
    ...bonusStatements(state.changedBonuses),
    ...owedStatements(state.owed),
    commit,
  ]);
  if (answers.at(-1)?.command !== 'COMMIT') throw new Error('The batch was rolled back.');
}

/** Of each operation; most of a batch have the same. */
async function housesOf(options: BatchOptions, batch: readonly PendingOperation[]) {
  const known = new Map<string, ReturnType<typeof operatorIds>>();
  const houses = batch.map((pending) => {
    const { operation, provider, wallet } = pending;
    if (operation.jackpots) return operatorIds(options, pending);
    const use = operation.slip ? 'slip' : operation.kind === 'promo_win' ? 'promo' : 'play';
    const key = `${use} ${provider.code} ${vendorOf(pending)} ${wallet.currency}`;
    const house = known.get(key) ?? operatorIds(options, pending);
    known.set(key, house);
    return house;
  });
  return Promise.all(houses);
}

async function operatorIds(options: BatchOptions, pending: PendingOperation) {
  const { operatorAccounts } = options;
  const { wallet, operation } = pending;
  const revenue = operatorAccounts('game_revenue', vendorOf(pending), wallet.currency);
  await Promise.all(
    levelsTouched(operation.jackpots, undefined).map((level) =>
      operatorAccounts('jackpot_pool', poolScope(vendorOf(pending), level), wallet.currency),
    ),
  );
  const isPromotion = operation.kind === 'promo_win';
  return {
    revenue: await revenue,
    promotion: isPromotion ? await operatorAccounts('promotion_cost', '', wallet.currency) : 0n,
    bonuses: await operatorAccounts('promotion_cost', 'bonus', wallet.currency),
    receivable: operation.slip
      ? await operatorAccounts('receivable', pending.provider.code, wallet.currency)
      : 0n,
  };
}
