/** Where a link or a picture in the HTML of staff may lead. */
import { isOwnPath } from '@bahati/contract/links.ts';

/** The address as it may stand, and whether it leaves the site; undefined: nowhere. */
export function readLink(
  written: string,
  origin: string,
): { href: string; isForeign: boolean } | undefined {
  const url = parse(written, origin);
  if (!url) return undefined;
  if (url.origin === origin) {
    // Of a whole address, too, what is left must stay here.
    if (!isOwnPath(url.pathname)) return undefined;
    return { href: `${url.pathname}${url.search}${url.hash}`, isForeign: false };
  }
  return { href: url.href, isForeign: true };
}

/** A picture is a file of this site, so that showing one makes no call and tells nobody. */
export function readPicture(written: string, origin: string): string | undefined {
  const url = parse(written, origin);
  if (url?.origin !== origin) return undefined;
  const isFile = /\.(?:png|jpe?g|webp|avif|svg)$/.test(url.pathname);
  return isFile && !url.pathname.startsWith('/wps/') ? url.pathname : undefined;
}

/** A whole http address, or one that begins at the root of the site. */
function parse(written: string, origin: string): URL | undefined {
  const text = written.trim();
  if (!/^(?:https?:\/\/|\/)/i.test(text)) return undefined;
  const url = URL.parse(text, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  // A browser reads "/\evil.example" and "//evil.example" as other sites; nobody means that.
  const isFromRoot = text.startsWith('/');
  return isFromRoot && !isOwnPath(text) ? undefined : url;
}
