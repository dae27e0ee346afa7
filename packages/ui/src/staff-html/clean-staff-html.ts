/**
 * Makes the HTML that staff wrote harmless: a short list of tags and attributes, links that lead
 * to plain addresses, pictures of this site alone. What comes out is a piece of a document and
 * not text, so that no browser parses it a second time and reads something else.
 */
import DOMPurify from 'dompurify';
import { readLink, readPicture } from './staff-links.rules.ts';

const allowedTags = 'p br h2 h3 h4 ul ol li strong em a img table thead tbody tr th td'.split(' ');

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) tameLink(node);
  if (node instanceof HTMLImageElement) tamePicture(node);
});

/** Links of the site open in place: another window would not know who is logged in. */
function tameLink(link: HTMLAnchorElement): void {
  const to = readLink(link.getAttribute('href') ?? '', window.location.origin);
  link.removeAttribute('href');
  if (!to) return;
  link.setAttribute('href', to.href);
  if (!to.isForeign) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function tamePicture(picture: HTMLImageElement): void {
  const source = readPicture(picture.getAttribute('src') ?? '', window.location.origin);
  if (!source) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', source);
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

export function cleanStaffHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope'],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
