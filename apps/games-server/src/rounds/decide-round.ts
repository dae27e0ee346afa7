/**
 * Getting the wallet's decision about a committed round. Every try sends the same id and content,
 * so the wallet moves money once (W1). The outcome is never drawn again and never shown before the
 * wallet has decided, or a player could see a loss and spend the stake elsewhere first.
 */
import type { Context } from '#games-server/context.ts';
import type { Refused } from '#games-server/wallet.ts';
import { readStoredRound, readStoredRounds, type StoredRound } from './stored-round.ts';

/** Longer than the two calls one try may take. */
const leaseSeconds = 10;

/** Code of a round that was undone because the wallet gave no answer in time. */
export const voidedCode = 'round_voided';

/** Takes up to `limit` rounds whose turn has come, here and in every other process at once. */
export async function claimDue(context: Context, limit: number): Promise<StoredRound[]> {
  return claim(
    context,
    `SELECT id FROM games.rounds WHERE decided_at IS NULL AND due_at <= now()
      ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [limit],
  );
}

/** Takes one round if its turn has come. */
export async function claimRound(context: Context, id: bigint): Promise<StoredRound | undefined> {
  const [round] = await claim(
    context,
    `SELECT id FROM games.rounds WHERE id = $2 AND decided_at IS NULL AND due_at <= now()
      FOR UPDATE SKIP LOCKED`,
    [id],
  );
  return round;
}

/** Counts the try before it is made: a crash in between must not make it look like the first. */
async function claim(context: Context, which: string, values: unknown[]): Promise<StoredRound[]> {
  const { rows } = await context.database.query<{ id: bigint }>(
    `UPDATE games.rounds r SET attempts = attempts + 1,
            due_at = now() + make_interval(secs => $1)
      WHERE r.id IN (${which}) RETURNING r.id`,
    [leaseSeconds, ...values],
  );
  if (rows.length === 0) return [];
  return readStoredRounds(context.database, 'WHERE r.id = ANY($1)', [rows.map(({ id }) => id)]);
}

/** Makes one try for a round this process holds, and answers the round as it then stands. */
export async function decideRound(context: Context, round: StoredRound): Promise<StoredRound> {
  if (round.state === 'settling') {
    await (isOverdue(context, round) ? beginVoid(context, round) : settle(context, round));
  } else if (round.state === 'voiding') {
    await undo(context, round);
  }
  return readStoredRound(context.database, round.id);
}

function isOverdue(context: Context, round: StoredRound): boolean {
  const ageMs = Date.now() - round.createdAt.getTime();
  return round.attempts > 1 && ageMs > context.config.VOID_AFTER_HOURS * 3_600_000;
}

async function settle(context: Context, round: StoredRound): Promise<void> {
  const answer = await context.wallet.betwin(round);
  switch (answer.kind) {
    case 'applied':
      return markSettled(context, round, answer.balance);
    case 'refused':
      // A try before this one may still be on its way: only a first try's refusal is the end.
      if (await markRefused(context, round, answer)) return;
      return undoAfterRefusal(context, round, answer);
    case 'unknown':
      return postpone(context, round, answer.reason);
  }
}

/** Bars the round at the wallet; what was taken and paid in the meantime stands. */
async function undo(context: Context, round: StoredRound): Promise<void> {
  const answer = await context.wallet.rollBack(round);
  if (answer.kind === 'unknown') return postpone(context, round, answer.reason);
  if (answer.kind === 'undone') return markUndone(context, round);
  const receipt = await context.wallet.betwin(round);
  if (receipt.kind === 'applied') return markSettled(context, round, receipt.balance);
  return postpone(context, round, receipt.kind === 'unknown' ? receipt.reason : receipt.code);
}

async function markSettled(context: Context, round: StoredRound, balance: string): Promise<void> {
  await context.database.query(
    `UPDATE games.rounds SET state = 'settled', balance = $2, decided_at = now(),
            refusal_code = NULL, refusal_details = NULL
      WHERE id = $1 AND decided_at IS NULL`,
    [round.id, balance],
  );
}

/** False when another try was made: then the refusal alone decides nothing. */
async function markRefused(
  context: Context,
  { id, attempts }: StoredRound,
  { code, details }: Refused,
): Promise<boolean> {
  if (attempts > 1) return false;
  const { rowCount } = await context.database.query(
    `UPDATE games.rounds SET state = 'refused', refusal_code = $2, refusal_details = $3,
            decided_at = now()
      WHERE id = $1 AND state = 'settling' AND attempts = 1`,
    [id, code, details],
  );
  return rowCount === 1;
}

async function undoAfterRefusal(
  context: Context,
  round: StoredRound,
  refused: Refused,
): Promise<void> {
  await beginVoid(context, round, refused);
  const current = await readStoredRound(context.database, round.id);
  if (current.state === 'voiding') await undo(context, current);
}

async function beginVoid(
  context: Context,
  round: StoredRound,
  { code, details }: Refused = { code: voidedCode, details: {} },
): Promise<void> {
  context.log.warn({ round: round.externalId, reason: code }, 'undoing a round');
  await context.database.query(
    `UPDATE games.rounds SET state = 'voiding', refusal_code = $2, refusal_details = $3,
            due_at = CASE WHEN $2 = $4 THEN now() ELSE due_at END
      WHERE id = $1 AND state = 'settling'`,
    [round.id, code, details, voidedCode],
  );
}

async function markUndone(context: Context, round: StoredRound): Promise<void> {
  await context.database.query(
    `UPDATE games.rounds SET decided_at = now(),
            state = CASE WHEN refusal_code = $2 THEN 'voided' ELSE 'refused' END
      WHERE id = $1 AND state = 'voiding'`,
    [round.id, voidedCode],
  );
}

/** The next try comes after a pause that doubles, up to a minute. */
async function postpone(context: Context, round: StoredRound, reason: string): Promise<void> {
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
