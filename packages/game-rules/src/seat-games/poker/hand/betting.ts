/**
 * What the one whose turn it is may say, and what it does to the bets. A raise must add the last
 * full raise at least, unless it is all somebody has; such a smaller one opens the betting again
 * only for those who have not spoken, or who face a full raise in all (TDA rules 43 and 47).
 */
import type { Chips, NotNow, SeatEvent, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import {
  canBet,
  livePlayers,
  pay,
  playerAt,
  type PokerPlayer,
  type PokerState,
  potOf,
  smallerOf,
  withPlayer,
} from './poker-state.ts';

/** `to`: what the bet of this street comes to. A first bet is a raise too. */
export type PokerAct =
  | { readonly kind: 'fold' | 'check' | 'call' }
  | { readonly kind: 'raise'; readonly to: Chips };

export type PokerOptions = {
  readonly canCheck: boolean;
  /** What a call costs now; null: there is nothing to call. */
  readonly call: Chips | null;
  /** What a bet may come to, all that is there at most; null: no raise now. */
  readonly raise: { readonly least: Chips; readonly most: Chips } | null;
};

const canOthersBet = (state: PokerState, { seat }: PokerPlayer): boolean =>
  state.players.some((other) => other.seat !== seat && canBet(other));

/** Where all others are all-in, no more than the largest of their bets can be called. */
function toMatch(state: PokerState, player: PokerPlayer): Chips {
  if (canOthersBet(state, player)) return state.currentBet;
  return livePlayers(state)
    .filter(({ seat }) => seat !== player.seat)
    .reduce((most, { bet }) => (bet > most ? bet : most), 0n);
}

/** Whether this player has a word on this street before it ends. */
export function mustSpeak(state: PokerState, player: PokerPlayer): boolean {
  if (!canBet(player)) return false;
  if (player.bet < toMatch(state, player)) return true;
  return !player.hasActed && canOthersBet(state, player);
}

function raiseRange(state: PokerState, player: PokerPlayer): PokerOptions['raise'] {
  const { currentBet, lastRaise, settings } = state;
  const owed = currentBet - player.bet;
  const all = player.bet + player.stack;
  const isClosed = player.hasActed && owed < lastRaise;
  if (isClosed || all <= currentBet || !canOthersBet(state, player)) return null;
  const potLimit = currentBet + owed + potOf(state);
  const most = settings.limit === 'pot-limit' ? smallerOf(all, potLimit) : all;
  return { least: smallerOf(currentBet + lastRaise, most), most };
}

/** Of whoever's turn it is; null: the hand is over. */
export function optionsOf(state: PokerState): PokerOptions | null {
  const player = playerAt(state, state.turn);
  if (!player) return null;
  const due = toMatch(state, player) - player.bet;
  return {
    canCheck: due <= 0n,
    call: due > 0n ? smallerOf(due, player.stack) : null,
    raise: raiseRange(state, player),
  };
}

function whyNot(act: PokerAct, { canCheck, call, raise }: PokerOptions): NotNow | null {
  if (act.kind === 'raise') {
    if (!raise) return { refused: 'not_allowed' };
    if (act.to < raise.least) return { refused: 'amount_too_small' };
    return act.to > raise.most ? { refused: 'amount_too_large' } : null;
  }
  const isAllowed = { fold: true, check: canCheck, call: call !== null }[act.kind];
  return isAllowed ? null : { refused: 'not_allowed' };
}

function raiseTo(state: PokerState, player: PokerPlayer, to: Chips): Step<PokerState> {
  const { currentBet, lastRaise } = state;
  const by = to - currentBet;
  const amount = to - player.bet;
  const bettor = withPlayer(state, player.seat, (one) => ({ ...pay(one, amount), hasActed: true }));
  const event: SeatEvent = {
    kind: currentBet === 0n ? 'bet' : 'raise',
    seat: player.seat,
    amount,
    to,
    isAllIn: amount === player.stack,
  };
  return {
    state: {
      ...bettor,
      currentBet: to,
      lastRaise: by > lastRaise ? by : lastRaise,
      aggressor: player.seat,
    },
    events: [event],
  };
}

/** The bets after a word of the one whose turn it is; who speaks next is not told here. */
export function speak(state: PokerState, act: PokerAct): Step<PokerState> | NotNow {
  const player = playerAt(state, state.turn);
  const options = optionsOf(state);
  if (!player || !options) return { refused: 'not_your_turn' };
  const refusal = whyNot(act, options);
  if (refusal) return refusal;
  if (act.kind === 'raise') return raiseTo(state, player, act.to);
  const { seat, stack } = player;
  const amount = act.kind === 'call' ? (options.call ?? 0n) : 0n;
  const isFolded = act.kind === 'fold';
  const paid = { amount, isAllIn: amount === stack };
  return {
    state: withPlayer(state, seat, (one) => ({ ...pay(one, amount), hasActed: true, isFolded })),
    events: [{ kind: act.kind, seat, ...(act.kind === 'call' ? paid : {}) }],
  };
}
