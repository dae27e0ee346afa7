/**
 * The cookie of a device that stays logged in: what names the device, and what proves it. No
 * script of the page reads it, and only the calls below its path are sent it.
 */
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Context } from '#platform/context.ts';

type Config = Pick<Context['config'], 'PLAYER_ORIGIN'>;

const name = 'stay';
export const keptDays = 60;

function cookieOf({ PLAYER_ORIGIN }: Config, value: string, maxAge: number): string {
  return stringifySetCookie({
    name,
    value,
    path: '/wps/session/stay',
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure: PLAYER_ORIGIN.startsWith('https:'),
  });
}

export const stayCookieRemoved = (config: Config): string => cookieOf(config, '', 0);

export const stayCookie = (
  config: Config,
  { series, token }: { series: string; token: string },
): string => cookieOf(config, `${series}.${token}`, keptDays * 24 * 3600);

export const newSeries = () => newToken('s');
export const newStayToken = () => newToken('r');

export type Presented = { series: string; seriesHash: Buffer; hash: Buffer };

/** What the browser holds; undefined for what cannot be ours. */
export function readStayCookie(cookies: string | undefined): Presented | undefined {
  const [series = '', token = ''] = (parseCookie(cookies ?? '')[name] ?? '').split('.');
  const seriesHash = series.startsWith('s_') ? tokenHash(series) : undefined;
  const hash = token.startsWith('r_') ? tokenHash(token) : undefined;
  return seriesHash && hash ? { series, seriesHash, hash } : undefined;
}
