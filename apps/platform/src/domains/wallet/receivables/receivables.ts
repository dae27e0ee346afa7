/**
 * Receivables: what owners owe a provider because they no longer had it as it was taken back. What is
 * missing comes out of an account of the operator, which goes below nothing, and passes through cash,
 * so that what is taken back is one whole transfer; what is paid to the owner later pays it off first.
 *
 * Invariants: no owner's account is ever below nothing; what owners owe a provider is, to the cent, what
 * the provider's account of the kind `receivable` is below nothing. It changes only under the lock of
 * the owner's cash, which carries the bit `owing` while anything is owed.
 */
export { findReceivable, writeOffReceivable } from './write-off-receivable.ts';
export {
  OwedOfBatch,
  type OwedRow,
  owedStatement,
  owedStatements,
} from './owed-of-batch.ts';
