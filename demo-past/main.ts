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
  let failed = 0;
  for (const { code, url } of databases) {
    try {
      const loaded = await loadPast(url);
      if (!loaded) continue;
      const { members, rounds, transfers } = loaded;
      console.log(
        `  history of ${code ?? 'the first brand'}: ${members} members, ${rounds} rounds, ${transfers} transfers (after ${secondsSince(began)})`,
      );
    } catch (error) {
      failed += 1;
      console.error(`  history of ${code ?? 'the first brand'} was not loaded: ${explain(error)}`);
    }
  }
  if (failed > 0) process.exitCode = 1;
});
