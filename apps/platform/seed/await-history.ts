/**
 * Room for a demo's history, made before anything happens: what it is written with has lower ids
 * than all that comes after, so that ids rise with time, and nothing is sealed before it.
 */
import type { Database } from '@bahati/server-kit/database.ts';

/** Tables whose ids rise with time, each with its sequence. */
const sequences = [
  'transfers_id_seq',
  'provider_transactions_id_seq',
  'holds_id_seq',
  'deposits_id_seq',
  'withdrawals_id_seq',
  'sessions_id_seq',
  'login_attempts_id_seq',
  'game_sessions_id_seq',
  'feedback_id_seq',
  'kyc_cases_id_seq',
] as const;

/** The first id of what is no history. */
const firstAfter = 1_000_001;

/** Only of a database in which nothing has happened yet; run again it changes nothing. */
export async function awaitHistory(owner: Database): Promise<void> {
  const { rowCount } = await owner.query(
    `INSERT INTO demo_history (state, awaited_until)
     SELECT 'awaited', now() + interval '10 minutes'
      WHERE NOT EXISTS (SELECT 1 FROM members) AND NOT EXISTS (SELECT 1 FROM transfers)
     ON CONFLICT DO NOTHING`,
  );
  if (rowCount !== 1) return;
  await owner.query('SELECT setval(name::regclass, $2, false) FROM unnest($1::text[]) AS name', [
    sequences,
    firstAfter,
  ]);
}
