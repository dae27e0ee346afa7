/**
 * Vendors at play under faults: workers that stake, pay and undo, and a journal of what each call
 * was told. The journal knows what the books must say in the end.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { testProvider, type TestMember } from '@bahati/testing/factories.ts';
import type { Random } from '#e2e/fixtures/random.ts';
import type { Answer, WalletCall, WalletClient } from './wallet-client.ts';

export type Operation = {
  id: string;
  call: WalletCall;
  body: Record<string, unknown>;
  memberId: bigint;
  roundId: string;
  /** Minor units. */
  stake: bigint;
  payout: bigint;
  closesRound: boolean;
  /** The bet a rollback undoes. */
  undoes: string | null;
  /** What the vendor knows; `unknown` until an answer came. */
  told: 'unknown' | 'applied' | 'refused' | 'no effect';
  answer: Answer | null;
};

export type Traffic = {
  /** Every operation in the order of its creation. */
  journal: Operation[];
  /** Answers that the contract does not know in this situation. */
  surprises: string[];
  stop: () => Promise<void>;
};

export type TrafficOptions = {
  client: WalletClient;
  members: readonly TestMember[];
  random: Random;
  workers: number;
  /** Marks the ids of this run. */
  run: string;
};

const decimal = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** Long enough that a dead server is not hammered, short enough to be there when it returns. */
const pauseMs = 25;

type Play = TrafficOptions & { journal: Operation[]; surprises: string[]; isStopped: boolean };

type Wish = Pick<Operation, 'call' | 'roundId'> &
  Partial<Pick<Operation, 'stake' | 'payout' | 'closesRound' | 'undoes'>>;

const amountsOf = (wish: Wish, member: TestMember): Record<string, unknown> => {
  const stake = decimal(wish.stake ?? 0n);
  const payout = decimal(wish.payout ?? 0n);
  const { sessionToken } = member;
  switch (wish.call) {
    case 'bet':
      return { sessionToken, amount: stake };
    case 'win':
      return { amount: payout, roundClosed: wish.closesRound ?? false };
    case 'betwin':
      return { sessionToken, stake, payout };
    default:
      return { betTransactionId: wish.undoes };
  }
};

const note = (play: Play, member: TestMember, wish: Wish): Operation => {
  const id = `${play.run}-${play.journal.length}`;
  const operation: Operation = {
    id,
    memberId: member.id,
    stake: 0n,
    payout: 0n,
    closesRound: false,
    undoes: null,
    told: 'unknown',
    answer: null,
    ...wish,
    body: {
      memberId: member.playerId,
      transactionId: id,
      roundId: wish.roundId,
      gameCode: testProvider.gameCode,
      currency: 'KES',
      ...amountsOf(wish, member),
    },
  };
  play.journal.push(operation);
  return operation;
};

const understand = (play: Play, operation: Operation, answer: Answer): void => {
  operation.answer = answer;
  if (answer.success) operation.told = 'applied';
  else if (answer.code === 'retry') operation.told = 'no effect';
  else if (answer.code === 'insufficient_funds') operation.told = 'refused';
  else play.surprises.push(`${operation.call} ${operation.id}: ${answer.status} ${answer.code}`);
};

/** Sends until something is known, or gives up with what is known: a vendor does either. */
const deliver = async (play: Play, operation: Operation): Promise<boolean> => {
  for (;;) {
    const outcome = await play.client.send(operation.call, operation.body);
    if (outcome.kind === 'answered') understand(play, operation, outcome.answer);
    if (operation.told === 'applied') return true;
    if (operation.told === 'refused') return false;
    if (play.isStopped) return false;
    if (outcome.kind !== 'unsent' && play.random.isChance(0.4)) return false;
    await wait(pauseMs);
  }
};

/** A round whose bet and win are calls of their own; some are undone, some stay open. */
const playLongRound = async (play: Play, member: TestMember, roundId: string): Promise<void> => {
  const { random } = play;
  const stake = BigInt(random.int(100, 5_000));
  const bet = note(play, member, { call: 'bet', roundId, stake });
  const isApplied = await deliver(play, bet);
  const fate = random.next();
  if (fate < 0.2) {
    await deliver(play, note(play, member, { call: 'rollback', roundId, undoes: bet.id }));
  } else if (isApplied && fate < 0.9) {
    const payout = BigInt(random.int(0, 6_000));
    await deliver(play, note(play, member, { call: 'win', roundId, payout, closesRound: true }));
  }
};

const work = async (play: Play): Promise<void> => {
  const { random } = play;
  while (!play.isStopped) {
    const member = random.pick(play.members);
    const roundId = `${play.run}-r${play.journal.length}`;
    if (random.isChance(0.4)) {
      await playLongRound(play, member, roundId);
    } else {
      const stake = BigInt(random.int(100, 5_000));
      const payout = random.isChance(0.7) ? 0n : BigInt(random.int(0, 20_000));
      await deliver(play, note(play, member, { call: 'betwin', roundId, stake, payout }));
    }
    if (random.isChance(0.05)) await wait(pauseMs);
  }
};

export const startTraffic = (options: TrafficOptions): Traffic => {
  const play: Play = { ...options, journal: [], surprises: [], isStopped: false };
  const workers = Array.from({ length: options.workers }, () => work(play));
  // A worker that fails is heard of when the traffic is stopped, not before.
  const all = Promise.all(workers);
  all.catch(() => undefined);
  return {
    journal: play.journal,
    surprises: play.surprises,
    stop: async () => {
      play.isStopped = true;
      await all;
    },
  };
};

export type Books = { cash: bigint; held: bigint };

/**
 * What the members' accounts must hold when exactly the operations `isThere` names stand: the
 * rules played by hand.
 */
export const expectedBooks = (
  journal: readonly Operation[],
  members: readonly TestMember[],
  start: bigint,
  isThere: (operation: Operation) => boolean,
): Map<bigint, Books> => {
  const books = new Map(members.map(({ id }) => [id, { cash: start, held: 0n }]));
  const standing = journal.filter(isThere);
  const undone = new Set(standing.map(({ undoes }) => undoes));
  const openStakes = new Map<string, bigint>();
  for (const { id, call, memberId, roundId, stake, payout } of standing) {
    const account = books.get(memberId);
    if (!account || undone.has(id)) continue;
    account.cash += payout - stake;
    if (call === 'bet') {
      account.held += stake;
      openStakes.set(roundId, stake);
    } else if (call === 'win') {
      account.held -= openStakes.get(roundId) ?? 0n;
    }
  }
  return books;
};
