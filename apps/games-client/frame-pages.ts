/**
 * Writes a page of the frame for each game and language, as the site is built: the frame's page with
 * links to what this game's first round needs. A browser asks for it together then, instead of
 * learning of one part from another; on a slow line each such step costs more than what it brings.
 * Only the code of a slot's mechanics is not among it: the stage learns of those from the rules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const languages = ['en', 'sw'] as const;

/** An entry of a list of games: `'taa-za-pwani': () => import('./taa-za-pwani/slot.ts')`. */
const listed = /'?([\w-]+)'?: \(\) =>\s*import\(\s*'([^']+)'/g;

/** What games of a kind need besides their own module. */
const screens = {
  slot: ['shell/game-screen.tsx'],
  bet: ['bets/bet-screen.tsx', 'bets/stage/board-list.ts', 'bets/stage/boot-bet.ts'],
  crash: ['crash/crash-screen.tsx'],
  live: ['live/live-screen.tsx', 'live/live-games.ts'],
  seats: ['seats/seats-screen.tsx'],
  pool: ['pools/pool-screen.tsx'],
} as const;

type GamePage = { name: string; game: string; kind: keyof typeof screens };

/** @param folder of the frame's program. */
export function framePages(folder: string): Plugin {
  const source = join(folder, 'src');
  return {
    name: 'frame-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The frame has no page to write others from.');
      const html = String(page.source);
      const parts = partsOf(bundle);
      for (const { name, game, kind } of pagesOf(source)) {
        const own = join(source, game);
        const modules = [
          ...screens[kind].map((file) => join(source, file)),
          own,
          ...(kind === 'slot' ? broughtBy(this, own) : []),
        ];
        for (const language of languages) {
          const words = join(source, `locales/${language}.json?first`);
          const files = filesOf(parts, [words, ...modules]);
          this.emitFile({
            type: 'asset',
            fileName: `frames/${name}.${language}.html`,
            source: withLinks(html, files),
          });
        }
      }
    },
  };
}

/** A page for each code of a game, and one, `studio`, for all games of the studio. */
function pagesOf(source: string): GamePage[] {
  const list = (file: string, kind: 'slot' | 'bet' | 'live' | 'seats'): GamePage[] =>
    [...readFileSync(join(source, file), 'utf8').matchAll(listed)].map(
      ([, name = '', at = '']) => ({
        name,
        game: at.startsWith('#frame/') ? at.slice('#frame/'.length) : join(file, '..', at),
        kind,
      }),
    );
  return [
    ...list('games/games.ts', 'slot'),
    { name: 'studio', game: 'games/studio/slot.ts', kind: 'slot' },
    ...list('bets/stage/board-list.ts', 'bet'),
    ...list('live/live-games.ts', 'live'),
    ...['miamba-ya-watamu', 'bahari-kuu'].map((name): GamePage => {
      return { name, game: 'pools/pool-screen.tsx', kind: 'pool' };
    }),
    { name: 'crash', game: 'crash/crash-screen.tsx', kind: 'crash' },
    ...list('seats/seat-list.ts', 'seats'),
  ];
}

/** What a game's module imports later, itself or by a module it imports: its stage and its art. */
function broughtBy(context: Rolldown.PluginContext, module: string): string[] {
  const seen = new Set([module]);
  const brought: string[] = [];
  for (const id of seen) {
    const info = context.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) seen.add(imported);
    brought.push(...(info?.dynamicallyImportedIds ?? []));
  }
  return brought;
}

type Part = {
  fileName: string;
  size: number;
  imports: readonly string[];
  css: ReadonlySet<string>;
};
type Parts = { ofModule: ReadonlyMap<string, Part>; ofFile: ReadonlyMap<string, Part> };

function partsOf(bundle: Rolldown.OutputBundle): Parts {
  const ofModule = new Map<string, Part>();
  const ofFile = new Map<string, Part>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const { fileName, imports, viteMetadata } = chunk;
    const css = viteMetadata?.importedCss ?? new Set<string>();
    const part = { fileName, size: chunk.code.length, imports, css };
    ofFile.set(fileName, part);
    for (const id of chunk.moduleIds) ofModule.set(id, part);
  }
  return { ofModule, ofFile };
}

/** The files these modules are in, with all that those import; the largest first, as it is in last. */
function filesOf({ ofModule, ofFile }: Parts, modules: readonly string[]) {
  const parts = new Set<Part>();
  for (const id of modules) {
    const part = ofModule.get(id);
    if (!part) throw new Error(`No file holds ${id}, which a page is to ask for.`);
    parts.add(part);
  }
  for (const { imports } of parts)
    for (const name of imports) {
      const part = ofFile.get(name);
      if (part) parts.add(part);
    }
  const bySize = [...parts].toSorted((one, other) => other.size - one.size);
  return {
    scripts: bySize.map(({ fileName }) => fileName),
    styles: [...new Set(bySize.flatMap(({ css }) => [...css]))],
  };
}

/** The page, asking for these files too where it does not yet. */
function withLinks(html: string, files: { scripts: string[]; styles: string[] }): string {
  const isNew = (file: string) => !html.includes(`"/${file}"`);
  const links = [
    ...files.scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...files.styles
      .filter(isNew)
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
