/** Why money moved. With its reference a code is a transfer's unique id, so codes never change. */
export const transferCodes = {
  /** A stake leaves cash and is held until its round closes. Reference: provider transaction. */
  stake_held: 1,
  /** Held stakes become the vendor's revenue as their round closes. Reference: what closed it. */
  stake_settled: 2,
  /** A held stake returns to cash. Reference: the bet. */
  stake_returned: 3,
  /** Stake of a round that opens and closes in one call. Reference: provider transaction. */
  stake: 4,
  /** A win. Reference: provider transaction. */
  payout: 5,
  /** A prize of a provider's capped campaign. Reference: provider transaction. */
  promotion: 6,
  /** The stake of a round that had closed returns as the round is voided. Reference: the bet. */
  settled_stake_returned: 7,
  /** A win is taken back as its round is voided. Reference: the win. */
  payout_taken_back: 8,
  /** The stake of a slip that was settled is held again. Reference: what took the settlement back. */
  stake_held_again: 9,
  /** What a slip had paid goes back. Reference: what took it back. */
  payout_returned: 10,
  /** Of what goes back, what its member no longer has: he owes it. Reference: what took it back. */
  receivable_opened: 11,
  /** Of a payout, what its member owed the provider. Reference: what paid it. */
  receivable_paid: 12,
  /** What a member owed is given up. Reference: receivable write-off. */
  receivable_written_off: 13,
  /** Money arrived by a rail. Reference: deposit. */
  deposit: 20,
  /** Set aside for a withdrawal. Reference: hold. */
  withdrawal_held: 21,
  /** The withdrawal was paid by its rail. Reference: hold. */
  withdrawal_paid: 22,
  /** The withdrawal was refused or failed. Reference: hold. */
  withdrawal_returned: 23,
  /** The law's share of money that arrived. Reference: deposit. */
  deposit_tax: 24,
  /** Money that had arrived left again by its rail. Reference: deposit. */
  deposit_reversed: 25,
  /** The law's share of a withdrawal as it was paid. Reference: hold. */
  withdrawal_tax: 26,
  /** The operator's fee on a withdrawal as it was paid. Reference: hold. */
  withdrawal_fee: 27,
  /** A paid withdrawal came back from its rail. Reference: hold. */
  payout_reversed: 28,
  /** The operator's fee on a deposit. Reference: deposit. */
  deposit_fee: 29,
  /** From member to member along the tree of agents. Reference: member transfer. */
  member_transfer: 30,
  /** Cash goes into the member's wallet at a vendor. Reference: transfer wallet move. */
  transfer_wallet_filled: 31,
  /** Money of the wallet at a vendor is cash again. Reference: transfer wallet move. */
  transfer_wallet_recalled: 32,
  /** What was won or lost at the vendor up to a move. Reference: transfer wallet move. */
  transfer_wallet_result: 33,
  /** Play money of a trial member. Reference: the member. */
  play_money: 40,
  /** A share of settled stakes, given on request. Reference: rebate claim. */
  rebate: 41,
  /** The operator's money for the bill of an agency contract and all below it. Reference: bill. */
  contract_funded: 42,
  /** What stays with an agent of its bill. Reference: bill. */
  contract_paid: 43,
  /** What an agent pays out of cash of its downlines' bills. Reference: its own bill. */
  contract_share_paid: 44,
  /** The operator's money for what an agent lacks, on levels the brand pays. Reference: its bill. */
  contract_topped_up: 45,
  /** A downline's bill was refused; what its upline had paid for it returns. Reference: that bill. */
  contract_share_returned: 46,
  /** An agent pays later what it owed of a downline's bill. Reference: debt payment. */
  contract_debt_paid: 47,
  /** A bill was refused; what the operator had added for it returns. Reference: that bill. */
  contract_top_up_returned: 48,
  /** Cash is set aside for downlines' bills, or taken back. Reference: reserve move. */
  contract_reserved: 34,
  contract_reserve_taken_back: 35,
  /** What an agent pays out of its reserve of its downlines' bills. Reference: its own bill. */
  contract_reserve_used: 36,
  /** A debt is paid out of the reserve. Reference: debt payment. */
  contract_debt_paid_by_reserve: 37,
  /** Given or taken by staff. Reference: adjustment. */
  adjustment: 50,
  /** The tax on a withdrawal that came back. Reference: hold. */
  withdrawal_tax_returned: 51,
  /** The fee on a withdrawal that came back. Reference: hold. */
  withdrawal_fee_returned: 52,
  /** Money left by a rail and was no withdrawal. Reference: reconciliation exception. */
  unmatched_payout: 53,
  /** What had left so came back to the rail's account. Reference: reconciliation exception. */
  unmatched_payout_returned: 54,
  /** Set aside while a deposit is sent back to its payer. Reference: hold. */
  refund_held: 55,
  /** What was set aside so is free: the deposit is undone with it, or stands. Reference: hold. */
  refund_released: 56,
  /** The tax on a deposit that went back to its payer. Reference: deposit. */
  deposit_tax_returned: 57,
  /** The fee on a deposit that went back to its payer. Reference: deposit. */
  deposit_fee_returned: 58,
  /** Of the vendor's revenue, set aside for a pool; a code a level. Reference: the bet. */
  jackpot_mini_added: 60,
  jackpot_minor_added: 61,
  jackpot_major_added: 62,
  jackpot_grand_added: 63,
  /** The bet was undone, and what it had set aside with it. Reference: the bet. */
  jackpot_mini_returned: 64,
  jackpot_minor_returned: 65,
  jackpot_major_returned: 66,
  jackpot_grand_returned: 67,
  /** A pool's money for a jackpot that is paid with this operation. Reference: the operation. */
  jackpot_won: 68,
  /** Bonus money is given. Reference: bonus. */
  bonus_granted: 70,
  /** Of a stake, what bonus money is; it passes through cash. Reference: provider transaction. */
  bonus_staked: 71,
  /** Of a win, what bonus money is. Reference: provider transaction. */
  bonus_won: 72,
  /** The bonus money of a stake that returns. Reference: the bet. */
  bonus_stake_returned: 73,
  /** The bonus money of a win that is taken back. Reference: the win. */
  bonus_win_taken_back: 74,
  /** A wagered bonus becomes cash. Reference: bonus. */
  bonus_released: 75,
  /** Bonus money goes back to the operator as its bonus ends. Reference: bonus. */
  bonus_removed: 76,
  /** A voided round's bonus stake, whose bonus was given up or expired. Reference: the bet. */
  bonus_stake_removed: 77,
  /** A voided round's bonus win, which went back with its bonus. Reference: the win. */
  bonus_win_restored: 78,
  /** Cash of an award. Reference: award. */
  reward_paid: 79,
  /** Of a slip's win, what its bonus would be, given up or expired. Reference: what paid it. */
  bonus_win_removed: 82,
  /** Points are earned or given back. Reference: points entry. */
  points_added: 80,
  /** Points are redeemed or taken back. Reference: points entry. */
  points_taken: 81,
} as const;

export type TransferCode = keyof typeof transferCodes;

/**
 * Codes of stakes that were settled, and of such as went back: their transfers alone may have a
 * valid amount.
 */
export const settledStakeCodes = [
  transferCodes.stake_settled,
  transferCodes.stake,
  transferCodes.settled_stake_returned,
  transferCodes.stake_held_again,
] as const;

/** Settled stakes that are settled no more: what had counted of them counts no more. */
export const undoneStakeCodes = [
  transferCodes.settled_stake_returned,
  transferCodes.stake_held_again,
] as const;

/** Codes of what games paid, and of what was taken back of it. */
export const payoutCodes = [
  transferCodes.payout,
  transferCodes.payout_taken_back,
  transferCodes.payout_returned,
] as const;

/** The last of the codes whose reference is an operation of a provider; all up to it are such. */
export const lastOperationCode = transferCodes.receivable_paid;

/** Codes by their names, for a list in SQL: `code IN (${codeList('stake_held', 'stake')})`. */
export const codeList = (...codes: readonly TransferCode[]): string =>
  codes.map((code) => transferCodes[code]).join(', ');

const names = new Map<number, string>(
  Object.entries(transferCodes).map(([name, code]) => [code, name]),
);

export function transferCodeName(code: number): string {
  return names.get(code) ?? `code_${code}`;
}
