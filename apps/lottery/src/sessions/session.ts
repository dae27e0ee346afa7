/** The lottery's own sessions: a page's bearer token, of which only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

const sessionHours = 12;

export type LotterySession = {
  id: bigint;
  /** The member as the platform names him to this provider; of free play a name of the lottery's. */
  memberId: string;
  currency: Currency;
  platformToken: string;
  /** The operator lets its member stake. */
  canBet: boolean;
  /** The money is play money of the lottery's own. */
  isPlay: boolean;
};

export type NewSession = Omit<LotterySession, 'id'> & {
  displayName: string;
  language: 'en' | 'sw';
};

const tokenForm = /^Bearer (l[\w-]{43})$/;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stores a session and answers its token, which is known to nobody else. */
export async function addSession(database: Database, session: NewSession): Promise<string> {
  const token = `l${randomBytes(32).toString('base64url')}`;
  await database.query(
    `INSERT INTO lottery.sessions (token_hash, platform_token, member_id, display_name, currency,
       language, can_bet, is_play, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9))`,
    [
      hashOf(token),
      session.platformToken,
      session.memberId,
      session.displayName,
      session.currency,
      session.language,
      session.canBet,
      session.isPlay,
      sessionHours,
    ],
  );
  return token;
}

/** Proves who asks by the Authorization header. Refuses `unauthenticated`. */
export async function proveSession(
  database: Database,
  authorization: string | undefined,
): Promise<LotterySession> {
  const token = tokenForm.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('unauthenticated');
  const { rows } = await database.query<LotterySession>(
    `SELECT id, member_id AS "memberId", currency, can_bet AS "canBet", is_play AS "isPlay",
            platform_token AS "platformToken"
       FROM lottery.sessions WHERE token_hash = $1 AND expires_at > now()`,
    [hashOf(token)],
  );
  const session = rows[0];
  if (!session) throw new Refusal('unauthenticated');
  return session;
}
