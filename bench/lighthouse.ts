/**
 * Lighthouse's own phone preset (slow 4G, a four times slower processor) on pages of the player
 * site, each the median of some runs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { median } from 'simple-statistics';
import { findBrowser } from '#e2e/fixtures/browser.ts';
import { enterSite } from '#e2e/fixtures/planted.ts';
import { report } from './report.ts';

const runs = 3;
const debuggingPort = 19_333;

type Page = { name: string; url: string };

/** @param member logs every page in; without, a visitor reads them. */
export async function judgePages(
  pages: readonly Page[],
  member?: { token: string },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bahati-lighthouse-'));
  // Lighthouse opens its pages in the browser's first context, which is this one.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    viewport: null,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    // Lighthouse empties the browser's cache and leaves its storage: each run is a first visit.
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.removeItem('bahati.type');
    });
    if (member) await enterSite(context, member, 'en');
    for (const { name, url } of pages) await judgePage(name, url);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function judgePage(name: string, url: string): Promise<void> {
  const results: Awaited<ReturnType<typeof judge>>[] = [];
  for (let run = 0; run < runs; run++) results.push(await judge(url));
  report(`${name}_lighthouse_phone`, median(results.map(({ score }) => score)), {
    lcpMs: median(results.map(({ lcpMs }) => lcpMs)),
    cls: median(results.map(({ cls }) => cls)),
    tbtMs: median(results.map(({ tbtMs }) => tbtMs)),
    lcpElement: results[0]?.lcpElement,
  });
}

async function judge(url: string) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    output: 'json',
    logLevel: 'error',
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr?.runtimeError?.message}`);
  // Who is not let in is led to another page, whose figures are not meant.
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (lhr.categories['performance']?.score ?? 0) * 100,
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    lcpElement: JSON.stringify(lhr.audits['lcp-breakdown-insight']?.details ?? '').match(
      /"selector":"([^"]+)"/,
    )?.[1],
  };
}
