/**
 * The user name this browser remembers for one day when asked to (spec §4). Never the password:
 * keeping that is the work of the browser's own manager.
 */
const cookieName = 'bahati_username';
const dayS = 86_400;

/** The remembered name among a document's cookies; empty when there is none. */
export function nameAmong(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  try {
    return decodeURIComponent(found?.slice(cookieName.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** The cookie that remembers a name, or forgets it when the name is empty. */
export function cookieFor(username: string, isSecure: boolean): string {
  const maxAge = username ? dayS : 0;
  const secure = isSecure ? '; Secure' : '';
  const value = encodeURIComponent(username);
  return `${cookieName}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}

export function readRememberedName(): string {
  return nameAmong(document.cookie);
}

export function rememberName(username: string): void {
  document.cookie = cookieFor(username, window.location.protocol === 'https:');
}
