/**
 * One statement that ends many slips whose accounts are locked: their rounds, the transfers with the
 * balances they leave, and the accounts. Transfers have the slip as their reference, which is its reserve
 * as well, so that whoever follows a transfer to its operation finds game and round.
 */
import { type Statement } from '@bahati/server-kit/statement-group.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { roundStates, transactionStates } from '#domains/gaming/wallet-calls/wallet-calls.ts';

const accountOf = (kind: 'cash' | 'held') =>
  `(SELECT id, balance FROM accounts WHERE owner_id = ended.member_id AND kind = '${kind}'
      AND scope = '' AND currency = $2 OFFSET 0)`;

/** Of an account with several slips each transfer has the balance that those before it have left. */
const stakesSoFar =
  'sum(ended.stake) OVER (PARTITION BY ended.member_id ORDER BY ended.id)::bigint';

const lose = {
  name: 'groups-lose',
  text: `WITH ended AS (
           UPDATE rounds SET state = ${roundStates.settled}, valid_stake = stake,
                  win_count = win_count + 1, settled_at = now()
            WHERE id = ANY($1::bigint[]) AND state = ${roundStates.open}
           RETURNING id, member_id, stake),
         moved AS (
           SELECT ended.id, ended.stake, held.id AS held, held.balance - ${stakesSoFar} AS held_after
             FROM ended CROSS JOIN LATERAL ${accountOf('held')} held WHERE ended.stake > 0),
         written AS (
           INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
             debit_balance_after)
           SELECT held, $3, stake, ${transferCodes.stake_settled}, id, held_after
             FROM moved ORDER BY id),
         taken AS (
           UPDATE accounts SET balance = balance - sums.stake
             FROM (SELECT held, sum(stake)::bigint AS stake FROM moved GROUP BY held) sums
            WHERE accounts.id = sums.held)
         SELECT count(*) FROM ended`,
};

/** As if each had been settled with nothing: its stake is the vendor's revenue. */
export const loseStatement = (
  roundIds: readonly bigint[],
  currency: Currency,
  revenue: bigint,
): Statement => ({ ...lose, values: [roundIds, currency, revenue] });

const refund = {
  name: 'groups-refund',
  text: `WITH open AS MATERIALIZED (
           SELECT id, member_id, stake FROM rounds
            WHERE id = ANY($1::bigint[]) AND state = ${roundStates.open}),
         voided AS (
           UPDATE rounds SET state = ${roundStates.voided}, stake = 0, valid_stake = 0,
                  bet_count = 0, win_count = 0, settled_at = now()
            WHERE id = ANY($1::bigint[]) AND state = ${roundStates.open}
           RETURNING id),
         undone AS (
           UPDATE provider_transactions SET state = ${transactionStates.rolledBack}
            WHERE id IN (SELECT id FROM voided)),
         moved AS (
           SELECT ended.id, ended.stake, held.id AS held, held.balance - ${stakesSoFar} AS held_after,
                  cash.id AS cash, cash.balance + ${stakesSoFar} AS cash_after
             FROM open ended CROSS JOIN LATERAL ${accountOf('held')} held
                  CROSS JOIN LATERAL ${accountOf('cash')} cash WHERE ended.stake > 0),
         written AS (
           INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
             debit_balance_after, credit_balance_after)
           SELECT held, cash, stake, ${transferCodes.stake_returned}, id, held_after, cash_after
             FROM moved ORDER BY id),
         changed AS (
           UPDATE accounts SET balance = balance + sums.by
             FROM (SELECT held AS account, -sum(stake)::bigint AS by FROM moved GROUP BY held
                   UNION ALL
                   SELECT cash, sum(stake)::bigint FROM moved GROUP BY cash) sums
            WHERE accounts.id = sums.account)
         SELECT count(*) FROM voided`,
};

/** As if each had been cancelled while it was open: its stake is cash again. */
export const refundStatement = (roundIds: readonly bigint[], currency: Currency): Statement => ({
  ...refund,
  values: [roundIds, currency],
});
