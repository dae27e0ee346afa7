/**
 * How often a login may be guessed at, and from when on a person must show to be one. A guesser
 * brakes himself, on his own network, and nobody else; known and unknown names count alike.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { countGuess, forgetGuesses } from '#domains/system/guess-brake.ts';
import { clientNetwork } from '#domains/system/plain-address.ts';
import { isCaptchaRight } from './captcha.ts';

export type LoginGuess = {
  username: string;
  ip: string;
  /** The browser's cookies and what was read off the picture, when there was one. */
  cookies: string | undefined;
  captcha: string | undefined;
  /** Shown already, for this very login, by the puzzle the brand asks for (slider.ts). */
  isPerson: boolean;
};

/** Failures at one name from one address, and at any from there, after which it is asked for. */
const failuresOfName = 3;
const failuresOfAddress = 20;
const windowSeconds = 1_800;

/**
 * Counts one guess. Refuses `too_many_requests`, `captcha_required`, `captcha_wrong`, and then
 * counts nothing. Answers whether the next guess needs the picture if this one is wrong.
 */
export async function countLoginGuess(
  context: Context,
  guess: LoginGuess,
): Promise<{ captcha?: true }> {
  const { captcha, cookies, isPerson } = guess;
  const isHuman =
    isPerson || (captcha !== undefined && (await isCaptchaRight(context, cookies, captcha)));
  const allowedOfAddress = Math.ceil(failuresOfAddress * context.config.RATE_LIMIT_FACTOR);
  const ofAddress = await failuresFrom(context, guess.ip);
  const own = ownBrake(guess);
  let ofName = 0;
  await countGuess(context.database, [own, addressBrake(context, guess.ip)], (earlier) => {
    ofName = earlier.get(own.subject) ?? 0;
    const isNeeded = ofName >= failuresOfName || ofAddress >= allowedOfAddress;
    if (!isNeeded || isHuman) return;
    const code = captcha === undefined ? 'captcha_required' : 'captcha_wrong';
    throw new Refusal(code, { captcha: true });
  });
  const isNextNeeded = ofName + 1 >= failuresOfName || ofAddress + 1 >= allowedOfAddress;
  return isNextNeeded && !isPerson ? { captcha: true } : {};
}

/** Counts a try with a code: the code brakes guesses at itself, the address is braked here. */
export async function countLoginByCode(context: Context, ip: string): Promise<void> {
  await countGuess(context.database, [addressBrake(context, ip)]);
}

/** The guess was right: slips at this name from this address no longer count. */
export async function forgetLoginGuesses(
  transaction: Database | Transaction,
  guess: Pick<LoginGuess, 'username' | 'ip'>,
): Promise<void> {
  await forgetGuesses(transaction, ownBrake(guess).subject);
}

/** Five guesses at one name from one address, then longer and longer waits. */
function ownBrake({ username, ip }: Pick<LoginGuess, 'username' | 'ip'>) {
  return {
    subject: `login ${username} ${clientNetwork(ip)}`,
    freeGuesses: 5,
    windowSeconds,
    firstDelaySeconds: 30,
    longestDelaySeconds: windowSeconds,
  };
}

/** Thirty a minute from one address at all. */
function addressBrake({ config }: Context, ip: string) {
  return {
    subject: `login from ${clientNetwork(ip)}`,
    freeGuesses: Math.ceil(30 * config.RATE_LIMIT_FACTOR),
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
