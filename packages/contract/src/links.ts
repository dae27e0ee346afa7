/**
 * Links that people of the operator write, read as a browser reads them. `/..//host` and `//host`
 * look like paths of the site and lead to another one.
 */
export type LinkKind = 'page' | 'https' | 'mailto' | 'tel';

/** Any site serves: what matters is whether the link stays on it. */
const site = 'https://site.example';

/** Undefined: it is no link, or one that leads where it does not say. */
export function linkKind(link: string): LinkKind | undefined {
  if (/[\s\\]|\p{Cc}/u.test(link)) return undefined;
  if (link.startsWith('/')) return isPath(link) ? 'page' : undefined;
  const url = /^[a-z]+:/i.test(link) ? parse(link) : undefined;
  if (url?.protocol === 'mailto:' || url?.protocol === 'tel:')
    return url.pathname === '' ? undefined : url.protocol === 'tel:' ? 'tel' : 'mailto';
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && link.toLowerCase().startsWith('https://') ? 'https' : undefined;
}

export function isOwnPath(link: string): boolean {
  return linkKind(link) === 'page';
}

export function isHttps(link: string): boolean {
  return linkKind(link) === 'https';
}

/** Where it leads, and what is left of it once the dots are taken out, both stay on the site. */
function isPath(link: string): boolean {
  const url = parse(link);
  return url?.origin === site && !url.pathname.startsWith('//') && !link.startsWith('//');
}

function parse(link: string): URL | undefined {
  return URL.canParse(link, site) ? new URL(link, site) : undefined;
}
