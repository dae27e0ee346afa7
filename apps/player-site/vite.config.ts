/** How the player site is bundled; see src/ for the site itself. */
import { join } from 'node:path';
import { avatarKeys } from '@bahati/contract/player-site/members/avatars.ts';
import { avatarArt } from '@bahati/ui/avatar/avatar-art.ts';
import { faviconSvg } from '@bahati/ui/brand/mark.ts';
import { bannerScene, bannerSceneNames } from '@bahati/ui/game-art/banner-scene.ts';
import { heroScene } from '@bahati/ui/game-art/hero-scene.ts';
import { kangaBand, kangaGround } from '@bahati/ui/patterns/kanga.ts';
import { wordsInTwo } from '@bahati/ui/words/split-words.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyFilesOf } from './early-pages.ts';
import { buildWorker } from './src/worker/build-worker.ts';

/**
 * Tells the page where the program, each language's words and the parts of often opened pages
 * landed: `boot.js` fetches them at once, and at home as soon as the page's picture is painted. The
 * styles come before, since they are the page's own.
 */
function earlyChunks(): Plugin {
  return {
    name: 'early-chunks',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = (suffix: string) =>
          chunks.find((chunk) => chunk.facadeModuleId?.endsWith(suffix));
        const program = named('/src/start.tsx');
        if (!program) return [];
        const words = (half: string) =>
          Object.fromEntries(
            chunks.flatMap(({ facadeModuleId, fileName }) => {
              const name = /\/words\.([\w-]+)\.json\?(\w+)$/.exec(facadeModuleId ?? '');
              return name?.[1] && name[2] === half ? [[name[1], `/${fileName}`]] : [];
            }),
          );
        const pieces = [program.fileName, ...program.imports];
        const styles = chunks
          .filter((chunk) => pieces.includes(chunk.fileName))
          .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const content = JSON.stringify({
          program: pieces.map((file) => `/${file}`),
          words: words('first'),
          early: words('early'),
          rest: words('rest'),
          ...earlyFilesOf(chunks, [...pieces, ...styles]),
        });
        return [
          {
            tag: 'meta',
            attrs: { name: 'program-files', content },
            injectTo: 'head-prepend' as const,
          },
          ...styles.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'style', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/** Drawings as files of their own: the page shows them before any program has run. */
const drawings: Record<string, () => string> = {
  'favicon.svg': () => faviconSvg(),
  'scene/kanga-edge.svg': () => kangaBand('bahati'),
  'scene/kanga-cloth.svg': () => kangaGround('taa-za-pwani'),
  'scene/night-market-tall.svg': () => heroScene({ crop: 'tall' }),
  'scene/night-market-wide.svg': () => heroScene({ crop: 'wide' }),
  ...Object.fromEntries(
    bannerSceneNames.flatMap((name) =>
      (['tall', 'wide'] as const).map((crop) => [
        `scene/${name}-${crop}.svg`,
        () => bannerScene(name, crop),
      ]),
    ),
  ),
  ...Object.fromEntries(avatarKeys.map((key) => [`avatars/${key}.svg`, () => avatarArt(key)])),
};

function drawnFiles(): Plugin {
  return {
    name: 'drawn-files',
    generateBundle() {
      for (const [fileName, draw] of Object.entries(drawings))
        this.emitFile({ type: 'asset', fileName, source: draw() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = Object.entries(drawings).find(([name]) => request.url === `/${name}`)?.[1];
        if (!draw) return next();
        response.setHeader('content-type', 'image/svg+xml').end(draw());
      });
    },
  };
}

/** The worker, which is told the files of this build: the program, its styles and its words. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isShell = (id: string) => id.endsWith('/src/start.tsx') || id.includes('/src/main.tsx');
      const first = chunks.filter((chunk) => isShell(chunk.facadeModuleId ?? ''));
      const entries = chunks.filter((chunk) => chunk.isEntry);
      const pieces = new Set(
        [...first, ...entries].flatMap((chunk) => [
          chunk.fileName,
          ...chunk.imports,
          ...(chunk.viteMetadata?.importedCss ?? []),
        ]),
      );
      const styles = chunks
        .filter((chunk) => pieces.has(chunk.fileName))
        .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const words = chunks.filter((chunk) =>
        /\/words\.[\w-]+\.json\?/.test(chunk.facadeModuleId ?? ''),
      );
      const files = new Set([...pieces, ...styles, ...words.map(({ fileName }) => fileName)]);
      const source = await buildWorker([...files].map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

const program = join(import.meta.dirname, 'src/start.tsx');
let needed: ReadonlySet<string> | undefined;

/** Everything the program imports at once, and what that imports, and so on. */
function neededByProgram(modules: Modules): ReadonlySet<string> {
  const found = new Set([program]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What every first page needs, in two pieces; the program's own file and the bundler's stay out. */
function firstPieces(isForeign: boolean) {
  return (id: string, modules: Modules): string | null => {
    needed ??= neededByProgram(modules);
    if (!needed.has(id) || id === program || id.startsWith('\0')) return null;
    if (id.includes('/node_modules/') !== isForeign) return null;
    return isForeign ? 'vendor' : 'site';
  };
}

/** Fields, rows, notices and what forms do; not the drawings and boards, which few pages show. */
const sharedByPages =
  /\/packages\/ui\/src\/(?!game-art|round-board|avatar|staff-html)|\/features\/(forms|loading)\//;

/** Pages of money in, money out and what became of it. */
const sharedByMoney = /\/features\/(cashier|limits|records|wallet)\/|\/packages\/money\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wordsInTwo(program, 'named-first'),
    earlyChunks(),
    drawnFiles(),
    serviceWorker(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // The program lists two hundred of these names: shorter ones are fewer bytes of a first page.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What changes with every release stands apart from what changes with a dependency.
        codeSplitting: {
          groups: [
            // The first script needs it too, and must not need the program for it.
            { name: 'preload', test: /vite\/preload-helper|early-answers|own-type/, priority: 3 },
            { name: firstPieces(true), priority: 2 },
            { name: firstPieces(false), priority: 1 },
            // Most later pages share these: one file on a slow network, not twenty small ones.
            { name: 'shared', test: sharedByPages, minShareCount: 6 },
            { name: 'lists', test: /\/features\/catalogue\/(lists|search)\//, minShareCount: 2 },
            { name: 'money', test: sharedByMoney, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
