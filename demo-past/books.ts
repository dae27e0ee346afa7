/**
 * What came to pass, in the order of its time. Money is planned by the wallet itself on each
 * member's accounts, which never go below nothing; ids follow once everything is known.
 */
import { LockedAccounts, type Transfer } from '#platform-app/domains/wallet/ledger/ledger.ts';
import type { Person } from './people.ts';
import type { PastGame } from './house.ts';
import type { Pair, PlayedRound } from './play.ts';

/** A member of the past, with what is known of him once he is written down. */
export type PastMember = {
  person: Person;
  id: bigint;
  cash: bigint;
  held: bigint;
  /** By what the provider of the games knows him. */
  key: string;
  /** Somebody the demo has anyway, whose accounts are left as they are. */
  isKnown: boolean;
  wallet: LockedAccounts;
  /** When each planned transfer happened, and what it refers to. */
  moves: { at: number; transfer: Transfer; of: { id: bigint } }[];
  /** Effects that come later, in the order of their time. */
  later: { at: number; happen: () => void }[];
  logins: PastLogin[];
};

export type PastLogin = {
  id: bigint;
  member: PastMember;
  at: number;
  until: number;
};

export type PastGameSession = {
  id: bigint;
  frameId: bigint;
  login: PastLogin;
  game: PastGame;
  at: number;
  until: number;
};

export type PastRound = PlayedRound & {
  id: bigint;
  gamesId: bigint;
  at: number;
  session: PastGameSession;
  pair: Pair;
  choice: string;
  balance: bigint;
};

export type PastDeposit = {
  id: bigint;
  member: PastMember;
  method: string;
  at: number;
  amount: bigint;
  tax: bigint;
  status: 'completed' | 'failed' | 'expired';
  doneAt: number | null;
};

export type PastWithdrawal = {
  id: bigint;
  hold: { id: bigint };
  member: PastMember;
  method: string;
  at: number;
  amount: bigint;
  tax: bigint;
  status: 'requested' | 'paid' | 'confirmed' | 'rejected' | 'failed';
  reason: string | null;
  decidedBy: string | null;
  decidedAt: number | null;
  paidAt: number | null;
  confirmedAt: number | null;
};

export type Books = {
  members: PastMember[];
  logins: PastLogin[];
  sessions: PastGameSession[];
  pairs: Pair[];
  rounds: PastRound[];
  deposits: PastDeposit[];
  withdrawals: PastWithdrawal[];
};

export const emptyBooks = (): Books => ({
  members: [],
  logins: [],
  sessions: [],
  pairs: [],
  rounds: [],
  deposits: [],
  withdrawals: [],
});

export function newWallet(cash: bigint, held: bigint): LockedAccounts {
  return new LockedAccounts([cash, held].map((id) => ({ id, balance: 0n, blocks: 0 })));
}

/** Plans a movement now; its reference is filled in when `of` has its id. */
export function move(
  member: PastMember,
  at: number,
  transfer: Omit<Transfer, 'reference'>,
  of: { id: bigint },
): void {
  const planned: Transfer = { ...transfer, reference: 0n };
  member.wallet.plan(planned);
  member.moves.push({ at, transfer: planned, of });
}

/** Lets happen what was to come by this moment. */
export function catchUp(member: PastMember, at: number): void {
  member.later.sort((a, b) => a.at - b.at);
  while (member.later[0] && member.later[0].at <= at) member.later.shift()?.happen();
}
