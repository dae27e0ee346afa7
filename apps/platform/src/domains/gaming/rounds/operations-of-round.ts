/** The operations of a round, first to last, for those who tell its history. */
import { roundStates, kindNumbers } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { codeList } from '#domains/wallet/ledger/ledger.ts';

const { settle, cancel } = kindNumbers;

/**
 * The operations of round $1 as `t`. A slip that ended with its group has no operation of its own for it:
 * the transfer that ended it is told as what it stands for, under the id of the slip and that of the close.
 */
export const operationsOfRound = `(
  SELECT id, external_id, kind, state, detail, stake, payout, created_at
    FROM provider_transactions WHERE id = $1
  UNION ALL
  SELECT id, external_id, kind, state, detail, stake, payout, created_at
    FROM provider_transactions WHERE round_id = $1 AND round_id <> id
  UNION ALL
  SELECT r.id, g.close_external_id, CASE WHEN g.outcome = 'lost' THEN ${settle} ELSE ${cancel} END,
         1, CASE WHEN g.outcome = 'lost' THEN '' ELSE 'cancelled' END, 0, 0, ended.created_at
    FROM rounds r JOIN slip_groups g ON g.id = r.group_id AND g.outcome IS NOT NULL
         JOIN transfers ended ON ended.reference = r.id AND ended.code =
           CASE WHEN g.outcome = 'lost' THEN ${codeList('stake_settled')} ELSE ${codeList('stake_returned')} END
   WHERE r.id = $1 AND (g.outcome = 'lost' OR (r.state = ${roundStates.voided}
     AND NOT EXISTS (SELECT FROM round_voids WHERE round_id = r.id)
     AND NOT EXISTS (SELECT FROM provider_transactions p WHERE p.round_id = r.id AND p.round_id <> p.id
       AND p.kind = ${cancel} AND p.created_at = ended.created_at)))) t`;
