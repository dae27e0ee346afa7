/** The audit log: who did what, when and why, in a chain of hashes. */
export { type AuditRecord, recordAudit } from './record-audit.ts';
export { verifyAudit } from './verify-audit.ts';
