import createCache from '@emotion/cache';

/**
 * MUI writes its styles into <style> elements, which the page's policy allows only with the nonce
 * the server put into this very page.
 */
export function createStyleCache() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'office', prepend: true, ...(nonce ? { nonce } : {}) });
}
