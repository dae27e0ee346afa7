/** The challenges a passkey answers: kept hashed, each good once and for five minutes. */
import { createHash } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';

export type Purpose = 'add' | 'login' | 'unlock';

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** `sessionId` of who is asked; null at a login. */
export async function keepChallenge(
  database: Database,
  challenge: string,
  { purpose, sessionId }: { purpose: Purpose; sessionId: bigint | null },
): Promise<void> {
  await database.query(
    'INSERT INTO passkey_challenges (challenge_hash, purpose, session_id) VALUES ($1, $2, $3)',
    [hashOf(challenge), purpose, sessionId],
  );
}

/** The challenge the browser says it has answered, used up; undefined: none that stands open. */
export async function takeChallenge(
  database: Database,
  clientDataJSON: string,
  { purpose, sessionId }: { purpose: Purpose; sessionId: bigint | null },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const { rowCount } = await database.query(
    `DELETE FROM passkey_challenges
      WHERE challenge_hash = $1 AND purpose = $2 AND session_id IS NOT DISTINCT FROM $3
        AND created_at > now() - interval '5 minutes'`,
    [hashOf(challenge), purpose, sessionId],
  );
  return rowCount === 1 ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export async function dropOldChallenges({ database }: Pick<Context, 'database'>): Promise<void> {
  await database.query(
    `DELETE FROM passkey_challenges WHERE challenge_hash IN (
       SELECT challenge_hash FROM passkey_challenges
        WHERE created_at < now() - interval '5 minutes' ORDER BY created_at LIMIT 20000)`,
  );
}
