/**
 * Draws: red envelopes, wheels, eggs and raffles. Invariants: the hash of a draw's seed is fixed before
 * anybody takes part; what is given was counted against the budget before the draw opened; a ticket is used
 * once, a share is taken once, a raffle is drawn once; the seed is shown only when nobody can take part
 * any more.
 */
export { careForDraws } from './end-draws.ts';
export { drawOpeningKind } from './office/office.ts';
