/*
 * Runs before the first paint: the chosen theme and language, and whether this is the home page.
 * It stands in a file of its own because the page's policy forbids scripts inside it.
 */
(() => {
  const root = document.documentElement;
  let theme = null;
  let palette = null;
  let accent = null;
  let language = 'en';
  let isMember = false;
  let lowData = null;
  let rail = null;
  try {
    theme = localStorage.getItem('theme');
    palette = localStorage.getItem('bahati.palette');
    accent = JSON.parse(localStorage.getItem('bahati.accent') ?? 'null');
    lowData = localStorage.getItem('bahati.lowData');
    rail = localStorage.getItem('bahati.rail');
    language = localStorage.getItem('bahati.language') || 'en';
    isMember =
      sessionStorage.getItem('bahati.token') !== null ||
      localStorage.getItem('bahati.stays') !== null;
  } catch {
    // A browser that forbids storage gets the defaults.
  }
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  // As the brand last had it; its answer corrects it.
  if (palette !== null && palette !== 'lantern') root.dataset.palette = palette;
  for (const [name, value] of Object.entries(accent ?? {})) root.style.setProperty(name, value);
  const asked = new URLSearchParams(location.search).get('lang') ?? language;
  // The build names its languages in the page's head (vite.config.ts).
  const built = document.querySelector('meta[name="program-files"]')?.content;
  const languages = built ? Object.keys(JSON.parse(built).words) : ['en', 'sw'];
  root.lang = languages.includes(asked) ? asked : 'en';
  const isHome = /^\/(|home|index|index\.html|login|register)$/.test(location.pathname);
  if (isHome) root.dataset.boot = isMember ? 'member' : 'visitor';
  // The side menu as it was left: the picture of home stands beside it.
  if (rail === 'open') root.dataset.rail = rail;
  // Who has not chosen is heard by what his browser asks for (Save-Data).
  if (lowData === 'on' || (lowData === null && navigator.connection?.saveData === true))
    root.dataset.lowData = '';
  // The browser offers to install once, and perhaps before the program runs; it is asked later.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.bahatiInstall = event;
  });
})();
