/**
 * How often a login may be guessed at, and from when on a person must show to be one. A guesser
 * throttles himself, on his own network, and nobody else; known and unknown names count alike.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import {
  beginAttempt,
  countAttempt,
  type CountedAttempt,
  endAttempt,
} from '#domains/system/throttle/throttle.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { isCaptchaRight } from '#domains/identity/captcha/captcha.ts';

export type LoginAttempt = {
  username: string;
  ip: string;
  /** The browser's cookies and what was read off the picture, when there was one. */
  cookies: string | undefined;
  captcha: string | undefined;
  /** Shown already, for this very login, by the puzzle the brand asks for (slider.ts). */
  isPerson: boolean;
  /** The brand asks for the picture each time. */
  isPictureAsked: boolean;
};

/** Failures at one name from one address, and at any from there, after which it is asked for. */
const failuresOfName = 3;
const failuresOfAddress = 20;
const windowSeconds = 1_800;

/**
 * Counts one attempt. Refuses `too_many_requests`, `captcha_required`, `captcha_wrong`, and then
 * counts nothing. Answers whether the next attempt needs the picture if this one is wrong, and what
 * was counted: `endLoginAttempt` follows.
 */
export async function countLoginAttempt(
  context: Context,
  attempt: LoginAttempt,
): Promise<{ next: { captcha?: true }; counted: CountedAttempt }> {
  const { captcha, cookies, isPerson, isPictureAsked } = attempt;
  const isHuman =
    isPerson || (captcha !== undefined && (await isCaptchaRight(context, cookies, captcha)));
  const allowedOfAddress = Math.ceil(failuresOfAddress * context.config.RATE_LIMIT_FACTOR);
  const ofAddress = await failuresFrom(context, attempt.ip);
  const own = ownThrottle(attempt);
  let ofName = 0;
  const throttles = [own, addressThrottle(context, attempt.ip)];
  const counted = await beginAttempt(context.database, throttles, (earlier) => {
    ofName = earlier.get(own.subject) ?? 0;
    const isNeeded = isPictureAsked || ofName >= failuresOfName || ofAddress >= allowedOfAddress;
    if (!isNeeded || isHuman) return;
    const code = captcha === undefined ? 'captcha_required' : 'captcha_wrong';
    throw new Refusal(code, { captcha: true });
  });
  const isNextNeeded =
    isPictureAsked || ofName + 1 >= failuresOfName || ofAddress + 1 >= allowedOfAddress;
  return { next: isNextNeeded && !isPerson ? { captcha: true } : {}, counted };
}

/** Wrong ones count; a right one does not, and forgives slips at this name from this address. */
export async function endLoginAttempt(
  database: Database | Transaction,
  attempt: Pick<LoginAttempt, 'username' | 'ip'>,
  counted: CountedAttempt,
  outcome: 'right' | 'wrong' | 'not_judged',
): Promise<void> {
  const forgiven = outcome === 'right' ? [ownThrottle(attempt).subject] : [];
  await endAttempt(database, counted, { isWrong: outcome === 'wrong', forgiven });
}

/**
 * Counts a try with a code as a wrong one: the code throttles attempts at itself, the address is
 * throttled here. `endAttempt` takes a right one back.
 */
export async function countLoginByCode(context: Context, ip: string): Promise<CountedAttempt> {
  return countAttempt(context.database, [addressThrottle(context, ip)]);
}

/** Five attempts at one name from one address, then longer and longer waits. */
function ownThrottle({ username, ip }: Pick<LoginAttempt, 'username' | 'ip'>) {
  return {
    subject: `login ${username} ${clientNetwork(ip)}`,
    freeAttempts: 5,
    windowSeconds,
    firstDelaySeconds: 30,
    longestDelaySeconds: windowSeconds,
  };
}

/** Thirty a minute from one address at all. */
function addressThrottle({ config }: Context, ip: string) {
  return {
    subject: `login from ${clientNetwork(ip)}`,
    freeAttempts: Math.ceil(30 * config.RATE_LIMIT_FACTOR),
    windowSeconds: 60,
    firstDelaySeconds: 60,
    longestDelaySeconds: 60,
  };
}

async function failuresFrom({ database }: Context, ip: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM login_attempts
      WHERE network = $1 AND NOT is_successful AND at > now() - make_interval(secs => $2)`,
    [clientNetwork(ip), windowSeconds],
  );
  return rows[0]?.count ?? 0;
}
