/** Walking through the player site: each address on both screens, looked at, and kept as pictures. */
import type { Locator, Page } from 'playwright-core';

import { isLongTier } from '@bahati/testing/tier.ts';
import {
  desktop,
  findObstacles,
  phone,
  takePicture,
  until,
  type Visitor,
} from '#e2e/fixtures/browser.ts';
import { logInAs } from '#e2e/fixtures/member.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { type Language, readWords } from '#e2e/fixtures/words.ts';

export type WalkingWildLook = {
  language: Language;
  theme: 'dark' | 'light';
  /** Whose session is open from the first page on. */
  as?: { token: string };
};

export type Walker = Awaited<ReturnType<typeof startWalk>>;

type Screen = typeof desktop | typeof phone;

/** The dark is seen on a desk, the light on a phone. */
const ownScreen = (theme: 'dark' | 'light'): Screen => (theme === 'dark' ? desktop : phone);

/** What the site may find when it is opened; of whoever was there before nothing is left. */
const keep = ({ language, token }: { language: string; token: string | undefined }): void => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key !== 'visitor') storage.removeItem(key);
  }
  localStorage.setItem('bahati.language', language);
  localStorage.setItem('bahati.type', '');
  // What the operator announces at home would stand before every page.
  sessionStorage.setItem('USER_POPUP', 'closed');
  sessionStorage.setItem('ANONYMOUS_POPUP', 'closed');
  if (token) sessionStorage.setItem('bahati.token', token);
};

/**
 * Somebody new at a browser that has read the site before: to fetch and to compile all of it once
 * more costs more than most walks.
 */
export const startWalk = async (visitor: Visitor, stack: Stack, look: WalkingWildLook) => {
  const { page, context, complaints } = visitor;
  const { language, theme, as } = look;
  const home = ownScreen(theme);
  const words = readWords('player-site', language);
  const findings: string[] = [];
  let screen = home;
  /** A page that is gone to moves after a click, which is another matter. */
  let isOpened = false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${stack.origins.playerSite}/favicon.svg`);
  await context.clearCookies();
  await page.evaluate(keep, { language, token: as?.token });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(home.size);
  complaints.splice(0);

  const turnTo = async (wanted: Screen): Promise<void> => {
    if (screen === wanted) return;
    screen = wanted;
    await page.setViewportSize(wanted.size);
  };

  const seeOn = async (wanted: Screen, name: string, isThorough: boolean): Promise<void> => {
    await turnTo(wanted);
    await settle(page);
    await takePicture(page, `routes-${name}-${language}-${wanted.size.width}`);
    const first = await findObstacles(page, isThorough);
    // A page that was just turned may not have drawn itself for its new width yet.
    const found = first.length === 0 ? [] : await findAgain(page, isThorough);
    const moved = isOpened ? await readShifts(page) : { sum: 0, what: [] };
    isOpened = false;
    if (moved.sum > mostShift)
      found.push(`It moved while it came (${moved.sum.toFixed(3)}): ${moved.what.join(', ')}`);
    findings.push(...found.map((finding) => `${name} at ${wanted.size.width}: ${finding}`));
  };

  const seeOnOther = (name: string): Promise<void> =>
    seeOn(home === desktop ? phone : desktop, name, false);

  return {
    page,
    words,
    complaints,
    findings,

    /** By its address, on the screen that this walker was seen on last. */
    async open(path: string): Promise<void> {
      isOpened = true;
      await page.goto(`${stack.origins.playerSite}${path}`);
    },

    /**
     * From inside the site, without a load. Another path is another view, whose heading is waited
     * for; who changes no more than the rest of the address waits for what that changes.
     */
    async go(path: string): Promise<void> {
      isOpened = false;
      await page.evaluate((to) => {
        const heading = document.querySelector('h1');
        const isSameView = new URL(to, location.href).pathname === location.pathname;
        if (heading && !isSameView) heading.dataset['left'] = '';
        history.pushState({}, '', to);
      }, path);
      await page.locator('h1[data-left]').waitFor({ state: 'detached' });
    },

    /**
     * With what keeps people from using it: on the own screen, where axe reads it as well, and in
     * the long tier on the other too.
     */
    async lookAt(name: string, isThorough = true): Promise<void> {
      await seeOn(home, name, isThorough);
      if (isLongTier) await seeOnOther(name);
    },

    /** In each tier on both. */
    async lookAround(name: string): Promise<void> {
      await seeOn(home, name, true);
      await seeOnOther(name);
    },

    toDesktop: (): Promise<void> => turnTo(desktop),

    path: (): string => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },

    dialog: (key: string): Locator => page.getByRole('dialog', { name: words(key) }),

    /** From the open login pop-up. The page is then drawn anew for whom it shows, which is no shift of its coming. */
    logIn: (who: { username: string; password: string }) => {
      isOpened = false;
      return logInAs(page, who);
    },
  };
};

/** What of a screen may move, by parts of it, while nobody touches it. */
const mostShift = 0.05;

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};

/** How much the page moved under the reader since it was opened, and what did. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as Shift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    const counted = shifts.filter((one) => !one.hadRecentInput);
    const nodes = counted.flatMap(({ sources }) => sources.map(({ node }) => node));
    const nameOf = (node: Node | undefined) =>
      node instanceof Element ? `${node.localName}.${node.className}` : 'what is gone';
    return {
      sum: counted.reduce((sum, { value }) => sum + value, 0),
      what: [...new Set(nodes.map(nameOf))],
    };
  });

const findAgain = async (page: Page, isThorough: boolean): Promise<string[]> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return findObstacles(page, isThorough);
};

/** Until what was on its way has arrived; a picture more or less is no trouble. */
export const settle = async (page: Page): Promise<void> => {
  await page.locator('h1, [role=dialog], dialog[open], [role=alert]').first().waitFor();
  await until('nothing is on its way any more', () =>
    page.evaluate(() => {
      if (document.querySelector('[data-gathering]')) return false;
      const waiting = document.querySelectorAll('main .ui-skeleton, .ui-spinner');
      const isSeen = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      return ![...waiting].some((element) => element.checkVisibility() && isSeen(element));
    }),
  );
};
