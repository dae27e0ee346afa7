import { join } from 'node:path';
import { wordsInTwo } from '@bahati/ui/words/split-words.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tightDrawings } from './drawings.ts';
import { frameFiles } from './frame-files.ts';
import { framePages } from './frame-pages.ts';

/** The game frame and the verify page as files; `npx vite build apps/games-client` writes them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tightDrawings(),
    wordsInTwo(join(import.meta.dirname, 'src/main.tsx'), 'all-but-late'),
    framePages(import.meta.dirname),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The pages' policy allows scripts, fonts and images from the site itself, nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What draws a slot's stage, together; gzipped it is 145 kB.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { groups: frameFiles(import.meta.dirname) } },
      input: {
        game: join(import.meta.dirname, 'index.html'),
        verify: join(import.meta.dirname, 'verify.html'),
        sheet: join(import.meta.dirname, 'sheet.html'),
      },
    },
  },
  server: { port: 5176, proxy: { '/frame': 'http://127.0.0.1:8082' } },
});
