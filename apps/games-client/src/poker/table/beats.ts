/**
 * How a step of a hand is shown, one thing after another: bets go to the middle, cards are turned,
 * pots go to who won them. Pure; what each beat shows holds until the next.
 */
import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { addDecimals } from '#frame/seats/room/add-decimals.ts';
import { eventsOf, pokerOf } from './seen-poker.ts';

export type Beat = {
  readonly afterMs: number;
  /** So many cards of the board are seen. */
  readonly open: number;
  /** Bets of the street that ended, on their way to the middle; null: those of the view. */
  readonly gathered: ReadonlyMap<number, string> | null;
  readonly isGathering: boolean;
  readonly isWon: boolean;
};

const gatherMs = 250;
const streetMs = 420;
/** Nobody can bet any more: each street is given time to be feared. */
const runOutMs = 1_100;
const wonMs = 650;

export const settledBeat = (hand: SeenHand | null): Beat => ({
  afterMs: 0,
  open: hand ? pokerOf(hand).board.length : 0,
  gathered: null,
  isGathering: false,
  isWon: hand?.isOver === true,
});

/** Bets as they lay when the last word was said, what that word added included. */
function betsBefore(before: SeenHand | null, hand: SeenHand): ReadonlyMap<number, string> {
  const isSame = before?.number === hand.number;
  const bets = new Map<number, string>();
  if (isSame) for (const { seat, bet } of pokerOf(before).players) bets.set(seat, bet);
  for (const { kind, seat, amount, to } of eventsOf(hand)) {
    if (kind === 'street' || kind === 'won') break;
    if (seat === undefined || amount === undefined || kind === 'uncalled') continue;
    bets.set(seat, to ?? addDecimals(bets.get(seat), amount));
  }
  return bets;
}

/** `before`: the hand as it was heard last; null: nothing of this room was. */
export function beatsOf(before: SeenHand | null, hand: SeenHand): readonly Beat[] {
  const isNext =
    before !== null &&
    (before.number === hand.number ? before.step + 1 === hand.step : hand.step === 0);
  const events = eventsOf(hand);
  const streets = events.filter(({ kind }) => kind === 'street');
  if (!isNext || (streets.length === 0 && !hand.isOver)) return [settledBeat(hand)];
  const { board } = pokerOf(hand);
  const dealt = streets.reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0);
  const gathered = betsBefore(before, hand);
  let open = board.length - dealt;
  let afterMs = 0;
  const first: Beat = { afterMs, open, gathered, isGathering: false, isWon: false };
  const beats: Beat[] = [first, { ...first, afterMs: gatherMs, isGathering: true }];
  afterMs += gatherMs + streetMs;
  const isRunOut = hand.isOver && streets.length > 0;
  for (const { cards } of streets) {
    open += cards?.length ?? 0;
    beats.push({ afterMs, open, gathered: new Map(), isGathering: false, isWon: false });
    afterMs += isRunOut ? runOutMs : streetMs;
  }
  if (hand.isOver) afterMs += wonMs - (isRunOut ? 0 : streetMs) + (isRunOut ? 0 : wonMs);
  return [...beats, { ...settledBeat(hand), afterMs }];
}
