/** Whether the audit log is whole, as staff are told: proven anew at most once a minute. */
import type { AuditChain } from '@bahati/contract/back-office/staff/staff.ts';
import type { Context } from '#platform/context.ts';
import { verifyAudit } from '#domains/system/verify-audit.ts';

const freshMs = 60_000;

/** Whoever asks while it is being proven waits for the same answer. */
export function createChainReader({ database, now }: Context): () => Promise<AuditChain> {
  let known: { chain: Promise<AuditChain>; askedAtMs: number } | undefined;
  const prove = async (): Promise<AuditChain> => {
    const checkedAt = now().toISOString();
    return { ...(await verifyAudit(database)), checkedAt };
  };
  return () => {
    if (known && performance.now() - known.askedAtMs < freshMs) return known.chain;
    const chain = prove();
    known = { chain, askedAtMs: performance.now() };
    chain.catch(() => {
      known = undefined;
    });
    return chain;
  };
}
