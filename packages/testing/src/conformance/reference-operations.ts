/** The rules W1–W19 over one operation, in memory: each refusal leaves everything as it was. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { takeFreeRound } from './reference-grants.ts';
import { jackpotsOf, movePools, type ReferenceJackpots, takeBack } from './reference-pools.ts';
import type {
  Answer,
  ReferenceMember,
  ReferenceRound,
  ReferenceTransaction,
  ReferenceState,
} from './reference-state.ts';

type Case<O extends BatchOperation = BatchOperation> = {
  wallet: ReferenceState;
  member: ReferenceMember;
  operation: O;
  stake: bigint;
  payout: bigint;
  validStake: bigint | null;
  jackpots: ReferenceJackpots;
};

type Of<K extends BatchOperation['kind']> = Extract<BatchOperation, { kind: K }>;

const refuse = (code: string): Answer => ({ success: false, code });

export function applyOperation(wallet: ReferenceState, operation: BatchOperation): Answer {
  const member = wallet.members.get(operation.memberId);
  if (!member) return refuse('member_not_found');
  const amounts = amountsOf(operation);
  if (!amounts) return refuse('invalid_input');
  const jackpots = jackpotsOf(operation, amounts);
  if (!jackpots) return refuse('invalid_input');
  const the: Case = { wallet, member, operation, ...amounts, jackpots };
  const known = wallet.transactions.get(keyOf(the, operation.transactionId));
  if (known) return answerKnown(the, known);
  if (operation.currency !== member.currency) return refuse('currency_mismatch');
  if (!wallet.gameCodes.has(operation.gameCode)) return refuse('game_not_found');
  switch (operation.kind) {
    case 'bet':
    case 'betwin':
      return stake({ ...the, operation });
    case 'win':
      return win({ ...the, operation });
    case 'rollback':
      return rollBack({ ...the, operation });
    case 'promo_win':
      return payPrize({ ...the, operation });
  }
}

function amountsOf(
  operation: BatchOperation,
): Pick<Case, 'stake' | 'payout' | 'validStake'> | undefined {
  const read = (text: string) => parseAmount(text, operation.currency);
  const isWhole = operation.kind === 'betwin';
  const sent = 'amount' in operation ? read(operation.amount) : 0n;
  const stakeSent = isWhole ? read(operation.stake) : operation.kind === 'bet' ? sent : 0n;
  const payoutSent = isWhole ? read(operation.payout) : operation.kind === 'bet' ? 0n : sent;
  const said = 'validStake' in operation ? operation.validStake : undefined;
  const validStake = said === undefined ? null : read(said);
  if (stakeSent === undefined || payoutSent === undefined) return undefined;
  const isEarly = operation.kind === 'win' && !operation.roundClosed && validStake !== null;
  if (validStake === undefined || isEarly) return undefined;
  return { stake: stakeSent, payout: payoutSent, validStake };
}

function keyOf({ wallet, member }: Case, transactionId: string): string {
  return `${wallet.profile.isIdScopeGlobal ? '' : member.id} ${transactionId}`;
}

function contentOf({ operation, stake, payout, validStake, jackpots }: Case): string {
  const { kind, memberId, roundId, gameCode, currency } = operation;
  const extra =
    kind === 'win'
      ? String(operation.roundClosed)
      : kind === 'rollback'
        ? operation.betTransactionId
        : kind === 'promo_win'
          ? `${operation.campaignId} ${operation.grantId ?? ''}`
          : '';
  const { content } = jackpots;
  const amounts = [stake, payout, validStake].join(' ');
  return [kind, memberId, roundId, gameCode, currency, amounts, extra, content].join(' ');
}

function answerKnown(the: Case, known: ReferenceTransaction): Answer {
  if (known.memberId !== the.member.id) return refuse('transaction_conflict');
  const isStake = the.operation.kind === 'bet' || the.operation.kind === 'betwin';
  if (isStake && known.state !== 'applied') return refuse('bet_rolled_back');
  if (known.content !== contentOf(the)) return refuse('transaction_conflict');
  return receipt(the, known.platformId, true);
}

function receipt({ member }: Case, platformTransactionId: string, isDuplicate: boolean): Answer {
  const { currency } = member;
  const balance = toDecimal(member.balance, currency);
  return { success: true, value: { platformTransactionId, currency, balance, isDuplicate } };
}

function store(the: Case, state: ReferenceTransaction['state'] = 'applied'): Answer {
  const { wallet, operation } = the;
  const platformId = String(wallet.nextPlatformId++);
  wallet.transactions.set(keyOf(the, operation.transactionId), {
    platformId,
    memberId: the.member.id,
    content: contentOf(the),
    kind: operation.kind,
    roundId: operation.roundId,
    stake: the.stake,
    added: the.jackpots.added,
    state,
  });
  return receipt(the, platformId, false);
}

function roundOf({ wallet, member }: Case, roundId: string): ReferenceRound | undefined {
  return wallet.rounds.get(`${member.id} ${roundId}`);
}

function stake(the: Case<Of<'bet'> | Of<'betwin'>>): Answer {
  const { wallet, member, operation } = the;
  const session = wallet.sessions.get(operation.sessionToken);
  const isOwn = session?.memberId === member.id && session.gameCode === operation.gameCode;
  if (!session || !isOwn || session.hasEnded) return refuse('session_invalid');
  if (!member.canBet) return refuse('need_true_account');
  if (wallet.closed.has(operation.gameCode)) return refuse('game_under_maintenance');
  const bounds = wallet.stakes.get(operation.gameCode);
  if (bounds && the.stake > 0n && (the.stake < bounds.minimum || the.stake > bounds.maximum)) {
    const details = stakesOf(wallet, operation.gameCode, member.currency);
    return { success: false, code: 'stake_out_of_range', ...(details && { details }) };
  }
  const known = roundOf(the, operation.roundId);
  if (wallet.slips.has(`${member.id} ${operation.roundId}`)) return refuse('round_closed');
  if (known && (known.state !== 'open' || known.gameCode !== operation.gameCode)) {
    return refuse('round_closed');
  }
  if (member.balance < the.stake) {
    const balance = toDecimal(member.balance, member.currency);
    return { success: false, code: 'insufficient_funds', details: { balance } };
  }
  const { gameCode, roundId } = operation;
  const fresh = {
    gameCode,
    betCount: 0,
    winCount: 0,
    staked: 0n,
    paid: 0n,
    state: 'open' as const,
  };
  const round = known ?? fresh;
  const staked = round.staked + the.stake;
  if ((the.validStake ?? 0n) > staked) return refuse('valid_stake_too_large');
  if (!movePools(wallet, the.jackpots)) return refuse('jackpot_pool_short');
  const isWhole = operation.kind === 'betwin';
  member.balance += the.payout - the.stake;
  wallet.rounds.set(`${member.id} ${roundId}`, {
    gameCode,
    betCount: round.betCount + 1,
    winCount: round.winCount + (isWhole ? 1 : 0),
    staked,
    paid: round.paid + the.payout,
    validStake: the.validStake,
    state: isWhole ? 'closed' : 'open',
  });
  return store(the);
}

/** As the wire tells them; absent where the whole offer holds. */
export function stakesOf({ stakes }: ReferenceState, gameCode: string, currency: Currency) {
  const bounds = stakes.get(gameCode);
  if (!bounds) return undefined;
  const { minimum, maximum } = bounds;
  return { minimum: toDecimal(minimum, currency), maximum: toDecimal(maximum, currency) };
}

function win(the: Case<Of<'win'>>): Answer {
  const round = roundOf(the, the.operation.roundId);
  if (!round || round.gameCode !== the.operation.gameCode) return refuse('bet_not_found');
  if (round.state === 'voided') return refuse('bet_rolled_back');
  if (round.state === 'closed') return refuse('round_closed');
  if ((the.validStake ?? 0n) > round.staked) return refuse('valid_stake_too_large');
  if (!movePools(the.wallet, the.jackpots)) return refuse('jackpot_pool_short');
  round.validStake = the.validStake;
  the.member.balance += the.payout;
  round.paid += the.payout;
  round.winCount += 1;
  if (the.operation.roundClosed) round.state = 'closed';
  return store(the);
}

function rollBack(the: Case<Of<'rollback'>>): Answer {
  const { wallet, member, operation } = the;
  const key = keyOf(the, operation.betTransactionId);
  const bet = wallet.transactions.get(key);
  if (operation.betTransactionId === operation.transactionId) return refuse('transaction_conflict');
  if (!bet) {
    wallet.transactions.set(key, {
      platformId: String(wallet.nextPlatformId++),
      memberId: member.id,
      content: '',
      kind: 'bet',
      roundId: operation.roundId,
      stake: 0n,
      added: new Map(),
      state: 'tombstone',
    });
    return wallet.profile.isUnknownRollbackOk ? store(the) : refuse('bet_not_found');
  }
  if (bet.memberId !== member.id) return refuse('bet_not_found');
  if (bet.kind !== 'bet' && bet.kind !== 'betwin') return refuse('transaction_conflict');
  if (bet.state === 'tombstone' && !wallet.profile.isUnknownRollbackOk) {
    return refuse('bet_not_found');
  }
  if (bet.state !== 'applied') return store(the);
  const round = roundOf(the, bet.roundId);
  if (!round || round.winCount > 0 || round.state !== 'open') return refuse('bet_has_wins');
  member.balance += bet.stake;
  takeBack(wallet, bet.added);
  bet.state = 'rolled_back';
  round.staked -= bet.stake;
  round.betCount -= 1;
  if (round.betCount === 0) round.state = 'voided';
  return store(the);
}

function payPrize(the: Case<Of<'promo_win'>>): Answer {
  if (the.operation.grantId !== undefined) return payFreeRound(the, the.operation.grantId);
  const left = the.wallet.campaigns.get(the.operation.campaignId);
  if (left === undefined) return refuse('campaign_not_allowed');
  if (left < the.payout) return refuse('campaign_exhausted');
  the.wallet.campaigns.set(the.operation.campaignId, left - the.payout);
  the.member.balance += the.payout;
  return store(the);
}

function payFreeRound(the: Case<Of<'promo_win'>>, grantId: string): Answer {
  const { wallet, member, operation, payout } = the;
  const isKnownRound = roundOf(the, operation.roundId) !== undefined;
  const refusal = takeFreeRound(wallet.grants.get(grantId), operation, { payout, isKnownRound });
  if (refusal !== undefined) return refuse(refusal);
  member.balance += payout;
  wallet.rounds.set(`${member.id} ${operation.roundId}`, {
    gameCode: operation.gameCode,
    betCount: 0,
    winCount: 1,
    staked: 0n,
    paid: payout,
    validStake: null,
    state: 'closed',
  });
  return store(the);
}
