/** The proofs as the wire tells them; one that never ran yet stands there without a time. */
import type { Database } from '@bahati/server-kit/database.ts';
import { readProofs } from '#domains/system/secrets/secrets.ts';

const subjects = ['ledger_newest', 'ledger_whole', 'audit'] as const;

export async function readProofValues(database: Database) {
  const proofs = await readProofs(database);
  return subjects.map((subject) => {
    const found = proofs.find((proof) => proof.subject === subject);
    return {
      subject,
      endedAt: found?.endedAt.toISOString() ?? null,
      tookMs: found?.tookMs ?? null,
      breaches: found?.breaches ?? [],
      wholeAt: found?.wholeAt?.toISOString() ?? null,
    };
  });
}
