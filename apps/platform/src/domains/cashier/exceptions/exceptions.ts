/** Reconciliation exceptions: what our books and a rail tell differently, kept until staff resolve it. */
export {
  type Exception,
  type ExceptionRow,
  amountSaid,
  closeException,
  exceptionSubject,
  exceptionValues,
  findException,
  listExceptions,
  lockOpenException,
  noteException,
  readException,
  resolveException,
} from './reconciliation-exceptions.ts';
export { auditOnce } from './report-audit.ts';
