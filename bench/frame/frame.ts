/**
 * A game on a phone, from the tile to the first spin that is possible: what a first game weighs, how
 * long it takes when the browser has it already, the frames a second while its reels turn, and the
 * first spin of all on a slow phone and line.
 * There is no graphics card here: frames are drawn in software, a floor for any real phone.
 */
import type { Page, Request } from 'playwright-core';
import { median } from 'simple-statistics';
import { clickAtRest, openBrowser, phone } from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openGame } from '#e2e/fixtures/game-frame.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { type Stack, startStack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { findGame, tileOn } from './find-game.ts';
import { benchFirstSpin } from './first-spin.ts';
import { report } from '#bench/report.ts';

const weightBudgetKb = 300;
const firstSpinBudgetMs = 2_000;
const runs = 3;
const watchedMs = 4_000;
/** The first comes with everything games share; the others bring what is theirs. */
const games = ['Lanterns of the Coast', 'Lions of Tsavo', 'The Fruit Market'] as const;

export async function benchFrame(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack();
  try {
    await measureGames(stack);
    // After it: a game that stands open elsewhere keeps the processor busy.
    await benchFirstSpin(stack, games[0]);
  } finally {
    await stack.stop();
  }
}

async function measureGames(stack: Stack): Promise<void> {
  const browser = await openBrowser();
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openMember({ browser, stack, language: 'en', look });
  try {
    await member.arrive();
    await member.logInAs(demoPerson('amani'));
    for (const name of games) await measure(member.page, stack.origins, name);
  } finally {
    await member.close();
    await browser.close();
  }
}

type Origins = { playerSite: string; games: string };

async function measure(page: Page, origins: Origins, name: string): Promise<void> {
  await findGame(page, origins, name);
  const bytes = await weigh(page, origins.games, () => start(page));
  const kb = bytes.reduce((sum, each) => sum + each, 0) / 1000;
  report('game_weight_over_budget', kb / weightBudgetKb, { name, kb, files: bytes.length });
  const ms = [];
  for (let run = 0; run < runs; run += 1) {
    await findGame(page, origins, name);
    ms.push(await start(page));
  }
  report('first_spin_over_budget', median(ms) / firstSpinBudgetMs, { name, ms });
  report('frames_over_60', (await framesASecond(page)) / 60, { name, drawn: 'in software' });
}

/** From the click on the tile; answers the milliseconds. */
async function start(page: Page): Promise<number> {
  const startedAt = performance.now();
  await clickAtRest(tileOn(page));
  await openGame(page, 'en').spinButton.waitFor();
  return performance.now() - startedAt;
}

/** What everything the games server sent meanwhile weighs, as it was sent. */
async function weigh(page: Page, origin: string, work: () => Promise<unknown>): Promise<number[]> {
  const weights: Promise<number>[] = [];
  const add = (request: Request) => {
    if (!request.url().startsWith(origin)) return;
    // What comes out of the cache weighs nothing, or less once its headers are taken off.
    weights.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  };
  page.on('requestfinished', add);
  await work();
  page.off('requestfinished', add);
  return Promise.all(weights);
}

/** Counted inside the frame while a round is played. */
async function framesASecond(page: Page): Promise<number> {
  const game = openGame(page, 'en');
  const counting = game.frame.locator('main').evaluate(
    (_, forMs) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        let frames = 0;
        const count = () => {
          frames += 1;
          const pastMs = performance.now() - startedAt;
          if (pastMs < forMs) requestAnimationFrame(count);
          else resolve((frames * 1000) / pastMs);
        };
        requestAnimationFrame(count);
      }),
    watchedMs,
  );
  await game.spin();
  return counting;
}
