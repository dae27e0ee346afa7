/** What every store of uploads is, and by which names files stand in it. */
import type { Readable } from 'node:stream';

export type UploadFormat = 'png' | 'jpeg';

export type KeptFile = { id: string; format: UploadFormat };

export type UploadStore = {
  /** Keeps a whole file of this machine; the file may be moved away or left where it is. */
  keep: (path: string, file: KeptFile) => Promise<void>;
  /** The bytes; undefined: there is no such file. */
  read: (file: KeptFile) => Promise<Readable | undefined>;
  remove: (file: KeptFile) => Promise<void>;
  /** The files of one of the 256 drawers that are older than this, some at a time. */
  oldFiles: (drawer: string, olderThanMs: number) => Promise<KeptFile[]>;
};

/** The store did not do what it was asked; nothing of it is a sender's fault. */
export class StoreFault extends Error {}

/**
 * Where a file stands: drawers keep a folder small and a list short. Names are the operator's own, so
 * nothing of what a sender typed reaches disk or bucket.
 */
export function placeOf({ id, format }: KeptFile): { drawer: string; name: string } {
  return { drawer: id.slice(0, 2), name: `${id}.${format}` };
}

/** The file of a name; undefined: it is none of ours. */
export function fileOf(name: string): KeptFile | undefined {
  const [, id = '', format] = /^([0-9a-f-]{36})\.(png|jpeg)$/.exec(name) ?? [];
  return id === '' ? undefined : { id, format: format as UploadFormat };
}
