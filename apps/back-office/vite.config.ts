import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callPermissions } from './src/session/call-permissions.ts';

/** Of the contract's calls the browser needs the permissions alone: their schemas stay here. */
function sendPermissionsOnly(): Plugin {
  const source = join(import.meta.dirname, 'src/session/call-permissions.ts');
  return {
    name: 'send-permissions-only',
    load: (id) =>
      id === source
        ? `export const callPermissions = ${JSON.stringify(callPermissions)};`
        : undefined,
  };
}

/** The back office as files; `npx vite build apps/back-office` writes them to dist. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sendPermissionsOnly()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The page's policy allows fonts and images from the site itself, not from inside a style sheet.
    assetsInlineLimit: 0,
    // One bundle for staff is fine: it is loaded once and kept for a year.
    chunkSizeWarningLimit: 2_000,
  },
  server: { port: 5175, proxy: { '/bo': 'http://127.0.0.1:8081' } },
});
