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
 * The frame has a page for each game and language, with links to all that its first round needs; a
 * game of the studio has theirs together. Anything else gets the page that knows of no game.
 */
export async function findPages(siteFolder: string): Promise<NonNullable<SiteOptions['pageFor']>> {
  const frames = new Set(await readdir(join(siteFolder, 'frames')).catch(noFrames));
  return (path, query) => {
    if (path !== '/') return pagesBeside[path] ?? 'index.html';
    const code = query.get('game') ?? '';
    const [language] = (query.get('language') ?? 'en').toLowerCase().split(/[-_]/);
    const frame = `${code.startsWith('studio-') ? 'studio' : code}.${language}.html`;
    return frames.has(frame) ? `frames/${frame}` : 'index.html';
  };
}

/** A site that was not built has none. */
function noFrames(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
