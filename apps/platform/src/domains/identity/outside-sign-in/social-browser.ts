/**
 * The browser a way to a provider or to the phone service began in, known by a cookie scripts cannot read. Besides the
 * state, it is what the proof key and the nonce are made of: what the database holds is not
 * enough to finish somebody's login, and neither is an address that was overheard.
 */
import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '#platform/config.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';

export type Browser = { token: string; hash: Buffer };

/** A way to a provider, a ticket too, lives this long. */
export const socialSeconds = 600;

/** Behind TLS no other host of the same domain can set it. */
function cookieName({ PLAYER_ORIGIN }: Config): string {
  return PLAYER_ORIGIN.startsWith('https:') ? '__Host-social' : 'social';
}

export function browserOf(config: Config, cookies: string | undefined): Browser | undefined {
  const token = parseCookie(cookies ?? '')[cookieName(config)] ?? '';
  const hash = token.startsWith('b_') ? tokenHash(token) : undefined;
  return hash && { token, hash };
}

/**
 * Who sets out keeps the cookie there is, since two tabs of one browser may be on their way at
 * once; its life begins anew.
 */
export function settingOut(
  config: Config,
  cookies: string | undefined,
): { browser: Browser; setCookie: string } {
  const browser = browserOf(config, cookies) ?? newToken('b');
  return { browser, setCookie: browserCookie(config, browser) };
}

function browserCookie(config: Config, { token }: Browser): string {
  return stringifySetCookie({
    name: cookieName(config),
    value: token,
    path: '/',
    maxAge: 2 * socialSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.PLAYER_ORIGIN.startsWith('https:'),
  });
}

/** What only this browser, on this way, can show: the PKCE verifier and the nonce. */
export function proofsOf({ token }: Browser, state: string): { verifier: string; nonce: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', token).update(`${purpose} ${state}`).digest('base64url');
  return { verifier: derive('verifier'), nonce: derive('nonce') };
}
