/** What a bot says, and when: both follow from the hand, so whoever looks first says the same. */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { decideFor } from '@bahati/game-rules/seat-games/bots/house-bots.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { clientSeedOf } from '#games-server/seats/replay-hand.ts';
import type { StoredHand } from '#games-server/seats/stored-seats.ts';

const leastThoughtMs = 1_000;
const moreThoughtMs = 2_000;

type Thinking = Pick<StoredHand, 'number' | 'seed' | 'step' | 'state'>;

/** Of the hand's own seed, but never what the hand draws. */
function drawOfBot(room: { code: string }, hand: Thinking, purpose: 'word' | 'thought') {
  const clientSeed = `${clientSeedOf(room, hand)}.bot.${purpose}`;
  return createDrawStream(createNodeHmac(hand.seed), { clientSeed, nonce: hand.step });
}

/** By the room's clock, before its pace. */
export function thoughtMs(room: { code: string }, hand: Thinking): number {
  return leastThoughtMs + drawOfBot(room, hand, 'thought').nextInt(moreThoughtMs + 1);
}

/** A word of the game for the bot whose turn it is, who sees what a member there would see. */
export function botWord(room: { code: string }, { game }: SeatOffer, hand: Thinking): unknown {
  return decideFor(game, hand.state, drawOfBot(room, hand, 'word'));
}
