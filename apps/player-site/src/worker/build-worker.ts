/** Puts the names of a build's files into the worker; vite.config.ts emits the result as /sw.js. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a visitor without a network sees. */
export const coreFiles = [
  '/offline.html',
  '/offline.css',
  '/offline.js',
  '/favicon.svg',
  '/icons/icon-192.png',
  '/manifest.webmanifest',
];

/** The version is the content: a build that changed nothing leaves the worker as it is. */
export async function buildWorker(programFiles: readonly string[]): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'service-worker.js'), 'utf8');
  const program = programFiles.toSorted();
  const version = createHash('sha256').update(source).update(program.join(' ')).digest('hex');
  const listed = (files: readonly string[]) => files.map((file) => `'${file}'`).join(', ');
  return source
    .replace('__VERSION__', version.slice(0, 12))
    .replace(`'__CORE__'`, listed(coreFiles))
    .replace(`'__PROGRAM__'`, listed(program));
}
