/*
 * The first screen of the lite app: popular games and providers, without pictures. It runs without the
 * program of the site, so that it stands in a few kilobytes; every row leads into the site, which
 * opens in low-data mode from here.
 */
(() => {
  const words = {
    en: {
      title: 'Games without pictures',
      lead: 'All our games, with very little data.',
      register: 'Sign up',
      login: 'Log in',
      deposit: 'Deposit',
      account: 'My account',
      loading: 'Loading…',
      failed: 'Could not load the games. Check your internet and reload.',
      hot: 'Popular now',
      down: 'Under maintenance',
      care: 'Bet only with money you can afford to lose.',
      help: 'Help',
      full: 'Full site',
      RNG: 'Slots',
      LIVE: 'Live casino',
      FISH: 'Fishing',
      PVP: 'Cards & tables',
      SPORTS: 'Sports',
      ESPORTS: 'E-sports',
      LOTT: 'Lottery',
      ELOTT: 'E-lottery',
      COCKFIGHT: 'Cockfight',
      BGS: 'Originals',
    },
    sw: {
      title: 'Michezo bila picha',
      lead: 'Michezo yetu yote, kwa data kidogo sana.',
      register: 'Jisajili',
      login: 'Ingia',
      deposit: 'Weka pesa',
      account: 'Akaunti yangu',
      loading: 'Inapakia…',
      failed: 'Michezo haikupakia. Angalia intaneti yako kisha ujaribu tena.',
      hot: 'Maarufu sasa',
      down: 'Kwenye matengenezo',
      care: 'Cheza kwa pesa ambazo uko tayari kuzipoteza.',
      help: 'Msaada',
      full: 'Tovuti kamili',
      RNG: 'Sloti',
      LIVE: 'Kasino live',
      FISH: 'Uvuvi',
      PVP: 'Karata na meza',
      SPORTS: 'Spoti',
      ESPORTS: 'E-spoti',
      LOTT: 'Bahati nasibu',
      ELOTT: 'Bahati nasibu mtandaoni',
      COCKFIGHT: 'Mapambano ya jogoo',
      BGS: 'Michezo yetu',
    },
  };
  const root = document.documentElement;
  const stored = (store, key) => {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  const theme = stored(() => localStorage, 'theme');
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  const isMember = stored(() => sessionStorage, 'bahati.token') !== null;
  let language = stored(() => localStorage, 'bahati.language') === 'sw' ? 'sw' : 'en';
  keep('bahati.lowData', 'on');

  const make = (tag, parts, more = {}) => {
    const element = Object.assign(document.createElement(tag), more);
    element.append(...parts);
    return element;
  };
  const list = (title, rows) => make('section', [make('h2', [title]), make('ul', rows)]);
  const row = (name, note, href) => {
    const inside = [name, make('small', [note])];
    return make('li', [href ? make('a', inside, { href }) : make('span', inside)]);
  };
  const read = async (path) => {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    const { success, value } = await answer.json();
    if (!success) throw new Error(path);
    return value;
  };

  async function show() {
    const say = words[language];
    root.lang = language;
    for (const place of document.querySelectorAll('[data-words]'))
      place.textContent = say[place.dataset.words];
    for (const door of document.querySelectorAll('[data-for]'))
      door.hidden = (door.dataset.for === 'member') !== isMember;
    const button = document.querySelector('.language');
    button.lang = language === 'sw' ? 'en' : 'sw';
    button.textContent = language === 'sw' ? 'English' : 'Kiswahili';
    const state = document.querySelector('.state');
    const lists = document.querySelector('.lists');
    try {
      const [hot, { menus }] = await Promise.all([
        read(`/wps/relay/GCSGAME_hotGamesV2?language=${language}`),
        read('/lgw/games/game_menus'),
      ]);
      // What can be played comes first.
      const [open, resting] = [false, true].map((isDown) =>
        hot.content.filter(({ isUnderMaintenance }) => isUnderMaintenance === isDown),
      );
      const games = [...open, ...resting].map((game) =>
        game.isUnderMaintenance
          ? row(game.displayName, say.down)
          : row(
              game.displayName,
              game.vendorName,
              `/seamless?gameId=${encodeURIComponent(game.gameId)}`,
            ),
      );
      const kinds = menus.map(({ gameCategory, vendors }) =>
        list(
          say[gameCategory] ?? gameCategory,
          vendors.map((vendor) =>
            row(
              vendor.name,
              vendor.isUnderMaintenance ? say.down : '›',
              `/${gameCategory.toLowerCase()}?vassalage=${encodeURIComponent(vendor.vassalage)}`,
            ),
          ),
        ),
      );
      lists.replaceChildren(...(games.length > 0 ? [list(say.hot, games)] : []), ...kinds);
      state.textContent = '';
    } catch {
      state.textContent = say.failed;
    }
  }

  document.querySelector('.language').addEventListener('click', () => {
    language = language === 'sw' ? 'en' : 'sw';
    keep('bahati.language', language);
    void show();
  });
  void show();
})();
