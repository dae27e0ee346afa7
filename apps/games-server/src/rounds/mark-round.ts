/** What the wallet's answer changes about a round. */
import type { Context } from '#games-server/context.ts';
import type { Refused } from '#games-server/wallet-answers.ts';
import type { StoredRound } from './stored-round.ts';
import { voidedCode } from './told-refusal.ts';

export async function markSettled(
  context: Context,
  round: StoredRound,
  balance: string,
): Promise<void> {
  await context.database.query(
    `UPDATE games.rounds SET state = 'settled', balance = $2, decided_at = now(),
            refusal_code = NULL, refusal_details = NULL
      WHERE id = $1 AND decided_at IS NULL`,
    [round.id, balance],
  );
}

/** False when another try was made: then the refusal alone decides nothing. */
export async function markRefused(
  context: Context,
  { id, attempts }: StoredRound,
  { code, details }: Refused,
): Promise<boolean> {
  if (attempts > 1) return false;
  const { rowCount } = await context.database.query(
    `UPDATE games.rounds SET state = 'refused', refusal_code = $2, refusal_details = $3,
            decided_at = now()
      WHERE id = $1 AND state IN ('settling', 'opening') AND attempts = 1`,
    [id, code, details],
  );
  return rowCount === 1;
}

export async function beginVoid(
  context: Context,
  round: StoredRound,
  { code, details }: Refused = { code: voidedCode, details: {} },
): Promise<void> {
  context.log.warn({ round: round.externalId, reason: code }, 'undoing a round');
  await context.database.query(
    `UPDATE games.rounds SET state = 'voiding', refusal_code = $2, refusal_details = $3,
            due_at = CASE WHEN $2 = $4 THEN now() ELSE due_at END
      WHERE id = $1 AND state IN ('settling', 'opening')`,
    [round.id, code, details, voidedCode],
  );
}

export async function markUndone(context: Context, round: StoredRound): Promise<void> {
  await context.database.query(
    `UPDATE games.rounds SET decided_at = now(),
            state = CASE WHEN refusal_code = $2 THEN 'voided' ELSE 'refused' END
      WHERE id = $1 AND state = 'voiding'`,
    [round.id, voidedCode],
  );
}

/** The operator undid what was being paid. */
export async function markVoided(context: Context, { id, externalId }: StoredRound): Promise<void> {
  context.log.warn({ round: externalId }, 'the operator has voided a round');
  await context.database.query(
    `UPDATE games.rounds SET state = 'voided', refusal_code = $2, refusal_details = '{}',
            balance = NULL, decided_at = now()
      WHERE id = $1 AND state = 'paying'`,
    [id, voidedCode],
  );
}

/** The next try comes after a pause that doubles, up to a minute. */
export async function postpone(
  context: Context,
  round: StoredRound,
  reason: string,
): Promise<void> {
  const pauseSeconds = Math.min(60, 0.5 * 2 ** Math.min(round.attempts - 1, 10));
  context.log.warn(
    { round: round.externalId, attempts: round.attempts, reason },
    'the wallet has not decided a round',
  );
  await context.database.query(
    `UPDATE games.rounds SET due_at = now() + make_interval(secs => $2)
      WHERE id = $1 AND decided_at IS NULL AND attempts = $3`,
    [round.id, pauseSeconds, round.attempts],
  );
}
