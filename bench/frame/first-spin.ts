/**
 * The first spin of somebody who never played, on a slow phone and line: from the click on a tile to
 * the button that turns the reels, with nothing of the game in the browser. Divided by the lightest
 * frame there can be on the same line: launch, a page of a few hundred bytes, one call, a button.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { median } from 'simple-statistics';
import { clickAtRest, openBrowser, phone } from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openGame } from '#e2e/fixtures/game-frame.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { findGame, tileOn } from './find-game.ts';
import { report } from '#bench/report.ts';

const runs = 3;
/**
 * The slow 4G phone of Lighthouse, as its developer tools apply it: each request waits for so many
 * milliseconds, so many bytes a second pass, and the processor takes four times as long.
 */
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const processorSlowdown = 4;

export async function benchFirstSpin(stack: Stack, name: string): Promise<void> {
  const lightest = [];
  const spins = [];
  for (let run = 0; run < runs; run += 1) {
    lightest.push(await inNewBrowser(openLightest));
    spins.push(await inNewBrowser((browser) => openSlot(browser, stack, name)));
  }
  report('first_spin_on_slow_4g_over_lightest', median(spins) / median(lightest), {
    name,
    ms: spins,
    lightestMs: lightest,
  });
}

/** Contexts of one browser share what was fetched. */
async function inNewBrowser(work: (browser: Browser) => Promise<number>): Promise<number> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function openSlot(browser: Browser, stack: Stack, name: string): Promise<number> {
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openMember({ browser, stack, language: 'en', look });
  try {
    await member.arrive();
    await member.logInAs(demoPerson('amani'));
    await findGame(member.page, stack.origins, name);
    await slowDown(member.page);
    const startedAt = performance.now();
    await clickAtRest(tileOn(member.page));
    await openGame(member.page, 'en').spinButton.waitFor();
    return performance.now() - startedAt;
  } finally {
    await member.close();
  }
}

async function openLightest(browser: Browser): Promise<number> {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''] ?? '{}';
    response.setHeader(
      'content-type',
      request.url?.startsWith('/call') ? 'application/json' : 'text/html',
    );
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await slowDown(page);
    const startedAt = performance.now();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor();
    return performance.now() - startedAt;
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** What the lightest frame is made of, by path. */
const pages: Record<string, string> = {
  '/': `<button>Play</button><script>
    document.querySelector('button').onclick = async () => {
      await fetch('/call-launch', { method: 'POST' });
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/frame' }));
    };</script>`,
  '/frame': `<script>
    fetch('/call-session', { method: 'POST' }).then(() => {
      document.body.append(Object.assign(document.createElement('button'), { textContent: 'Spin' }));
    });</script>`,
};

/** Makes the page's line and processor those of the slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}
