/** Logging in by password: the same answer and the same time for a known and an unknown name. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { assertPasswordRoom, isPasswordRight } from '@bahati/server-kit/passwords/passwords.ts';
import { newSession, type Visitor } from '#domains/identity/identity.ts';
import { type LoginWay, loginStatement, noteLogin } from './login-attempts.ts';
import { countLoginAttempt, endLoginAttempt } from './login-throttle.ts';
import { type PersonProof, provePerson } from '#domains/identity/captcha/captcha.ts';
import { rememberStatement, stepUpStatement } from '#domains/identity/step-up/step-up.ts';

export type LogInInput = Visitor &
  PersonProof & {
    username: string;
    password: string;
    gate?: Gate | undefined;
  };

/** A page of its own kind of member, and what it says to others once they have proven themselves. */
export type Gate = { refusal: string; admits: (memberId: bigint) => Promise<boolean> };

/** Who may be logged in, as the credentials say it. */
export type Credentials = {
  memberId: bigint;
  username: string;
  hash: string;
  isBlocked: boolean;
  /** Blocked, and by himself. */
  isClosed: boolean;
  isFirst: boolean;
};

/** The columns of `Credentials`, for a query of `credentials`. */
export const credentialColumns = `member_id AS "memberId", username, password_hash AS hash,
  is_login_blocked AS "isBlocked", is_closed AS "isClosed", is_first_login AS "isFirst"`;

/**
 * Refuses `login_failed`, with `captcha` when the next try needs the picture, or in its place
 * `username_unknown` where the brand tells; `captcha_required`,
 * `captcha_wrong`; `slider_required`, `slider_wrong` where the brand asks for the puzzle;
 * `member_blocked`, `account_closed` and the gate's refusal, but only to who knows the password;
 * `too_many_requests`.
 */
export async function logIn(context: Context, input: LogInInput): Promise<Session> {
  const { database, config } = context;
  const { ip, cookies, captcha } = input;
  // Before anything is asked of the database: a rush that cannot be served costs bets nothing.
  assertPasswordRoom();
  const username = canonicalForm(input.username);
  const { flags, passwordExpiryDays } = await readBrand(database, config.BRAND);
  const isPerson = await provePerson(context, { flags }, input);
  const isPictureAsked = flags.verificationCodeLogin;
  const attempt = { username, ip, cookies, captcha, isPerson, isPictureAsked };
  const { next, counted } = await countLoginAttempt(context, attempt);
  const end = (outcome: 'right' | 'wrong' | 'not_judged', within: Database | Transaction) =>
    endLoginAttempt(within, attempt, counted, outcome);
  const found = await findCredentials(context, username);
  const isRight = await isPasswordRight(found?.hash, input.password).catch(
    async (error: unknown) => {
      await end('not_judged', database);
      throw error;
    },
  );
  const refusal = isRight && found ? await refusalTo(found, input.gate) : 'login_failed';
  if (refusal !== null || !found) {
    countEvent('login_failed');
    // Whoever knows the password of a blocked account may not try on unthrottled either.
    await end('wrong', database);
    const memberId = found?.memberId ?? null;
    await noteLogin(database, { memberId, way: 'password', isSuccessful: false, visitor: input });
    if (isRight && refusal) throw new Refusal(refusal);
    const isTold = !found && flags.unknownUsernameIsTold;
    throw new Refusal(isTold ? 'username_unknown' : 'login_failed', next);
  }
  const isDefault = input.password === config.DEFAULT_DOWNLINE_PASSWORD;
  return inTransaction(database, async (transaction) => {
    if (!(await isStillTrue(transaction, found))) throw new Refusal('login_failed', next);
    await end('right', transaction);
    if (isDefault) await demandChange(transaction, found.memberId);
    const expiryDays = flags.forcedPasswordExpiry ? passwordExpiryDays : null;
    return openSession(transaction, found, 'password', input, expiryDays);
  });
}

/** Why who has proven to be this member does not come in all the same; null: comes in. */
export async function refusalTo(
  { memberId, isBlocked, isClosed }: Credentials,
  gate: Gate | undefined,
): Promise<string | null> {
  if (isBlocked) return isClosed ? 'account_closed' : 'member_blocked';
  return gate && !(await gate.admits(memberId)) ? gate.refusal : null;
}

/** A change or a ban that came while the password was judged ends this login too. */
async function isStillTrue(
  transaction: Transaction,
  { memberId, hash }: Credentials,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `SELECT 1 FROM credentials
      WHERE member_id = $1 AND password_hash = $2 AND NOT is_login_blocked FOR UPDATE`,
    [memberId, hash],
  );
  return rowCount === 1;
}

/** The login itself, once proven: noted, and a session begun. */
export async function openSession(
  transaction: Transaction,
  credentials: Omit<Credentials, 'hash' | 'isBlocked' | 'isClosed'>,
  way: LoginWay,
  visitor: Visitor,
  /** After so many days a password has to be changed; null: never, or none was given. */
  expiryDays: number | null = null,
): Promise<Session> {
  const { memberId, username, isFirst } = credentials;
  const [login, stepUp] = await sendStatements(transaction, [
    { ...lastLoginStatement, values: [memberId, expiryDays] },
    stepUpStatement(memberId, visitor.ip),
  ]);
  const [loggedIn] = (login?.rows ?? []) as { mustChange: boolean; isExpired: boolean }[];
  // Banned or closed while the proof was judged, whatever the way in was.
  if (!loggedIn) throw new Refusal('member_blocked');
  // A code from the bound number or address has proven already what a new network would ask.
  const needsStepUp = way === 'password' && stepUp?.rows.length !== 0;
  const { mustChange, isExpired: needsPasswordChange } = loggedIn;
  const needs = { needsStepUp, needsPasswordChange };
  const { token, statement: session } = newSession(memberId, visitor, needs);
  await sendStatements(transaction, [
    loginStatement({ memberId, way, isSuccessful: true, visitor }),
    ...(needsStepUp ? [] : [rememberStatement(memberId, visitor.ip)]),
    session,
  ]);
  const passwordExpired = mustChange || needsPasswordChange;
  return { token, userName: username, firstTimeLogin: isFirst, passwordExpired };
}

const lastLoginStatement = {
  name: 'identity-last-login',
  text: `UPDATE credentials SET last_login_at = now(), is_first_login = false
          WHERE member_id = $1 AND NOT is_login_blocked
          RETURNING must_change_password AS "mustChange",
            coalesce(password_changed_at < now() - make_interval(days => $2), false) AS "isExpired"`,
};

/** The brand's first password opens nothing until it was changed. */
async function demandChange(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query(
    'UPDATE credentials SET must_change_password = true WHERE member_id = $1',
    [memberId],
  );
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
    `SELECT ${credentialColumns} FROM credentials WHERE username = $1`,
    [username],
  );
  return rows[0];
}
