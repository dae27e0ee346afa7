/**
 * Draws a picture that was sent anew, so that nothing of the sender's file survives but what the
 * eye sees: no metadata, no place, nothing hidden behind the end. One at a time, since a picture
 * unpacked is a hundred times as large as its file.
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { UploadFormat } from './uploads-folder.ts';

/** What a screen can show; a camera's picture is made smaller. */
const longestSide = 2048;
const longestWorkSeconds = 10;
const mostWaiting = 60;

export type Picture = { width: number; height: number; bytes: number };

/** The library is large and few processes ever draw: it is loaded when one first does. */
let loaded: Promise<typeof import('sharp')['default']> | undefined;

async function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

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
  const work = last.then(() => redraw(from, to, format, mostPixels));
  last = work.catch(() => undefined);
  try {
    return await work;
  } finally {
    waiting -= 1;
  }
}

async function redraw(
  from: string,
  to: string,
  format: UploadFormat,
  mostPixels: number,
): Promise<Picture> {
  const sharp = await loadSharp();
  // Only the head is read here, so a bomb is known by what it says of itself.
  const head = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) throw new Refusal('image_unreadable');
  if (head.width * head.height > mostPixels) throw new Refusal('image_too_many_pixels');
  try {
    const drawn = await sharp(from, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format, format === 'jpeg' ? { quality: 82 } : { compressionLevel: 7 })
      .timeout({ seconds: longestWorkSeconds })
      .toFile(to);
    return { width: drawn.width, height: drawn.height, bytes: drawn.size };
  } catch {
    throw new Refusal('image_unreadable');
  }
}
