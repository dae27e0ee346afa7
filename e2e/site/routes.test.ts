/** Every address and every pop-up of the player site, in turn in English on a desk and in Swahili on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Request } from 'playwright-core';

import { isLongTier } from '@bahati/testing/tier.ts';

import {
  desktop,
  isItsTurn,
  openVisitor,
  phone,
  sharedBrowser,
  until,
  type Visitor,
} from '#e2e/fixtures/browser.ts';
import { logOut } from '#e2e/fixtures/member.ts';
import { plantMember, plantSession, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { settle, startWalk, type Walker, type WalkingWildLook } from './site-walk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

// A demo nobody has changed: its people's records fill the pages. And one announcement is for all.
const [{ stack, database }, browser] = await Promise.all([
  openStack({
    parts: ['games-server', 'platform'],
    leave: async () => {
      for (const visitor of Object.values(visitors)) await visitor.close();
    },
  }),
  sharedBrowser(),
]);
const member = await plantMember(stack);

/** One, and one whose clock the test moves: all the walks are theirs. */
const open = (isOwn = false) => openVisitor(browser, { ...desktop, theme: 'dark' }, { isOwn });
const visitors = { usual: await open(), clocked: await open(true) };
await visitors.clocked.context.clock.install();

const english: WalkingWildLook = { language: 'en', theme: 'dark' };
const swahili: WalkingWildLook = { language: 'sw', theme: 'light' };

/** One walk by one visitor, with nothing in the way of anybody. */
const walkAs = async (
  look: WalkingWildLook,
  walk: (walker: Walker) => Promise<void>,
  visitor: Visitor = visitors.usual,
): Promise<void> => {
  const walker = await startWalk(visitor, stack, look);
  await walk(walker);
  assert.deepEqual(walker.findings, []);
};

const noSuchPage = '/no-such-page';

/** In each of these, one after the other. */
const walkIn = async (
  looks: readonly WalkingWildLook[],
  walk: (walker: Walker, language: Language) => Promise<void>,
  enter?: () => Promise<{ token: string }>,
): Promise<void> => {
  for (const look of looks) {
    await walkAs({ ...look, ...(enter && { as: await enter() }) }, async (walker) => {
      await walk(walker, look.language);
      // The browser notes that a page is missing, where one was asked for.
      const wrong = walker.complaints.filter((one) => !one.includes(noSuchPage));
      assert.deepEqual(wrong, []);
    });
  }
};

/** Each language in its theme. */
const both = [english, swahili];
/** What is the same in each language is seen in one of them, and in the long tier in both. */
const oneOrBoth = isLongTier ? both : [swahili];

/**
 * Opens an address by itself or goes there as a click would, without a load, in turn; and looks
 * around. The languages share the addresses; in the long tier each goes to all, and opens those
 * that the other goes to.
 */
const walkThrough =
  (pages: readonly Page[]) =>
  async (walker: Walker, language: Language): Promise<void> => {
    const isOwn = (at: number): boolean => (at % 2 === 0) === (language === 'en');
    let before = '';
    for (const [at, [path, name]] of pages.entries()) {
      if (!isOwn(at) && !isLongTier) continue;
      const isItsTurnToOpen = isLongTier ? isOwn(at) : at % 4 < 2;
      // What a view does not reread from its address while it stands is opened anew, too.
      const isOpened = before === '' || isItsTurnToOpen || pathnameOf(path) === before;
      await (isOpened ? walker.open(path) : walker.go(path));
      before = pathnameOf(path);
      await walker.lookAround(name);
      assert.equal(await walker.page.locator('h1').count(), 1, name);
    }
  };

const pathnameOf = (path: string): string => path.split(/[?#]/)[0] ?? '';

/** Address, and the name of its picture. */
type Page = readonly [path: string, name: string];

const openPages: readonly Page[] = [
  ['/', 'home'],
  ['/help#term', 'help'],
  ['/returns', 'returns'],
  ['/jackpots', 'jackpots'],
  ['/rng', 'rng'],
  ['/rng?vassalage=BAHATI', 'rng of a vendor'],
  ['/live', 'live'],
  ['/fish', 'fish'],
  ['/pvp', 'pvp'],
  ['/bgs', 'bgs'],
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/lott', 'lott'],
  ['/elott', 'elott'],
  ['/cockfight', 'cockfight'],
  ['/favorite', 'favorite of a visitor'],
  ['/recent', 'recent of a visitor'],
  ['/promotions', 'promotions'],
  ['/pointMall', 'point mall'],
  ['/download', 'download'],
  ['/chat', 'chat'],
  ['/agent', 'agent'],
  [noSuchPage, 'not found'],
];

const memberPages: readonly Page[] = [
  ['/', 'home of a member'],
  ['/member', 'member'],
  ['/member/depositv2', 'deposit'],
  ['/member/withdraw', 'withdrawal'],
  ['/member/transferFund', 'wallet'],
  ['/member/verification', 'verification'],
  ['/member/personalHistoryCopy', 'betting record'],
  ['/member/messageV2', 'messages'],
  ['/member/limits', 'playing safely'],
  ['/member/transactionHistory', 'account record'],
  ['/member/transactionHistory?month=2026-10', 'statement'],
  ['/member/personalProfit', 'profit and loss'],
  ['/member/bonusDetails', 'bonus details'],
  ['/member/rewardCenter', 'reward centre'],
  ['/member/manualRebate', 'rebate'],
  ['/member/vip', 'VIP levels'],
  ['/member/referral', 'inviting friends'],
  ['/lottery', 'lottery'],
  ['/seaLottery', 'sea lottery'],
  ['/vnLottery?gameCode=vn-central-da-nang', 'vn lottery'],
  ['/favorite', 'favorite'],
  ['/recent', 'recent'],
];

test('every open address stands, opened by itself and gone to, on a desk and on a phone', () =>
  walkIn(both, walkThrough(openPages)));

test('every address of a member stands, opened by itself and gone to, on a desk and on a phone', () =>
  walkIn(both, walkThrough(memberPages), () => plantSession(stack, 'amani')));

test('home asks nothing twice, and says all it says before the rest of the words has come', () =>
  walkIn(oneOrBoth, async (walker) => {
    const { page } = walker;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/(wps|lgw)\//.test(pathname)) asked.push(pathname + search);
    });
    const giveRest = await withholdRest(page);
    await page.goto(stack.origins.playerSite);
    await page.locator('.winner, .winners-none').first().waitFor();
    await page.locator('.game-row').first().waitFor();
    assert.deepEqual(await bareKeys(page), null);
    assert.deepEqual(twice(asked), []);
    assert.ok(asked.some((path) => path.startsWith('/wps/relay/GCSGAME_getRankList')));
    await giveRest();
  }));

/** The page names the files of its words; those of the rest do not come until they are given. */
const withholdRest = async (page: Walker['page']): Promise<() => Promise<void>> => {
  const html = await (await fetch(stack.origins.playerSite)).text();
  const named = /<meta name="program-files" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const { rest } = JSON.parse(named.replaceAll('&quot;', '"')) as { rest: Record<string, string> };
  const isRest = ({ pathname }: URL) => Object.values(rest).includes(pathname);
  await page.route(isRest, () => undefined);
  return () => page.unroute(isRest);
};

/** Words whose place is taken by their key. */
const bareKeys = async (page: Walker['page']) =>
  (await page.locator('body').innerText()).match(/\b[a-z]+_[a-z_]+\b/g);

test('a list, the deposit and the record say all they say before the rest of the words has come', () =>
  walkIn(
    oneOrBoth,
    async (walker) => {
      const { page } = walker;
      const giveRest = await withholdRest(page);
      for (const [path, sign] of Object.entries(signs)) {
        await page.goto(`${stack.origins.playerSite}${path}`);
        await page.locator(`main ${sign}`).first().waitFor();
        assert.deepEqual(await bareKeys(page), null, path);
      }
      await giveRest();
    },
    () => plantSession(stack, 'amani'),
  ));

/** What each page shows once it has its answers. */
const signs = {
  '/rng': '.ui-tile',
  '/member/depositv2': '.member-columns',
  '/member/personalHistoryCopy': '.records-sum',
};

const twice = (asked: readonly string[]): string[] =>
  asked.filter((path, at) => asked.indexOf(path) !== at);

test('a list and the deposit come beside the program, and nothing of them is asked for twice', () =>
  walkAs({ ...english, as: member }, async (walker) => {
    const { page } = walker;
    for (const path of ['/rng', '/member/depositv2']) {
      // A page that is being left may still ask for something: what is left here asks for nothing.
      await walker.open('/favicon.svg');
      const asked: string[] = [];
      const note = (request: Request) => {
        const { pathname, search } = new URL(request.url());
        if (/^\/(wps|lgw|assets)\//.test(pathname)) asked.push(pathname + search);
      };
      page.on('request', note);
      await walker.open(path);
      await settle(page);
      page.off('request', note);
      assert.deepEqual(twice(asked), [], path);
      // The page's own part is on its way before the program has begun.
      const first = asked.slice(
        0,
        asked.findIndex((one) => /GCSGAME|cashier/.test(one)),
      );
      assert.ok(
        first.some((one) => /(category|deposit)-page-[^.]+\.js$/.test(one)),
        asked.join('\n'),
      );
    }
  }));

test('other names of home lead there, with the pop-up they ask for', () =>
  walkAs(english, async (walker) => {
    for (const path of ['/index.html', '/HOME', '/index', '/home']) {
      const isServersToo = path === '/index.html' || path === '/HOME';
      await (isServersToo ? walker.open(path) : walker.go(path));
      await settle(walker.page);
      await until(`${path} leads home`, async () => walker.path() === '/');
      await walker.go('/download');
    }
    await walker.open('/login');
    await walker.dialog('login_title').waitFor();
    assert.equal(new URL(walker.page.url()).pathname, '/');
    await walker.open('/register?referralCode=KARIBU');
    await walker.dialog('register_title').waitFor();
    assert.equal(new URL(walker.page.url()).searchParams.get('referralCode'), 'KARIBU');
  }));

test('a lottery asks for a login, leads on to itself, and hides the side menu', () =>
  walkAs(english, async (walker) => {
    const { page, words } = walker;
    await walker.open('/VNLOTTERY?gameCode=vn-central-da-nang');
    await walker.dialog('join_title').waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
    await walker.logIn(member);
    await page.getByRole('heading', { level: 1, name: words('lottery_vn') }).waitFor();
    assert.equal(walker.path(), '/vnLottery?gameCode=vn-central-da-nang');
    await page.getByText(words('lottery_down', { game: 'Đà Nẵng (Vietnam Central)' })).waitFor();
    const sideMenu = page.getByRole('navigation', { name: words('nav_side') });
    assert.equal(await sideMenu.count(), 0);

    await walker.open('/lottert');
    await page.getByRole('heading', { level: 1, name: words('lottery_own') }).waitFor();
    assert.equal(walker.path(), '/lottery');

    await page.getByRole('link', { name: words('lottery_back') }).click();
    await page.getByRole('heading', { level: 1, name: words('con_lott') }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('menu_open') })
      .click();
    await sideMenu.waitFor();
    await page.goBack();
    await until('back leads back', async () => walker.path() === '/lottery');
    await sideMenu.waitFor({ state: 'detached' });
  }));

test('a page begins at its top, and is another view only where its path is another', () =>
  walkAs(english, async (walker) => {
    const { page, words } = walker;
    await walker.open('/');
    await settle(page);
    const markOf = () => page.evaluate(() => document.querySelector('h1')?.dataset['mark']);
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) heading.dataset['mark'] = 'first';
    });
    await page
      .getByRole('link', { name: words('hd_log_in'), exact: true })
      .first()
      .click();
    await walker.dialog('login_title').waitFor();
    assert.equal(await markOf(), 'first');
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 600));
    await until('the page moved', () => page.evaluate(() => window.scrollY > 300));
    await page
      .getByRole('navigation', { name: words('nav_games') })
      .getByRole('link', { name: words('con_rng'), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: words('con_rng') }).waitFor();
    await until('the new page stands at its top', () => page.evaluate(() => window.scrollY === 0));
    assert.equal(await markOf(), undefined);
  }));

test('a vendor’s games open in a small window that is moved, and that no touch outside closes', () =>
  walkAs({ ...swahili, as: member }, async (walker) => {
    const { page } = walker;
    await walker.toDesktop();
    await walker.open('/rng');
    await page.getByRole('link', { name: /^Sloti Zote za Bahati/ }).click();
    const group = page.getByRole('dialog', { name: 'Bahati Originals' });
    await group.waitFor();
    await group.getByRole('link', { name: 'Taa za Pwani' }).waitFor();
    await walker.lookAt('vendor group');
    await walker.toDesktop();
    const boxOf = async () => (await group.boundingBox()) ?? assert.fail('It is not shown.');
    const first = await boxOf();
    assert.deepEqual([first.width, first.height], [200, 200]);

    await page.getByRole('heading', { level: 1 }).click();
    assert.equal(await group.isVisible(), true);

    const handle = group.getByRole('button', { name: /Bahati Originals/ });
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    const moved = await boxOf();
    assert.deepEqual([moved.x - first.x, moved.y - first.y], [-16, -64]);

    await page.mouse.move(moved.x + 60, moved.y + 20);
    await page.mouse.down();
    await page.mouse.move(moved.x + 90, moved.y + 120, { steps: 5 });
    await page.mouse.up();
    const dragged = await boxOf();
    assert.deepEqual([dragged.x - moved.x, dragged.y - moved.y], [30, 100]);

    await group.getByRole('link', { name: 'Taa za Pwani' }).focus();
    await page.keyboard.press('Escape');
    await group.waitFor({ state: 'detached' });
    assert.deepEqual(walker.complaints, []);
  }));

/** Games have journeys of their own: here the frame stays empty. */
const keepGameOut = ({ page }: Walker): Promise<unknown> =>
  page.route(`${stack.origins.games}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  );

test('a visitor logs in on the way to a game, and comes back from it to where it was touched', () =>
  walkAs(english, async (walker) => {
    const { page, words } = walker;
    await walker.open('/rng');
    await page.getByRole('link', { name: /^Lanterns of the Coast/ }).click();
    await walker.dialog('join_title').waitFor();
    await keepGameOut(walker);
    await walker.logIn(member);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('game_back') })
      .waitFor();
    assert.match(walker.path(), /^\/seamless\?gameId=BAHATI-taa-za-pwani/);
    // The game counts as opened once its launch is answered, and not before.
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.unrouteAll();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words('con_rng') }).waitFor();
    await walker.open('/recent');
    const tile = page.getByRole('link', { name: /^Lanterns of the Coast/ });
    // A list that is opened by its address brings the styles of its grid itself.
    const { width = Infinity } = (await tile.boundingBox()) ?? {};
    assert.ok(width < 400, `one tile takes ${width} px of the row`);
  }));

test('a browser that opens no window is asked for it', () =>
  walkAs({ ...english, as: member }, async (walker) => {
    const { page, words } = walker;
    await keepGameOut(walker);
    await walker.open('/seamless?gameId=BAHATI-mizimu-ya-mbuyu');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: words('game_own_window') }).click();
    await page.getByText(words('popup_blocked')).waitFor();
    await walker.lookAt('a game that rests');
  }));

test('a trial member is told what a game needs, and may walk into the lottery', () =>
  walkAs({ ...swahili, theme: 'dark' }, async (walker) => {
    const { page, words } = walker;
    await walker.open('/login');
    await page.getByRole('button', { name: words('free_play_start') }).click();
    await page.getByText(words('trial_strip')).waitFor();
    await walker.open('/lottery');
    await page.getByRole('heading', { level: 1, name: words('lottery_own') }).waitFor();
    for (const path of ['/favorite', '/recent']) {
      await walker.go(path);
      await page.getByText(words('in_need_true_account')).waitFor();
    }
    await walker.lookAt('recent of a trial');
    await walker.toDesktop();
    await walker.go('/rng');
    await page.getByText(words('trial_strip')).waitFor();
    await page.getByRole('link', { name: /^Taa za Pwani/ }).click();
    const warning = walker.dialog('join_title');
    await warning.getByText(words('in_need_true_account')).waitFor();
    await walker.lookAt('a trial is warned');
    await warning.getByRole('button', { name: words('register_submit') }).click();
    await walker.dialog('register_title').waitFor();
  }));

const popups = [
  ['login', 'login_title'],
  ['register', 'register_title'],
  ['forgot', 'forgot_title'],
  ['help', 'help_title'],
  ['feedback', 'feedback_title'],
  ['notices', 'notices_title'],
  ['search', 'search_title'],
] as const;

test('every pop-up stands, on a desk and on a phone', () =>
  walkIn(both, async (walker, language) => {
    // They stand over any page; this one has little else to look at.
    const own = popups.filter(([popup]) => isItsTurn(popup, language === 'en' ? 0 : 1));
    for (const [at, [popup, title]] of own.entries()) {
      const path = `/download?popup=${popup}`;
      await (at % 2 === 0 ? walker.open(path) : walker.go(path));
      await walker.dialog(title).waitFor();
      await walker.lookAround(`popup ${popup}`);
    }
  }));

test('who signs out is asked first, and stands at home as a visitor', () =>
  walkIn(
    oneOrBoth,
    async (walker) => {
      await walker.open('/');
      await logOut(walker.page, walker.words, () => walker.lookAt('popup sign out'));
      assert.equal(walker.path(), '/');
    },
    () => plantMember(stack),
  ));

test('a password that must be changed is changed before anything else', () =>
  walkAs({ ...english, theme: 'light' }, async (walker) => {
    const careless = await plantMember(stack);
    await database.query(
      'UPDATE credentials SET must_change_password = true WHERE member_id = $1',
      [careless.id],
    );
    await walker.open('/login');
    await walker.logIn(careless);
    await walker.page.getByRole('dialog').waitFor();
    await walker.lookAt('popup change password');
  }));

test('a part of the site that does not arrive is told as what it is, with the way to try again', () =>
  walkAs(
    english,
    async (walker) => {
      const { page, words } = walker;
      const chunk = /\/assets\/category-page-[^/]+\.js$/;
      const style = /\/assets\/category-page-[^/]+\.css$/;
      const goToSlots = async () => {
        await walker.open('/help');
        await settle(page);
        assert.match(await page.title(), / · Bahati$/);
        await page
          .getByRole('navigation', { name: words('nav_games') })
          .getByRole('link', { name: words('con_rng'), exact: true })
          .click();
      };
      await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
      await goToSlots();
      await page.getByText('ChunkLoadError · missing').waitFor();
      await page.getByText(words('error_chunk_missing')).waitFor();
      assert.equal(await page.title(), 'Bahati', 'a page has a title before its part has come');
      await walker.lookAt('a part is missing', false);
      await walker.toDesktop();
      await page.unroute(chunk);
      await page.getByRole('button', { name: words('retry') }).click();
      await page.getByRole('heading', { level: 1, name: words('con_rng') }).waitFor();

      await page.route(style, (route) => route.abort());
      await goToSlots();
      await page.getByText('CSS_CHUNK_LOAD_FAILED · missing').waitFor();
      await page.unroute(style);

      // The part stays on its way for ever; only the page's own clock goes forward.
      await page.route(chunk, () => undefined);
      await goToSlots();
      await page.clock.runFor(119_000);
      assert.equal(await page.getByText('ChunkLoadError · timeout').count(), 0);
      await page.clock.runFor(2_000);
      await page.getByText('ChunkLoadError · timeout').waitFor();
      await page.getByText(words('error_chunk_timeout')).waitFor();
    },
    visitors.clocked,
  ));

test('a tab that is duplicated is logged in, and one that logs out leaves the other to itself', () =>
  walkAs(english, async (walker) => {
    const { page, words } = walker;
    await walker.open('/login');
    await walker.logIn(await plantMember(stack));
    await walker.open('/member');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/recent'));
    const copy = await opened;
    await copy.setViewportSize(phone.size);
    await copy.getByRole('heading', { level: 1, name: words('own_recent') }).waitFor();
    await copy.getByText(words('games_none_recent_title')).waitFor();
    await copy.getByRole('link', { name: words('own_find') }).click();
    await copy.getByRole('heading', { level: 1, name: words('con_rng') }).waitFor();
    await copy.goBack();
    await copy.getByRole('heading', { level: 1, name: words('own_recent') }).waitFor();
  }));

test('the carousel turns by its buttons and keys, and by itself where movement is welcome', () =>
  walkAs(
    english,
    async (walker) => {
      const { page, words } = walker;
      const shown = page.locator('.carousel-dot[aria-current=true]');
      const place = async () => (await shown.getAttribute('aria-label'))?.split(' ')[0] ?? '';
      const turnedTo = (at: string) =>
        until(`picture ${at} is shown`, async () => (await place()) === at);
      await walker.open('/');
      await shown.waitFor();
      assert.equal(await place(), '1');
      // Whoever wants less movement turns the pictures himself.
      await page.getByRole('button', { name: words('carousel_start') }).waitFor();
      await page.getByRole('button', { name: words('carousel_on') }).click();
      await turnedTo('2');
      await page.keyboard.press('ArrowRight');
      await turnedTo('3');
      await page.keyboard.press('ArrowLeft');
      await turnedTo('2');
      await page.getByRole('button', { name: words('carousel_back') }).click();
      await turnedTo('1');
      const count = await page.locator('.carousel-dot').count();
      await page.getByRole('button', { name: words('carousel_back') }).click();
      await turnedTo(String(count));
      const banner = page.locator('.hero-banner:not([inert])').getByRole('link');
      await banner.waitFor();
      assert.equal(await page.locator('.hero-banner:not([inert])').count(), 1);

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await walker.open('/');
      await page.mouse.move(720, 899);
      await page.getByRole('button', { name: words('carousel_stop') }).waitFor();
      await page.clock.runFor(5_100);
      await turnedTo('2');
      await page.getByRole('button', { name: words('carousel_stop') }).click();
      await page.getByRole('button', { name: words('carousel_start') }).waitFor();
      assert.deepEqual(walker.complaints, []);
    },
    visitors.clocked,
  ));

/** The hand rests by the page's own clock, which goes forward as the test says. */
const restHand = async ({ page }: Walker): Promise<void> => {
  await page.mouse.wheel(0, 200);
  await until('the page moved', () => page.evaluate(() => window.scrollY > 0));
  await page.clock.runFor(2_500);
};

const seeAnnouncement = async (walker: Walker): Promise<void> => {
  const { page, words, complaints } = walker;
  await page.addInitScript(() => {
    const watched = window as unknown as { seen: string[]; ran: () => void };
    watched.seen = [];
    watched.ran = () => watched.seen.push('a script ran');
  });
  await page.evaluate(() => sessionStorage.removeItem('ANONYMOUS_POPUP'));
  const popup = walker.dialog('announcements_title');
  await walker.toDesktop();
  await walker.open('/');
  await settle(page);
  await page.clock.runFor(2_500);
  assert.equal(await popup.count(), 0, 'it opened before the visitor had looked around');
  await restHand(walker);
  await popup.getByRole('heading', { name: 'Saa mpya' }).waitFor();
  await popup.getByText('From Monday').waitFor();
  assert.equal(await popup.locator('.staff-html img, .staff-html script').count(), 0);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  assert.deepEqual(await seen(), []);
  await popup.getByRole('button', { name: words('close') }).click();
  await popup.waitFor({ state: 'detached' });
  // Opened again, not reloaded: a reload would stand where the page was scrolled to.
  await walker.open('/');
  await settle(page);
  await restHand(walker);
  assert.equal(await popup.count(), 0, 'it opened again in the same tab');
  // The policy tells that it would have stopped the script as well.
  const others = complaints.filter((text) => !text.includes('Content Security Policy'));
  assert.deepEqual(others, []);
};

test('what staff announce opens over home once the hand rests, harmless, and closed stays closed', async () => {
  const hostile = '<p>From Monday<img src=x onerror="ran()"><script>ran()</script></p>';
  const announced = await fetch(`${stack.origins.backOffice}/bo/announcements`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await plantStaffSession(stack, 'zawadi')}`,
    },
    body: JSON.stringify({
      code: 'new-hours',
      type: 'PU',
      isDraft: false,
      executions: ['B'],
      title: { en: 'New hours', sw: 'Saa mpya' },
      html: { en: hostile, sw: hostile },
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
      position: 0,
      action: 'LINK',
      link: '/promotions',
    }),
  });
  assert.equal(announced.status, 200, await announced.text());
  await until('the site tells it', async () => {
    const path = '/wps/relay/MCSFE_getListAnnouncements?types=PU&execution=B';
    return (await (await fetch(stack.origins.playerSite + path)).text()).includes('New hours');
  });
  await walkAs(swahili, seeAnnouncement, visitors.clocked);
});
