/** Which addresses of the brand's data may become links, and what the QR code of the app says. */
import { linkKind } from '@bahati/contract/links.ts';

/** Nothing that runs: an address of this site, https, or one that opens another program. */
export function isSafeLink(href: string): boolean {
  return linkKind(href) !== undefined;
}

export function isOwnPage(href: string): boolean {
  return linkKind(href) === 'page';
}

/**
 * Where the app's link leads, carrying the reader's language. It carries no token, though the spec
 * speaks of one: a QR code is photographed by whoever stands behind, and a session in it is lost.
 */
export function appLink(url: string, origin: string, language: string): string {
  const link = new URL(url, origin);
  link.searchParams.set('lang', language);
  return link.href;
}
