/**
 * Lets Node import `./drawing.svg?raw` as the text of the file, as Vite does for the sites. A test
 * imports this first and what draws afterwards, by `await import()`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.svg?raw')) return nextLoad(url, context);
    const text = JSON.stringify(readFileSync(new URL(url), 'utf8'));
    return { format: 'module', source: `export default ${text};`, shortCircuit: true };
  },
});
