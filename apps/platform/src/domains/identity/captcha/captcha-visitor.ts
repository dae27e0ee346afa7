/** The browser a picture or a puzzle was drawn for, told apart by a cookie of its own. */
import type { Context } from '#platform/context.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';

const cookieName = 'captcha';

/** What the browser holds, and what stands here of it. */
type CaptchaVisitor = { token: string; hash: Buffer };

export function newVisitor(): CaptchaVisitor {
  return newToken('c');
}

export function visitorOf(cookies: string | undefined): CaptchaVisitor | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.split('=')[1] ?? '';
  const hash = token.startsWith('c_') ? tokenHash(token) : undefined;
  return hash ? { token, hash } : undefined;
}

/** Out of reach of scripts and of other sites; gone with the browser. */
export function visitorCookie({ config }: Pick<Context, 'config'>, token: string): string {
  const secure = config.PLAYER_ORIGIN.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${token}; Path=/wps; HttpOnly; SameSite=Strict${secure}`;
}
