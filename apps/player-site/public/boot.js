/*
 * Runs before the first paint: the chosen theme, whether this is the home page, and a head
 * start for the reader's own words. It stands in a file of its own because the page's policy
 * forbids scripts inside it.
 */
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = 'en';
  let isMember = false;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('bahati.language') || 'en';
    isMember = sessionStorage.getItem('bahati.token') !== null;
  } catch {
    // A browser that forbids storage gets the defaults.
  }
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  root.lang = language === 'sw' ? 'sw' : 'en';
  const isHome = /^\/(|home|index|index\.html|login|register)$/.test(location.pathname);
  if (isHome) root.dataset.boot = isMember ? 'member' : 'visitor';
  const meta = document.querySelector('meta[name="locale-chunks"]');
  const href = meta && JSON.parse(meta.content)[root.lang];
  if (href) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
})();
