/** Settled stakes that bills are made of. */
import { codeList } from '#domains/wallet/ledger/ledger.ts';

/** Codes of transfers that settle a stake. */
export const settlingCodes = codeList('stake_settled', 'stake');

/**
 * True of a transfer `t` that settled a stake of the round `r`, where it is settled by it still: the round
 * is not voided, and its slip is not open again and not settled anew by another transfer.
 */
export const isSettledStill = `(r.state <> 3 AND (r.slip_state IS NULL OR NOT EXISTS (
  SELECT FROM provider_transactions o
    JOIN transfers undone ON undone.code = ${codeList('stake_held_again')} AND undone.reference = o.id
   WHERE o.round_id = r.id AND o.round_id <> o.id AND undone.id > t.id)))`;
