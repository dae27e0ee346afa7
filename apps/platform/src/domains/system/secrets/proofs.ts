/** How the last proofs went: that the ledger and the audit log are whole, or where they are not. */
import type { Database } from '@bahati/server-kit/database.ts';

export type ProofSubject = 'ledger_newest' | 'ledger_whole' | 'audit';

export type Proof = {
  subject: ProofSubject;
  endedAt: Date;
  tookMs: number;
  breaches: string[];
  wholeAt: Date | null;
};

const keptBreaches = 20;

/** `startedAt` is of performance.now(). */
export async function noteProof(
  database: Database,
  subject: ProofSubject,
  startedAt: number,
  breaches: readonly string[],
): Promise<void> {
  const tookMs = Math.round(performance.now() - startedAt);
  await database.query(
    `INSERT INTO proofs AS known (subject, ended_at, took_ms, breaches, whole_at)
     VALUES ($1, now(), $2, $3, CASE WHEN cardinality($3::text[]) = 0 THEN now() END)
     ON CONFLICT (subject) DO UPDATE SET ended_at = excluded.ended_at, took_ms = excluded.took_ms,
       breaches = excluded.breaches, whole_at = coalesce(excluded.whole_at, known.whole_at)`,
    [subject, tookMs, breaches.slice(0, keptBreaches)],
  );
}

export async function readProofs(database: Database): Promise<Proof[]> {
  const { rows } = await database.query<Proof>(
    `SELECT subject, ended_at AS "endedAt", took_ms AS "tookMs", breaches, whole_at AS "wholeAt"
       FROM proofs ORDER BY subject`,
  );
  return rows;
}
