/** The sports profile over one operation, in memory: each refusal leaves everything as it was. */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Answer, ReferenceMember, ReferenceState } from './reference-state.ts';

export type ReferenceSlip = {
  memberId: string;
  stake: bigint;
  state: 'reserved' | 'open' | 'settled' | 'cancelled' | 'cashed_out';
  /** By the settlement that holds, and by cash-outs. */
  paid: bigint;
  cashedOut: bigint;
  validStake: bigint | null;
  /** How often it was confirmed, and how often it went from open to settled. */
  confirmed: number;
  settled: number;
};

type Known = { content: string; platformId: string; answer: Answer };

export type ReferenceBook = {
  slips: Map<string, ReferenceSlip>;
  transactions: Map<string, Known>;
  /** What members owe, by their id. */
  owed: Map<string, bigint>;
};

const books = new WeakMap<ReferenceState, ReferenceBook>();

/** The slips of a reference wallet. */
export function referenceBook(wallet: ReferenceState): ReferenceBook {
  const known = books.get(wallet);
  if (known) return known;
  const book: ReferenceBook = { slips: new Map(), transactions: new Map(), owed: new Map() };
  books.set(wallet, book);
  return book;
}

const refuse = (code: string): Answer => ({ success: false, code });

export function applySports(wallet: ReferenceState, operation: SportsOperation): Answer {
  const book = referenceBook(wallet);
  const member = wallet.members.get(operation.memberId);
  if (!member) return refuse('member_not_found');
  if (operation.currency !== member.currency) return refuse('currency_mismatch');
  const { sessionToken: _, ...told } = { sessionToken: '', ...operation };
  const content = JSON.stringify(told);
  const known = book.transactions.get(operation.transactionId);
  if (known) {
    if (known.content !== content) return refuse('transaction_conflict');
    return receipt(book, member, known.platformId, true);
  }
  const slip = book.slips.get(operation.roundId);
  const refusal = move({ wallet, book, member, slip }, operation);
  if (refusal !== undefined) {
    const balance = toDecimal(member.balance, member.currency);
    return refusal === 'insufficient_funds'
      ? { success: false, code: refusal, details: { balance } }
      : refuse(refusal);
  }
  const platformId = String(wallet.nextPlatformId++);
  const answer = receipt(book, member, platformId, false);
  book.transactions.set(operation.transactionId, { content, platformId, answer });
  return answer;
}

function receipt(
  { owed }: ReferenceBook,
  { id, balance, currency }: ReferenceMember,
  platformTransactionId: string,
  isDuplicate: boolean,
): Answer {
  const value = {
    platformTransactionId,
    currency,
    balance: toDecimal(balance, currency),
    isDuplicate,
    owed: toDecimal(owed.get(id) ?? 0n, currency),
  };
  return { success: true, value };
}

type Case = {
  wallet: ReferenceState;
  book: ReferenceBook;
  member: ReferenceMember;
  slip: ReferenceSlip | undefined;
};

/** Moves the money; answers why not. */
function move(the: Case, operation: SportsOperation): string | undefined {
  const { slip } = the;
  if (operation.kind === 'reserve') return reserve(the, operation);
  if (operation.kind === 'cancel') return cancel(the, operation.roundId);
  if (!slip || slip.memberId !== the.member.id) return 'bet_not_found';
  if (slip.state === 'cancelled') return 'bet_rolled_back';
  if (operation.kind === 'adjust') return 'invalid_input';
  if (operation.kind === 'confirm') {
    if (slip.state !== 'reserved') return 'slip_settled';
    slip.state = 'open';
    slip.confirmed += 1;
    return undefined;
  }
  if (slip.state === 'reserved') return 'slip_not_confirmed';
  if (slip.state === 'cashed_out') return 'slip_settled';
  const isAgain = operation.kind === 'unsettle' || operation.kind === 'resettle';
  if (isAgain !== (slip.state === 'settled')) return isAgain ? 'slip_open' : 'slip_settled';
  const amount = 'amount' in operation ? amountOf(operation.amount, the.member) : 0n;
  const said = 'validStake' in operation ? operation.validStake : undefined;
  const valid = said === undefined ? null : amountOf(said, the.member);
  if ((valid ?? 0n) > slip.stake) return 'valid_stake_too_large';
  if (operation.kind === 'cash_out') {
    if (valid !== null && !operation.isFull) return 'invalid_input';
    slip.cashedOut += amount;
    if (operation.isFull) slip.state = 'cashed_out';
    credit(the, amount);
    return undefined;
  }
  credit(the, amount - slip.paid);
  slip.paid = amount;
  slip.state = operation.kind === 'unsettle' ? 'open' : 'settled';
  slip.settled += operation.kind === 'settle' ? 1 : 0;
  slip.validStake = valid;
  return undefined;
}

function reserve(
  { wallet, book, member, slip }: Case,
  operation: Extract<SportsOperation, { kind: 'reserve' }>,
): string | undefined {
  if (slip) return slip.state === 'cancelled' ? 'bet_rolled_back' : 'round_closed';
  const session = wallet.sessions.get(operation.sessionToken);
  if (session?.memberId !== member.id || session.hasEnded) return 'session_invalid';
  if (!member.canBet) return 'need_true_account';
  const stake = amountOf(operation.amount, member);
  if (member.balance < stake) return 'insufficient_funds';
  member.balance -= stake;
  book.slips.set(operation.roundId, { ...fresh, memberId: member.id, stake });
  return undefined;
}

const fresh = {
  state: 'reserved' as const,
  paid: 0n,
  cashedOut: 0n,
  validStake: null,
  confirmed: 0,
  settled: 0,
};

function cancel(the: Case, roundId: string): string | undefined {
  const { book, member, slip } = the;
  if (!slip) {
    const none = { ...fresh, memberId: member.id, stake: 0n, state: 'cancelled' as const };
    book.slips.set(roundId, none);
    return undefined;
  }
  if (slip.state === 'cancelled') return undefined;
  credit(the, slip.stake - slip.paid - slip.cashedOut);
  Object.assign(slip, { state: 'cancelled', paid: 0n, cashedOut: 0n });
  return undefined;
}

/** What is owed is paid off first; what is missing is owed. */
function credit({ book, member }: Case, amount: bigint): void {
  const owed = book.owed.get(member.id) ?? 0n;
  const total = member.balance - owed + amount;
  // Money of the member stays his: only what comes in pays a debt off.
  if (amount >= 0n) {
    const paidOff = amount < owed ? amount : owed;
    book.owed.set(member.id, owed - paidOff);
    member.balance += amount - paidOff;
    return;
  }
  const taken = member.balance < -amount ? member.balance : -amount;
  member.balance -= taken;
  book.owed.set(member.id, member.balance - total);
}

function amountOf(text: string, { currency }: ReferenceMember): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new RangeError(`${text} is no amount.`);
  return amount;
}
