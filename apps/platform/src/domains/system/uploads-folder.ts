/**
 * Where the bytes of uploads stand: a folder nothing else serves. Names are the house's own, so
 * nothing of what a sender typed reaches the disk. Whoever keeps them elsewhere (an object store)
 * writes these few functions anew.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '#platform/config.ts';

export type UploadFormat = 'png' | 'jpeg';

type FolderConfig = Pick<Config, 'UPLOAD_FOLDER' | 'BAHATI_DATA_FOLDER'>;

export function uploadFolder(config: FolderConfig): string {
  return resolve(config.UPLOAD_FOLDER ?? join(config.BAHATI_DATA_FOLDER, 'uploads'));
}

const incoming = 'incoming';

/** A place for a file that is not whole yet; whatever stays there is swept away. */
export async function incomingPath(folder: string): Promise<string> {
  await mkdir(join(folder, incoming), { recursive: true, mode: 0o700 });
  return join(folder, incoming, randomUUID());
}

function pathOf(folder: string, id: string, format: UploadFormat): string {
  return join(folder, id.slice(0, 2), `${id}.${format}`);
}

/** Moves a whole file to where it stays. */
export async function keepFile(
  folder: string,
  from: string,
  { id, format }: { id: string; format: UploadFormat },
): Promise<void> {
  const path = pathOf(folder, id, format);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await rename(from, path);
}

/** The bytes; undefined: there is no such file. */
export async function readFile(
  folder: string,
  id: string,
  format: UploadFormat,
): Promise<Readable | undefined> {
  const path = pathOf(folder, id, format);
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  await file.close();
  return createReadStream(path);
}

export async function removeFile(folder: string, id: string, format: UploadFormat): Promise<void> {
  await rm(pathOf(folder, id, format), { force: true });
}

export type KeptFile = { id: string; format: UploadFormat };

/** The files of one of the 256 drawers that are older than this, some at a time. */
export async function oldFiles(
  folder: string,
  drawer: string,
  olderThanMs: number,
): Promise<KeptFile[]> {
  const names = await readdir(join(folder, drawer)).catch(() => []);
  const found: KeptFile[] = [];
  for (const name of names.slice(0, 10_000)) {
    const [, id = '', format] = /^([0-9a-f-]{36})\.(png|jpeg)$/.exec(name) ?? [];
    if (id === '' || !(await isOlder(join(folder, drawer, name), olderThanMs))) continue;
    found.push({ id, format: format as UploadFormat });
  }
  return found;
}

/** Removes what a process that was killed left half done. */
export async function sweepIncoming(folder: string, olderThanMs: number): Promise<void> {
  const names = await readdir(join(folder, incoming)).catch(() => []);
  for (const name of names.slice(0, 10_000)) {
    const path = join(folder, incoming, name);
    if (await isOlder(path, olderThanMs)) await rm(path, { force: true });
  }
}

async function isOlder(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ms;
}
