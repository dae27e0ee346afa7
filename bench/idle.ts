/**
 * What a page at rest costs: CPU-seconds of the whole browser in a second in which nobody touches
 * it, on a phone, as most people have it and with reduced motion. 0 is a page that does nothing.
 */
import type { Browser, Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser, phone } from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openByName, openGame } from '#e2e/fixtures/game-frame.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { enterOffice, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { startStack, type Stack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { report } from './report.ts';

/** Longer than anything the product lets play out by itself. */
const settleMs = 65_000;
const watchedMs = 10_000;

const slot = { gameId: 'BAHATI-taa-za-pwani', name: 'Lanterns of the Coast' };
const betGame = { gameId: 'BAHATI-mines', name: 'Mines' };

type Place = { name: string; open: (page: Page, stack: Stack) => Promise<void> };

const openSlotOrBet = async (page: Page, { origins }: Stack, game: typeof slot): Promise<void> => {
  await page.goto(`${origins.playerSite}/${game === slot ? 'rng' : 'bgs'}`);
  await openByName(page, game);
};

const places: readonly Place[] = [
  { name: 'home', open: async (page, { origins }) => void (await page.goto(origins.playerSite)) },
  {
    name: 'lobby',
    open: async (page, { origins }) => void (await page.goto(`${origins.playerSite}/rng`)),
  },
  {
    name: 'slot',
    open: async (page, stack) => {
      await openSlotOrBet(page, stack, slot);
      await openGame(page, 'en').spinButton.waitFor();
    },
  },
  {
    name: 'bet game',
    open: async (page, stack) => {
      await openSlotOrBet(page, stack, betGame);
      await page.frameLocator('iframe').locator('main').waitFor();
    },
  },
  {
    name: 'dashboard',
    open: async (page, stack) => {
      await enterOffice(page.context(), await plantStaffSession(stack, 'zawadi'), 'en');
      await page.goto(stack.origins.backOffice);
      await page.getByRole('navigation').first().waitFor();
    },
  },
];

/** Of all the browser's processes together. */
const readCpuSeconds = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

const watch = async (stack: Stack, place: Place, reducedMotion: 'reduce' | 'no-preference') => {
  const browser = await openBrowser();
  const look = { ...phone, theme: 'dark', isMoving: true } as const;
  const member = await openMember({ browser, stack, language: 'en', look });
  try {
    await member.page.emulateMedia({ reducedMotion });
    if (place.name !== 'dashboard') {
      await member.arrive();
      await member.logInAs(demoPerson('amani'));
    }
    await place.open(member.page, stack);
    await wait(settleMs);
    const before = await readCpuSeconds(browser);
    await wait(watchedMs);
    const used = (await readCpuSeconds(browser)) - before;
    report('idle_cpu', used / (watchedMs / 1000), { page: place.name, motion: reducedMotion });
  } finally {
    await member.close();
    await browser.close();
  }
};

export async function benchIdle(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack();
  try {
    for (const motion of ['no-preference', 'reduce'] as const) {
      for (const place of places) await watch(stack, place, motion);
    }
  } finally {
    await stack.stop();
  }
}
