/** The whole journey on one database: from nobody to months of settled bills, held against the oracle. */
import type { Database } from '@bahati/server-kit/database.ts';
import { projectBills } from '#platform-app/domains/agency/bills/bills.ts';
import { verifyLedger } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import type { Context } from '#platform-app/context.ts';
import { brokenIdentities, differencesOf, type Line, offBeat, tableOf } from './compare.ts';
import { booksByOracle } from '#time-machine/oracle/oracle-books.ts';
import { agreeAtStart, planOf } from '#time-machine/run/plan.ts';
import type { Clock } from '#time-machine/run/clock.ts';
import { liveThrough } from '#time-machine/run/live-through.ts';
import { openWorld } from '#time-machine/run/open-world.ts';
import {
  readBills,
  readContracts,
  readOperatorSum,
  readWallets,
} from '#time-machine/run/read-books.ts';
import type { Scene } from '#time-machine/run/scene.ts';
import { sealAll } from '#time-machine/run/settle.ts';
import { hourMs, startOfDay } from '#time-machine/world/calendar.ts';
import { chanceOf } from '#time-machine/world/chance.ts';
import { type History, rules } from '#time-machine/world/history.ts';
import { drawTree, type TreeSize } from '#time-machine/world/tree.ts';

export type Journey = {
  seed: number;
  size: TreeSize;
  /** Both played. */
  firstDay: number;
  lastDay: number;
};

export type Outcome = {
  members: number;
  rounds: number;
  voided: number;
  transfers: bigint;
  bills: number;
  table: Line[];
  /** Sentences; none: the product and the oracle agree to the cent. */
  faults: string[];
};

type Place = { context: Context; owner: Database; clock: Clock };

/** Of a database with the demo's brand, its clock prepared, in which nobody of the tree is yet. */
export async function runTimeMachine(
  place: Place,
  { seed, size, firstDay, lastDay }: Journey,
  tell: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const { clock, context, owner } = place;
  const history: History = {
    members: drawTree(size),
    plays: [],
    payments: [],
    moves: [],
    looks: [],
    rules,
  };
  await clock.set(startOfDay(firstDay) - 2 * hourMs);
  const house = await openWorld(place, history.members, rules);
  const scene: Scene = { context, owner, clock, history, house };
  await agreeAtStart(scene);
  await liveThrough(scene, planOf(firstDay, lastDay), chanceOf(seed), tell);
  await projectBills(context);
  await sealAll(scene);
  return compareAll(scene);
}

async function compareAll({ owner, history }: Scene): Promise<Outcome> {
  const { members, plays } = history;
  const bills = await readBills(owner);
  const contracts = await readContracts(owner, members);
  const books = booksByOracle(history, contracts);
  const report = await verifyLedger(owner);
  const sums = {
    wallets: await readWallets(owner, members),
    commissionCost: await readOperatorSum(owner, 'commission_cost'),
    commissionClearing: await readOperatorSum(owner, 'commission_clearing'),
    ledgerBreaches: report.breaches,
  };
  return {
    members: members.length,
    rounds: plays.length,
    voided: plays.filter(({ voidedAt }) => voidedAt !== null).length,
    transfers: report.transfers,
    bills: bills.length,
    table: tableOf(members, bills, books),
    faults: [
      ...offBeat(members, contracts),
      ...differencesOf(members, bills, books),
      ...brokenIdentities(members, bills, books, sums),
    ],
  };
}
