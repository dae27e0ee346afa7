/** Walking through the player site: each address on both screens, looked at, and kept as pictures. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';

import { repositoryFolder } from '@bahati/testing/test-server.ts';
import { desktop, findObstacles, openVisitor, phone, until } from './browser.ts';
import type { DemoPerson } from './demo-people.ts';
import type { Stack } from './stack.ts';
import { type Language, readWords } from './words.ts';

/** Git ignores it; whoever wants to see what the test saw finds it here. */
const pictureFolder = join(repositoryFolder, 'test-output', 'routes');

export type Walker = Awaited<ReturnType<typeof openWalker>>;

export const openWalker = async (
  browser: Browser,
  stack: Stack,
  language: Language,
  theme: 'dark' | 'light',
) => {
  const visitor = await openVisitor(browser, { ...desktop, theme, sharpness: 1 });
  const { page, context, complaints } = visitor;
  const words = readWords('player-site', language);
  const findings: string[] = [];
  mkdirSync(pictureFolder, { recursive: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addInitScript((spoken) => {
    // A frame that is still blank has nowhere to keep anything.
    if (location.protocol === 'about:') return;
    localStorage.setItem('bahati.language', spoken);
    // What the house announces at home would stand before every page.
    sessionStorage.setItem('USER_POPUP', 'closed');
    sessionStorage.setItem('ANONYMOUS_POPUP', 'closed');
  }, language);

  const seeOn = async (screen: typeof desktop | typeof phone, name: string): Promise<void> => {
    await page.setViewportSize(screen.size);
    await settle(page);
    const path = join(pictureFolder, `${name}-${language}-${screen.size.width}.png`);
    await page.screenshot({ path });
    // The rules of accessibility are the same on both screens; the smaller one shows more trouble.
    const found = await findObstacles(page, screen === phone);
    findings.push(...found.map((finding) => `${name} at ${screen.size.width}: ${finding}`));
  };

  return {
    page,
    words,
    complaints,
    findings,
    close: visitor.close,

    async open(path: string): Promise<void> {
      await page.setViewportSize(desktop.size);
      await page.goto(`${stack.origins.playerSite}${path}`);
    },

    /** On both screens, with what keeps people from using it. */
    async lookAt(name: string): Promise<void> {
      await seeOn(desktop, name);
      await seeOn(phone, name);
      await page.setViewportSize(desktop.size);
    },

    path: (): string => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },

    dialog: (key: string): Locator => page.getByRole('dialog', { name: words(key) }),

    /** From the open login pop-up. */
    async logIn({ username, password }: DemoPerson): Promise<void> {
      const login = page.getByRole('dialog', { name: words('login_title') });
      await login.locator('input[name=username]').fill(username);
      await login.locator('input[name=password]').fill(password);
      await login.locator('button[type=submit]').click();
      await login.waitFor({ state: 'detached' });
    },
  };
};

/** Until what was on its way has arrived; a picture more or less is no trouble. */
export const settle = async (page: Page): Promise<void> => {
  await page.locator('h1, [role=dialog], dialog[open], [role=alert]').first().waitFor();
  await until('nothing is on its way any more', () =>
    page.evaluate(() => {
      const waiting = document.querySelectorAll('main .ui-skeleton, .ui-spinner');
      const isSeen = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      return ![...waiting].some((element) => element.checkVisibility() && isSeen(element));
    }),
  );
};
