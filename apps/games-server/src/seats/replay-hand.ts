/** Hands played again from what is stored of them: the seed, who was dealt in, and the words said. */
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type {
  AnySeatGame,
  Between,
  SeatedPlayer,
  Step,
} from '@bahati/game-rules/seat-games/seat-game.ts';

type RoomCode = { readonly code: string };
type SeededHand = { readonly number: number; readonly seed: string };

/** A room and the number of a hand in it, so that no two hands draw alike. */
export const clientSeedOf = ({ code }: RoomCode, { number }: { readonly number: number }): string =>
  `${code}.${number}`;

/** Draws of a step: the hand's own seed, the room's hand, and the step. */
export function drawOf(room: RoomCode, hand: SeededHand, step: number): DrawStream {
  const clientSeed = clientSeedOf(room, hand);
  return createDrawStream(createNodeHmac(hand.seed), { clientSeed, nonce: step });
}

export type PlayedHand = SeededHand & {
  readonly settings: unknown;
  readonly players: readonly SeatedPlayer[];
  /** What the hand before left; null: none did. */
  readonly before: Between | null;
  /** In the order in which they were said, those of the clock included. */
  readonly words: readonly { readonly seat: number; readonly act: unknown }[];
};

/**
 * The hand after the deal and after each word.
 * @throws {Error} where the rules refuse a word that was played: it was another version's.
 */
export function replayHand(game: AnySeatGame, room: RoomCode, hand: PlayedHand): Step<unknown>[] {
  let last = game.begin(hand.settings, hand.players, hand.before, drawOf(room, hand, 0));
  const steps = [last];
  for (const { seat, act } of hand.words) {
    const played = game.act(last.state, seat, act, drawOf(room, hand, steps.length));
    if ('refused' in played) throw new Error(`A word that was played is refused now.`);
    last = played;
    steps.push(last);
  }
  return steps;
}
