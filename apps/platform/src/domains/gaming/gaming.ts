/**
 * Gaming: launching a vendor's game, the games-provider API through which vendors stake and pay,
 * and the record of rounds. It owns provider profiles, campaigns, game sessions, rounds and
 * providers' operations.
 *
 * Invariants: a provider's operation takes effect once, whatever its order and repetition; the
 * held money of a member equals the stakes of his open rounds and pending withdrawals; a win or
 * a rollback never fails for what the member may not do. It never decides an outcome.
 */
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createOperatorAccounts, type OperatorAccounts } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { createPlayerNotes } from './note-players.ts';
import {
  createProviderWallet,
  openStakeGate,
  type ProviderWallet,
  slowLaneWidth,
  type StakeGate,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import {
  createProviderMembers,
  type ProviderMembers,
} from '#domains/gaming/provider-members/provider-members.ts';
import { createSlipGroups, type SlipGroups } from '#domains/gaming/slip-groups/slip-groups.ts';
import {
  openProviderDirectory,
  type ProviderDirectory,
} from '#domains/gaming/providers/providers.ts';

export type Gaming = {
  context: Context;
  directory: ProviderDirectory;
  gate: StakeGate;
  wallet: ProviderWallet;
  /** By what providers know members. */
  members: ProviderMembers;
  /** By what providers name groups of slips. */
  groups: SlipGroups;
  /** Connections of those that close groups, with the plans of batches. */
  closing: Database;
  operatorAccounts: OperatorAccounts;
  stop: () => Promise<void>;
};

/**
 * Every statement of a batch finds its rows by an index, whatever the statistics of the day say:
 * a table analysed while it was empty must not cost a scan when it holds millions.
 */
export const fixedPlans = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_bitmapscan: 'off',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
};

/** Two batches at a time: one decides while the other's commit reaches the disk. */
const maxUnderWay = 2;

/** Groups that are closed at a time: the others wait, so that bets do not. */
const maxClosing = 2;

/** Opens the providers' side of the platform: its own connections and caches. */
export async function openGaming(context: Context): Promise<Gaming> {
  const { config, database, log } = context;
  const batches = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati gaming',
    maxConnections: maxUnderWay + slowLaneWidth,
    onIdleError: (error) => log.warn({ err: error }, 'idle gaming connection lost'),
    settings: fixedPlans,
  });
  const closing = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati closing',
    maxConnections: maxClosing,
    onIdleError: (error) => log.warn({ err: error }, 'idle closing connection lost'),
    settings: fixedPlans,
  });
  const operatorAccounts = createOperatorAccounts(database);
  const directory = await openProviderDirectory(context);
  const gate = await openStakeGate(context);
  const players = createPlayerNotes(context);
  const wallet = createProviderWallet({
    batches,
    brand: config.BRAND,
    gate,
    operatorAccounts,
    log,
    maxUnderWay,
    onMoved: context.announceBalance,
    onPlaying: players.note,
  });
  return {
    context,
    directory,
    gate,
    wallet,
    members: createProviderMembers(),
    groups: createSlipGroups(database),
    closing,
    operatorAccounts,
    async stop() {
      directory.stop();
      gate.stop();
      await players.stop();
      await Promise.all([batches.end(), closing.end()]);
    },
  };
}
