/**
 * What tells the browsers of one machine from those of others: a cookie that stays. It proves
 * nothing and opens nothing; it says which accounts were used from the same browser.
 */
import type { CallRequest } from '@bahati/server-kit/serve-calls.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Context } from '#platform/context.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import type { Visitor } from './sessions.ts';

const cookieName = 'device';
/** Browsers keep no cookie longer. */
const keptSeconds = 400 * 24 * 3600;

/** Who comes in from where; a browser without a mark is given one with this answer. */
export function visitorFrom(
  { config }: Pick<Context, 'config'>,
  { ip, http }: Pick<CallRequest<never, never>, 'ip' | 'http'>,
): Visitor {
  const { cookie, 'user-agent': userAgent } = http.request.headers;
  const known = readMark(cookie);
  if (known) return { ip, userAgent, device: known };
  const { token, hash } = newToken('d');
  http.reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName,
      value: token,
      path: '/wps',
      maxAge: keptSeconds,
      httpOnly: true,
      sameSite: 'lax',
      secure: config.PLAYER_ORIGIN.startsWith('https:'),
    }),
  );
  return { ip, userAgent, device: hash };
}

function readMark(cookies: string | undefined): Buffer | undefined {
  const token = parseCookie(cookies ?? '')[cookieName] ?? '';
  return token.startsWith('d_') ? tokenHash(token) : undefined;
}

/** A device's name among staff: the beginning of its hash, too short to make the mark from. */
export function deviceCode(hash: Buffer): string {
  return hash.toString('hex', 0, 6);
}
