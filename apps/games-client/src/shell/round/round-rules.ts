/** The rules of the round machine for slots and bet games: the player has each round alone. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { FrameSession } from '#frame/shell/session/frame-session.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import { offerWithin, wholeOffer } from '#frame/shell/stakes/stake-offer.ts';
import type { RoundFacts, RoundRules } from './round-state.ts';
import { hasEnd, wonSoFar } from './shown-round.ts';
import { asSlotRound } from './slot-round-stage.ts';

/** Of a game whose player says what the stake is on. */
export type BetPrices = Pick<AnyBetGame, 'firstOpening' | 'priceOf'>;

export function rulesOf(
  session: FrameSession,
  bets: BetPrices | null,
  canActByItself: boolean,
): RoundRules {
  const { currency, jurisdiction, choices, canBet } = session;
  const minor = (wire: string) => toMinor(wire, currency);
  const priceOf = (choice: string) =>
    bets ? bets.priceOf(choice) : (choices.find(({ name }) => name === choice)?.price ?? null);
  const { isTurboAllowed, isAutoplayAllowed, minimumCycleMs } = jurisdiction;
  return {
    currency,
    canBet,
    isTurboAllowed,
    isAutoplayAllowed,
    minimumCycleMs,
    isShared: false,
    canActByItself,
    priceOf,
    offerWithin: (bounds) =>
      offerWithin(wholeOffer(session), bounds, bets?.priceOf(bets.firstOpening) ?? 1),
    factsOf: (round) => factsOf(round, currency),
    wonSoFar: (round) => (bets ? minor(round.payout) : wonSoFar(asSlotRound(round), minor)),
    hasEnd: (round) => bets === null && hasEnd(asSlotRound(round)),
  };
}

export function factsOf(round: FrameRound, currency: Currency): RoundFacts {
  const { roundId, actions, acts, seeds, freeRound } = round;
  return {
    roundId,
    sharedRoundId: null,
    actions,
    acted: acts.length,
    isOver: actions.length === 0,
    rank: acts.length,
    staked: toMinor(round.debit, currency),
    won: toMinor(round.payout, currency),
    isPlayed: true,
    balance: toMinor(round.balance, currency),
    seeds,
    ...(freeRound && { freeRound: { ...freeRound, won: toMinor(freeRound.won, currency) } }),
  };
}
