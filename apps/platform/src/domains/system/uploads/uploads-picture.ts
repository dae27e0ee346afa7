/**
 * Draws a picture that was sent anew, so that nothing of the sender's file survives but what the
 * eye sees: no metadata, no place, nothing hidden behind the end. One at a time, since a picture
 * unpacked is a hundred times as large as its file, and in a process of its own: it gives all its
 * memory back, and whoever breaks the library with a picture finds no secrets there.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { UploadFormat } from './uploads-kept-file.ts';

/** Each takes half a second or so: whoever would wait longer than ten is told to come again. */
const mostWaiting = 20;
const longestRunMs = 20_000;

export type Picture = { width: number; height: number; bytes: number };

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Refuses `image_unreadable`, `image_too_many_pixels`, and `retry` when too many wait. */
export async function redrawPicture(
  from: string,
  to: string,
  { format, mostPixels }: { format: UploadFormat; mostPixels: number },
): Promise<Picture> {
  if (waiting >= mostWaiting) throw new Refusal('retry');
  waiting += 1;
  const work = last.then(() => redraw([from, to, format, String(mostPixels)]));
  last = work.catch(() => undefined);
  try {
    return await work;
  } finally {
    waiting -= 1;
  }
}

const program = fileURLToPath(new URL('./uploads-draw.program.ts', import.meta.url));
const run = promisify(execFile);

async function redraw(parameters: string[]): Promise<Picture> {
  const said = await run(process.execPath, [program, ...parameters], {
    env: { MALLOC_ARENA_MAX: '2' },
    timeout: longestRunMs,
    killSignal: 'SIGKILL',
  }).catch((error: { code?: unknown }) => {
    // A text is the system's own fault, such as no memory; all else is the picture's.
    if (typeof error.code === 'string') throw error;
    throw new Refusal('image_unreadable');
  });
  const drawn = JSON.parse(said.stdout) as Picture | { refused: string };
  if ('refused' in drawn) throw new Refusal(drawn.refused);
  return drawn;
}
