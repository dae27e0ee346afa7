/** Logging in: the same answer and the same time for a known and an unknown user name. */
import type { Session } from '@bahati/contract/player-site/identity.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { countGuess, forgetGuesses } from '#domains/system/guess-brake.ts';
import { isPasswordRight } from '#domains/system/passwords.ts';
import { startSession, type Visitor } from './identity.ts';

export type LogInInput = Visitor & { username: string; password: string };

type Credentials = {
  memberId: bigint;
  hash: string;
  isBlocked: boolean;
  isFirst: boolean;
};

/**
 * Refuses `login_failed`; `member_blocked`, but only to who knows the password;
 * `too_many_requests` to who guesses. A guesser brakes himself, at his address, and nobody else.
 */
export async function logIn(context: Context, input: LogInInput): Promise<Session> {
  const { database } = context;
  const username = canonicalForm(input.username);
  const ownGuesses = `login ${username} ${input.ip}`;
  await countGuess(database, loginBrakes(context, ownGuesses, input.ip));
  const credentials = await findCredentials(context, username);
  if (!(await isPasswordRight(credentials?.hash, input.password)) || !credentials) {
    countEvent('login_failed');
    throw new Refusal('login_failed');
  }
  if (credentials.isBlocked) throw new Refusal('member_blocked');
  const token = await inTransaction(database, async (transaction) => {
    await forgetGuesses(transaction, ownGuesses);
    await transaction.query(
      'UPDATE credentials SET last_login_at = now(), is_first_login = false WHERE member_id = $1',
      [credentials.memberId],
    );
    return startSession(transaction, credentials.memberId, input);
  });
  return {
    token,
    userName: username,
    firstTimeLogin: credentials.isFirst,
    passwordExpired: false,
  };
}

/** Five guesses at one name from one address, then longer and longer waits; 30 a minute at all. */
function loginBrakes(context: Context, ownGuesses: string, ip: string) {
  const perMinute = Math.ceil(30 * context.config.RATE_LIMIT_FACTOR);
  return [
    {
      subject: ownGuesses,
      freeGuesses: 5,
      windowSeconds: 1_800,
      firstDelaySeconds: 30,
      longestDelaySeconds: 1_800,
    },
    {
      subject: `login from ${ip}`,
      freeGuesses: perMinute,
      windowSeconds: 60,
      firstDelaySeconds: 60,
      longestDelaySeconds: 60,
    },
  ];
}

/** Only ASCII is lowered: other letters have look-alikes that would lower to ours. */
function canonicalForm(username: string): string {
  const name = username.trim();
  return /^[!-~]*$/.test(name) ? name.toLowerCase() : name;
}

async function findCredentials(
  { database }: Context,
  username: string,
): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(
    `SELECT member_id AS "memberId", password_hash AS hash, is_login_blocked AS "isBlocked",
            is_first_login AS "isFirst"
       FROM credentials WHERE username = $1`,
    [username],
  );
  return rows[0];
}
