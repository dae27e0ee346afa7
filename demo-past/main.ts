/**
 * `npm run make-past`: 90 days of play for the demo's brands, made by the games' own rules and the
 * wallet's own planning. `npm start` does so by itself the first time.
 */
import { explain, Problem, runScript } from '#scripts/problem.ts';
import { secondsSince } from '#scripts/progress.ts';
import { findDatabase } from '#scripts/start/running.ts';
import { brandDatabaseUrls } from '#platform-app/installation/installed-brands.ts';
import { loadPast } from './load-past.ts';

await runScript(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Problem('Production has the past it had: none is made up for it.');
  }
  const began = Date.now();
  const databases = await brandDatabaseUrls(findDatabase());
  const load = async ({ code, url }: { code: string | undefined; url: string }) => {
    const name = code ?? 'the first brand';
    try {
      const loaded = await loadPast(url);
      if (!loaded) return true;
      const { members, rounds, transfers } = loaded;
      const made = `${members} members, ${rounds} rounds, ${transfers} transfers`;
      console.log(`  the history of ${name} is loaded after ${secondsSince(began)}: ${made}`);
      return true;
    } catch (error) {
      console.error(`  the history of ${name} was not loaded: ${explain(error)}`);
      return false;
    }
  };
  const outcomes = await Promise.all(databases.map(load));
  if (outcomes.includes(false)) process.exitCode = 1;
});
