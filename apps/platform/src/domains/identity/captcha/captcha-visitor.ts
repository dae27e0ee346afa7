/** The browser a picture or a puzzle was drawn for, told apart by a cookie of its own. */
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Context } from '#platform/context.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';

const cookieName = 'captcha';

/** What the browser holds, and what stands here of it. */
type CaptchaVisitor = { token: string; hash: Buffer };

export function newVisitor(): CaptchaVisitor {
  return newToken('c');
}

export function visitorOf(cookies: string | undefined): CaptchaVisitor | undefined {
  const token = parseCookie(cookies ?? '')[cookieName] ?? '';
  const hash = token.startsWith('c_') ? tokenHash(token) : undefined;
  return hash ? { token, hash } : undefined;
}

/** Out of reach of scripts and of other sites; gone with the browser. */
export function visitorCookie({ config }: Pick<Context, 'config'>, token: string): string {
  return stringifySetCookie({
    name: cookieName,
    value: token,
    path: '/wps',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.PLAYER_ORIGIN.startsWith('https:'),
  });
}
