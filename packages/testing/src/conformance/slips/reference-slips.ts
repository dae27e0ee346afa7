/** Operations on bet slips over the reference wallet: each refusal leaves everything as it was. */
import type { SportsOperation, SportsRefusal } from '@bahati/contract/games-provider/sports.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { keyOfGroup } from './group-key.ts';
import type {
  Answer,
  ReferenceMember,
  ReferenceSlip,
  ReferenceState,
} from '@bahati/testing/conformance/reference-state.ts';

type Whose = { wallet: ReferenceState; member: ReferenceMember };
type Case = Whose & {
  operation: SportsOperation;
  amount: bigint;
  valid: bigint | null;
};

const refuse = (code: SportsRefusal | 'invalid_input'): Answer => ({ success: false, code });

export function applySlip(wallet: ReferenceState, operation: SportsOperation): Answer {
  const member = wallet.members.get(operation.memberId);
  if (!member) return refuse('member_not_found');
  const amounts = amountsOf(operation);
  if (!amounts) return refuse('invalid_input');
  const the: Case = { wallet, member, operation, ...amounts };
  const known = wallet.transactions.get(idOf(the));
  if (known) {
    if (known.memberId !== member.id) return refuse('transaction_conflict');
    const isLate = operation.kind === 'reserve' && slipOf(the)?.state === 'cancelled';
    if (isLate || known.state !== 'applied') return refuse('bet_rolled_back');
    if (known.content !== contentOf(the)) return refuse('transaction_conflict');
    return receipt(the, known.platformId, true);
  }
  if (operation.currency !== member.currency) return refuse('currency_mismatch');
  if (!wallet.gameCodes.has(operation.gameCode)) return refuse('game_not_found');
  const refusal = decide(the);
  return refusal ? refuse(refusal) : store(the);
}

function amountsOf(operation: SportsOperation): Pick<Case, 'amount' | 'valid'> | undefined {
  const read = (text: string) => parseAmount(text, operation.currency);
  const sent = 'amount' in operation ? operation.amount : '0';
  const isBelow = operation.kind === 'adjust' && sent.startsWith('-');
  const size = read(isBelow ? sent.slice(1) : sent);
  const said = 'validStake' in operation ? operation.validStake : undefined;
  const valid = said === undefined ? null : read(said);
  const isEarly = operation.kind === 'cash_out' && !operation.isFull && valid !== null;
  if (size === undefined || valid === undefined || isEarly) return undefined;
  if ('odds' in operation && operation.odds !== undefined && Number(operation.odds) === 0) {
    return undefined;
  }
  if (operation.kind === 'reserve') {
    const { odds, legs } = operation;
    if ((odds === undefined) !== (legs === undefined)) return undefined;
  }
  return { amount: isBelow ? -size : size, valid };
}

function decide(the: Case): SportsRefusal | undefined {
  const { operation, wallet } = the;
  if (operation.kind === 'reserve') return reserve(the);
  const slip = slipOf(the);
  const isGame = wallet.rounds.has(roundOf(the));
  if (operation.kind === 'cancel' && !slip && !isGame) {
    keep(the, { ...fresh(the), stake: 0n, counts: 0n, state: 'cancelled' });
    return undefined;
  }
  if (!slip || isGame) return 'bet_not_found';
  if (slip.gameCode !== operation.gameCode) return 'game_not_found';
  if (slip.state === 'cancelled') {
    return operation.kind === 'cancel' ? undefined : 'bet_rolled_back';
  }
  const isTooLarge = (the.valid ?? 0n) > slip.stake;
  switch (operation.kind) {
    case 'confirm':
      if (slip.state === 'reserved') slip.state = 'confirmed';
      return undefined;
    case 'settle':
    case 'cash_out':
      if (slip.state === 'settled') return 'slip_settled';
      if (slip.state === 'reserved') return 'slip_not_confirmed';
      if (isTooLarge) return 'valid_stake_too_large';
      give(the, slip, the.amount);
      if (operation.kind === 'settle' || operation.isFull) closeSlip(slip, the.valid);
      else slip.cashedOut += the.amount;
      return undefined;
    case 'cancel':
      voidSlip(the, slip);
      return undefined;
    default:
      return slip.state === 'settled' ? change(the, slip, isTooLarge) : 'slip_open';
  }
}

/** Of a settled slip. */
function change(
  the: Case,
  slip: ReferenceSlip,
  isTooLarge: boolean,
): 'valid_stake_too_large' | 'adjustment_too_large' | undefined {
  const settled = slip.paid - slip.cashedOut;
  switch (the.operation.kind) {
    case 'unsettle':
      take(the, slip, settled);
      slip.state = 'confirmed';
      slip.counts = null;
      return undefined;
    case 'resettle':
      if (isTooLarge) return 'valid_stake_too_large';
      move(the, slip, the.amount - settled);
      closeSlip(slip, the.valid);
      return undefined;
    default:
      if (-the.amount > settled) return 'adjustment_too_large';
      move(the, slip, the.amount);
      return undefined;
  }
}

function reserve(the: Case): SportsRefusal | undefined {
  const { operation, wallet, member, amount } = the;
  if (operation.kind !== 'reserve') return undefined;
  if (operation.freeBetId !== undefined) return 'free_bet_not_found';
  const group = groupOf(operation);
  if (group && wallet.groups.get(group)?.state === 'ended') return 'group_closed';
  const session = wallet.sessions.get(operation.sessionToken);
  if (session?.memberId !== member.id || session.hasEnded) return 'session_invalid';
  if (!member.canBet) return 'need_true_account';
  const bounds = wallet.stakes.get(operation.gameCode);
  if (bounds && amount > 0n && (amount < bounds.minimum || amount > bounds.maximum)) {
    return 'stake_out_of_range';
  }
  const slip = slipOf(the);
  if (slip) return slip.state === 'cancelled' ? 'bet_rolled_back' : 'round_closed';
  if (wallet.rounds.has(roundOf(the))) return 'round_closed';
  if (member.balance < amount) return 'insufficient_funds';
  member.balance -= amount;
  keep(the, {
    ...fresh(the),
    state: operation.isAccepted ? 'confirmed' : 'reserved',
    ...(group ? { group } : {}),
  });
  return undefined;
}

const groupOf = ({ groupId, ...named }: Extract<SportsOperation, { kind: 'reserve' }>) =>
  groupId === undefined ? undefined : keyOfGroup({ ...named, groupId });

const fresh = ({ operation, amount }: Case): ReferenceSlip => ({
  gameCode: operation.gameCode,
  stake: amount,
  paid: 0n,
  cashedOut: 0n,
  counts: null,
  state: 'reserved',
});

/** It is over; so much of its stake counts, or all. */
export function closeSlip(slip: ReferenceSlip, valid: bigint | null): void {
  slip.counts = valid ?? slip.stake;
  slip.state = 'settled';
}

/** It never counted: its stake is back, what it had paid returns. */
export function voidSlip(the: Whose, slip: ReferenceSlip): void {
  the.member.balance += slip.stake;
  take(the, slip, slip.paid);
  Object.assign(slip, { stake: 0n, cashedOut: 0n, counts: 0n, state: 'cancelled' });
}

function move(the: Case, slip: ReferenceSlip, by: bigint): void {
  if (by > 0n) give(the, slip, by);
  else take(the, slip, -by);
}

/** What the member owes is paid off first. */
function give({ wallet, member }: Case, slip: ReferenceSlip, amount: bigint): void {
  const owed = wallet.owed.get(member.id) ?? 0n;
  const kept = owed < amount ? owed : amount;
  wallet.owed.set(member.id, owed - kept);
  member.balance += amount - kept;
  slip.paid += amount;
}

/** What is not there is owed. */
function take({ wallet, member }: Whose, slip: ReferenceSlip, amount: bigint): void {
  const there = member.balance < amount ? member.balance : amount;
  wallet.owed.set(member.id, (wallet.owed.get(member.id) ?? 0n) + amount - there);
  member.balance -= there;
  slip.paid -= amount;
}

const idOf = ({ wallet, member, operation }: Case) =>
  `${wallet.profile.isIdScopeGlobal ? '' : member.id} ${operation.transactionId}`;
const roundOf = ({ member, operation }: Case) => `${member.id} ${operation.roundId}`;
const slipOf = (the: Case) => the.wallet.slips.get(roundOf(the));
const keep = (the: Case, slip: ReferenceSlip) => the.wallet.slips.set(roundOf(the), slip);

function contentOf({ operation, amount, valid }: Case): string {
  const { kind, memberId, roundId, gameCode, currency } = operation;
  const sent = 'odds' in operation ? operation.odds : undefined;
  const odds = sent === undefined ? '' : Number(sent);
  const legs = 'legs' in operation ? operation.legs : '';
  const group = operation.kind === 'reserve' ? groupOf(operation) : '';
  const isAccepted = 'isAccepted' in operation ? operation.isAccepted : '';
  const isFull = 'isFull' in operation ? operation.isFull : '';
  const reason = 'reason' in operation ? operation.reason : '';
  const named = [kind, memberId, roundId, gameCode, currency].join(' ');
  return [named, amount, valid, odds, legs, isFull, reason, group, isAccepted].join('|');
}

function receipt({ wallet, member }: Case, platformTransactionId: string, isDuplicate: boolean) {
  const { currency } = member;
  const balance = toDecimal(member.balance, currency);
  const owed = toDecimal(wallet.owed.get(member.id) ?? 0n, currency);
  const value = { platformTransactionId, currency, balance, isDuplicate, owed };
  return { success: true, value } satisfies Answer;
}

function store(the: Case): Answer {
  const { wallet, operation } = the;
  const platformId = String(wallet.nextPlatformId++);
  wallet.transactions.set(idOf(the), {
    platformId,
    memberId: the.member.id,
    content: contentOf(the),
    kind: operation.kind,
    roundId: operation.roundId,
    stake: 0n,
    added: new Map(),
    state: 'applied',
  });
  return receipt(the, platformId, false);
}
