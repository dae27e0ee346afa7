/** The rules of the round machine for crash: everybody has the same round, and it ends for all. */
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { RoundFacts, RoundRules } from '#frame/shell/round/round-state.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';

/** A cash-out must not wait long for its second try. */
const longestPauseMs = 400;

export const cashOutAction = 'cash-out';

type Common = Pick<
  RoundRules<never>,
  'currency' | 'canBet' | 'isTurboAllowed' | 'isAutoplayAllowed' | 'minimumCycleMs' | 'offerWithin'
>;

/** `common`: what the session says of every game. */
export function crashRules(common: Common): RoundRules<CrashBet> {
  const { currency, canBet, isTurboAllowed, isAutoplayAllowed, minimumCycleMs } = common;
  return {
    currency,
    canBet,
    isTurboAllowed,
    isAutoplayAllowed,
    minimumCycleMs,
    offerWithin: common.offerWithin,
    longestPauseMs,
    isShared: true,
    canActByItself: false,
    // The opening says where the bet is cashed out; every bet costs one stake.
    priceOf: () => 1,
    factsOf: (bet) => factsOf(bet, currency),
    wonSoFar: (bet) => toMinor(bet.payout ?? '0', currency),
    // It says what it came to until the next round is open.
    hasEnd: () => true,
  };
}

const ranks = { asking: 0, active: 1, returned: 2, refused: 2, cashed_out: 2, lost: 2 } as const;

function factsOf(bet: CrashBet, currency: Currency): RoundFacts {
  const { betId, roundId, state, stake, payout, balance } = bet;
  const isEnded = state === 'cashed_out' || state === 'lost';
  return {
    roundId: betId,
    sharedRoundId: roundId,
    actions: state === 'active' ? [cashOutAction] : [],
    acted: 0,
    isOver: ranks[state] === 2,
    rank: ranks[state],
    staked: isEnded || state === 'active' ? toMinor(stake, currency) : 0n,
    won: state === 'cashed_out' ? toMinor(payout ?? '0', currency) : 0n,
    isPlayed: isEnded,
    balance: balance === null ? null : toMinor(balance, currency),
    seeds: null,
  };
}
