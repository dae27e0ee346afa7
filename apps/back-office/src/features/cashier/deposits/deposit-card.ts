import type { Value } from '#office/lists/calls.ts';

/** One deposit with all that is known of it. */
export type DepositCard = Value<'GET /bo/deposits/:id'>;
