/** The games server's own sessions: a frame's bearer token, of which only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

const sessionHours = 12;

export type FrameSession = {
  id: bigint;
  memberId: string;
  gameCode: string;
  currency: Currency;
  /** The operator lets its member stake. */
  canBet: boolean;
};

export type NewFrameSession = Omit<FrameSession, 'id'> & {
  platformToken: string;
  displayName: string;
  language: 'en' | 'sw';
};

const tokenForm = /^Bearer (f[\w-]{43})$/;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Stores a session and answers its token, which is known to nobody else. */
export async function addFrameSession(
  transaction: Transaction,
  session: NewFrameSession,
): Promise<string> {
  const token = `f${randomBytes(32).toString('base64url')}`;
  await transaction.query(
    `INSERT INTO games.frame_sessions
       (token_hash, platform_token, member_id, game_code, currency, language,
        display_name, can_bet, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9))`,
    [
      hashOf(token),
      session.platformToken,
      session.memberId,
      session.gameCode,
      session.currency,
      session.language,
      session.displayName,
      session.canBet,
      sessionHours,
    ],
  );
  return token;
}

/** Proves a frame by its Authorization header. Refuses `unauthenticated`. */
export async function proveFrame(
  database: Database,
  authorization: string | undefined,
): Promise<FrameSession> {
  const token = tokenForm.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('unauthenticated');
  const { rows } = await database.query<FrameSession>(
    `SELECT id, member_id AS "memberId", game_code AS "gameCode", currency, can_bet AS "canBet"
       FROM games.frame_sessions WHERE token_hash = $1 AND expires_at > now()`,
    [hashOf(token)],
  );
  const session = rows[0];
  if (!session) throw new Refusal('unauthenticated');
  return session;
}
