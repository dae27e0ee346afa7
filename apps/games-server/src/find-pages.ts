/** Which of the built pages an address means. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteOptions } from '@bahati/server-kit/site.ts';

/** Pages beside the frame itself. */
export const pagesBeside: Readonly<Record<string, string>> = {
  '/verify': 'verify.html',
  '/sheet': 'sheet.html',
};

/**
 * The frame has a page for each game and language, with links to what its first round needs. A code
 * without one is a studio game's, as the frame itself has it; without a code, or in another language,
 * it is the page that knows of no game.
 */
export async function findPages(siteFolder: string): Promise<NonNullable<SiteOptions['pageFor']>> {
  const frames = new Set(await readdir(join(siteFolder, 'frames')).catch(noFrames));
  return (path, query) => {
    if (path !== '/') return pagesBeside[path] ?? 'index.html';
    const code = query.get('game') ?? '';
    const [language] = (query.get('language') ?? 'en').toLowerCase().split(/[-_]/);
    const names = code ? [`${code}.${language}.html`, `studio.${language}.html`] : [];
    const frame = names.find((name) => frames.has(name));
    return frame ? `frames/${frame}` : 'index.html';
  };
}

/** A site that was not built has none. */
function noFrames(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
