/**
 * The catalogue at full size: finding a name among 10,000 in the page, scrolling through them in a
 * real browser, and the lists over HTTP beside a trivial call of the same server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createNameIndex, wordsOf } from '@bahati/name-search/name-index.ts';
import type { Page } from 'playwright-core';
import { median } from 'simple-statistics';
import { openBrowser } from '#e2e/fixtures/browser.ts';
import { startStack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { report } from './report.ts';

type Listed = [number, string, string, string, ...unknown[]];

const scrollSteps = 240;
/** CSS pixels a frame: two flicks through the list, and a hand that looks at pictures as it goes. */
const scrollPaces = [300, 60, 12];
const scrollRuns = 3;
const typingRuns = 5;
const queries = 400;
/** There is no graphics card here: what the page draws is drawn by the processor. */
const renderer = 'Chromium, drawn in software';

export async function benchLists(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack({ parts: ['platform', 'games-server'] });
  const browser = await openBrowser();
  try {
    const origin = stack.origins.playerSite;
    const games = await readGames(origin);
    benchSearch(games);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/rng`, { waitUntil: 'networkidle' });
    await benchTyping(page);
    for (const pace of scrollPaces) await benchScroll(page, pace);
    await page.close();
    await benchHttp(origin);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Waits until the games server's list was taken over, which keeps both processors busy. */
export async function readGames(origin: string): Promise<Listed[]> {
  for (let second = 0; second < 120; second++) {
    const answer = await fetch(`${origin}/lgw/games/names?gameType=RNG`);
    const { value } = (await answer.json()) as { value: { games: Listed[] } };
    if (value.games.length >= 10_000) return value.games;
    await wait(1_000);
  }
  throw new Error('The catalogue did not grow to 10,000 games.');
}

/** Queries with one slip each, judged against every letter beside every letter. */
function benchSearch(games: readonly Listed[]): void {
  const names = games.map(([, , en, sw]) => ({ names: [en, sw], tags: [] }));
  const index = createNameIndex(names);
  const words = names.map((entry) => entry.names.flatMap(wordsOf));
  const took: number[] = [];
  let missed = 0;
  for (let at = 0; at < queries; at++) {
    const source = words[(at * 7_919) % words.length] ?? [];
    const typed = slip(source[at % source.length] ?? '', at);
    const startedAt = performance.now();
    const found = new Set(index.search(typed, games.length));
    took.push(performance.now() - startedAt);
    const isMissed = words.some(
      (own, place) => !found.has(place) && own.some((word) => isNear(typed, word)),
    );
    if (isMissed && typed.length > 2) missed += 1;
  }
  took.sort((a, b) => a - b);
  report('search_p50_ms', median(took), {
    missed,
    queries,
    p99Ms: took[Math.floor(queries * 0.99)],
  });
}

/** One of the four slips, by turns. */
function slip(word: string, turn: number): string {
  const at = turn % Math.max(1, word.length - 1);
  const [before, rest] = [word.slice(0, at), word.slice(at)];
  if (turn % 4 === 0) return `${before}x${rest}`;
  if (turn % 4 === 1) return before + rest.slice(1);
  if (turn % 4 === 2) return `${before}x${rest.slice(1)}`;
  return before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
}

/** Damerau–Levenshtein distance of at most one, by its definition. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (a === b) return true;
  const places = Array.from({ length: Math.max(a.length, b.length) }, (_, at) => at);
  return places.some((at) => {
    const [head, tail] = [a.slice(0, at), a.slice(at)];
    return (
      head + tail.slice(1) === b ||
      (b.startsWith(head) && b.slice(at + 1) === tail) ||
      (b.startsWith(head) && b.slice(at + 1) === tail.slice(1)) ||
      head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2) === b
    );
  });
}

/** From a key to the frame after it, the median of some runs. */
async function benchTyping(page: Page): Promise<void> {
  const field = page.getByRole('searchbox').first();
  await field.click();
  await wait(1_500);
  const runs: number[][] = [];
  const work = await mainThread(page);
  for (let run = 0; run < typingRuns; run++) runs.push(await typeAndWait(page));
  const keys = runs.flat();
  report('keystroke_to_frame_ms', median(keys), {
    worst: Math.max(...keys),
    worstOfEachRun: runs.map((run) => Math.round(Math.max(...run))),
    mainThreadMsAKey: (await work.spentMs()) / keys.length,
    renderer,
  });
  await field.fill('');
  await wait(1_000);
}

/** Milliseconds of each key; some frames pass before the next, as between two keys of a hand. */
function typeAndWait(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) throw new Error('There is no search field.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const spans: number[] = [];
    for (const typed of ['l', 'la', 'lan', 'lant', 'lante', 'lanter', 'lante', 'la', '']) {
      await frame();
      const startedAt = await frame();
      write?.call(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      spans.push((await frame()) - startedAt);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return spans;
  });
}

/**
 * One step a frame. A frame is long when the next one waits for it; what the page's main thread
 * itself spent a step does not hang on what else the machine does.
 */
async function benchScroll(page: Page, pace: number): Promise<void> {
  const runs: Awaited<ReturnType<typeof scroll>>[] = [];
  let spentMs = 0;
  for (let run = 0; run < scrollRuns; run++) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await wait(1_500);
    const work = await mainThread(page);
    runs.push(await scroll(page, pace));
    spentMs += await work.spentMs();
  }
  const long = runs.map(({ spans }) => spans.filter((span) => span > 25).length);
  report('scroll_long_frames', median(long), {
    pace,
    long,
    steps: scrollSteps,
    tiles: runs[0]?.tiles,
    medianMs: median(runs.flatMap(({ spans }) => spans)),
    mainThreadMsAStep: spentMs / scrollRuns / scrollSteps,
    renderer,
  });
}

function scroll(page: Page, pace: number) {
  return page.evaluate(
    async ({ steps, by }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const spans: number[] = [];
      let tiles = 0;
      let last = await frame();
      for (let step = 0; step < steps; step++) {
        window.scrollBy(0, by);
        const now = await frame();
        spans.push(now - last);
        last = now;
        tiles = Math.max(tiles, document.querySelectorAll('.game-grid-place').length);
      }
      return { spans, tiles };
    },
    { steps: scrollSteps, by: pace },
  );
}

/** The processor time of the page's main thread from here on. */
async function mainThread(page: Page): Promise<{ spentMs: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  return {
    async spentMs() {
      const spent = (await read()) - before;
      await session.detach();
      return spent;
    },
  };
}

/** Requests a second of lists and searches ÷ those of a trivial call of the same server. */
async function benchHttp(origin: string): Promise<void> {
  const trivial = `${origin}/wps/system/sealKey`;
  const list = `${origin}/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=37&pageSize=20`;
  const search = `${origin}/wps/relay/GCSGAME_gameList?gameType=RNG&search=lanern&pageSize=20`;
  const rates: Record<'trivial' | 'list' | 'search', number[]> = {
    trivial: [],
    list: [],
    search: [],
  };
  for (let round = 0; round < 5; round++) {
    rates.trivial.push(await rate(trivial));
    rates.list.push(await rate(list));
    rates.search.push(await rate(search));
  }
  const base = median(rates.trivial);
  report('list_over_trivial', median(rates.list) / base, { perSecond: median(rates.list) });
  report('search_over_trivial', median(rates.search) / base, { perSecond: median(rates.search) });
}

/** Requests a second by sixteen that ask one after the other, for two seconds. */
async function rate(url: string): Promise<number> {
  const endsAt = performance.now() + 2_000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < endsAt) {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  return answered / 2;
}
