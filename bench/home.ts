/**
 * The pages one begins with on a phone, on the real platform with the demo brand, and the script
 * that home needs before it can be used.
 */
import { gzipSync } from 'node:zlib';
import { openBrowser } from '#e2e/fixtures/browser.ts';
import { plantSession } from '#e2e/fixtures/planted.ts';
import { startStack } from '#e2e/fixtures/stack.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { judgePages } from './lighthouse.ts';
import { readGames } from './lists.ts';
import { report } from './report.ts';

const scriptBudgetKb = 160;

export async function benchHome(): Promise<void> {
  await buildStaleSites();
  const stack = await startStack({ parts: ['games-server', 'platform'] });
  const browser = await openBrowser();
  try {
    await readGames(stack.origins.playerSite);
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
    const { playerSite } = stack.origins;
    await judgePages([
      { name: 'home', url: `${playerSite}/` },
      { name: 'slots', url: `${playerSite}/rng` },
    ]);
    const pages = [
      { name: 'deposit', url: `${playerSite}/member/depositv2` },
      { name: 'record', url: `${playerSite}/member/personalHistoryCopy` },
    ];
    await judgePages(pages, await plantSession(stack, 'amani'));
  } finally {
    await browser.close();
    await stack.stop();
  }
}
