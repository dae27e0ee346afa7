/**
 * The sports page beside home on the slow phone: the script each loads, and the time from the address
 * to the first odds that can be pressed, divided by home's to its first game.
 */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { median } from 'simple-statistics';
import { openBrowser, phone } from '#e2e/fixtures/browser.ts';
import { openBookDrill } from '#e2e/resilience/book-drill.ts';
import { startStack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { Pool } from 'pg';
import { slowDown } from '#bench/frame/first-spin.ts';
import { readGames } from '#bench/lists.ts';
import { report } from '#bench/report.ts';

const runs = 2;
/** More than the first page of the list, so that what stands below it is far away. */
const events = 40;
/** A page that is told news never ends loading: scripts of after are waited for so long. */
const settleMs = 5_000;
const parts = ['games-server', 'platform', 'odds-feed', 'sportsbook'] as const;
/** What one comes to a page for. */
const firstGame = '.game-card a';
const firstOdds = 'button.odds:enabled';

export async function benchBookPage(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack({ parts, env: { FEED_WORLD: 'off' } });
  const database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  const browser = await openBrowser();
  try {
    const { playerSite } = stack.origins;
    await readGames(playerSite);
    const drill = openBookDrill(stack, database);
    await Promise.all(Array.from({ length: events }, (_, at) => drill.openEvent(at % 8 === 0)));
    const home = [];
    const sports = [];
    for (let run = 0; run < runs; run += 1) {
      home.push(await visit(browser, `${playerSite}/`, firstGame));
      sports.push(await visit(browser, `${playerSite}/sports`, firstOdds));
    }
    const scriptKb = kilobytes(sports);
    const homeScriptKb = kilobytes(home);
    report('book_page_script_over_home', scriptKb / homeScriptKb, { scriptKb, homeScriptKb });
    const [ms, homeMs] = [sports.map((one) => one.ms), home.map((one) => one.ms)];
    report('book_page_first_odds_over_home', median(ms) / median(homeMs), { ms, homeMs });
  } finally {
    await browser.close();
    await database.end();
    await stack.stop();
  }
}

type Visit = { ms: number; scriptBytes: number };

const kilobytes = (visits: readonly Visit[]): number =>
  median(visits.map(({ scriptBytes }) => scriptBytes)) / 1000;

/** A first visit: nothing of the site is in the browser. */
async function visit(browser: Browser, url: string, shown: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone.size });
  try {
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await slowDown(page);
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
    const ms = performance.now() - startedAt;
    await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
    const scripts = await Promise.all(bodies);
    return { ms, scriptBytes: scripts.reduce((sum, one) => sum + gzipSync(one).byteLength, 0) };
  } finally {
    await context.close();
  }
}
