/** A real browser and the people who sit before it, each watched for what goes wrong unseen. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';

import { repositoryFolder } from '@bahati/testing/test-server.ts';
import { isLongTier } from '@bahati/testing/tier.ts';
import { atEndOfFile, sharedInWorker } from '@bahati/testing/worker-shared.ts';
import { KeptPage } from './kept-page.ts';

/** The runner has found or installed one; a file run by itself looks for it as the runner does. */
const findBrowser = (): string => {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const finder = join(repositoryFolder, 'scripts', 'find-browser.ts');
  return execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim();
};

export const openBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      ...more,
    ],
  });

/** The one browser of this worker; everybody before it has a context of his own. */
export const sharedBrowser = sharedInWorker(async () => {
  const browser = await openBrowser();
  return { value: browser, close: () => browser.close() };
});

export type Look = {
  size: { width: number; height: number };
  theme: 'dark' | 'light';
  isTouch: boolean;
  /** Device pixels a point. Few of them change no layout, and cost less where nobody looks. */
  sharpness: number;
  /** With every movement, drawn as often as the screen would: only where movement is the subject. */
  isMoving?: boolean;
};

export const desktop = { size: { width: 1440, height: 900 }, isTouch: false, sharpness: 0.25 };
export const phone = { size: { width: 360, height: 740 }, isTouch: true, sharpness: 0.25 };

/** Frames a second of a quiet page, as on a phone that can do no better. */
const quietFrames = 5;

/** Runs in the page before anything of it does. */
const drawSeldom = (frames: number): void => {
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), 1000 / frames);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
};

export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Everything the browser complained about, on any page or frame of this person. */
  complaints: string[];
  close: () => Promise<void>;
};

/** Software rendering of a game on a busy machine is slow; nothing here is about speed. */
export const patienceMs = 60_000;

const watch = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`console at ${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`error at ${page.url()}: ${error.stack}`));
};

type Seen = { page: Page; isWaitingFor: Set<Request>; leave: () => Promise<void> };

/** Who sits before a page now. */
const present = new Set<Seen>();

/** What somebody who never got up, because the test failed, had before him. */
const tellLastSeen = async ({ page, isWaitingFor }: Seen): Promise<void> => {
  const text = await page.innerText('body', { timeout: 5_000 }).catch(String);
  const shown = text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 1_500);
  const waiting = [...isWaitingFor].map((request) => `${request.method()} ${request.url()}`);
  console.log([`Left at ${page.url()}: ${shown}`, ...waiting].join('\n  unanswered: '));
};

atEndOfFile(async () => {
  for (const seen of present) {
    await tellLastSeen(seen);
    await seen.leave();
  }
  present.clear();
});

const noteRequests = (page: Page): Set<Request> => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
};

const openPage = async (browser: Browser, look: Look, bypassCSP: boolean): Promise<KeptPage> => {
  const context = await browser.newContext({
    viewport: look.size,
    deviceScaleFactor: process.env['E2E_PICTURES'] ? 1 : look.sharpness,
    hasTouch: look.isTouch,
    isMobile: look.isTouch,
    bypassCSP,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // What a test withholds from the network, the site's worker must not hand out.
    serviceWorkers: 'block',
  });
  return new KeptPage(context, await context.newPage());
};

/** The pages of each browser that nobody sits before, by the screen they were made for. */
const freePages = new WeakMap<Browser, Map<string, KeptPage[]>>();

const freeOf = (browser: Browser, { isTouch, sharpness }: Look): KeptPage[] => {
  const ofBrowser = freePages.get(browser) ?? new Map<string, KeptPage[]>();
  freePages.set(browser, ofBrowser);
  const screen = `${isTouch} ${sharpness}`;
  const free = ofBrowser.get(screen) ?? [];
  ofBrowser.set(screen, free);
  return free;
};

/**
 * Somebody new; the page may have been another's, of whom nothing is left in it.
 * @param isOwn leaves the page to nobody: for who changes what cannot be put back, as its clock.
 * @param bypassCSP takes the site's own policy away, for such a page too.
 */
export const openVisitor = async (
  browser: Browser,
  look: Look,
  { bypassCSP = false, isOwn = false } = {},
): Promise<Visitor> => {
  const isAlone = isOwn || bypassCSP;
  const free = freeOf(browser, look);
  const kept = (isAlone ? undefined : free.pop()) ?? (await openPage(browser, look, bypassCSP));
  const { context, page } = kept;
  const complaints: string[] = [];
  watch(page, complaints);
  context.on('page', (opened) => watch(opened, complaints));
  context.setDefaultTimeout(patienceMs);
  page.setDefaultTimeout(patienceMs);
  await page.setViewportSize(look.size);
  const reducedMotion = look.isMoving ? 'no-preference' : 'reduce';
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion });
  await kept.begin();
  if (!look.isMoving) await context.addInitScript(drawSeldom, quietFrames);
  const seen: Seen = { page, isWaitingFor: noteRequests(page), leave: () => context.close() };
  present.add(seen);
  const close = async (): Promise<void> => {
    // Who gets up twice would leave the page to two others at once.
    if (!present.delete(seen)) return;
    const isFree = !isAlone && (await kept.end().catch(() => false));
    if (isFree) free.push(kept);
    else await context.close();
  };
  return { context, page, complaints, close };
};

/** Waits until `read` answers something, or says what was waited for. */
export const until = async <T>(
  what: string,
  read: () => Promise<T | undefined | false>,
  limitMs = patienceMs,
): Promise<T> => {
  for (const end = Date.now() + limitMs; ; await wait(50)) {
    const found = await read();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`This did not happen: ${what}.`);
  }
};

/** A dialog that is still fading in has contrasts of its own for a moment; what moves for ever may. */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    const allEnded = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([allEnded, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });

/** Every page that is judged reads it anew: the short form. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type AxeFinding = { id: string; impact: string | null; nodes: { html: string }[] };

type AxeWindow = { axe?: { run: (options: object) => Promise<{ violations: AxeFinding[] }> } };

/** Runs in a frame. Only what is wrong, and of that no ways to find it again: both cost much time. */
const runAxe = async (): Promise<AxeFinding[]> => {
  const { axe } = window as unknown as AxeWindow;
  if (!axe) throw new Error('axe is not in this frame.');
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
  });
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html }) => ({ html: html.slice(0, 200) })),
  }));
};

/** The grave findings of axe, in every frame of the page. */
const readAxe = async (page: Page): Promise<string[]> => {
  await standStill(page);
  const found: AxeFinding[] = [];
  for (const frame of page.frames()) {
    if (frame.isDetached() || !frame.url().startsWith('http')) continue;
    // The pages' policy forbids foreign scripts; what the debugger evaluates is not bound by it.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
    found.push(...(await frame.evaluate(runAxe)));
  }
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** What is found twice. A line of news that is just fading in is found once. */
const askAxe = async (page: Page): Promise<string[]> => {
  const found = await readAxe(page);
  if (found.length === 0) return found;
  const again = await readAxe(page);
  return found.filter((finding) => again.includes(finding));
};

/**
 * A screen that is seen in two ways (languages, themes) is held against the rules of accessibility
 * in one of them, by its name; in the long tier in both.
 * @param way 0 or 1.
 */
export const isItsTurn = (screen: string, way: 0 | 1): boolean =>
  isLongTier || [...screen].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === way;

/** Sentences about what keeps people from using this page: too wide, or not for everybody. */
export const findObstacles = async (page: Page, isThorough: boolean): Promise<string[]> => {
  const grave = isThorough ? await askAxe(page) : [];
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return excess > 0 ? [...grave, `The page is ${excess} px wider than the screen.`] : grave;
};

/** Clicks once the page has stopped gliding there: a press let go of elsewhere is no click. */
export const clickAtRest = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  let before: number | undefined;
  let still = 0;
  await until('the page came to rest', async () => {
    const now = (await target.boundingBox())?.y;
    still = now !== undefined && now === before ? still + 1 : 0;
    before = now;
    return still >= 4;
  });
  await target.click();
};

/** For whoever looks at what a failing test saw: E2E_PICTURES names a folder. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['E2E_PICTURES'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined);
};
