/*
 * Runs before the first paint: the chosen theme and language, whether this is the home page, and
 * what is fetched for the page there is.
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
  const files = built
    ? JSON.parse(built)
    : {
        program: [],
        words: { en: [], sw: [] },
        early: {},
        rest: {},
        parts: [],
        pages: {},
        spokenLater: [],
      };
  const languages = Object.keys(files.words);
  root.lang = languages.includes(asked) ? asked : 'en';
  const isHome = /^\/(|home|index|index\.html|login|register)$/.test(location.pathname);
  if (isHome) root.dataset.boot = isMember ? 'member' : 'visitor';
  // The side menu as it was left: the picture of home stands beside it.
  if (rail === 'open') root.dataset.rail = rail;
  // Who has not chosen is heard by what his browser asks for (Save-Data).
  if (lowData === 'on' || (lowData === null && navigator.connection?.saveData === true))
    root.dataset.lowData = '';
  const fetchAhead = (href, kind) => {
    const link = document.createElement('link');
    Object.assign(link, kind, { href });
    document.head.append(link);
  };
  /** The program, its words and, where the page is known, the page's own part: side by side. */
  window.bahatiFetchProgram = () => {
    const page = files.pages[location.pathname];
    const parts = (page ?? []).map((at) => files.parts[at]);
    const words = [files.words[root.lang]];
    if (page) words.push(files.early[root.lang]);
    if (files.spokenLater.includes(location.pathname)) words.push(files.rest[root.lang]);
    for (const file of [...files.program, ...words.filter(Boolean), ...parts]) {
      if (file.endsWith('.css')) fetchAhead(file, { rel: 'preload', as: 'style', crossOrigin: '' });
      else fetchAhead(file, { rel: 'modulepreload' });
    }
  };
  // At home the picture has the network to itself (main.tsx asks for the rest); no other page has one.
  if (!isHome) window.bahatiFetchProgram();
  else if (root.dataset.lowData === undefined) {
    const width = matchMedia('(min-width: 900px)').matches ? 'wide' : 'tall';
    const picture = `/scene/night-market-${width}.svg`;
    fetchAhead(picture, { rel: 'preload', as: 'image', fetchPriority: 'high' });
  }
  // The browser offers to install once, and perhaps before the program runs; it is asked later.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.bahatiInstall = event;
  });
})();
