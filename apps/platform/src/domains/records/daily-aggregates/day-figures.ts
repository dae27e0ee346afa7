/**
 * What each movement adds to a day, by its transfer code. The columns are the same whether a batch
 * is counted or a member's newest movements are added to what was counted.
 */
import {
  codeList,
  lastOperationCode,
  payoutCodes,
  settledStakeCodes,
  transferCodes as codes,
} from '#domains/wallet/ledger/ledger.ts';

/** Codes by what they are to a member; one that stands nowhere is an adjustment. */
export const codesOf = {
  bet: [
    codes.stake_held,
    codes.stake_settled,
    codes.stake_returned,
    codes.stake,
    codes.settled_stake_returned,
    codes.stake_held_again,
  ],
  payout: payoutCodes,
  promotion: [
    codes.promotion,
    codes.bonus_granted,
    codes.bonus_released,
    codes.bonus_removed,
    // Between cash and bonus money of the same member: they change what is cash, and no sum of his.
    codes.bonus_staked,
    codes.bonus_stake_returned,
    codes.bonus_won,
    codes.bonus_win_taken_back,
    codes.bonus_stake_removed,
    codes.bonus_win_restored,
    codes.bonus_win_removed,
    codes.reward_paid,
  ],
  deposit: [codes.deposit, codes.deposit_reversed, codes.refund_held, codes.refund_released],
  withdrawal: [
    codes.withdrawal_held,
    codes.withdrawal_paid,
    codes.withdrawal_returned,
    codes.payout_reversed,
  ],
  tax: [
    codes.deposit_tax,
    codes.withdrawal_tax,
    codes.withdrawal_tax_returned,
    codes.deposit_tax_returned,
  ],
  fee: [
    codes.withdrawal_fee,
    codes.deposit_fee,
    codes.withdrawal_fee_returned,
    codes.deposit_fee_returned,
  ],
  // Along the tree of agents, by hand or by contract, and to and from wallets at vendors.
  transfer: [
    codes.member_transfer,
    codes.contract_paid,
    codes.contract_share_paid,
    codes.contract_share_returned,
    codes.contract_debt_paid,
    codes.contract_debt_paid_by_reserve,
    codes.contract_reserved,
    codes.contract_reserve_taken_back,
    codes.contract_reserve_used,
    codes.transfer_wallet_filled,
    codes.transfer_wallet_recalled,
  ],
  vendor_result: [codes.transfer_wallet_result],
  rebate: [codes.rebate],
} as const satisfies Readonly<Record<string, readonly number[]>>;

const named = Object.values(codesOf).flat();

const signedSum = (summed: readonly number[], sign: '' | '-', of: 'amount' | 'valid' = 'amount') =>
  `sum(CASE WHEN code IN (${summed.join(', ')}) THEN ${sign}sign * ${of} ELSE 0 END)::bigint`;

const staked = codeList('stake_held', 'stake');
const unstaked = codeList('stake_returned', 'settled_stake_returned');

/**
 * Sums over legs with the columns code, amount, valid (what of the amount counts) and sign: 1 into
 * the member's money, -1 out of it.
 */
const sums = {
  bet_count: `sum(CASE WHEN code IN (${staked}) THEN 1
                       WHEN code IN (${unstaked}) THEN -1 ELSE 0 END)::bigint`,
  stake: `sum(CASE WHEN code IN (${staked}) THEN amount
                   WHEN code IN (${unstaked}) THEN -amount ELSE 0 END)::bigint`,
  turnover: signedSum(settledStakeCodes, '-'),
  valid_bet: signedSum(settledStakeCodes, '-', 'valid'),
  payout: signedSum(codesOf.payout, ''),
  promotion: signedSum(codesOf.promotion, ''),
  deposit: signedSum(codesOf.deposit, ''),
  withdrawal: signedSum(codesOf.withdrawal, '-'),
  tax: signedSum(codesOf.tax, '-'),
  fee: signedSum(codesOf.fee, '-'),
  transfer: signedSum(codesOf.transfer, ''),
  vendor_result: signedSum(codesOf.vendor_result, ''),
  rebate: signedSum(codesOf.rebate, ''),
  adjustment: `sum(CASE WHEN code IN (${named.join(', ')}) THEN 0 ELSE sign * amount END)::bigint`,
} as const;

export type FigureName = keyof typeof sums;
export type Figures = Record<FigureName, bigint>;

export const figureNames = Object.keys(sums) as FigureName[];

/** `sum(…) AS stake, …` over legs. */
export const figuresOfLegs = figureNames.map((name) => `${sums[name]} AS ${name}`).join(', ');

/** `sum(stake)::bigint AS stake, …` over rows that hold figures. */
export const figuresOfDays = figureNames
  .map((name) => `sum(${name})::bigint AS ${name}`)
  .join(', ');

/**
 * Legs of the transfers in `moved`: a leg for each member whose money became more or less, and one
 * without a sign for what only changed its place within a wallet. The game of a stake is known by
 * the provider's operation, which the transfer names. Points are no money and add to nothing.
 */
export const legsOfMoved = legsOfMovedWith('');

/** The same with further columns of the transfer `t` and the provider's operation `p`. */
export function legsOfMovedWith(more: string): string {
  return `
  SELECT leg.member_id, leg.sign, t.code, t.amount, coalesce(t.valid_amount, t.amount) AS valid,
         t.day, t.currency,
         coalesce(g.category, '') AS product, coalesce(g.vendor_id, w.id, 0) AS vendor_id${more}
    FROM (SELECT m.*, d.owner_id AS debit_owner, c.owner_id AS credit_owner, d.currency,
                 CASE WHEN m.code = 33 THEN concat(
                   CASE WHEN d.kind = 'transfer_wallet' THEN d.scope END,
                   CASE WHEN c.kind = 'transfer_wallet' THEN c.scope END) END AS wallet_of
            FROM moved m JOIN accounts d ON d.id = m.debit_account_id AND d.currency <> 'PTS'
                         JOIN accounts c ON c.id = m.credit_account_id) t
    JOIN LATERAL (VALUES
      (CASE WHEN t.credit_owner <> t.debit_owner THEN t.credit_owner ELSE 0 END, 1),
      (CASE WHEN t.credit_owner <> t.debit_owner THEN t.debit_owner ELSE 0 END, -1),
      (CASE WHEN t.credit_owner = t.debit_owner THEN t.debit_owner ELSE 0 END, 0)
    ) AS leg (member_id, sign) ON leg.member_id <> 0
    LEFT JOIN provider_transactions p ON t.code <= ${lastOperationCode} AND p.id = t.reference
    LEFT JOIN games g ON g.id = p.game_id
    LEFT JOIN vendors w ON w.code = t.wallet_of`;
}

const movedOf = (side: 'debit' | 'credit') => `
  SELECT t.id, t.debit_account_id, t.credit_account_id, t.amount, t.valid_amount,
         t.code, t.reference, (t.created_at AT TIME ZONE $4)::date AS day
    FROM own JOIN LATERAL (
      SELECT * FROM transfers WHERE ${side}_account_id = own.id AND ${side}_account_id >= 10000
         AND id > coalesce((SELECT last_transfer_id FROM records_progress), 0)
         AND created_at >= $2::date::timestamp AT TIME ZONE $4
         AND created_at < ($3::date + 1)::timestamp AT TIME ZONE $4) t ON true`;

/**
 * Begins a reading of one member's days: member, first and last day, zone, currency. One statement
 * sees one moment, so that nothing is counted twice or left out while counting goes on.
 */
export const daysOfMember = `
  WITH own AS (SELECT id FROM accounts WHERE owner_id = $1 AND currency = $5),
  moved AS (${movedOf('debit')} UNION ${movedOf('credit')}),
  legs AS (${legsOfMoved}),
  days AS (
    SELECT day, product, vendor_id, ${figureNames.join(', ')} FROM member_days
     WHERE member_id = $1 AND day BETWEEN $2 AND $3 AND currency = $5
    UNION ALL
    SELECT day, product, vendor_id, ${figuresOfLegs} FROM legs
     WHERE member_id = $1 AND day BETWEEN $2 AND $3 GROUP BY day, product, vendor_id)`;
