/**
 * The home page on a phone: Lighthouse's own phone preset (slow 4G, a four times slower processor)
 * on the real platform with the demo brand, and the script it needs before it can be used.
 */
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { median } from 'simple-statistics';
import { openBrowser } from '#e2e/fixtures/browser.ts';
import { startStack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { report } from './report.ts';

const runs = 3;
const debuggingPort = 19_333;
const scriptBudgetKb = 170;

export async function benchHome(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack({ parts: ['platform'] });
  const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const scripts: number[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(gzipSync(await response.body()).byteLength);
    });
    await page.goto(stack.origins.playerSite, { waitUntil: 'networkidle' });
    await page.close();
    const scriptKb = scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    report('home_script_over_budget', scriptKb / scriptBudgetKb, {
      scriptKb,
      files: scripts.length,
    });
    const results = [];
    for (let run = 0; run < runs; run++) results.push(await judge(stack.origins.playerSite));
    report('home_lighthouse_phone', median(results.map(({ score }) => score)), {
      lcpMs: median(results.map(({ lcpMs }) => lcpMs)),
      cls: median(results.map(({ cls }) => cls)),
      tbtMs: median(results.map(({ tbtMs }) => tbtMs)),
      lcpElement: results[0]?.lcpElement,
    });
  } finally {
    await browser.close();
    await stack.stop();
  }
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
