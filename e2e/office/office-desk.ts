/** Staff at their desks in the back office and members before the site, all of them logged in. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

import {
  desktop,
  findObstacles,
  type Look,
  openVisitor,
  phone,
  sharedBrowser,
  takePicture,
  type Visitor,
} from '#e2e/fixtures/browser.ts';
import { enterOffice, enterSite, plantStaffSession } from '#e2e/fixtures/planted.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { type Language, readWords } from '#e2e/fixtures/words.ts';

/** English is read on a desktop in the dark, Swahili on a phone in the light. */
export const officeLooks = {
  en: { ...desktop, theme: 'dark' },
  sw: { ...phone, theme: 'light' },
} as const satisfies Record<Language, Look>;

/** What the browser itself notes of an answer that was a no, and was asked for. */
const refusal = /Failed to load resource: the server responded with a status of 4\d\d/;

const opposite = { dark: 'light', light: 'dark' } as const;

type Seat = {
  stack: Stack;
  /** Chooses the screen and the theme too: see `officeLooks`. */
  language: Language;
  theme?: Look['theme'];
  /** The first page. */
  at?: string;
  /** Is something refused on the way, which the browser notes? */
  isRefused?: boolean;
};

const sitDown = async (
  seat: Seat,
  origin: string,
  enter: (visitor: Visitor) => Promise<unknown>,
  file: string,
) => {
  const { language, theme = officeLooks[language].theme, at = '/', isRefused = false } = seat;
  const look: Look = { ...officeLooks[language], theme };
  const other: Look = { ...(look.isTouch ? desktop : phone), theme: opposite[theme] };
  const visitor = await openVisitor(await sharedBrowser(), look);
  const { page, complaints } = visitor;
  await enter(visitor);
  const findings: string[] = [];
  const see = async (where: string, { size, theme }: Look, isThorough: boolean): Promise<void> => {
    const seen = `${where} at ${size.width} in ${theme}`;
    await takePicture(page, `${language}-${file}-${seen}`);
    const found = await findObstacles(page, isThorough);
    findings.push(...found.map((finding) => `${seen}: ${finding}`));
  };
  const turnTo = async ({ size, theme }: Look): Promise<void> => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
  };
  const load = (path: string) => page.goto(`${origin}${path}`);
  await load(at);
  return {
    page,
    dialog: page.getByRole('dialog'),
    /** Loads the whole page anew. */
    load,
    /** As a link does. What was read before is shown until it has been read again. */
    go: (path: string) =>
      page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path),
    /** Holds the screen against the rules of accessibility as well: once each screen and theme. */
    lookAt: (where: string) => see(where, look, true),
    /** The same, and once more at the other width in the other theme. */
    async lookAround(where: string): Promise<void> {
      await see(where, look, true);
      await turnTo(other);
      await see(where, other, false);
      await turnTo(look);
    },
    /** Gets up, and tells what was found wrong. */
    async end(): Promise<void> {
      await visitor.close();
      const wrong = complaints.filter((complaint) => !(isRefused && refusal.test(complaint)));
      assert.deepEqual([...findings, ...wrong], []);
    },
  };
};

/** A person of staff, who comes with a session instead of by the form. */
export const openDesk = async (seat: Seat & { staff: string }) => {
  const { stack, language, staff } = seat;
  const token = await plantStaffSession(stack, staff);
  const enter = ({ context }: Visitor) => enterOffice(context, token, language);
  const desk = await sitDown(seat, stack.origins.backOffice, enter, `office-${staff}`);
  const { page } = desk;
  const words = readWords('back-office', language);
  const button = (key: string, within: Pick<Locator, 'getByRole'> = page) =>
    within.getByRole('button', { name: words(key), exact: true });
  return {
    ...desk,
    words,
    button,
    press: (key: string, within?: Pick<Locator, 'getByRole'>) => button(key, within).click(),
    /** Of a list, whether it stands as a table or, on a phone, as cards. */
    rowOf: (text: string) => page.locator('[data-row]').filter({ hasText: text }),
    /** The ways to the screens that this person may see. */
    sections: page.getByRole('navigation', { name: words('layout.sections') }),
    /** Says why in the open dialog, and does what it asks about. */
    async confirm(key: string, reason?: string): Promise<void> {
      if (reason) await desk.dialog.getByLabel(words('access.reason')).fill(reason);
      await button(key, desk.dialog).click();
    },
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A member before the player site. */
export const openReader = async (seat: Seat & { member: { token: string } }) => {
  const { stack, language, member } = seat;
  const enter = ({ context }: Visitor) => enterSite(context, member, language);
  const reader = await sitDown(seat, stack.origins.playerSite, enter, 'member');
  return { ...reader, words: readWords('player-site', language) };
};

/** Somebody else of the staff, in a role of the house; logs in by the form as nobody can. */
export const addColleague = async (
  database: { query: (text: string, values: unknown[]) => Promise<unknown> },
  { username, role }: { username: string; role: string },
): Promise<void> => {
  await database.query(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role)
     SELECT $1, password_hash, totp_secret, $2 FROM staff_members WHERE username = 'zawadi'`,
    [username, role],
  );
};
