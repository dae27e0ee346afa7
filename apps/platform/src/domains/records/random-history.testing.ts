/**
 * Months of random play and payments, written in bulk as the wallet and gaming would have left
 * them: balances, holds, rounds and operations agree, which `verifyLedger` proves in the tests.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import {
  type HistoryOrder,
  type House,
  openMembers,
  openOperator,
  type Wallet,
} from './history-accounts.testing.ts';
import { type Bulk, lessOf, validOf, writeBulk } from './history-rows.testing.ts';

/** Small and fast, and the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export async function writeHistory(
  owner: Database,
  order: HistoryOrder,
  /** Where ids begin, for a second history beside a first. */
  ids: Ids = { firstOperation: 5_000_000n, firstRow: 0n },
): Promise<bigint[]> {
  const random = randomOf(order.seed);
  const house = await openOperator(owner);
  const wallets = await openMembers(owner, order);
  const bulk: Bulk = {
    moves: [],
    operations: [],
    rounds: [],
    deposits: [],
    holds: [],
    withdrawals: [],
  };
  const play = player(bulk, house, random, ids);
  const dayMs = 86_400_000;
  const eventCount = Math.round(order.members * order.days * order.eventsPerDay);
  const times = Array.from({ length: eventCount }, () => random(order.days * dayMs)).toSorted(
    (first, second) => first - second,
  );
  for (const offset of times) {
    const wallet = wallets[random(wallets.length)];
    if (wallet) play(wallet, new Date(order.from.getTime() + offset));
  }
  await writeBulk(owner, bulk, wallets);
  return wallets.map(({ member }) => member);
}

type Tools = ReturnType<typeof toolsFor>;

type Ids = { firstOperation: bigint; firstRow: bigint };

function toolsFor(bulk: Bulk, house: House, random: (below: number) => number, ids: Ids) {
  let lastOperation = ids.firstOperation;
  return {
    /** The id of the next row of a list of deposits or holds. */
    rowId: (rows: readonly unknown[]) => ids.firstRow + BigInt(rows.length + 1),
    bulk,
    house,
    random,
    next: () => (lastOperation += 1n),
    cents: (most: number) => BigInt(100 + random(most)),
    move(
      wallet: Wallet,
      fields: [bigint, bigint, bigint, number, bigint],
      at: Date,
      valid: bigint | null = null,
    ) {
      const [debit, credit, amount] = fields;
      if (amount <= 0n) return;
      const change = (id: bigint, delta: bigint) => {
        const known = wallet.balance.get(id);
        if (known === undefined) return null;
        wallet.balance.set(id, known + delta);
        return known + delta;
      };
      bulk.moves.push([...fields, change(debit, -amount), change(credit, amount), at, valid]);
    },
  };
}

function player(bulk: Bulk, house: House, random: (below: number) => number, ids: Ids) {
  const tools = toolsFor(bulk, house, random, ids);
  return (wallet: Wallet, at: Date) => {
    const pick = random(100);
    if (pick < 8 || wallet.balance.get(wallet.cash) === 0n) deposit(tools, wallet, at);
    else if (pick < 12) withdraw(tools, wallet, at);
    else if (pick < 14) winPrize(tools, wallet, at);
    else if (pick < 18) voidRound(tools, wallet, at);
    else if (pick < 22) moveBonus(tools, wallet, at);
    else bet(tools, wallet, at);
  };
}

/** Bonus money given, moved to cash and back as stakes and wins do, and taken away. */
function moveBonus({ house, random, cents, move, next }: Tools, wallet: Wallet, at: Date) {
  const { cash, bonus, balance } = wallet;
  const inBonus = balance.get(bonus) ?? 0n;
  const inCash = balance.get(cash) ?? 0n;
  const given = transferCodes.bonus_granted;
  if (inBonus === 0n) {
    move(wallet, [house.promotion, bonus, cents(20_000), given, next()], at);
    return;
  }
  const part = 1n + BigInt(random(Number(inBonus)));
  const codes = transferCodes;
  const ways = [
    [bonus, cash, part, codes.bonus_staked],
    [bonus, cash, inBonus, codes.bonus_released],
    [bonus, house.promotion, inBonus, codes.bonus_removed],
    [cash, bonus, inCash < part ? inCash : part, codes.bonus_won],
    [house.promotion, cash, part, codes.reward_paid],
  ] as const;
  const way = ways[random(ways.length)];
  if (way) move(wallet, [...way, next()], at);
}

function deposit({ bulk, house, random, cents, move, rowId }: Tools, wallet: Wallet, at: Date) {
  const id = rowId(bulk.deposits);
  const amount = cents(500_000);
  const [tax, fee] = random(2) === 0 ? [amount / 20n, 0n] : [0n, 5n];
  bulk.deposits.push([id, wallet.member, amount, tax, fee, at]);
  move(wallet, [house.clearing, wallet.cash, amount, 20, id], at);
  move(wallet, [wallet.cash, house.tax, tax, 24, id], at);
  move(wallet, [wallet.cash, house.fee, fee, 29, id], at);
}

function withdraw({ bulk, house, random, cents, move, rowId }: Tools, wallet: Wallet, at: Date) {
  const { member, cash, held } = wallet;
  const amount = cents(200_000);
  if ((wallet.balance.get(cash) ?? 0n) < amount) return;
  const id = rowId(bulk.holds);
  const isPaid = random(3) > 0;
  bulk.holds.push([id, member, held, cash, amount, isPaid ? 'posted' : 'voided', at]);
  const [tax, fee] = [amount / 20n, 10n];
  const status = isPaid ? 'confirmed' : 'rejected';
  bulk.withdrawals.push([id, member, amount, tax, fee, status, at]);
  move(wallet, [cash, held, amount, 21, id], at);
  if (!isPaid) {
    move(wallet, [held, cash, amount, 23, id], at);
    return;
  }
  move(wallet, [held, house.clearing, amount - tax - fee, 22, id], at);
  move(wallet, [held, house.tax, tax, 26, id], at);
  move(wallet, [held, house.fee, fee, 27, id], at);
}

function winPrize({ bulk, house, next, cents, move }: Tools, wallet: Wallet, at: Date) {
  const id = next();
  const amount = cents(5_000);
  bulk.operations.push([id, 900, wallet.member, 5, 1, null, 900, 0n, amount, at, null]);
  move(wallet, [house.promotion, wallet.cash, amount, 6, id], at);
}

/** A round at once, one still open, one taken back, or one that a win closes a moment later. */
function bet({ bulk, house, random, next, cents, move }: Tools, wallet: Wallet, at: Date) {
  const { member, cash, held } = wallet;
  const which = random(2);
  const revenue = house.revenue[which] ?? 0n;
  const gameId = 900 + which;
  const stake = random(20) === 0 ? 0n : cents(20_000);
  if ((wallet.balance.get(cash) ?? 0n) < stake) return;
  const round = next();
  const operations: unknown[][] = [];
  const valid = validOf(round, stake);
  const operation = (id: bigint, kind: number, state: number, staked: bigint, paid: bigint) => {
    const said = kind === 1 ? null : valid;
    operations.push([id, 900, member, kind, state, round, gameId, staked, paid, at, said]);
  };
  const close = (state: number, staked: bigint, paid: bigint, win = round) => {
    const settledAt = state === 1 ? null : at;
    const counted = state === 1 ? null : state === 3 ? 0n : (valid ?? staked);
    const row = [round, 900, member, gameId, staked, paid, state, at, settledAt, counted];
    bulk.operations.push(...operations);
    bulk.rounds.push(row);
    if (state === 3) return;
    const standing = { bet: round, win, revenue, stake, payout: paid, valid, isOpen: state === 1 };
    wallet.rounds.push({ row, operations, ...standing });
  };
  const ending = random(10);
  const payout = random(3) === 0 ? cents(50_000) : 0n;
  if (ending < 6) {
    operation(round, 3, 1, stake, payout);
    close(2, stake, payout);
    move(wallet, [cash, revenue, stake, 4, round], at, lessOf(valid, stake));
    move(wallet, [revenue, cash, payout, 5, round], at);
    return;
  }
  move(wallet, [cash, held, stake, 1, round], at);
  const isTakenBack = ending === 7;
  operation(round, 1, isTakenBack ? 2 : 1, stake, 0n);
  if (ending === 6) close(1, stake, 0n);
  else if (isTakenBack) {
    close(3, 0n, 0n);
    move(wallet, [held, cash, stake, 3, round], at);
  } else {
    const win = next();
    operation(win, 2, 1, 0n, payout);
    close(2, stake, payout, win);
    const later = new Date(at.getTime() + random(2_000));
    move(wallet, [held, revenue, stake, 2, win], later, lessOf(valid, stake));
    move(wallet, [revenue, cash, payout, 5, win], later);
  }
}

/** A round of any day before is undone, by the rule of the void: whole, or not at all. */
function voidRound({ random, move }: Tools, wallet: Wallet, at: Date) {
  const { cash, held, rounds } = wallet;
  const place = random(Math.max(1, rounds.length));
  const round = rounds[place];
  if (!round) return;
  const { row, operations, revenue, stake, payout, isOpen } = round;
  if ((wallet.balance.get(cash) ?? 0n) + stake < payout) return;
  rounds.splice(place, 1);
  row.splice(4, 6, 0n, 0n, 3, row[7], at, 0n);
  for (const operation of operations) operation[4] = 2;
  if (isOpen) move(wallet, [held, cash, stake, 3, round.bet], at);
  else move(wallet, [revenue, cash, stake, 7, round.bet], at, lessOf(round.valid, stake));
  move(wallet, [cash, revenue, payout, 8, round.win], at);
}
