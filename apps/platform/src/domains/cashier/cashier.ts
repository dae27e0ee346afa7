/**
 * The cashier: money in by deposits, money out by withdrawals. It owns payment methods, deposits
 * and withdrawals, and is the only one to speak with the payment gateway.
 *
 * Invariants: a deposit is credited once, whatever the gateway repeats; a withdrawal's money is
 * held from its request until it is paid or definitely failed; staff decide each once; a state
 * never goes backwards. It never refunds because an answer is missing.
 */
export const limits = {
  pendingDeposits: 5,
  waitingWithdrawals: 3,
  /** Failed deposits in ten minutes after which no new one begins (GLI-19 A.3.6b). */
  failedDeposits: 5,
  failedDepositsMinutes: 10,
} as const;
