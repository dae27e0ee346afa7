/** What a bet should be by how its legs ended, and what the platform is to be told for it. Pure. */
import type { OperationKind } from '#sportsbook/wallet/operations.ts';
import {
  type EndedLeg,
  placedWith,
  reckonOutcome,
  type SlipFacts,
} from '#sportsbook/slips/reckon-slip.ts';
import type { BetState, BetTold } from '#sportsbook/slips/stored-bet.ts';

/** - `settled`: pays so much, and so much of the stake counts as turnover. Minor units. */
export type Target =
  | { state: 'open' }
  | { state: 'settled' | 'cancelled'; payout: bigint; validStake: bigint };

/** What has been bought back pays no more: the rest pays for its share of the stake, rounded down. */
export function targetOf(slip: SlipFacts, ended: readonly EndedLeg[], cashedStake: bigint): Target {
  const { lines, stake, payout, isOver } = reckonOutcome(slip, ended);
  if (!isOver) return { state: 'open' };
  const running = stake - cashedStake;
  const valid = lines.reduce((sum, line) => {
    const results = line.legs.map((leg) => {
      const eachWay = line.part === 'place' ? slip.legs[leg]?.eachWay : null;
      const part = eachWay ? placedWith(ended[leg], eachWay.places) : ended[leg]?.result;
      return part?.result;
    });
    return sum + line.stake * weightOf(results);
  }, 0n);
  const isVoid = ended.every(({ result }) => result?.result === 'void');
  return {
    state: isVoid ? 'cancelled' : 'settled',
    payout: (payout * running) / stake,
    validStake: (valid * running) / (2n * stake) + cashedStake,
  };
}

/** In halves: a line counts whole where any leg was won or lost, half where one was by half. */
function weightOf(results: readonly (string | undefined)[]): bigint {
  if (results.some((result) => result === 'won' || result === 'lost')) return 2n;
  return results.some((result) => result === 'half_won' || result === 'half_lost') ? 1n : 0n;
}

/** How a bet stands towards the platform. */
export type Standing = {
  state: BetState;
  told: BetTold;
  settledPayout: bigint | null;
  settledValidStake: bigint | null;
};

export type Difference = {
  state: 'open' | 'settled' | 'cancelled';
  stepKind: 'settled' | 'unsettled' | 'resettled' | 'cancelled';
  payout: bigint | null;
  validStake: bigint | null;
  /** Absent: nothing but what the bet is called has changed. */
  operation?: OperationKind;
};

/** The next step from what was told to what should be; undefined: there is none. */
export function differenceOf(bet: Standing, target: Target): Difference | undefined {
  if (bet.told !== 'open' && bet.told !== 'settled') return undefined;
  if (target.state === 'open') {
    if (bet.told === 'open') return undefined;
    return {
      state: 'open',
      stepKind: 'unsettled',
      payout: null,
      validStake: null,
      operation: 'unsettle',
    };
  }
  const { state, payout, validStake } = target;
  const isSame = bet.settledPayout === payout && bet.settledValidStake === validStake;
  if (bet.told === 'settled' && isSame && bet.state === state) return undefined;
  const isFirst = bet.told === 'open';
  const named = isFirst ? 'settled' : 'resettled';
  return {
    state,
    stepKind: state === 'cancelled' ? 'cancelled' : named,
    payout,
    validStake,
    ...(isFirst || !isSame ? { operation: isFirst ? 'settle' : 'resettle' } : {}),
  };
}
