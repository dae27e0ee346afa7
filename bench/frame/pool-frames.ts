/**
 * Fishing on a phone while four cannons fire by themselves: what a frame takes of a main thread four
 * times slower, against the sixtieth of a second it has; and the frames a second at a point for a
 * pixel, beside those of a canvas of the same size that is only filled.
 * There is no graphics card here, and a page's canvas is drawn in software by its main thread. So the
 * first is measured with few pixels, as a phone leaves them to its card, and the second is a floor.
 */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { quantileSorted } from 'simple-statistics';
import { openBrowser, phone, until } from '#e2e/fixtures/browser.ts';
import { goToGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { type Stack, startStack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { report } from '#bench/report.ts';

const waters = ['miamba-ya-watamu', 'bahari-kuu'] as const;
const seats = 4;
const processorSlowdown = 4;
const frameMs = 1_000 / 60;
const watchedMs = 10_000;

type Frames = { perSecond: number; workMs: number[] };

export async function benchPoolFrames(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack();
  try {
    for (const code of waters) await measureWater(stack, code);
  } finally {
    await stack.stop();
  }
}

async function measureWater(stack: Stack, code: string): Promise<void> {
  const gameId = await findGameId(stack, code);
  const browser = await openBrowser();
  try {
    for (let other = 1; other < seats; other += 1) {
      const { page } = await openPlayer({ browser, stack, language: 'en', look: quiet });
      await fireByItself(page, stack, gameId);
    }
    await measureWork({ browser, stack, code, gameId });
    await measureFrames({ browser, stack, code, gameId });
  } finally {
    await browser.close();
  }
}

type Scene = { browser: Browser; stack: Stack; code: string; gameId: string };

const quiet = { ...phone, theme: 'dark' } as const;
const coarse = { ...quiet, isMoving: true } as const;
const fine = { ...coarse, sharpness: 1 } as const;

async function measureWork({ browser, stack, code, gameId }: Scene): Promise<void> {
  const player = await openPlayer({ browser, stack, language: 'en', look: coarse });
  const { page } = player;
  await page.addInitScript(noteFrames);
  const frame = await fireByItself(page, stack, gameId);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const work = (await watchFrames(frame)).workMs.toSorted((a, b) => a - b);
  await player.close();
  const p95Ms = quantileSorted(work, 0.95);
  report('pool_frame_work_over_frame', p95Ms / frameMs, {
    code,
    p50Ms: quantileSorted(work, 0.5),
    p95Ms,
    p99Ms: quantileSorted(work, 0.99),
  });
}

async function measureFrames({ browser, stack, code, gameId }: Scene): Promise<void> {
  const player = await openPlayer({ browser, stack, language: 'en', look: fine });
  const { page } = player;
  await page.addInitScript(noteFrames);
  const frame = await fireByItself(page, stack, gameId);
  const size = await frame.locator('.pool-canvas').evaluate((pool: HTMLCanvasElement) => {
    return { width: pool.width, height: pool.height };
  });
  const { perSecond } = await watchFrames(frame);
  await page.goto('about:blank');
  const empty = await framesOfEmpty(page, size);
  await player.close();
  report('pool_frames_over_empty_canvas', perSecond / empty, {
    code,
    perSecond,
    empty,
    drawn: 'in software',
  });
}

async function findGameId(stack: Stack, code: string): Promise<string> {
  const database = openDatabase(stack.databaseUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
  });
  try {
    await untilGamesAreTold(database);
    const { rows } = await database.query<{ id: string }>(
      'SELECT game_id AS id FROM games WHERE game_code = $1',
      [code],
    );
    if (!rows[0]) throw new Error(`There is no ${code}.`);
    return rows[0].id;
  } finally {
    await database.end();
  }
}

async function fireByItself(page: Page, stack: Stack, gameId: string): Promise<FrameLocator> {
  await page.goto(`${stack.origins.playerSite}/bgs`);
  await page.getByRole('searchbox').waitFor();
  await goToGame(page, gameId);
  const frame = page.frameLocator('iframe');
  const auto = frame.locator('.pool-ways button').last();
  await until('a cannon is taken', () => auto.isEnabled());
  await auto.click();
  return frame;
}

/** Runs in the page before anything of it does: notes what each frame takes of the main thread. */
function noteFrames(): void {
  const noted = window as unknown as { frameWork: number[] };
  noted.frameWork = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      const startedAt = performance.now();
      callback(now);
      noted.frameWork.push(performance.now() - startedAt);
    });
}

function watchFrames(frame: FrameLocator): Promise<Frames> {
  return frame.locator('main').evaluate(async (_, forMs) => {
    const noted = window as unknown as { frameWork: number[] };
    // How finely it can draw is found out first.
    await new Promise((resolve) => setTimeout(resolve, forMs));
    noted.frameWork = [];
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, forMs));
    const pastMs = performance.now() - startedAt;
    const workMs = noted.frameWork;
    return { perSecond: (workMs.length * 1_000) / pastMs, workMs };
  }, watchedMs);
}

/** Frames a second of a canvas that is only filled. */
function framesOfEmpty(page: Page, size: { width: number; height: number }): Promise<number> {
  return page.evaluate(
    ({ width, height, forMs }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      document.body.append(canvas);
      const pen = canvas.getContext('2d', { alpha: false });
      return new Promise<number>((resolve) => {
        const startedAt = performance.now();
        let frames = 0;
        const draw = (now: number) => {
          frames += 1;
          if (pen) pen.fillStyle = frames % 2 ? '#08204a' : '#0a2450';
          pen?.fillRect(0, 0, width, height);
          const pastMs = now - startedAt;
          if (pastMs < forMs) requestAnimationFrame(draw);
          else resolve((frames * 1_000) / pastMs);
        };
        requestAnimationFrame(draw);
      });
    },
    { ...size, forMs: watchedMs / 2 },
  );
}
