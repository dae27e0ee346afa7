/** Uploads in a folder nothing else serves, and what is on its way there or to another store. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#platform/config.ts';
import { fileOf, type KeptFile, placeOf, type UploadStore } from './uploads-kept-file.ts';

type FolderConfig = Pick<Config, 'UPLOAD_FOLDER' | 'BAHATI_DATA_FOLDER'>;

function uploadFolder(config: FolderConfig): string {
  return resolve(config.UPLOAD_FOLDER ?? join(config.BAHATI_DATA_FOLDER, 'uploads'));
}

const mostNames = 10_000;

export function folderStore(config: FolderConfig): UploadStore {
  const folder = uploadFolder(config);
  const pathOf = (file: KeptFile) => {
    const { drawer, name } = placeOf(file);
    return join(folder, drawer, name);
  };
  return {
    async keep(from, file) {
      const path = pathOf(file);
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
      await rename(from, path);
    },
    async read(file) {
      const path = pathOf(file);
      const found = await open(path).catch(() => undefined);
      if (!found) return undefined;
      await found.close();
      return createReadStream(path);
    },
    remove: (file) => rm(pathOf(file), { force: true }),
    async oldFiles(drawer, olderThanMs) {
      const names = await readdir(join(folder, drawer)).catch(() => []);
      const found: KeptFile[] = [];
      for (const name of names.slice(0, mostNames)) {
        const file = fileOf(name);
        if (file && (await isOlder(join(folder, drawer, name), olderThanMs))) found.push(file);
      }
      return found;
    },
  };
}

const incoming = 'incoming';

/** A place for a file that is not whole yet; whatever stays there is swept away. */
export async function incomingPath(config: FolderConfig): Promise<string> {
  const folder = join(uploadFolder(config), incoming);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Removes what a process that was killed left half done. */
export async function sweepIncoming(config: FolderConfig, olderThanMs: number): Promise<void> {
  const folder = join(uploadFolder(config), incoming);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.slice(0, mostNames)) {
    const path = join(folder, name);
    if (await isOlder(path, olderThanMs)) await rm(path, { force: true });
  }
}

async function isOlder(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ms;
}
