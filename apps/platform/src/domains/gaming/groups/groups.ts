/**
 * Groups of slips that end together, as the tickets of a draw. What won is settled slip by slip; the
 * close then ends all the others, some thousands a transaction, by few statements for all of them.
 *
 * Invariants: from the first call of a close on no slip comes into its group; a close ends a slip once,
 * with the transfers of a settlement of nothing, or of a cancellation, whose reference is the slip
 * itself; whatever is killed, the same call goes on where the last committed transaction ended.
 */
export { closeGroup } from './close-group.ts';
