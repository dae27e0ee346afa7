/*
 * What the page without a network does: speaks the reader's language, and leads back to the page
 * he wanted as soon as there is a network again.
 */
(() => {
  const sw = {
    title: 'Huna mtandao',
    text:
      'Angalia intaneti yako. Salio lako na madau yako yako salama, na hakuna dau linalowekwa ' +
      'ukiwa nje ya mtandao.',
    retry: 'Jaribu tena',
    still: 'Bado hakuna mtandao.',
  };
  const root = document.documentElement;
  let isSwahili = false;
  try {
    isSwahili = localStorage.getItem('bahati.language') === 'sw';
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  } catch {
    // A browser that forbids storage gets English and its own theme.
  }
  if (isSwahili) {
    root.lang = 'sw';
    for (const place of document.querySelectorAll('[data-words]'))
      place.textContent = sw[place.dataset.words];
  }
  const state = document.querySelector('.state');
  document.querySelector('button').addEventListener('click', () => {
    if (navigator.onLine) return location.reload();
    state.hidden = false;
    state.textContent = isSwahili ? sw.still : 'Still no connection.';
  });
  addEventListener('online', () => location.reload());
  // Not every phone tells when its network is back; the worker lets this question through.
  setInterval(() => {
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }, 5000);
})();
